/** A bet that only waits for the tap. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { BoardPage, Slip, type VendorName } from './board-page';
import { LoginPage } from './login-page';
import { clearOfKickOff } from './sandbox';

/** A bet that only waits for the tap, with what it is on. */
export interface PreparedBet {
  readonly slip: Slip;
  readonly board: BoardPage;
  readonly eventId: string;
  readonly price: string;
}

/** Signs in, chooses the first open handicap or total of today's first match and types 100. */
export async function prepareBet(
  page: Page,
  site: Site,
  vendor: VendorName = 'saba',
): Promise<PreparedBet> {
  await new LoginPage(page, site).enter('member01');
  return chooseBet(page, site, vendor);
}

/** The same for somebody who is signed in. */
export async function chooseBet(
  page: Page,
  site: Site,
  vendor: VendorName,
  stake = '100',
): Promise<PreparedBet> {
  await clearOfKickOff(site);
  const board = new BoardPage(page, site, vendor);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  const row = board.rows().first();
  const eventId = (await row.getAttribute('data-event-id')) ?? '';
  const cell = board.openCells(row).first();
  const price = (await cell.getAttribute('data-eu')) ?? '';
  await cell.click();
  const slip = new Slip(page);
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
  await slip.open();
  await slip.typeStake(stake);
  await expect(slip.reason()).toHaveText('');
  return { slip, board, eventId, price };
}
