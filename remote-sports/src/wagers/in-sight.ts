/** What is told on the screen already is not told once more over it. */

/**
 * Sales whose end the card or the sheet that sent them shows, by their reference. `whole`: the card
 * leaves the open wagers with the next reading, and takes along what it tells.
 */
export const shownSales = new Map<string, 'part' | 'whole'>();

/** Whether one of these parts lies on the screen with nothing over its middle. */
export const isInSight = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    // Where nothing is drawn nothing is in sight.
    const hit = document.elementFromPoint?.(left + width / 2, top + height / 2) ?? null;
    return part.contains(hit) && hit !== null;
  });

/** Where a bet that waits is told of, and how it ended. */
export const TRAY = '[data-testid="pending-tray"], [data-testid="bet-verdict"]';
/** How many trays the page has, filled or not: where there is one it names each bet. */
export const trays = { here: 0 };
/** Where a sale is told of by what sent it. */
export const SALE = '[data-part="sale-outcome"]';
