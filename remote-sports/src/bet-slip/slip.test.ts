import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createState } from '@site/platform';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { BetInfo, PriceSlot } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { createSlip } from './slip';
import { legOf, selectionOf } from './slip.fixture';
import { followBoard } from './visitor-board';
import { A, open, settle, placed } from './open-slip.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('a visitor may choose, and nobody is asked about it', async () => {
  const { slip, quotes, row } = open(world);
  slip.toggle(A);
  await settle();
  expect(quotes).toEqual([]);
  expect(row()?.info).toBeNull();
});

test("a visitor's prices follow the board; a member's wait for a word", async () => {
  const { slip, row } = open(world);
  slip.toggle(A);
  const say = (...prices: PriceSlot[]): void =>
    slip.follow((before) =>
      followBoard(before, { kind: 'delta', events: [], lines: [], prices, news: [] }, []),
    );
  say(
    { selectionId: 'a', price: odds('1.80') },
    { selectionId: 'x', price: odds('9.00') },
    { selectionId: 'a', price: null },
  );
  expect(row()?.selection.price).toBe('1.80');
  await world.logIn('member01');
  say({ selectionId: 'a', price: odds('1.70') });
  expect(row()?.selection.price).toBe('1.80');
});

test('[R5-6] a chosen selection is asked about in the type it will be bet in', async () => {
  await world.logIn('member01');
  const { slip, quotes, row } = open(world);
  slip.toggle(A);
  slip.toggle(selectionOf('b', { euOnly: true, isOutright: true }));
  await settle();
  expect(new Set(quotes)).toEqual(new Set(['MY', 'EU']));
  expect(row()?.info?.min).toBe(1_000n);
});

test('a bet is sent exactly as it stands in the slip, once for two taps', async () => {
  await world.logIn('member01');
  const { slip, sent } = open(world);
  slip.toggle(A);
  slip.type('a', '100');
  slip.place('a');
  slip.place('a');
  await settle();
  expect(sent).toEqual([
    {
      mode: 1,
      selection: expect.objectContaining({ selectionId: 'a', price: '1.95', line: '-0.5' }),
      stake: '100.00',
      oddsType: 'MY',
      policy: 'better',
      freeBet: false,
      requestedAt: expect.any(Number),
    },
  ]);
  expect(world.platform.money.journal()).toMatchObject([{ ref: 'SABA:1' }]);
});

test('what is no amount is not sent', async () => {
  await world.logIn('member01');
  const { slip, sent } = open(world);
  slip.toggle(A);
  for (const stake of ['', '1e3', '-5', '1.234']) {
    slip.type('a', stake);
    slip.place('a');
  }
  expect(sent).toEqual([]);
});

test('a placed bet is announced, and placing the same row again sends nothing', async () => {
  await world.logIn('member01');
  const { slip, sent, row, felt } = open(world, () => Promise.resolve(placed));
  const notices: string[] = [];
  world.platform.bus.on('bet.placed').subscribe(({ wagerId }) => notices.push(wagerId));
  slip.toggle(A);
  slip.setOpen(true);
  slip.type('a', '100');
  slip.place('a');
  await settle();
  expect(row()?.result?.phase).toBe('done');
  slip.place('a');
  await settle();
  expect(notices).toEqual(['W1']);
  expect(felt).toEqual(['placed']);
  expect(sent).toHaveLength(1);
});

test('[R4.7-1] a refusal for a new price asks for it at once, and the stake stays', async () => {
  await world.logIn('member01');
  const { slip, says, row } = open(world, () =>
    Promise.resolve(failed({ kind: 'api', code: '13110', description: '', status: 409 })),
  );
  slip.toggle(A);
  slip.type('a', '100');
  await settle();
  says.leg = { price: odds('1.80') };
  slip.place('a');
  await settle();
  expect(row()).toMatchObject({
    stake: '100',
    result: { phase: 'refused' },
    info: { price: '1.80' },
    selection: { price: '1.95' },
  });
});

test('a row that is on its way is not asked about; a refused one is, so that it can be sent again', async () => {
  await world.logIn('member01');
  const { slip, quotes } = open(world, (order) =>
    order.mode === 1 && order.selection.selectionId === 'a'
      ? new Promise(() => undefined)
      : Promise.resolve(failed({ kind: 'api', code: '13070', description: '', status: 409 })),
  );
  slip.toggle(A);
  slip.toggle(selectionOf('b'));
  slip.setMode('single');
  for (const id of ['a', 'b']) {
    slip.type(id, '100');
    slip.place(id);
  }
  await settle();
  await settle();
  const before = quotes.length;
  await slip.requote();
  expect(quotes.length - before).toBe(1);
});

test('[R8-7] all selections together are one order, with the stake of each line, at decimal prices', async () => {
  await world.logIn('member01');
  const { slip, sent } = open(world, () => Promise.resolve(placed));
  slip.toggle(A);
  slip.toggle(selectionOf('b'));
  slip.setMode('combo');
  await settle();
  expect(slip.state.get().combo.offers).toMatchObject([{ id: 'Doubles' }]);
  slip.setOpen(true);
  slip.typeCombo('Doubles', '20');
  slip.placeCombo();
  slip.placeCombo();
  await settle();
  expect(sent).toMatchObject([
    {
      mode: 2,
      selections: [{ selectionId: 'a' }, { selectionId: 'b' }],
      combos: [{ id: 'Doubles', stake: '20.00' }],
      policy: 'better',
      freeBet: false,
    },
  ]);
  expect(slip.state.get().combo.result?.phase).toBe('done');
});

test('code that does not arrive is told as not sent, and nothing is in the journal', async () => {
  await world.logIn('member01');
  const { vendor } = open(world);
  const slip = createSlip(
    world.platform,
    { ...vendor, prepare: () => Promise.reject(new Error('chunk')) },
    createState<OddsTypeName>('HK'),
    createState(true),
  );
  slip.toggle(A);
  slip.type('a', '100');
  slip.place('a');
  await settle();
  expect(slip.state.get().rows[0]).toMatchObject({
    sending: false,
    result: null,
    trouble: { kind: 'network' },
    stake: '100',
  });
  expect(world.platform.money.journal()).toEqual([]);
});

test('[I4] a quote counts from when it was asked for, not from when it came: a gap in between is not in it', async () => {
  await world.logIn('member01');
  let answer: (info: Outcome<BetInfo>) => void = () => undefined;
  const { slip, row, vendor } = open(world);
  jest.spyOn(vendor, 'betInfo').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const clock = jest.spyOn(world.platform.clock, 'monotonic').mockReturnValue(1_000);
  slip.toggle(A);
  clock.mockReturnValue(3_000);
  answer(done({ legs: [legOf('a')], combos: [], maxPayout: null }));
  await settle();
  expect(row()).toMatchObject({ requestedAt: 1_000, infoAt: 3_000 });
  clock.mockRestore();
});
