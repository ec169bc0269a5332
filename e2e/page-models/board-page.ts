/** A vendor's board and its slip. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** Vendors as they stand in addresses. */
export const VENDORS = ['im', 'bti', 'saba'] as const;
/** A vendor as it stands in addresses. */
export type VendorName = (typeof VENDORS)[number];

export class BoardPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
    private readonly vendor: VendorName = 'saba',
  ) {}

  /**
   * Opens it. Prices of today's coming matches move every minute or two by chance: from here on
   * they move by script only.
   */
  async open(): Promise<void> {
    await this.site.control('POST', `/events/${this.vendor}`, { do: 'still', tab: 'TODAY' });
    await this.page.goto(`${this.site.url}/sbtwo/sports-${this.vendor}`);
    await expect(this.rows().first()).toBeVisible();
  }

  rows(): Locator {
    return this.page.getByTestId('event-row');
  }

  row(eventId: string): Locator {
    return this.page.locator(`[data-testid="event-row"][data-event-id="${eventId}"]`);
  }

  /** Scrolls until a match is on the screen: rows that are not there do not exist. */
  async scrollTo(eventId: string): Promise<void> {
    await expect(async () => {
      await this.page.mouse.wheel(0, 500);
      await expect(this.row(eventId)).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await this.row(eventId).scrollIntoViewIfNeeded();
  }

  /**
   * Puts the edge of a match below what sticks to the top, and none of its prices to a sliver over
   * the navigation: what is cut by either has smaller targets for a moment than it has by itself.
   */
  async alignRows(): Promise<void> {
    await expect(async () => {
      const cut = await this.rows().evaluateAll((rows) => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const edge = box('[role="list"] > [aria-hidden="true"] > *').bottom;
        const end = box('.site-nav').top;
        const cells = [...document.querySelectorAll('[data-testid="odds-cell"]')].map((cell) =>
          cell.getBoundingClientRect(),
        );
        const isSliver = (seen: number): boolean => seen > 0 && seen < 24;
        const tops = rows
          .map((row) => row.getBoundingClientRect().top - edge)
          .filter((top) => top > -0.5)
          .toSorted((a, b) => a - b);
        const next =
          tops.find((by) => !cells.some(({ top }) => isSliver(end - top + by))) ?? tops[0] ?? 0;
        window.scrollBy(0, next);
        return Math.abs(next) >= 1;
      });
      expect(cut).toBe(false);
    }).toPass();
  }

  board(): Locator {
    return this.page.getByTestId('board');
  }

  tab(name: 'EARLY' | 'TODAY' | 'RUNNING' | 'FAVOURITE' | 'OUTRIGHT'): Locator {
    return this.page.getByTestId(`sport-tab-${name}`);
  }

  /** The sports lie behind the one that is shown. */
  async chooseSport(sportId: string): Promise<void> {
    await this.page.getByTestId('sport-open').click();
    await this.page.getByTestId(`sport-${sportId}`).click();
  }

  sport(): Locator {
    return this.page.getByTestId('sport-open');
  }

  /** What a member sees of it before anything is scrolled. */
  firstScreen(): Promise<{
    readonly firstPriceTop: number;
    readonly lowestPrice: number;
    readonly wholeRows: number;
    readonly sideways: number;
  }> {
    return this.page.evaluate(() => {
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      const prices = boxes('[data-testid="event-row"] [data-testid="odds-cell"]');
      const [bar] = boxes('.site-nav');
      const bottom = bar?.top ?? innerHeight;
      return {
        firstPriceTop: Math.min(...prices.map(({ top }) => top)),
        lowestPrice: Math.min(...prices.map(({ height }) => height)),
        wholeRows: boxes('[data-testid="event-row"]').filter(
          (row) => row.top >= 0 && row.bottom <= bottom,
        ).length,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
  }

  oddsType(name: 'MY' | 'HK' | 'EU' | 'ID'): Locator {
    return this.page.getByTestId(`odds-type-${name}`);
  }

  /** Prices that can be chosen now. */
  openCells(within: Locator | Page = this.page): Locator {
    return within.locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])');
  }

  cell(selectionId: string): Locator {
    return this.page
      .locator(`[data-testid="odds-cell"][data-selection-id="${selectionId}"]`)
      .first();
  }
}

/**
 * For so long a sheet takes no stake and no bet: a tap meant what stood there before. More than the
 * 400 ms of the page, whose clock is late on a busy machine.
 */
export const UNSEEN_MS = 900;

export class Slip {
  constructor(private readonly page: Page) {}

  bar(): Locator {
    return this.page.getByTestId('slip-bar');
  }

  sheet(): Locator {
    return this.page.getByTestId('slip');
  }

  row(): Locator {
    return this.page.getByTestId('slip-row').first();
  }

  stake(): Locator {
    return this.page.getByTestId('stake-input').first();
  }

  place(): Locator {
    return this.page.getByTestId('slip-place');
  }

  reason(): Locator {
    return this.page.getByTestId('slip-reason');
  }

  async open(): Promise<void> {
    await this.bar().click();
    await expect(this.sheet()).toBeVisible();
    await this.page.waitForTimeout(UNSEEN_MS);
  }

  /** Types a stake once the vendor has told the limits. */
  async typeStake(amount: string): Promise<void> {
    await expect(this.stake()).toHaveAttribute('placeholder', /限额/);
    await this.stake().fill(amount);
  }
}

/** Opens every fold of a match's page: lines that are far or dead, scores at the highest price. */
export async function unfoldAll(page: Page): Promise<void> {
  for (const fold of await page.getByTestId(/^(lines|scores)-fold$/).all())
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
