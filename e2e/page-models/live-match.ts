/** The page of a match in play. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect } from '../fixtures/test';
import { script, type SandboxEvent } from './sandbox';

/** As long as a test takes, ms. */
export const HOLD_MS = 600_000;

/** A soccer match that has begun, in which nothing happens but by script. */
export async function openMatch(page: Page, site: Site): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    '/events/saba?sport=1',
  );
  const match = events.find(({ tab }) => tab === 'TODAY');
  if (match === undefined) throw new Error('no match to come');
  await script(site, match.eventId, { do: 'start' });
  await script(site, match.eventId, { do: 'safe', holdMs: HOLD_MS });
  await script(site, match.eventId, { do: 'still' });
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${match.eventId}`);
  await expect(page.getByTestId('market-section').first()).toBeVisible();
  return match;
}

/** Top of an element in the screen. */
export const topOf = async (page: Page, testId: string): Promise<number> =>
  (await page.getByTestId(testId).first().boundingBox())?.y ?? Infinity;
