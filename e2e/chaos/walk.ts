/** What all steps of a walk share. */
import type { BrowserContext, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import type { Random } from './random';

/**
 * Kinds of money that the walk moves; each attempt has an amount of its own, which is its name in
 * the ledger.
 */
export type MarkKind = 'bet' | 'transfer' | 'deposit' | 'withdrawal';

/** One intent of a member: wanted once, however often it was tapped. */
export interface Mark {
  readonly kind: MarkKind;
  readonly member: string;
  /** CNY with two decimals. */
  readonly amount: string;
  /** What the page said last: null while it said nothing final. */
  said: 'failed' | 'done' | null;
  /** False where two tabs were tapped so far apart that they may be two bets (ADR 036). */
  isOne: boolean;
}

/** A member with two tabs of one browser. */
export interface Walker {
  readonly member: string;
  readonly context: BrowserContext;
  readonly tabs: readonly [Page, Page];
  /** The last money attempt of each tab, to hear what the page says of it. */
  readonly last: Map<Page, Mark>;
}

/** The walk. */
export interface Walk {
  readonly site: Site;
  readonly random: Random;
  readonly walkers: readonly Walker[];
  readonly marks: Mark[];
  /** Undoes what disturbances of the browser still last. */
  readonly undo: Set<() => Promise<void>>;
  /** When each server was killed last. */
  readonly killed: Map<string, number>;
}

/** Amounts that no rule of the site refuses, by kind; the cents tell one attempt from the next. */
const BASE: Readonly<Record<MarkKind, number>> = {
  bet: 1_000,
  transfer: 500,
  deposit: 11_000,
  withdrawal: 15_000,
};

/** A new intent. */
export function newMark({ marks }: Walk, kind: MarkKind, member: string): Mark {
  const serial = marks.filter((mark) => mark.kind === kind).length + 1;
  const mark: Mark = {
    kind,
    member,
    amount: ((BASE[kind] + serial) / 100).toFixed(2),
    said: null,
    isOne: true,
  };
  marks.push(mark);
  return mark;
}

/** What pages say of an attempt, by the ends of their test ids. */
const SAYS: readonly (readonly [string, Mark['said']])[] = [
  [
    '[data-testid$="-not-placed"], [data-testid="slip-refused"], [data-testid$="-refused"]',
    'failed',
  ],
  [
    '[data-testid="slip-done"], [data-testid="transfer-receipt"], [data-testid="deposit-status"]',
    'done',
  ],
];

/** Hears what a tab says of its last attempt; a later word takes the place of an earlier one. */
export async function hear(walker: Walker, page: Page): Promise<void> {
  const mark = walker.last.get(page);
  if (mark === undefined || page.isClosed()) return;
  for (const [selector, said] of SAYS) {
    if (
      await page
        .locator(selector)
        .first()
        .isVisible()
        .catch(() => false)
    )
      mark.said = said;
  }
}
