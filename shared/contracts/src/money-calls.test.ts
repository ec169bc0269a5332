import { intentOf, movedBy, type SentCall } from '@site/domain/releases/money-calls';
import type { AnyEndpoint } from './endpoint';
import { ALL_ROWS } from './rows';

/** A row as a face sees it sent. */
const sent = (
  { service, method, path }: AnyEndpoint,
  body: unknown = {},
  query = {},
): SentCall => ({
  service,
  method,
  path: path.replace(':key', 'Some-Key-1').replaceAll(/:\w+/g, 'any'),
  query,
  body,
});

const entriesOf = (schema: object | null): readonly string[] =>
  schema !== null && 'entries' in schema ? Object.keys(schema.entries as object) : [];
const looksUp = ({ result }: AnyEndpoint): boolean =>
  ['state', 'sealed', 'settleBy'].every((name) => entriesOf(result).includes(name));

test('every row that moves money is of one kind by its path, and no other row is of any', () => {
  const kinds = Object.fromEntries(
    ALL_ROWS.filter((row) => movedBy(sent(row)) !== null).map((row) => [
      row.id,
      movedBy(sent(row))?.kinds.join(),
    ]),
  );
  expect(Object.keys(kinds).toSorted()).toEqual(
    ALL_ROWS.filter((row) => row.money)
      .map(({ id }) => id)
      .toSorted(),
  );
  // An application says in its body what it is.
  expect(Object.keys(kinds).filter((id) => kinds[id] === '')).toEqual(['payment.create']);
  expect(kinds).toMatchObject({
    'im.place': 'bet',
    'bti.place': 'bet',
    'saba.place': 'bet',
    'saba.placeParlay': 'bet',
    'im.sell': 'cashOut',
    'bti.sell': 'cashOut',
    'saba.sellBack': 'cashOut',
    'payment.step': 'deposit',
    'payment.resubmit': 'deposit',
    'transfer.create': 'transfer',
    'bonus.claim': 'claim',
    'bonus.cancel': 'claim',
    'miniGames.snatch': 'prize',
  });
});

test('a deposit and a withdrawal share a call: it is what its body says, once and in its own spelling', () => {
  const create = ALL_ROWS.find(({ id }) => id === 'payment.create') as AnyEndpoint;
  const said = (body: unknown): unknown => movedBy(sent(create, body))?.kinds;
  expect([said({ transactionType: 'Deposit' }), said({ transactionType: 'Withdrawal' })]).toEqual([
    ['deposit'],
    ['withdrawal'],
  ]);
  for (const body of [
    null,
    'x',
    {},
    { transactionType: 'deposit' },
    { TransactionType: 'Deposit' },
    { transactionType: 'Deposit', TRANSACTIONTYPE: 'Withdrawal' },
  ]) {
    expect(said(body)).toEqual([]);
  }
});

test('every look-up of a key is known with its kind and its key, and no other row asks after one', () => {
  const fieldOf = (row: AnyEndpoint): object =>
    Object.fromEntries(
      entriesOf(row.method === 'GET' ? row.query : row.body).map((name) => [name, 'Some-Key-1']),
    );
  const lookUps = ALL_ROWS.filter((row) => intentOf(sent(row)) !== null);
  expect(lookUps.map(({ id }) => id).toSorted()).toEqual(
    ALL_ROWS.filter(looksUp)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const row of lookUps) {
    const question = intentOf(
      row.method === 'GET' ? sent(row, undefined, fieldOf(row)) : sent(row, fieldOf(row)),
    );
    expect([row.id, question?.keys]).toEqual([row.id, ['Some-Key-1']]);
    expect([row.id, question?.kinds.length]).toEqual([row.id, row.id === 'payment.byRef' ? 2 : 1]);
  }
});

test.each([
  '/api/Payment/Applications/by-ref/K',
  '/API/payment/applications/BY-REF/K',
  '/api/Payment/Applications/by%2dref/K',
  '/api/Payment/Applications/b%79-ref/K',
])('a look-up is one however it is spelt: %s', (path) => {
  expect(intentOf({ service: 'gateway', method: 'GET', path, query: {}, body: undefined })).toEqual(
    {
      kinds: ['deposit', 'withdrawal'],
      keys: ['K'],
    },
  );
});

test('calls that only end what stands are told apart from those that begin something', () => {
  const ends = ALL_ROWS.filter((row) => movedBy(sent(row))?.ends === true)
    .map(({ id }) => id)
    .toSorted();
  expect(ends).toEqual([
    'bonus.cancel',
    'payment.cancelDeposit',
    'payment.cancelPaybnb',
    'payment.qrPaid',
    'payment.step',
  ]);
});
