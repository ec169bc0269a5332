/** A promotion's sheet on a phone on its side: the half with the ways on has the terms, too. */
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

test('the terms stand below the ways on, and nothing runs past the edge of the sheet', async ({
  page,
  site,
  axe,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await new LoginPage(page, site).enter('member01', '/Promotions');
  const sheet = page.getByTestId('promo-detail');
  await page.getByTestId('promo-card').filter({ hasText: '每周存款加赠' }).first().click();
  const foot = sheet.locator('[data-part="foot"]');
  await expect(foot.getByTestId('promo-deposit')).toBeVisible();
  const edges = await foot.evaluate((node) => {
    const { paddingInlineEnd } = getComputedStyle(node);
    const end = node.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
    return [...node.querySelectorAll('a, section')].map(
      (part) => Math.round(part.getBoundingClientRect().right - end) <= 0,
    );
  });
  expect(edges).not.toContain(false);
  await expect(foot.getByText('最低存款')).toBeInViewport();
  await expect(sheet.getByText('最低存款')).toHaveCount(1);
  await axe();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(foot.getByText('最低存款')).toHaveCount(0);
  await expect(sheet.getByText('最低存款')).toHaveCount(1);
});
