/** Whether two boards show the same: without that no figure beside another means anything. */
import type { Page } from 'playwright';

/** What a board shows, whoever draws it. */
export interface ShownBoard {
  /** Names of the teams of each event, in order, without blanks. */
  readonly events: readonly string[];
  /** Cells that show a price. */
  readonly priced: number;
  /** Cells whose price moved while the board was looked at. */
  readonly moved: number;
  /** Parts that say that something is missing or still on its way. */
  readonly failed: readonly string[];
}

/** Where a board keeps what is compared. */
export interface BoardParts {
  readonly row: string;
  /** Texts within a row that, one behind the other, name its teams. */
  readonly teams: string;
  readonly cell: string;
}

/** A vendor that is asked again and again moves its prices at its own pace. */
const LONGEST_LOOK_MS = 10_000;
const STEP_MS = 250;

/** Reads a board while its feed runs. */
export function boardShownOn(page: Page, parts: BoardParts): Promise<ShownBoard> {
  return page.evaluate(
    async ([{ row, teams, cell }, longest, step]) => {
      const priceOf = (node: Element): string => /\d+\.\d\d/.exec(node.textContent)?.[0] ?? '';
      // A grid keeps its rows in the order in which it made them.
      const inOrder = (nodes: Iterable<Element>): Element[] =>
        [...nodes].toSorted(
          (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
        );
      const cells = [...document.querySelectorAll(cell)];
      let before = cells.map(priceOf);
      let moved = 0;
      for (const end = performance.now() + longest; moved === 0 && performance.now() < end;) {
        await new Promise((resolve) => {
          setTimeout(resolve, step);
        });
        const now = cells.map(priceOf);
        // A price that comes where none stood has not moved: the board was not there yet.
        moved = before.filter((price, at) => price !== '' && price !== now[at]).length;
        before = before.map((price, at) => (price === '' ? (now[at] ?? '') : price));
      }
      return {
        events: inOrder(document.querySelectorAll(row)).map((each) =>
          [...each.querySelectorAll(teams)]
            .map((node) => node.textContent)
            .join('')
            .replaceAll(/\s/g, ''),
        ),
        priced: before.filter((price) => price !== '').length,
        moved,
        failed: ['page-crash', 'remote-failed', 'slot-failed', 'skeleton'].filter(
          (name) => document.querySelector(`[data-testid="${name}"]`) !== null,
        ),
      };
    },
    [parts, LONGEST_LOOK_MS, STEP_MS] as const,
  );
}

/**
 * What differs, in sentences.
 *
 * @param other name of the other side.
 */
export function boardDifferences(ours: ShownBoard, other: string, theirs: ShownBoard): string[] {
  const said: string[] = [];
  for (const [side, { failed, moved, events }] of [
    ['ours', ours],
    [other, theirs],
  ] as const) {
    for (const name of failed) said.push(`${side} shows ${name}`);
    if (events.length === 0) said.push(`${side} shows no event`);
    if (moved === 0) said.push(`no price of ${side} moves`);
  }
  if (ours.events.join() !== theirs.events.join())
    said.push(`events: ${ours.events.join(', ')} against ${theirs.events.join(', ')}`);
  if (ours.priced !== theirs.priced)
    said.push(`cells with a price: ${ours.priced} against ${theirs.priced}`);
  return said;
}

/**
 * No figure without this.
 *
 * @throws Error with what differs.
 */
export function checkSameBoard(ours: ShownBoard, other: string, theirs: ShownBoard): void {
  const found = boardDifferences(ours, other, theirs);
  if (found.length > 0)
    throw new Error(`${other} is not the same board as ours: ${found.join('; ')}`);
}
