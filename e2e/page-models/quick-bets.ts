/** A member with quick bets on. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect } from '../fixtures/test';
import { BoardPage } from './board-page';
import { LoginPage } from './login-page';

/** Signs in and turns quick bets on. */
export async function turnQuickBetsOn(page: Page, site: Site): Promise<void> {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  await expect(page.getByTestId('setting-quickStake')).toBeVisible();
}

/** Sets what a tap bets, CNY. */
export async function setQuickStake(page: Page, stake: string): Promise<void> {
  await page.getByTestId('setting-quickStake').fill(stake);
  await page.getByTestId('setting-quickStake').press('Enter');
}

/** The board with matches of today. */
export async function openToday(page: Page, site: Site): Promise<BoardPage> {
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  return board;
}
