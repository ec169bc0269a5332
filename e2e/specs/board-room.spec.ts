/** How much of a board is in sight, upright and on its side, and what a hand can hit of it. */
import type { Locator } from 'playwright/test';
import { smallLetters } from '../fixtures/accessibility';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';
import { BoardPage, Slip } from '../page-models/board-page';

for (const { width, height, least } of [
  { width: 390, height: 844, least: 5 },
  { width: 360, height: 800, least: 5 },
  { width: 320, height: 568, least: 3 },
  { width: 768, height: 1024, least: 9 },
  { width: 1_024, height: 768, least: 6 },
]) {
  test(`[R4.6-2] the first screen at ${width} x ${height} shows ${least} whole matches, and prices that a thumb can hit`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const board = new BoardPage(page, site);
    await board.open();
    await expect(board.openCells().first()).toBeVisible();
    const { firstPriceTop, lowestPrice, wholeRows, sideways } = await board.firstScreen();
    expect(wholeRows).toBeGreaterThanOrEqual(least);
    expect(lowestPrice).toBeGreaterThanOrEqual(40);
    expect(sideways).toBe(0);
    // Of a phone's screen; what stands above the prices of a tablet is 1.1 times as high.
    expect(firstPriceTop).toBeLessThanOrEqual(width < 680 ? 190 : 210);
    expect(await smallLetters(page)).toEqual([]);
  });
}

test('[R4.6-2] a phone on its side shows three whole matches, each with all its markets in one line', async ({
  page,
  site,
  axe,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.openCells().first()).toBeVisible();
  const { lowestPrice, wholeRows, sideways } = await board.firstScreen();
  expect(wholeRows).toBeGreaterThanOrEqual(3);
  expect(lowestPrice).toBeGreaterThanOrEqual(40);
  expect(sideways).toBe(0);
  const row = board.rows().first();
  const tops = await row
    .getByTestId('odds-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByTestId('board-heads')).toContainText('独赢');
  await axe();
});

test('[R4.6-2] a phone on its side shows three whole matches with a pick, too: the slip stands in the line of the navigation', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await board.openCells().first().click();
  const bar = new Slip(page).bar();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/\d\.\d\d/);
  const { wholeRows, sideways } = await board.firstScreen();
  expect(wholeRows).toBeGreaterThanOrEqual(3);
  expect(sideways).toBe(0);
  const boxOf = async (of: Locator): Promise<DOMRect> =>
    of.evaluate((node) => node.getBoundingClientRect());
  const [nav, slip] = [await boxOf(page.locator('.site-nav')), await boxOf(bar)];
  expect(slip.top).toBeGreaterThanOrEqual(nav.top);
  expect(slip.height).toBeGreaterThanOrEqual(44);
  for (const link of await page.locator('.site-nav a').all())
    expect((await boxOf(link)).right).toBeLessThanOrEqual(slip.left);
});

test('what a hand chooses over the list is large enough, says which is on, and lies over nothing else', async ({
  page,
  site,
}) => {
  const board = new BoardPage(page, site);
  await board.open();
  /** Where a tap is still the element's own, from its middle outwards. */
  const reach = (target: Locator): Promise<{ readonly width: number; readonly height: number }> =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const far = (dx: number, dy: number): number => {
        let at = 0;
        while (at < 60 && element.contains(document.elementFromPoint(x + dx * at, y + dy * at)))
          at += 0.5;
        return at;
      };
      return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
    });
  const sport = await reach(board.sport());
  expect(sport.width).toBeGreaterThanOrEqual(40);
  expect(sport.height).toBeGreaterThanOrEqual(40);
  const small = [
    board.oddsType('HK'),
    board.oddsType('MY'),
    board.oddsType('EU'),
    board.oddsType('ID'),
    page.getByTestId('column-winner'),
    page.getByTestId('favourite-league').first(),
  ];
  for (const target of small) {
    const { width, height } = await reach(target);
    expect(width).toBeGreaterThanOrEqual(40);
    // The list begins where its first price is in sight: these rows are low, and far apart.
    expect(height).toBeGreaterThanOrEqual(24);
  }
  await page.getByTestId('column-winner').click();
  await expect(page.getByTestId('column-winner')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('column-lines')).toHaveAttribute('aria-pressed', 'false');
  await page.getByTestId('column-lines').click();
  await expect(page.getByTestId('column-lines')).toHaveAttribute('aria-pressed', 'true');
});

for (const [width, height] of SIZES) {
  test(`the names of the columns stand over their prices, on home as on the board, at ${width} x ${height}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, heads] of [
      ['/', '[data-testid="hot-heads"]'],
      ['/sbtwo/sports-saba', '[data-testid="board-heads"] .columns'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByTestId('odds-cell').first()).toBeVisible();
      const far = await page
        .locator(heads)
        .first()
        .evaluate((node) => {
          const middle = (of: readonly Element[]): number => {
            const boxes = of.map((one) => one.getBoundingClientRect());
            const left = Math.min(...boxes.map((box) => box.left));
            return (left + Math.max(...boxes.map(({ right }) => right))) / 2;
          };
          const row = document.querySelector('[data-testid="event-row"]');
          // A side that is not offered (a draw at 3:0) has a dash in its place.
          const cells = [...(row?.querySelectorAll('.cells > *') ?? [])];
          // In order two are of each line; in one line with them those of the winner follow.
          const columns = [cells.slice(0, 2), cells.slice(2, 4), cells.slice(4)];
          return [...node.children].map((name, at) =>
            Math.abs(middle([name]) - middle(columns[at] ?? [])),
          );
        });
      expect(far.length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...far), `${path}: ${far.join(' ')}`).toBeLessThanOrEqual(3);
    }
  });
}

for (const [width, height] of [
  [768, 1024],
  [844, 390],
] as const) {
  test(`prices of the winner say on home as on the board that they are European, and long ones keep off their edges, at ${width} x ${height}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, heads] of [
      ['/', 'hot-heads'],
      ['/sbtwo/sports-saba', 'board-heads'],
    ] as const) {
      await page.goto(site.url + path);
      const price = page.getByTestId('odds-cell').locator('b').first();
      await expect(price).toBeVisible();
      await expect(page.getByTestId(heads).first()).toContainText('独赢欧');
      const room = await price.evaluate((figure) => {
        const [text] = figure.children;
        if (text !== undefined) text.textContent = '149.71';
        const [own, cell] = [figure, figure.closest('button') ?? figure].map((one) =>
          one.getBoundingClientRect(),
        );
        return ((cell?.width ?? 0) - (own?.width ?? 0)) / 2;
      });
      expect(room, path).toBeGreaterThanOrEqual(1.5);
    }
  });
}

test('of the quarters of a match in play those that have room stand whole, the one that is played among them', async ({
  page,
  site,
}) => {
  const board = new BoardPage(page, site, 'im');
  await board.open();
  await board.chooseSport('2');
  await board.tab('RUNNING').click();
  const lines = page.locator('[data-testid="event-row"] bdi.parts');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(lines.first()).toBeVisible();
    const seen = await lines.evaluateAll((all) =>
      all.map((line) => {
        const room = line.getBoundingClientRect();
        const parts = [...line.children].filter((part) => part.textContent.trim() !== '');
        const inSight = parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.min(bottom, room.bottom) - Math.max(top, room.top);
        });
        const high = parts.at(-1)?.getBoundingClientRect().height ?? 0;
        return {
          last: (inSight.at(-1) ?? 0) > high - 2,
          whole: inSight.every((px) => px < 2 || px > high - 2),
          wide: (parts.at(-1)?.getBoundingClientRect().right ?? 999) <= room.right + 1,
        };
      }),
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const line of seen) expect(line).toEqual({ last: true, whole: true, wide: true });
  }
});
