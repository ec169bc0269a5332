import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { EMPTY_CART, repriceSelection, toggleSelection, type CartSelection } from './cart';
import { handicapLabels } from './cart.fixture';
import { lineLabel, totalLabel } from './handicap-label';

const selection = (selectionId: string, eventId: string): CartSelection => ({
  selectionId, eventId, marketId: 'm', vendorKey: 'h', sportId: 1, leagueName: '', homeName: '', awayName: '', betType: 1, betTypeName: '', period: 1,
  periodName: '', selectionName: '', line: '-0.5', price: parseDecimalOdds('1.95') as DecimalOdds, euOnly: false, live: false, score: null, isOutright: false,
});

describe('cart', () => {
  test('[R3.5-1] one selection per sport event: a second replaces the first and gives it back for undo', () => {
    const first = toggleSelection(EMPTY_CART, selection('a', 'e1')).cart;
    const change = toggleSelection(first, selection('b', 'e1'));
    expect(change.cart.selections.map((kept) => kept.selectionId)).toEqual(['b']);
    expect(change.replaced?.selectionId).toBe('a');
  });

  test('[R3.5-1] choosing a chosen selection takes it out', () => {
    const change = toggleSelection(toggleSelection(EMPTY_CART, selection('a', 'e1')).cart, selection('a', 'e1'));
    expect(change).toMatchObject({ cart: EMPTY_CART, removed: true, replaced: null });
  });

  test('agreeing to a price changes that selection alone', () => {
    const both = toggleSelection(toggleSelection(EMPTY_CART, selection('a', 'e1')).cart, selection('b', 'e2')).cart;
    const repriced = repriceSelection(both, 'b', parseDecimalOdds('2.05') as DecimalOdds);
    expect(repriced.selections.map((kept) => kept.price)).toEqual(['1.95', '2.05']);
  });
});

describe('line labels', () => {
  test.each(handicapLabels)('%d is %s', (line, label) => {
    expect(lineLabel(line)).toBe(label);
  });

  test('totals carry no sign', () => {
    expect([totalLabel(2.25), totalLabel(2.5), totalLabel(3)]).toEqual(['2/2.5', '2.5', '3']);
  });
});
