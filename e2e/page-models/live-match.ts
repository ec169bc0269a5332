/** The page of a match in play. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { takeShifts } from '../fixtures/shifts';
import { expect } from '../fixtures/test';
import { script, type SandboxEvent } from './sandbox';

/** As long as a test takes, ms. */
export const HOLD_MS = 600_000;

/**
 * A soccer match that has begun, in which nothing happens but by script; its tracker as it begins.
 *
 * @param before what happens in it before anybody opens it.
 */
export async function openMatchFirst(
  page: Page,
  site: Site,
  before: (eventId: string) => Promise<void> = () => Promise.resolve(),
): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    '/events/saba?sport=1',
  );
  const match = events.find(({ tab }) => tab === 'TODAY');
  if (match === undefined) throw new Error('no match to come');
  await script(site, match.eventId, { do: 'start' });
  await script(site, match.eventId, { do: 'safe', holdMs: HOLD_MS });
  await script(site, match.eventId, { do: 'still' });
  await before(match.eventId);
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${match.eventId}`);
  await expect(page.getByTestId('market-section').first()).toBeVisible();
  return match;
}

/** The same for a member who closed the panel of the tracker before: it is one line. */
export async function openMatch(page: Page, site: Site): Promise<SandboxEvent> {
  const match = await openMatchFirst(page, site);
  const toggle = page.getByTestId('tracker-toggle');
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.press('Enter');
  await expect(page.getByTestId('match-panel')).toHaveCount(0);
  await toggle.blur();
  return match;
}

/** Opens the panel of the tracker where it is closed. */
export async function showPanel(page: Page): Promise<void> {
  if ((await page.getByTestId('match-panel').count()) === 0)
    await page.getByTestId('tracker-toggle').click();
}

/** Top of an element in the screen. */
export const topOf = async (page: Page, testId: string): Promise<number> =>
  (await page.getByTestId(testId).first().boundingBox())?.y ?? Infinity;

/** Sections of markets that lie in the screen from their head to their last price. */
export const wholeMarkets = (page: Page): Promise<number> =>
  page
    .getByTestId('market-section')
    .evaluateAll(
      (all) =>
        all.filter((section) => section.getBoundingClientRect().bottom <= window.innerHeight)
          .length,
    );

/** What its vendor draws anew around each score; where they begin is {@link sectionTops}. */
const REDRAWN: ReadonlySet<string> = new Set(['market-line', 'odds-cell']);

/** Nothing moved by itself since the page began, as the browser counts it, but for {@link REDRAWN}. */
export async function expectStill(page: Page): Promise<void> {
  const moved = (await takeShifts(page)).map(({ parts, ...one }) => {
    const others = parts.filter(({ id }) => !REDRAWN.has(id));
    // Of one frame in which both moved the others count alone.
    const own = others.reduce((sum, { score }) => sum + score, 0);
    return { ...one, score: others.length === parts.length ? one.score : own };
  });
  const sum = moved.reduce((all, { score }) => all + score, 0);
  expect(sum, moved.map(({ what, score }) => `${score}: ${what}`).join('\n')).toBeLessThan(0.01);
}

/** Where each market in sight begins. */
export const sectionTops = (page: Page): Promise<readonly number[]> =>
  page
    .getByTestId('market-section')
    .evaluateAll((all) =>
      all
        .map((one) => Math.round(one.getBoundingClientRect().top))
        .filter((top) => top < window.innerHeight),
    );
