/** The page of a match: what stays in sight, the tracker, markets in a member's own order. */
import type { Page } from 'playwright/test';
import { script, type SandboxEvent } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const HOLD_MS = 600_000;

/** A soccer match that has begun, in which nothing happens but by script. */
async function openMatch(page: Page, site: Site): Promise<SandboxEvent> {
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

test('[R3.10-1] a match is followed on its page: danger on the pitch, goals with their minute, and its score stays in sight', async ({
  page,
  site,
  axe,
}) => {
  const { eventId, homeName, awayName } = await openMatch(page, site);
  const pitch = page.getByTestId('match-pitch');
  // Who comes for prices sees the first ones of all lines above the fold.
  await expect(pitch).toBeVisible();
  const first = await page.getByTestId('odds-cell').first().boundingBox();
  expect(first?.y ?? Infinity).toBeLessThanOrEqual(405);
  await expect(pitch).toHaveAttribute('data-danger', 'safe');
  await script(site, eventId, { do: 'danger', side: 'away', holdMs: HOLD_MS });
  await expect(pitch).toHaveAttribute('data-danger', 'attackAway');
  await script(site, eventId, { do: 'goal', side: 'away', holdMs: HOLD_MS });
  await expect(page.getByTestId('match-timeline')).toContainText(`${awayName} 进球`);
  for (const side of ['away', 'home'])
    await script(site, eventId, { do: 'red', side, holdMs: HOLD_MS });
  await expect(page.getByTestId('match-timeline')).toContainText(`${homeName} 红牌`);
  // Both sides have been seen to press: now there are shares.
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'danger', side: 'home', holdMs: HOLD_MS });
  await expect(page.getByTestId('match-pressure')).toHaveText(/^[1-9]\d?%[1-9]\d?%$/);
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await expect(pitch).toHaveAttribute('data-danger', 'safe');
  await expect(
    page.getByRole('heading', { name: `${homeName} 0 比 1 ${awayName}` }),
  ).toBeAttached();
  await axe();
  await expect(page.getByTestId('score-line')).toHaveCount(0);
  await page.mouse.wheel(0, 1_200);
  const line = page.getByTestId('score-line');
  await expect(line).toContainText('0 : 1');
  const bottomOf = async (box: Promise<{ y: number; height: number } | null>): Promise<number> => {
    const { y, height } = (await box) ?? { y: 0, height: 0 };
    return y + height;
  };
  const tabs = await page.getByTestId('market-group-all').boundingBox();
  expect(tabs?.y ?? 0).toBeGreaterThanOrEqual((await bottomOf(line.boundingBox())) - 1);
});

test('markets that are pinned stand first after a reload, and no price is too small to hit', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openMatch(page, site);
  const first = page.getByTestId('market-section').first();
  await expect(first).not.toHaveAttribute('data-bet-type', '6');
  await page.getByRole('button', { name: '置顶 波胆' }).click();
  await expect(first).toHaveAttribute('data-bet-type', '6');
  await page.reload();
  await expect(first).toHaveAttribute('data-bet-type', '6');
  const cells = page.getByTestId('odds-cell');
  await expect(cells.first()).toBeVisible();
  const heights = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

/** Top of an element in the screen. */
const topOf = async (page: Page, testId: string): Promise<number> =>
  (await page.getByTestId(testId).first().boundingBox())?.y ?? Infinity;

test('prices stand in the first screen of a small phone and of one on its side', async ({
  page,
  site,
}) => {
  await openMatch(page, site);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const box = await page.getByTestId('odds-cell').first().boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(height);
  }
});

test('a match to come has its names and kick-off over the tabs, and nothing shows between', async ({
  page,
  site,
}) => {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    '/events/saba?sport=1',
  );
  const match = events.find(({ tab }) => tab === 'EARLY');
  if (match === undefined) throw new Error('no match to come');
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${match.eventId}`);
  await expect(page.getByTestId('market-section').first()).toBeVisible();
  await page.mouse.wheel(0, 700);
  const line = page.getByTestId('score-line');
  await expect(line).toContainText(match.homeName);
  await expect(line).toContainText(/\d\d\/\d\d \d\d:\d\d$/);
  const { y, height } = (await line.boundingBox()) ?? { y: 0, height: 0 };
  const tabs = (await page.getByRole('tablist').first().boundingBox())?.y ?? Infinity;
  // The tabs' own edge is all that lies between.
  expect(tabs - (y + height)).toBeLessThanOrEqual(6);
});

test('of a kind of market three lines stand open, and the table is one tap from the head', async ({
  page,
  site,
  axe,
}) => {
  const { homeName } = await openMatch(page, site);
  const first = page.getByTestId('market-section').first();
  const lines = first.getByTestId('market-line');
  await expect(lines).toHaveCount(3);
  await expect(first.getByRole('group', { name: '主盘口' })).toBeVisible();
  await first.getByTestId('lines-fold').click();
  await expect(lines).toHaveCount(5);
  const before = await topOf(page, 'market-section');
  await page.getByTestId('league-chip-table').click();
  await expect(page.getByRole('table', { name: '积分榜' })).toContainText(homeName);
  expect(await topOf(page, 'market-section')).toBe(before);
  await axe();
});
