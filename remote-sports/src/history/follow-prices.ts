/**
 * Remembers prices of the cells that are in sight. Nothing runs per frame: the price table tells of
 * a change to whoever listens, and what is not in sight is not listened to.
 */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { PriceTable } from '../board/price-table';

const CELLS = '[data-selection-id]';

/** Hears of a price that changed. */
type Note = (selectionId: string, price: DecimalOdds) => void;

const idOf = (cell: Element): string => cell.getAttribute('data-selection-id') ?? '';

/**
 * Follows the cells under an element, those too that come later.
 *
 * @returns the way to stop.
 */
export function followPricesInSight(root: Element, prices: PriceTable, note: Note): () => void {
  const heard = new Map<Element, () => void>();
  const leave = (cell: Element): void => {
    heard.get(cell)?.();
    heard.delete(cell);
  };
  const hear = (cell: Element): void => {
    const id = idOf(cell);
    if (heard.has(cell) || id === '') return;
    heard.set(
      cell,
      prices.subscribe(id, (price) => {
        if (price !== null) note(id, price);
      }),
    );
  };
  // A browser that cannot tell what is in sight has all of it listened to.
  const sight =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) =>
          entries.forEach(({ target, isIntersecting }) => (isIntersecting ? hear : leave)(target)),
        )
      : null;
  const watch = (): void => {
    [...heard.keys()].filter((cell) => !cell.isConnected).forEach(leave);
    // A cell that is watched already is not watched twice.
    root
      .querySelectorAll(CELLS)
      .forEach((cell) => (sight === null ? hear(cell) : sight.observe(cell)));
  };
  // Cells come and go with sections and tabs; a price that is written is no such change.
  const structure = new MutationObserver(watch);
  structure.observe(root, { childList: true, subtree: true });
  watch();
  return () => {
    structure.disconnect();
    sight?.disconnect();
    [...heard.keys()].forEach(leave);
  };
}
