/** A bet that its vendor has taken in and not taken yet. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect } from '../fixtures/test';
import { BoardPage, Slip } from './board-page';
import { HOLD_MS, openMatch } from './live-match';
import { LoginPage } from './login-page';
import { script } from './sandbox';

/** A bet in play that waits: it is placed while the match is in danger. */
export async function placeInDanger(
  page: Page,
  site: Site,
): Promise<{ readonly slip: Slip; readonly eventId: string }> {
  await new LoginPage(page, site).enter('member01');
  const { eventId } = await openMatch(page, site);
  const cell = new BoardPage(page, site).openCells().first();
  const [selectionId, price] = [
    await cell.getAttribute('data-selection-id'),
    await cell.getAttribute('data-eu'),
  ];
  await cell.click();
  const slip = new Slip(page);
  await slip.open();
  await slip.typeStake('100');
  await script(site, eventId, { do: 'danger', side: 'home', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'price', selectionId: selectionId ?? '', price: price ?? '' });
  await page.waitForTimeout(2_500);
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'pending');
  return { slip, eventId };
}
