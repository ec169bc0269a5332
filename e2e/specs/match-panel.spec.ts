/** The panel below the tracker of a match: what it says, how high it is, what it moves. */
import {
  expectStill,
  HOLD_MS,
  openMatch,
  openMatchFirst,
  sectionTops,
  showPanel,
  topOf,
  wholeMarkets,
} from '../page-models/live-match';
import { script } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

test('a tap on the tracker opens halves, corners, cards and the course; left open it is there with the page and nothing moves', async ({
  page,
  site,
  axe,
}) => {
  await watchShifts(page);
  const { eventId, homeName, awayName } = await openMatch(page, site);
  const toggle = page.getByTestId('tracker-toggle');
  const panel = page.getByTestId('match-panel');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toHaveCount(0);
  expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toggle.click();
  await expect(panel.getByRole('table')).toContainText(/角球红牌总比分/);
  // The course has its place before anything happened.
  await expect(panel).toContainText("90'");
  const pitch = page.getByTestId('match-pitch');
  expect((await pitch.boundingBox())?.height).toBeGreaterThan(80);
  expect((await panel.boundingBox())?.height).toBeLessThan(210);
  const before = await topOf(page, 'odds-cell');
  // What will be seen has its place beside the pitch already: a goal does not narrow it.
  await expect(panel.getByTestId('match-latest')).toContainText('暂无');
  const wide = (await pitch.boundingBox())?.width;
  await script(site, eventId, { do: 'danger', side: 'away', holdMs: HOLD_MS });
  await expect(pitch).toContainText(`${awayName}进攻`);
  await expect(page.getByTestId('tracker-now')).toContainText(`客队 ${awayName} 进攻`);
  await expect(panel.getByRole('list', { name: '每五分钟进攻' })).toContainText('客队 1 次');
  await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'red', side: 'away', holdMs: HOLD_MS });
  const course = panel.getByRole('list', { name: '比赛进程' });
  await expect(course).toContainText(`${awayName} 红牌`);
  await expect(course).toContainText(`${homeName} 进球`);
  await expect(panel.getByTestId('match-latest')).toContainText(`${awayName} 红牌`);
  expect((await pitch.boundingBox())?.width).toBe(wide);
  // What stops the play is said above the pitch, not over it.
  await expect(page.getByTestId('tracker-now')).toContainText('红牌');
  await expect(pitch).not.toContainText('红牌');
  // Prices stand where they stood, once the goal lets them be prices again; opened anew, too.
  await expect.poll(() => topOf(page, 'odds-cell')).toBe(before);
  // By key: a tap under which something passes would be tried again from another place of the page.
  await toggle.press('Enter');
  await expect(panel).toHaveCount(0);
  await toggle.press('Enter');
  await expect(panel).toContainText("90'");
  await axe();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(course).toContainText(`${homeName} 进球`);
  await expect(page.getByTestId('odds-cell').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(page);
  await toggle.press('Enter');
  await expect(panel).toHaveCount(0);
  // Over the line of a closed panel the pitch lets a tap through.
  const taker = (): Promise<string | undefined> =>
    pitch.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest('button')?.dataset['testid'];
    });
  await expect.poll(taker).toBe('tracker-toggle');
  await toggle.click({ force: true });
  await expect(panel).toBeVisible();
});

test('who opens a match for the first time has its tracker open above two whole kinds of market, and nothing moves', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatchFirst(page, site);
  const panel = page.getByTestId('match-panel');
  await expect(panel.getByTestId('match-pitch')).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('table')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => wholeMarkets(page)).toBeGreaterThanOrEqual(2);
  const first = await topOf(page, 'odds-cell');
  await page.waitForLoadState('networkidle');
  expect(await topOf(page, 'odds-cell')).toBe(first);
  // Closed once it stays closed, on this match and the next visit.
  await page.getByTestId('tracker-toggle').press('Enter');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('tracker-toggle')).toHaveAttribute('aria-expanded', 'false');
});

test('at twice the size the panel of the tracker cuts nothing off, with the course and without', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const { eventId } = await openMatch(page, site);
  for (const step of ['halfTime', 'secondHalf']) await script(site, eventId, { do: step });
  const panel = page.getByTestId('match-panel');
  const cut = (): Promise<number> =>
    panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await page.getByTestId('tracker-toggle').click();
  await expect(panel).toContainText('下半');
  expect(await cut()).toBe(0);
  await script(site, eventId, { do: 'danger', side: 'away', holdMs: HOLD_MS });
  await expect(panel.getByRole('list', { name: '每五分钟进攻' })).toBeAttached();
  await page.reload();
  // On a screen as low as this the panel waits for a hand again.
  await page.getByTestId('tracker-toggle').click();
  await expect(panel).toContainText("90'");
  expect(await cut()).toBe(0);
});

/** A goal of each side, eight minutes apart, before anybody opens the match. */
const twoGoals = (site: Site) => async (eventId: string) => {
  for (const side of ['home', 'away']) {
    await script(site, eventId, { do: 'goal', side });
    await script(site, eventId, { do: 'safe', holdMs: 2 * HOLD_MS });
    await site.control('POST', '/clock', { advanceMs: 8 * 60_000 });
  }
};

test('[R3.10-1] who enters in the middle of a match reads its goals with their minutes on its course; the first goal that comes moves no price', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const { eventId, homeName, awayName } = await openMatchFirst(page, site, twoGoals(site));
  const panel = page.getByTestId('match-panel');
  const latest = page.getByTestId('match-latest');
  await expect(latest.locator('p')).toHaveText([
    new RegExp(`^(8|9|10)' ${awayName} 进球$`),
    new RegExp(`^[12]' ${homeName} 进球$`),
  ]);
  await expect(panel.locator('.step .sign[data-what="goal"]')).toHaveCount(2);
  await expect(page.getByTestId('match-tracker')).not.toContainText(/进入时|自您打开起/);
  const first = await topOf(page, 'odds-cell');
  expect(first).toBeLessThanOrEqual(490);
  const tops = await sectionTops(page);
  expect(tops.length).toBeGreaterThan(1);
  await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS });
  await expect(latest.locator('p').first()).toHaveText(new RegExp(`^1[5-9]' ${homeName} 进球$`));
  await expect(latest.locator('p')).toHaveCount(3);
  await expect.poll(() => topOf(page, 'odds-cell')).toBe(first);
  expect(await sectionTops(page)).toEqual(tops);
  // Taken back by the referee it is struck where it was; what came before stands.
  await script(site, eventId, { do: 'var', overturn: true, holdMs: HOLD_MS });
  await expect(panel.getByRole('list', { name: '比赛进程' })).toContainText('进球取消');
  await expect(latest).toContainText(`${awayName} 进球`);
  await expectStill(page);
});

test('where the service tells nothing of a match, who opens it late reads the score that stood beside the goals that come', async ({
  page,
  site,
}) => {
  await site.control('POST', '/faults', {
    match: { path: '/sports-data/incidents' },
    fault: { status: 404, errorCode: '13030' },
  });
  const { eventId, homeName } = await openMatchFirst(page, site, twoGoals(site));
  const latest = page.getByTestId('match-latest');
  await expect(latest).toHaveText('进入时 1:1');
  await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS });
  await expect(latest).toContainText(`${homeName} 进球`);
  await expect(latest).toContainText('进入时 1:1');
  await expect(page.getByTestId('match-panel')).toContainText('自您打开起');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Phones on their side. */
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
] as const;

for (const { width, height } of LYING)
  test(`on its side at ${width} px an open panel stands beside the prices, whole, and stays where the page goes on`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const { eventId } = await openMatch(page, site);
    const panel = page.getByTestId('match-panel');
    const toggle = page.getByTestId('tracker-toggle');
    // Seen before it is opened, so that it has all that it can have.
    for (const side of ['home', 'away', 'home'])
      await script(site, eventId, { do: 'goal', side, holdMs: HOLD_MS });
    await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
    await expect(page.getByTestId('match-timeline').locator('.moment')).toHaveCount(3);
    await expect(panel).toHaveCount(0);
    const at = async (): Promise<readonly number[]> => {
      const { x = 0, y = 0 } = (await page.getByTestId('match-tracker').boundingBox()) ?? {};
      return [Math.round(x), Math.round(y)];
    };
    const before = await at();
    await toggle.click();
    await expect(panel).toContainText("90'");
    // The line keeps its place: a second tap of the same finger hits nothing else.
    await expect.poll(at).toEqual(before);
    const rows = (): Promise<number> =>
      page.getByTestId('odds-cell').evaluateAll(
        (all) =>
          new Set(
            all
              .map((cell) => cell.getBoundingClientRect())
              .filter(({ bottom }) => bottom <= window.innerHeight)
              .map(({ top }) => Math.round(top)),
          ).size,
      );
    await expect.poll(rows).toBeGreaterThanOrEqual(2);
    // The row of groups has half the width now: it fades where it goes on.
    await expect(
      page.locator('[data-more]').filter({ has: page.getByRole('tablist') }),
    ).toBeVisible();
    const inSight = async (): Promise<void> => {
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
      expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
      // What was seen last fits beside the pitch; what does not is not there, rather than cut.
      const { seen, cut } = await page.getByTestId('match-latest').evaluate((node) => {
        const room = node.getBoundingClientRect();
        const own = [...node.children]
          .map((one) => one.getBoundingClientRect())
          .filter(({ left }) => left < room.right);
        return {
          seen: own.length,
          cut: own.filter(({ top, bottom }) => top < room.top || bottom > room.bottom).length,
        };
      });
      expect(seen).toBeGreaterThanOrEqual(2);
      expect(cut).toBe(0);
    };
    await inSight();
    await page.evaluate(() => window.scrollBy(0, 400));
    await inSight();
    await expect(toggle).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

test('beside the pitch minute and happening stand whole in one line, at any width; a name that is too long is cut', async ({
  page,
  site,
}) => {
  const { eventId } = await openMatch(page, site);
  for (const side of ['home', 'away'])
    await script(site, eventId, { do: 'goal', side, holdMs: HOLD_MS });
  for (const [width, height] of [
    [768, 1_024],
    [1_024, 768],
    [390, 844],
    [320, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await showPanel(page);
    const rows = page.getByTestId('match-latest').locator('p');
    await expect(rows).toHaveCount(2);
    const broken = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const room = row.getBoundingClientRect();
        const name = row.querySelector('.name');
        return [...row.children]
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const isOut =
              left < room.left - 1 ||
              right > room.right + 1 ||
              top < room.top - 1 ||
              bottom > room.bottom + 1;
            return isOut || (part !== name && part.scrollWidth > part.clientWidth + 1);
          })
          .map(({ textContent }) => textContent);
      }),
    );
    expect(broken, `${width}`).toEqual([]);
    // Of each name enough is left to tell one from the other.
    const names = await rows
      .locator('.name')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
    for (const wide of names) expect(wide, `${width}`).toBeGreaterThan(24);
  }
});
