import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createState, Observable, type MoneyAnswer } from '@site/platform';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { BetInfo, BetOrder, LegInfo, OddsVendor, PlacedBet } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { createSlip } from './slip';
import { comboOf, legOf, placedWager, selectionOf } from './slip.fixture';
import { EMPTY_SLIP } from './slip-model';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const A = selectionOf('a');

/** A slip over the real platform and a vendor that answers as the test says. */
function open(
  submit: (order: BetOrder, key: string) => Promise<Outcome<MoneyAnswer<PlacedBet>>> = () =>
    new Promise(() => undefined),
) {
  const quotes: OddsTypeName[] = [];
  const sent: BetOrder[] = [];
  const felt: string[] = [];
  const says: { leg: Partial<LegInfo>; info: Outcome<BetInfo> | null } = { leg: {}, info: null };
  const unused = () => Promise.resolve(failed({ kind: 'network' }));
  const vendor: OddsVendor = {
    id: 'SABA',
    policies: ['exact', 'better', 'any'],
    feed: () => new Observable(),
    counts: unused,
    search: unused,
    results: unused,
    announcements: unused,
    favourites: unused,
    setFavourite: unused,
    check: unused,
    pending: unused,
    wagers: unused,
    offers: unused,
    checkSale: unused,
    prepareSale: () => Promise.reject(new Error('not sold here')),
    betInfo: ({ selections, oddsType, mode }) => {
      quotes.push(oddsType);
      return Promise.resolve(
        says.info ??
          done({
            legs: selections.map(({ selectionId }) => legOf(selectionId, says.leg)),
            combos: mode === 2 ? [comboOf('Doubles')] : [],
            maxPayout: null,
          }),
      );
    },
    prepare: (order) =>
      Promise.resolve({
        payload: JSON.stringify(order),
        submit: (key) => {
          sent.push(order);
          return submit(order, key);
        },
      }),
  };
  const slip = createSlip(
    world.platform,
    vendor,
    createState<OddsTypeName>('MY'),
    createState(true),
    { feedback: (what) => void felt.push(what) },
  );
  return { slip, quotes, sent, says, felt, vendor, row: () => slip.state.get().rows[0] };
}

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
const placed = done({ result: { wagers: [placedWager('W1')] }, pending: false });

test('a visitor may choose, and nobody is asked about it', async () => {
  const { slip, quotes, row } = open();
  slip.toggle(A);
  await settle();
  expect(quotes).toEqual([]);
  expect(row()?.info).toBeNull();
});

test("a visitor's prices follow the board; a member's wait for a word", async () => {
  const { slip, row } = open();
  slip.toggle(A);
  slip.follow([
    { selectionId: 'a', price: odds('1.80') },
    { selectionId: 'x', price: odds('9.00') },
    { selectionId: 'a', price: null },
  ]);
  expect(row()?.selection.price).toBe('1.80');
  await world.logIn('member01');
  slip.follow([{ selectionId: 'a', price: odds('1.70') }]);
  expect(row()?.selection.price).toBe('1.80');
});

test('[R5-6] a chosen selection is asked about in the type it will be bet in', async () => {
  await world.logIn('member01');
  const { slip, quotes, row } = open();
  slip.toggle(A);
  slip.toggle(selectionOf('b', { euOnly: true }));
  await settle();
  expect(new Set(quotes)).toEqual(new Set(['MY', 'EU']));
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
  expect(sent).toEqual([
    {
      mode: 1,
      selection: expect.objectContaining({ selectionId: 'a', price: '1.95', line: '-0.5' }),
      stake: '100.00',
      oddsType: 'MY',
      policy: 'better',
      freeBet: false,
    },
  ]);
  expect(world.platform.money.journal()).toMatchObject([{ ref: 'SABA:1' }]);
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
  const { slip, sent, row, felt } = open(() => Promise.resolve(placed));
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
  expect(felt).toEqual(['placed']);
  expect(sent).toHaveLength(1);
});

test('[R4.7-1] a refusal for a new price asks for it at once, and the stake stays', async () => {
  await world.logIn('member01');
  const { slip, says, row } = open(() =>
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
  const { slip, quotes } = open((order) =>
    order.mode === 1 && order.selection.selectionId === 'a'
      ? new Promise(() => undefined)
      : Promise.resolve(failed({ kind: 'api', code: '13070', description: '', status: 409 })),
  );
  slip.toggle(A);
  slip.toggle(selectionOf('b'));
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

test('[R4.1-3] a logout empties the slip', async () => {
  await world.logIn('member01');
  const { slip } = open();
  slip.toggle(A);
  slip.setOpen(true);
  await world.platform.session.logOut();
  expect(slip.state.get()).toEqual({ ...EMPTY_SLIP, open: true });
});

test('[R8-7] all selections together are one order, with the stake of each line, at decimal prices', async () => {
  await world.logIn('member01');
  const { slip, sent } = open(() => Promise.resolve(placed));
  slip.toggle(A);
  slip.toggle(selectionOf('b'));
  slip.setMode('combo');
  await settle();
  expect(slip.state.get().combo.offers).toMatchObject([{ id: 'Doubles' }]);
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
  const { vendor } = open();
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

test('[R3.5-1] [R3.6-2] a cart is kept per member and vendor: the next login brings it back, combo and all, and somebody else finds nothing', async () => {
  await world.logIn('member01');
  const first = open();
  first.slip.toggle(A);
  first.slip.toggle(selectionOf('b'));
  first.slip.setMode('combo');
  await world.platform.session.logOut();
  expect(first.slip.state.get().rows).toEqual([]);
  await world.logIn('vip01');
  expect(first.slip.state.get().rows).toEqual([]);
  await world.platform.session.logOut();
  await world.logIn('member01');
  expect(first.slip.state.get()).toMatchObject({
    mode: 'combo',
    rows: [
      { selection: { selectionId: 'a', price: '1.95' }, info: null },
      { selection: { selectionId: 'b' } },
    ],
  });
  expect([...world.storage.keys()].filter((name) => name.includes('cart')).join()).not.toContain(
    world.storage.get('memberCode'),
  );
});

test('[R3.6-2] a kept cart that was tampered with costs only what cannot be read', async () => {
  await world.logIn('member01');
  open().slip.toggle(A);
  const [name = ''] = [...world.storage.keys()].filter(
    (key) => /persist:cart\.SABA/.test(key) && !key.includes('visitor'),
  );
  const kept = JSON.parse(world.storage.get(name) ?? '{}') as {
    v: number;
    data: { records: object[]; combo: boolean };
  };
  world.storage.set(
    name,
    JSON.stringify({
      ...kept,
      data: {
        ...kept.data,
        records: [
          { ...kept.data.records[0], Odds: '-3' },
          7,
          ...kept.data.records,
          ...kept.data.records,
        ],
      },
    }),
  );
  expect(open().slip.state.get().rows).toMatchObject([{ selection: { selectionId: 'a' } }]);
});

test('what a visitor chose goes along into the account', async () => {
  const { slip } = open();
  slip.toggle(A);
  await world.logIn('member01');
  expect(slip.state.get().rows).toMatchObject([{ selection: { selectionId: 'a' } }]);
  await world.platform.session.logOut();
  expect(slip.state.get().rows).toEqual([]);
});

test('[I4] a quote counts from when it was asked for, not from when it came: a gap in between is not in it', async () => {
  await world.logIn('member01');
  let answer: (info: Outcome<BetInfo>) => void = () => undefined;
  const { slip, row, vendor } = open();
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
  expect(row()).toMatchObject({ askedAt: 1_000, infoAt: 3_000 });
  clock.mockRestore();
});
