import { act, render, screen } from '@testing-library/react';
import { VirtualGrid } from './VirtualGrid';

const CARD = 150;
const ROW = 160;
const cell = (index: number, _isCalm?: boolean) => <b>card {index}</b>;

function show(count: number, drawn = cell) {
  const view = render(
    <VirtualGrid
      count={count}
      cardHeight={CARD}
      gap={10}
      label="games"
      keyOf={String}
      cell={drawn}
    />,
  );
  return { ...view, list: screen.getByRole('list', { name: 'games' }) };
}
function scrollTo(list: HTMLElement, top: number): void {
  list.getBoundingClientRect = () => ({ top: -top }) as DOMRect;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runOnlyPendingTimers();
  });
}
/** Lets a fling end and every row be filled in. */
const settle = (): void =>
  act(() => {
    jest.advanceTimersByTime(2_000);
  });
const places = (): number[] =>
  screen.getAllByRole('listitem').map((card) => Number(card.getAttribute('aria-posinset')));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('of 5,000 cards only those near the screen exist, from the first to the last', () => {
  const { list } = show(5_000);
  const most = (Math.ceil(window.innerHeight / ROW) + 1 + 2 * 2) * 3;
  for (const top of [0, 40_000, 133_333, Math.ceil(5_000 / 3) * ROW - window.innerHeight]) {
    scrollTo(list, top);
    const shown = places();
    expect(shown.length).toBeLessThanOrEqual(most);
    const atTop = Math.floor(top / ROW) * 3 + 1;
    expect(shown).toContain(atTop);
  }
  expect(places().at(-1)).toBe(5_000);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
});

test('the height stands before any card is drawn, so that nothing below moves', () => {
  const { list } = show(7);
  expect(list.style.height).toBe(`${Math.round(((3 * ROW - 10) * 1_000_000) / 375) / 100_000}rem`);
});

test('a row that stays is not drawn again by scrolling', () => {
  const drawn = jest.fn(cell);
  const { list } = show(600, drawn);
  scrollTo(list, 5 * ROW);
  settle();
  drawn.mockClear();
  scrollTo(list, 6 * ROW);
  settle();
  expect(new Set(drawn.mock.calls.map(([index]) => Math.floor(index / 3))).size).toBe(1);
});

test('rows of a list that is flung by are drawn plain, and filled in once it stands still', () => {
  const { list } = show(600, (index, isCalm = true) => (
    <b data-testid={isCalm ? 'whole' : 'plain'}>card {index}</b>
  ));
  list.getBoundingClientRect = () => ({ top: -40 * ROW }) as DOMRect;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(20);
  });
  expect(screen.getAllByTestId('plain').length).toBeGreaterThan(9);
  settle();
  expect(screen.queryAllByTestId('plain')).toEqual([]);
});

test('a list that got shorter shows no card that is gone', () => {
  const { list, rerender } = show(300);
  scrollTo(list, 90 * ROW);
  rerender(
    <VirtualGrid count={4} cardHeight={CARD} gap={10} label="games" keyOf={String} cell={cell} />,
  );
  expect(places()).toEqual([1, 2, 3, 4]);
});

test('an empty list has no rows', () => {
  show(0);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
