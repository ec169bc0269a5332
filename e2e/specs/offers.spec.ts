/** Chat and help on their own origin, in a real browser. */
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('[R2.3-9] live chat opens at the address the server gives, on another origin; the help centre stands beside it', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header-livechat')).toHaveAttribute('data-known', 'true');
  const opened = context.waitForEvent('page');
  await page.getByTestId('header-livechat').click();
  const chat = await opened;
  await chat.waitForLoadState();
  expect(new URL(chat.url()).origin).not.toBe(site.origin);
  await chat.getByRole('button', { name: '存款未到账' }).click();
  await expect(chat.getByText('存款通常 3 分钟内到账')).toBeVisible();
  await expectAccessible(chat);
  await chat.goto(`${new URL(chat.url()).origin}/help/?language=cn&platform=Mobile`);
  await chat.getByRole('searchbox').or(chat.getByLabel('搜索问题')).first().fill('流水');
  await chat.getByRole('button', { name: '搜索' }).click();
  await expectAccessible(chat);
  await chat.getByRole('link', { name: '什么是有效流水?' }).click();
  await expect(chat.getByText('赔率低于 1.30 的注单不计入有效流水')).toBeVisible();
});
