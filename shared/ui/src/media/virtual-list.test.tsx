import { act, render, screen } from '@testing-library/react';
import { VirtualList } from './VirtualList';

/**
 * Three groups of ten rows of 50 pixels, the first of each its head; the list begins at the top of
 * the page.
 */
const groupOf = (index: number): number => Math.floor(index / 10);
function show() {
  render(
    <VirtualList
      count={30}
      label="rows"
      heightOf={() => 50}
      keyOf={String}
      overscan={1}
      row={(index) => `row ${index}`}
      sticky={{ top: 40, groupOf, head: (group) => <b data-testid="stuck">group {group}</b> }}
    />,
  );
  return screen.getByRole('list');
}
function scrollTo(list: HTMLElement, top: number): void {
  list.getBoundingClientRect = () => ({ top: -top }) as DOMRect;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runOnlyPendingTimers();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the head of the group at the line stays, and goes with the list', () => {
  const list = show();
  scrollTo(list, -100);
  expect(screen.queryByTestId('stuck')).toBeNull();
  scrollTo(list, 60);
  expect(screen.getByTestId('stuck')).toHaveTextContent('group 0');
  expect(screen.getByTestId('stuck').parentElement).toHaveAttribute('aria-hidden', 'true');
  scrollTo(list, 470);
  expect(screen.getByTestId('stuck')).toHaveTextContent('group 1');
  scrollTo(list, 1_600);
  expect(screen.queryByTestId('stuck')).toBeNull();
});

test('only rows near the screen exist, and each says its place in the whole', () => {
  const list = show();
  scrollTo(list, 500);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect(rows[0]).toHaveAttribute('aria-posinset', '10');
  expect(rows[0]).toHaveAttribute('aria-setsize', '30');
});
