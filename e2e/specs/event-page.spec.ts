/** The page of a match: what stays in sight, the tracker, markets in a member's own order. */
import { HOLD_MS, openMatch, topOf, wholeMarkets } from '../page-models/live-match';
import { script, type SandboxEvent } from '../page-models/sandbox';
import { smallLetters } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('[R3.10-1] a match is followed on its page: danger on the pitch, goals with their minute, and its score stays in sight', async ({
  page,
  site,
  axe,
}) => {
  const { eventId, homeName, awayName } = await openMatch(page, site);
  const pitch = page.getByTestId('match-pitch');
  await expect(pitch).toHaveAttribute('data-danger', 'safe');
  const before = await topOf(page, 'odds-cell');
  await script(site, eventId, { do: 'danger', side: 'away', holdMs: HOLD_MS });
  await expect(pitch).toHaveAttribute('data-danger', 'attackAway');
  await expect(pitch).toContainText(`${awayName}进攻`);
  // The pitch lies over what was there: no price moves under a finger.
  expect(await topOf(page, 'odds-cell')).toBe(before);
  await script(site, eventId, { do: 'goal', side: 'away', holdMs: HOLD_MS });
  await expect(page.getByTestId('match-timeline')).toContainText(`${awayName} 进球`);
  for (const side of ['away', 'home'])
    await script(site, eventId, { do: 'red', side, holdMs: HOLD_MS });
  await expect(page.getByTestId('match-timeline')).toContainText(`${homeName} 红牌`);
  // Both sides have been seen to press: now there are shares.
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'danger', side: 'home', holdMs: HOLD_MS });
  await expect(page.getByTestId('match-pressure')).toHaveText(/^进攻\d{3,4}$/);
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await expect(pitch).toHaveAttribute('data-danger', 'safe');
  // The title bar is the match, for eyes and for readers, and stays when prices are scrolled.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`${homeName} 0 比 1 ${awayName}`);
  await axe();
  await page.mouse.wheel(0, 1_200);
  const line = page.getByTestId('header').getByTestId('score-line');
  await expect(line).toContainText('0 : 1');
  await expect(line).toBeInViewport({ ratio: 1 });
  const { y, height } = (await page.getByTestId('header').boundingBox()) ?? { y: 0, height: 0 };
  expect(await topOf(page, 'market-group-all')).toBeGreaterThanOrEqual(y + height - 1);
});

test('who stands on the tracker with the keyboard sees where play is dangerous, and the ring of the focus', async ({
  page,
  site,
}) => {
  const { eventId, homeName } = await openMatch(page, site);
  await script(site, eventId, { do: 'red', side: 'away', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await expect(page.getByTestId('match-tracker')).toContainText('红牌 0-1');
  await script(site, eventId, { do: 'danger', side: 'home', holdMs: HOLD_MS });
  const pitch = page.getByTestId('match-pitch');
  await expect(pitch).toContainText(`${homeName}进攻`);
  const tracker = page.getByTestId('match-tracker');
  await page.getByTestId('league-chip-home').focus();
  await page.keyboard.press('Tab');
  await expect(tracker.locator(':focus-visible')).toHaveCount(1);
  await expect(pitch).toHaveCSS('visibility', 'visible');
});

test('four whole kinds of market stand in the first screen of a match in play', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, site);
  await expect.poll(() => wholeMarkets(page)).toBeGreaterThanOrEqual(4);
});

test('another group of markets begins right below the tabs, for who has read to the end and for who stands at the top', async ({
  page,
  site,
}) => {
  await openMatch(page, site);
  const first = page.getByTestId('market-section').first();
  const edge = async (): Promise<number> => {
    const tabs = await page.getByRole('tablist').first().boundingBox();
    return ((await first.boundingBox())?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0);
  };
  const atTop = await edge();
  await page.getByTestId('market-group-score').click();
  expect(Math.abs((await edge()) - atTop)).toBeLessThanOrEqual(2);
  await page.getByTestId('market-group-all').click();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(edge).toBeLessThan(-200);
  await page.getByTestId('market-group-score').click();
  await expect(first).toHaveAttribute('data-bet-type', '6');
  await expect.poll(async () => Math.abs((await edge()) - atTop)).toBeLessThanOrEqual(12);
  await expect(first).toBeInViewport();
  // Groups that share kinds of market: the browser keeps in its place what is in both.
  for (const [from, to] of [
    ['half', 'lines'],
    ['lines', 'half'],
  ]) {
    await page.getByTestId(`market-group-${from}`).click();
    await page.mouse.wheel(0, 3_000);
    await expect.poll(edge).toBeLessThan(-100);
    await page.getByTestId(`market-group-${to}`).click();
    await expect(page.getByTestId(`market-group-${to}`)).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(Math.abs((await edge()) - atTop), `${from} to ${to}`).toBeLessThanOrEqual(12);
  }
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
  expect(await smallLetters(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

/** Where the first price of a match in play stands at most, in CSS pixels. */
const FIRST_PRICE = [
  { width: 390, height: 844, most: 284 },
  { width: 360, height: 800, most: 268 },
  { width: 320, height: 568, most: 252 },
  { width: 768, height: 1_024, most: 410 },
  { width: 844, height: 390, most: 230 },
] as const;

test('the first price of a match in play stands high in every screen, with names, score and clock above it', async ({
  page,
  site,
}) => {
  const { homeName, awayName } = await openMatch(page, site);
  const line = page.getByTestId('score-line');
  // Names may be cut, what stands between them never.
  const cut = (): Promise<number> =>
    line
      .locator('.now')
      .evaluate((now) => now.scrollWidth - now.clientWidth + now.scrollHeight - now.clientHeight);
  for (const { width, height, most } of FIRST_PRICE) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => topOf(page, 'odds-cell'), `${width}`).toBeLessThanOrEqual(most);
    for (const text of [homeName, '0 : 0', awayName])
      await expect(line.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await cut(), `${width}`).toBe(0);
  }
  // Enlarged to twice its size a page has half the width.
  await page.setViewportSize({ width: 195, height: 422 });
  await expect(line.getByText('0 : 0', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await cut()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(
    false,
  );
});

test('on its side the slip has the whole line at the end of a match, which cuts none of its words', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openMatch(page, site);
  await page
    .locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])')
    .first()
    .click();
  const bar = page.getByTestId('slip-bar');
  await expect(bar).toContainText(/\d\.\d\d/);
  const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(x).toBeLessThanOrEqual(102);
  expect(width).toBeGreaterThanOrEqual(640);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y + height).toBeLessThanOrEqual(390);
  const cut = await bar
    .locator('span')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.clientWidth > 8 && one.scrollWidth > one.clientWidth + 1).length,
    );
  expect(cut).toBe(0);
});

test('chips and pins have room for a finger on the smallest phone, and the row of groups fades where it goes on', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openMatch(page, site);
  const names = ['favourite-event', 'event-share', 'league-chip-table', 'league-chip-meetings'];
  for (const name of [...names, 'market-pin']) {
    const box = await page.getByTestId(name).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40);
  }
  const row = page.locator('[data-more]').filter({ has: page.getByRole('tablist') });
  await expect(row).toBeVisible();
  const last = page.getByRole('tab').last();
  await last.click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveCount(0);
});

test('a match to come has its names and kick-off in the bar over the tabs, and nothing shows between', async ({
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
  await expect(line).toContainText(/\d\d\/\d\d \d\d:\d\d/);
  const { y, height } = (await page.getByTestId('header').boundingBox()) ?? { y: 0, height: 0 };
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
  const main = first.getByRole('group', { name: '主盘口' });
  await expect(main).toContainText(/^主盘/);
  // The word is read in a row as low as the others, and lies on no line, price or arrow of it.
  const tag = main.getByText('主盘', { exact: true });
  expect(
    await tag.evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
  ).toBeGreaterThanOrEqual(11);
  const word = await tag.boundingBox();
  const parts = lines.getByTestId('odds-cell').locator('small, b');
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    const isApart =
      (box?.y ?? NaN) >= (word?.y ?? NaN) + (word?.height ?? NaN) ||
      (box?.y ?? NaN) + (box?.height ?? NaN) <= (word?.y ?? NaN) ||
      (box?.x ?? NaN) >= (word?.x ?? NaN) + (word?.width ?? NaN) ||
      (box?.x ?? NaN) + (box?.width ?? NaN) <= (word?.x ?? NaN);
    expect(isApart, (await part.textContent()) ?? '').toBe(true);
  }
  // Both of its lines and both of its prices stand on one line, as in every pair.
  for (const kind of ['small', 'b']) {
    const tops = await main
      .getByTestId('odds-cell')
      .locator(kind)
      .evaluateAll((found) => found.map((part) => part.getBoundingClientRect().top));
    expect(tops, kind).toHaveLength(2);
    expect(tops[0], kind).toBe(tops[1]);
  }
  expect((await main.boundingBox())?.height).toBe((await lines.last().boundingBox())?.height);
  // A name of any length over the columns ends with a whole line.
  const rows = first
    .locator('[data-heads] > p')
    .first()
    .evaluate((name) => {
      name.textContent = '红岭'.repeat(20);
      return name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
    });
  expect(await rows).toBeCloseTo(2, 1);
  await first.getByTestId('lines-fold').click();
  await expect(lines).toHaveCount(5);
  const before = await topOf(page, 'market-section');
  await page.getByTestId('league-chip-table').click();
  await expect(page.getByRole('table', { name: '积分榜' })).toContainText(homeName);
  expect(await topOf(page, 'market-section')).toBe(before);
  await axe();
});
