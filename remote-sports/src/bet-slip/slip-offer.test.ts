/** The button while prices move: it stays, says what it agrees to, and sends just that (I5, C-45). */
import { failed } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { createTestWorld, type TestWorld } from '@site/testing';
import { odds } from '../vendors/odds.fixture';
import { open, settle } from './open-slip.fixture';
import { comboOf, legOf, selectionOf } from './slip.fixture';
import { CONTEXT, rowOf, singles } from './slip-check.fixture';
import { EMPTY_COMBO, legsKey, type SlipRow, type SlipState } from './slip-model';
import { offerOf } from './slip-offer';
import { takeCombos } from './slip-quote';

const at = (price: string, id = 'a'): SlipRow =>
  rowOf({ info: legOf(id, { price: odds(price) }) }, id);

test.each([
  ['worse', '1.80', 8_000n],
  ['better', '2.10', 11_000n],
])(
  '[R8-7] a %s price leaves the button on: it offers the bet at what it is now',
  (_what, now, win) => {
    const offer = offerOf(singles(at(now)), CONTEXT);
    expect(offer).toMatchObject({
      reason: null,
      moved: 1,
      totals: { bets: 1, risk: 10_000n, win },
    });
    expect([...offer.shown]).toEqual([['a', now]]);
  },
);

test('[R5-6] what the new price takes is what the wallet is asked for', () => {
  // 0.95 became -0.91: the debit of a stake of 100 is 91.
  const slip = singles(at('2.10'));
  const context = { ...CONTEXT, oddsType: 'MY' as const };
  expect(offerOf(slip, { ...context, balance: fenOf(9_100n) })).toMatchObject({
    reason: null,
    totals: { risk: 9_100n, win: 10_000n },
  });
  expect(offerOf(slip, { ...context, balance: fenOf(9_099n) }).reason).toMatchObject({
    id: 'balanceShort',
  });
});

test('a line that moved is another bet: the button does not take it along, nor its price', () => {
  const slip = singles(rowOf({ info: legOf('a', { line: '-0.75', price: odds('2.20') }) }));
  const offer = offerOf(slip, CONTEXT);
  expect(offer).toMatchObject({ reason: { id: 'lineMoved', field: 'a' }, moved: 0 });
  expect(offer.shown.get('a')).toBe('1.95');
});

test('of several singles only those with a stake are offered, and only their moves are counted', () => {
  const slip = singles({ ...at('1.80'), stake: '' }, at('1.70', 'b'));
  expect(offerOf(slip, CONTEXT)).toMatchObject({ moved: 1, singles: ['b'] });
});

/** All together, as the vendor has them at these prices. */
function together(slip: SlipState, prices: readonly string[]): SlipState {
  const legs = slip.rows.map(({ selection: { selectionId } }, of) =>
    legOf(selectionId, { price: odds(prices[of] ?? '1.95') }),
  );
  const info = { legs, combos: [comboOf('FoldN')], maxPayout: null };
  return takeCombos(slip, info, legsKey(slip.rows), {
    requestedAt: 1_900,
    at: 1_950,
    policy: 'better',
  });
}

test('[R8-7] five running matches whose prices move in each of sixty looks: the button is on in every one', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => rowOf({}, id));
  let slip: SlipState = {
    ...singles(...rows),
    mode: 'combo',
    combo: { ...EMPTY_COMBO, stakes: { FoldN: '100' } },
  };
  for (let look = 0; look < 60; look += 1) {
    const prices = rows.map((_row, of) => `1.${50 + ((look * 7 + of * 13) % 50)}`);
    slip = together(slip, prices);
    const { reason, shown, totals } = offerOf(slip, CONTEXT);
    expect([look, reason, totals.bets]).toEqual([look, null, 1]);
    expect([...shown.values()]).toEqual(prices);
  }
});

describe('a tap', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = createTestWorld();
    await world.logIn('member01');
  });
  afterEach(async () => {
    await world.close();
  });
  const CHANGED = failed({ kind: 'api', code: '13110', description: '', status: 409 });
  const priceOf = (order: object | undefined): unknown =>
    (order as { selection: { price: string } } | undefined)?.selection.price;

  test.each([
    ['a worse price', '1.80', '1.70'],
    ['a better one, which the slip takes by itself', '1.80', '2.05'],
  ])('%s heard after the paint is not sent: what was shown is', async (_what, shown, since) => {
    const { slip, says, sent } = open(world);
    slip.toggle(selectionOf('a'));
    slip.type('a', '100');
    await settle();
    says.leg = { price: odds(shown) };
    await slip.requote();
    const painted = offerOf(slip.state.get(), CONTEXT);
    says.leg = { price: odds(since) };
    await slip.requote();
    slip.place('a', painted.shown);
    await settle();
    expect(sent.map(priceOf)).toEqual([shown]);
  });

  test('[R8-7] a price that climbed and falls, still no worse than the chosen one, asks nothing', async () => {
    const { slip, says, sent, row } = open(world);
    slip.toggle(selectionOf('a'));
    slip.type('a', '100');
    await settle();
    const offers: (readonly [number, string | undefined])[] = [];
    for (const price of ['1.97', '1.96', '1.95', '2.00', '1.94', '1.95', '1.98']) {
      says.leg = { price: odds(price) };
      await slip.requote();
      const { moved, shown } = offerOf(slip.state.get(), CONTEXT);
      offers.push([moved, shown.get('a')]);
    }
    expect(offers).toEqual([
      [0, '1.97'],
      [0, '1.96'],
      [0, '1.95'],
      [0, '2.00'],
      [1, '1.94'],
      [0, '1.95'],
      [0, '1.98'],
    ]);
    // What is sent is the price of now, not the one that was chosen.
    slip.place('a', offerOf(slip.state.get(), CONTEXT).shown);
    await settle();
    expect(sent).toMatchObject([{ selection: { price: '1.98' }, policy: 'better' }]);
    expect(row()?.word).toBe('1.98');
  });

  test('[R8-7] who took a worse price by hand is asked below that one only', async () => {
    const { slip, says } = open(world);
    slip.toggle(selectionOf('a'));
    await settle();
    says.leg = { price: odds('1.80') };
    await slip.requote();
    slip.accept('a');
    const moved = async (price: string): Promise<number> => {
      says.leg = { price: odds(price) };
      await slip.requote();
      slip.type('a', '100');
      return offerOf(slip.state.get(), CONTEXT).moved;
    };
    expect([await moved('1.90'), await moved('1.85'), await moved('1.79')]).toEqual([0, 0, 1]);
  });

  test('a price that fell after the tap is refused by the vendor, said, and one tap takes the new one', async () => {
    const { slip, says, sent, row } = open(world, () => Promise.resolve(CHANGED));
    slip.toggle(selectionOf('a'));
    slip.type('a', '100');
    await settle();
    says.leg = { price: odds('1.70') };
    slip.place('a', offerOf(slip.state.get(), CONTEXT).shown);
    await settle();
    await settle();
    expect(row()).toMatchObject({ stake: '100', result: { phase: 'refused' } });
    const again = offerOf(slip.state.get(), { ...CONTEXT, now: world.platform.clock.monotonic() });
    expect(again).toMatchObject({ reason: null, moved: 1 });
    slip.place('a', again.shown);
    await settle();
    expect(sent.map(priceOf)).toEqual(['1.95', '1.70']);
  });

  test('all together go at the prices that were shown, too', async () => {
    const { slip, says, sent } = open(world);
    ['a', 'b'].forEach((id) => void slip.toggle(selectionOf(id)));
    slip.setMode('combo');
    await settle();
    slip.typeCombo('Doubles', '20');
    says.leg = { price: odds('1.80') };
    await slip.requote();
    const { shown } = offerOf(slip.state.get(), CONTEXT);
    says.leg = { price: odds('1.60') };
    await slip.requote();
    slip.placeCombo(shown);
    await settle();
    expect(sent).toMatchObject([{ selections: [{ price: '1.80' }, { price: '1.80' }] }]);
  });
});
