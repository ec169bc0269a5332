/** Several selections in one slip. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { BoardPage, Slip, type VendorName } from './board-page';

/** Chooses the first open price of the first matches of today; nothing moves meanwhile. */
export async function choosePrices(
  page: Page,
  site: Site,
  vendor: VendorName,
  count: number,
): Promise<{ readonly slip: Slip; readonly eventIds: readonly string[] }> {
  const board = new BoardPage(page, site, vendor);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().nth(count - 1)).toBeVisible();
  await site.control('POST', '/clock', { pause: true });
  const slip = new Slip(page);
  const eventIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = board.rows().nth(at);
    eventIds.push((await row.getAttribute('data-event-id')) ?? '');
    await board.openCells(row).first().click();
    await expect(slip.bar()).toHaveAttribute('data-count', String(at + 1));
  }
  await slip.open();
  return { slip, eventIds };
}

/** A combo of the slip by its lines. */
export const comboRow = (page: Page, lines: number): Locator =>
  page.locator(`[data-testid="combo-row"][data-lines="${lines}"]`).first();

/** Types the stake of a combo once its limits are told. */
export async function stakeCombo(row: Locator, amount: string): Promise<void> {
  const field = row.getByTestId('stake-input');
  await expect(field).toHaveAttribute('placeholder', /限额/);
  await field.fill(amount);
}
