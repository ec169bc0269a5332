/** The first real journey of each remote besides sports. */
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

test('[R2.6-1] a game launched from the lobby closes by its message and the lobby is back', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/Games/slots`).catch(() => undefined);
  await page.goto(`${site.url}/Games`);
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await axe();
  await page.getByTestId('game-card').first().click();
  const frame = page.getByTestId('game-frame');
  await expect(frame).toBeVisible();
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect(src.origin).not.toBe(new URL(site.url).origin);
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  const game = page.frameLocator('[data-testid="game-frame"]');
  await expect(game.locator('body')).toBeVisible();
  // A forged message from the page itself and an unknown word from the game do nothing.
  await page.evaluate(() => window.postMessage('closeIframe', '*'));
  await page.waitForTimeout(700);
  await expect(frame).toBeVisible();
  await game.locator('body').evaluate(() => window.parent.postMessage('closeIframe', '*'));
  await expect(frame).toBeHidden();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
});

test('[R2.5-8] a promotion is read: list, detail at its own address with cleaned HTML, back to the list', async ({
  page,
  site,
  axe,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${site.url}/Promotions`);
  const cards = page.getByTestId('promo-card');
  await expect(cards.first()).toBeVisible();
  await axe();
  const ids = await cards.evaluateAll((all) =>
    all.map((card) => (card as HTMLElement).dataset['promoId'] ?? ''),
  );
  expect(ids.length).toBeGreaterThan(3);
  await cards.first().click();
  await expect(page).toHaveURL(/\/Promotions\/Detail\//);
  await expect(page.getByTestId('promo-detail')).toBeVisible();
  await expect(page.getByTestId('promo-body')).not.toBeEmpty();
  await axe();
  await page.goBack();
  await expect(page).toHaveURL(/\/Promotions$/);
  await expect(page.getByTestId('promo-detail')).toBeHidden();
  // The hostile bodies of the content host, and a few ordinary ones.
  for (const id of ['1014', '1015', '1016', '1017', ...ids.slice(0, 3)]) {
    await page.goto(`${site.url}/Promotions/Detail/${id}`);
    await expect(page.getByTestId('promo-body')).toBeVisible();
    const dirty = await page
      .getByTestId('promo-body')
      .evaluate(
        (body) =>
          body.querySelectorAll(
            'script,iframe,object,form,svg,style,[onerror],[onclick],[onload],a[href^="javascript:"],[style],[id],[name]',
          ).length,
      );
    expect(dirty, `promotion ${id} is clean`).toBe(0);
  }
  expect(dialogs).toEqual([]);
});

test('[R2.1-2] the season page opens from home: countdown, share, its own version', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/`);
  await page.getByTestId('season-entry').click();
  const event = page.getByTestId('event-page');
  await expect(event).toBeVisible();
  await expect(event).toHaveAttribute('data-version', /^\d+\.\d+\.\d+/);
  // Weeks before its end it says days and hours, and no seconds run.
  await expect(page.getByTestId('season-countdown')).toHaveAccessibleName(
    / (\d+天\d+时|\d+时\d+分\d+秒)$/,
  );
  await axe();
  await page.getByTestId('season-share').click();
  await expect(page.getByTestId('share-poster')).toBeVisible();
  await axe();
});

test('home and me look the same for a member in light and dark, without serious findings', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    for (const path of ['/', '/Me', '/sbtwo/sports-saba']) {
      await page.goto(site.url + path);
      await expect(page.getByTestId('layout')).toBeVisible();
      await page.waitForTimeout(600);
      await axe();
    }
  }
});
