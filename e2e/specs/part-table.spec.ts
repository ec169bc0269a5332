/** The scores of halves and quarters on the page of a match: each head over its own figures. */
import type { Page } from 'playwright/test';
import { HOLD_MS, openMatch, showPanel } from '../page-models/live-match';
import { script, type SandboxEvent } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

/** Heads whose words leave their cell, and how far the last one is from the edge of its table. */
const headsOf = (page: Page) =>
  page.locator('table:has([data-total]) th[scope="col"]').evaluateAll((heads) => {
    const last = heads.at(-1);
    const range = document.createRange();
    if (last !== undefined) range.selectNodeContents(last);
    const edge = last?.closest('table')?.getBoundingClientRect().right ?? 0;
    return {
      wide: heads
        .filter((head) => head.scrollWidth > head.clientWidth)
        .map(({ textContent }) => textContent),
      left: edge - range.getBoundingClientRect().right,
    };
  });

test('in the tracker of a soccer match no head leaves its cell, at any width', async ({
  page,
  site,
}) => {
  const { eventId } = await openMatch(page, site);
  await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS });
  for (const [width, height] of [
    [768, 1_024],
    [1_024, 768],
    [844, 390],
    [390, 844],
    [320, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await showPanel(page);
    await expect(page.getByTestId('match-panel').getByRole('table')).toContainText('总比分');
    expect((await headsOf(page)).wide, `${width}`).toEqual([]);
  }
});

test('the quarters of a basketball match end as far from the edge as they begin', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    '/events/im?sport=2',
  );
  const match = events.find(({ tab }) => tab === 'RUNNING');
  if (match === undefined) throw new Error('no match in play');
  await page.goto(`${site.url}/sbtwo/sports-im/event/${match.eventId}`);
  await expect(page.getByRole('table').first()).toContainText('总比分');
  const { wide, left } = await headsOf(page);
  expect(wide).toEqual([]);
  expect(left).toBeGreaterThanOrEqual(10);
});
