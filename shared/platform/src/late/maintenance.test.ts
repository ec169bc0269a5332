import type { AppError } from '@site/domain/errors/app-error';
import { getMethods } from '@site/contracts/payment';
import { getImSportCounts } from '@site/contracts/vendor-im';
import type { EndpointBase } from '@site/contracts/endpoint';
import type { CallTrace } from '../api/trace';
import { openLate } from './late.fixture';
import { createMaintenance } from './maintenance';

const trace = (row: EndpointBase, error: AppError | null, url = row.path): CallTrace => ({
  row,
  url,
  ms: 1,
  status: 0,
  sent: null,
  received: null,
  error,
});
const code = (text: string): AppError => ({
  kind: 'api',
  code: text,
  description: '',
  status: 409,
});

function open() {
  const world = openLate();
  return {
    ...world,
    work: createMaintenance(world.deps),
    state: () => world.deps.states.maintenance.get(),
  };
}

test('[R3.6-1] a vendor that answers 11020 is under maintenance, is told once, and works again with its first answer', () => {
  const { work, state, announced } = open();
  work.onCall(trace(getImSportCounts, code('11020')));
  work.onCall(trace(getImSportCounts, code('11020')));
  expect([state().isIM, state().isSABA, announced]).toEqual([true, false, ['IM']]);
  work.onCall(trace(getImSportCounts, null));
  expect(state().isIM).toBe(false);
});

test('[R3.6-1] [R2.5-9] a feature is under maintenance by GEN0001 and by 503; a withdrawal is told from a deposit by the query', () => {
  const { work, state, announced } = open();
  work.onCall(trace(getMethods, code('GEN0001'), '/api/Payment/Methods?transactionType=Deposit'));
  work.onCall(
    trace(
      getMethods,
      { kind: 'http', status: 503 },
      '/api/Payment/Methods?transactionType=Withdrawal',
    ),
  );
  expect([state().features, announced]).toEqual([
    ['deposit', 'withdrawal'],
    ['deposit', 'withdrawal'],
  ]);
  work.onCall(trace(getMethods, null, '/api/Payment/Methods?transactionType=Deposit'));
  expect(state().features).toEqual(['withdrawal']);
});

test.each<[string, AppError]>([
  ['without a body', { kind: 'http', status: 503 }],
  ["with the gateway's word in it", { kind: 'api', code: 'GEN0001', description: '', status: 503 }],
])('[R3.6-1] a 503 %s is maintenance, of a vendor of that vendor alone', (_how, error) => {
  const { work, state, announced } = open();
  work.onCall(trace(getImSportCounts, error));
  expect([state().isIM, state().isBTI, state().isSABA, state().features]).toEqual([
    true,
    false,
    false,
    [],
  ]);
  work.onCall(trace(getMethods, error, '/api/Payment/Methods?transactionType=Deposit'));
  expect(announced).toEqual(['IM', 'deposit']);
});

test.each<[string, AppError]>([
  ['another code', code('MEM00059')],
  ['another status', { kind: 'http', status: 500 }],
  ['no network', { kind: 'network' }],
])('[R3.6-1] %s is no maintenance', (_what, error) => {
  const { work, state, announced } = open();
  work.onCall(trace(getMethods, error));
  work.onCall(trace(getImSportCounts, error));
  expect([state().features, state().isIM, announced]).toEqual([[], false, []]);
});

test('[R4.6-1] a vendor without a token is under maintenance, and a token that arrives clears it; SABA only cannot bet', () => {
  const { work, state } = open();
  for (const service of ['im', 'bti', 'saba', 'sportsData']) work.onToken(service, false);
  expect([state().noTokenIM, state().noTokenBTI, state().noTokenSABA]).toEqual([true, true, false]);
  work.onToken('im', true);
  expect([state().noTokenIM, state().noTokenBTI]).toEqual([false, true]);
});

test('[R2.5-9] what is announced by hand is cleared by hand', () => {
  const { work, state, announced } = open();
  work.announce('promotions');
  work.announce('saba');
  expect([state().features, state().isSABA, announced]).toEqual([
    ['promotions'],
    true,
    ['promotions', 'SABA'],
  ]);
  work.clear('promotions');
  work.clear('saba');
  expect([state().features, state().isSABA]).toEqual([[], false]);
});
