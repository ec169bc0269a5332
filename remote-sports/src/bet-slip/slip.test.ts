import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createState, Observable, type MoneyAnswer } from '@site/platform';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { BetInfo, OddsVendor, PlacedBet, SingleBet } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { createSlip } from './slip';
import { infoOf, selectionOf } from './slip.fixture';

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(async () => { await world.close(); });

const A = selectionOf('a');

/** A slip over the real platform and a vendor that answers as the test says. */
function open(place: (key: string, bet: SingleBet) => Promise<Outcome<MoneyAnswer<PlacedBet>>> = () => new Promise(() => undefined)) {
  const quotes: OddsTypeName[] = [];
  const sent: SingleBet[] = [];
  const says = { info: done(infoOf()) as Outcome<BetInfo> };
  const unused = () => Promise.resolve(failed({ kind: 'network' }));
  const vendor: OddsVendor = {
    id: 'SABA', feed: () => new Observable(), counts: unused, check: unused, wagers: unused, payloadOf: (bet) => JSON.stringify([bet.selection.selectionId, bet.stake]),
    betInfo: (_selection, oddsType) => {
      quotes.push(oddsType);
      return Promise.resolve(says.info);
    },
    place: (key, bet) => {
      sent.push(bet);
      return place(key, bet);
    },
  };
  const slip = createSlip(world.platform, vendor, createState<OddsTypeName>('MY'), createState(true));
  return { slip, quotes, sent, says, row: () => slip.state.get().rows[0] };
}

const settle = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 5); });
const placed = done({ result: { wagerId: 'W1', price: odds('1.95'), stake: '100.00' }, pending: false });

test('a visitor may choose, and nobody is asked about it', async () => {
  const { slip, quotes, row } = open();
  slip.toggle(A);
  await settle();
  expect(quotes).toEqual([]);
  expect(row()?.info).toBeNull();
});

test('[R5-6] a chosen selection is asked about in the type it will be bet in', async () => {
  await world.logIn('member01');
  const { slip, quotes, row } = open();
  slip.toggle(A);
  slip.toggle(selectionOf('b', { euOnly: true }));
  await settle();
  expect(quotes).toEqual(['MY', 'EU']);
  expect(row()?.info?.min).toBe(1_000n);
});

test('a bet is sent exactly as it stands in the slip, once for two taps', async () => {
  await world.logIn('member01');
  const { slip, sent } = open();
  slip.toggle(A);
  slip.type('a', '100');
  slip.place('a');
  slip.place('a');
  await settle();
  expect(sent).toEqual([{ selection: A, stake: '100.00', oddsType: 'MY', acceptBetter: true }]);
});

test('what is no amount is not sent', async () => {
  await world.logIn('member01');
  const { slip, sent } = open();
  slip.toggle(A);
  for (const stake of ['', '1e3', '-5', '1.234']) {
    slip.type('a', stake);
    slip.place('a');
  }
  expect(sent).toEqual([]);
});

test('a placed bet is announced, and placing the same row again sends nothing', async () => {
  await world.logIn('member01');
  const { slip, sent, row } = open(() => Promise.resolve(placed));
  const told: string[] = [];
  world.platform.bus.on('bet.placed').subscribe(({ wagerId }) => told.push(wagerId));
  slip.toggle(A);
  slip.type('a', '100');
  slip.place('a');
  await settle();
  expect(row()?.result?.phase).toBe('done');
  slip.place('a');
  await settle();
  expect(told).toEqual(['W1']);
  expect(sent).toHaveLength(1);
});

test('[R4.7-1] a refusal for a new price asks for it at once, and the stake stays', async () => {
  await world.logIn('member01');
  const { slip, says, row } = open(() => Promise.resolve(failed({ kind: 'api', code: '13110', description: '', status: 409 })));
  slip.toggle(A);
  slip.type('a', '100');
  await settle();
  says.info = done(infoOf({ price: odds('1.80') }));
  slip.place('a');
  await settle();
  expect(row()).toMatchObject({ stake: '100', result: { phase: 'refused' }, info: { price: '1.80' }, selection: { price: '1.95' } });
});

test('a row that is on its way is not asked about; a refused one is, so that it can be sent again', async () => {
  await world.logIn('member01');
  const { slip, quotes } = open((_key, bet) => (bet.selection.selectionId === 'a' ? new Promise(() => undefined) : Promise.resolve(failed({ kind: 'api', code: '13070', description: '', status: 409 }))));
  slip.toggle(A);
  slip.toggle(selectionOf('b'));
  for (const id of ['a', 'b']) {
    slip.type(id, '100');
    slip.place(id);
  }
  await settle();
  const before = quotes.length;
  await slip.requote();
  expect(quotes.length - before).toBe(1);
});

test('[R4.1-3] a logout empties the slip', async () => {
  await world.logIn('member01');
  const { slip } = open();
  slip.toggle(A);
  slip.setOpen(true);
  await world.platform.session.logOut();
  expect(slip.state.get()).toEqual({ rows: [], open: false, activeId: null });
});
