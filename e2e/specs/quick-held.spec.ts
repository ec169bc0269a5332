/** A quick bet whose line pauses while it is on its way: the bar waits for it, as the slip does. */
import { expect, test } from '../fixtures/test';
import { openToday, setQuickStake, turnQuickBetsOn } from '../page-models/quick-bets';
import { amountsOf, PLACE_PATH, script } from '../page-models/sandbox';

test('[R8-7] a line that pauses after the tap: nothing is taken, another try waits for it and is one debit', async ({
  page,
  site,
}) => {
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  await turnQuickBetsOn(page, site);
  await setQuickStake(page, '20');
  const board = await openToday(page, site);
  const row = board.rows().first();
  const eventId = (await row.getAttribute('data-event-id')) ?? '';
  const bar = page.getByTestId('quick-bar');
  await expect(async () => {
    await board.openCells(row).first().click();
    await expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 2_000 });
  }).toPass();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH.saba },
    fault: { delayMs: 2_000 },
    times: 1,
  });
  await expect(bar).toHaveAttribute('data-phase', 'submitting');
  await script(site, eventId, { do: 'suspend' });
  await expect(bar).toHaveAttribute('data-phase', 'refused');
  const again = page.getByTestId('quick-again');
  await expect(bar.getByRole('status')).toHaveText('未投注 · 盘口暂停，暂时无法投注');
  await expect(again).toBeDisabled();
  expect(await placed()).toHaveLength(0);
  await script(site, eventId, { do: 'resume' });
  await expect(again).toBeEnabled({ timeout: 15_000 });
  await again.click();
  // Whoever was paused may have another price by now: that is asked.
  const accept = page.getByTestId('quick-accept');
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 1_000 });
    await expect(bar).toHaveAttribute('data-phase', 'done', { timeout: 2_000 });
  }).toPass();
  expect(await placed()).toHaveLength(1);
});
