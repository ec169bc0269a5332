/** Prices that move: what a board shows of it, and what the slip's button offers and sends (I5). */
import type { Locator } from 'playwright/test';
import { BoardPage, UNSEEN_MS } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, lowered, script, wagersOf } from '../page-models/sandbox';
import { expect, MOVING, test } from '../fixtures/test';

// With less motion a change takes a millisecond: in its own moment nothing has changed yet.
test.use(MOVING);

test('[R8-7] a price that falls between the paint and the tap is refused, and the button offers it anew (I5)', async ({
  page,
  site,
}) => {
  const { slip, eventId, price } = await prepareBet(page, site);
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  const fall = (by: number): Promise<unknown> =>
    script(site, eventId, { do: 'price', selectionId, price: lowered(price, by) });
  await fall(10);
  await expect(slip.place()).toHaveText(/^接受新赔率 /);
  // The vendor's next word waits until the tap is done: the page shows what it heard before.
  let tapped: () => void = () => undefined;
  const afterTap = new Promise<void>((resolve) => {
    tapped = resolve;
  });
  await page.route(/GetSingleTicket/, async (route) => {
    await afterTap;
    await route.continue();
  });
  await fall(20);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'refused');
  expect(await wagersOf(site, 'member01')).toHaveLength(0);
  tapped();
  await expect(slip.place()).toHaveText(/^接受新赔率 /);
  // On a slow machine the new price is painted late: with the next question it has stood for long.
  await page.waitForResponse(/GetSingleTicket/);
  await page.waitForTimeout(UNSEEN_MS);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  expect(await amountsOf(site, 'member01', 'bet.stake')).toEqual([100]);
});

/** What a cell shows of its moves from now on: sign, ground and arrow, and for how long. */
interface Sign {
  readonly move: string | null;
  readonly at: number;
  readonly ground: string;
  readonly arrow: string;
}

const watchSigns = (cell: Locator): Promise<string> =>
  cell.evaluate((node) => {
    const signs: Sign[] = [];
    Object.assign(window, { signs });
    const look = (): void =>
      void signs.push({
        move: node.getAttribute('data-move'),
        at: performance.now(),
        ground: getComputedStyle(node).backgroundColor,
        arrow: getComputedStyle(node.querySelector('i') ?? node).opacity,
      });
    new MutationObserver(look).observe(node, { attributeFilter: ['data-move'] });
    return getComputedStyle(node).backgroundColor;
  });

const signsOf = (cell: Locator): Promise<readonly Sign[]> =>
  cell.evaluate(() => (window as unknown as { signs: readonly Sign[] }).signs);

test('a move is digits in colour with an arrow for a second at most; a small one is none, nor any for whoever wants calm', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site);
  const openFirst = async () => {
    await board.open();
    await board.tab('TODAY').click();
    const row = board.rows().first();
    await expect(board.openCells(row).first()).toBeVisible();
    const eventId = (await row.getAttribute('data-event-id')) ?? '';
    const selectionId =
      (await board.openCells(row).first().getAttribute('data-selection-id')) ?? '';
    const cell = board.cell(selectionId);
    const say = async (price: string): Promise<void> => {
      await script(site, eventId, { do: 'price', selectionId, price });
      await expect(cell).toHaveAttribute('data-eu', price);
    };
    await say('2.00');
    await expect(cell).not.toHaveAttribute('data-move');
    return { cell, say, ground: await watchSigns(cell) };
  };

  const { cell, say, ground } = await openFirst();
  await say('2.01');
  await say('2.10');
  await expect.poll(async () => (await signsOf(cell)).length).toBe(2);
  const [shown, gone] = await signsOf(cell);
  expect(shown).toMatchObject({ move: 'up', ground, arrow: '1' });
  expect(gone).toMatchObject({ move: null, ground, arrow: '0' });
  expect((gone?.at ?? 0) - (shown?.at ?? 0)).toBeLessThan(1_200);

  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-calmPrices').click();
  const calm = await openFirst();
  await calm.say('2.40');
  expect(await signsOf(calm.cell)).toEqual([]);
});
