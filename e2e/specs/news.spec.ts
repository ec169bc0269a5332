/** Announcements and personal messages: one count everywhere (§7.2), and the line on home. */
import type { Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';
import { clock } from '../page-models/sandbox';

test.use(MOVING);

const MESSAGES = '/News?tab=message';

/** What the news page says is unread. */
const unreadOn = (page: Page) => page.getByTestId('news-unread');

test('[R7.2-1] reading, reading all and deleting change the counts of every page and every tab within a second', async ({
  page,
  site,
  context,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', MESSAGES);
  await expect(unreadOn(page)).toHaveAttribute('data-unread', '5');
  await axe();
  const other = await context.newPage();
  await other.goto(`${site.url}/Me`);
  const badge = other.getByTestId('me-unread');
  const all = Number.parseInt((await badge.textContent()) ?? '', 10);
  expect(all).toBeGreaterThan(5);

  await page.getByTestId('news-row').first().getByRole('link').click();
  await expect(page.getByTestId('news-text')).toContainText('登录有礼');
  await expect(badge).toHaveText(`${all - 1} 条未读`, { timeout: 1_000 });
  await axe();
  await page.goBack();
  await expect(unreadOn(page)).toHaveAttribute('data-unread', '4');
  await expect(page.getByTestId('news-row').first()).toHaveAttribute('data-read', 'true');

  await page.getByTestId('news-select').click();
  await page.getByTestId('news-choose').nth(1).check();
  await page.getByTestId('news-delete-chosen').click();
  await page.getByTestId('news-delete-confirm').click();
  await expect(page.getByTestId('news-row')).toHaveCount(4);
  await expect(unreadOn(page)).toHaveAttribute('data-unread', '3');
  await expect(badge).toHaveText(`${all - 2} 条未读`, { timeout: 1_000 });

  await page.getByTestId('news-read-all').click();
  await expect(unreadOn(page)).toHaveAttribute('data-unread', '0');
  await expect(badge).toHaveText(`${all - 5} 条未读`, { timeout: 1_000 });
  await openInPage(page, '/News');
  await page.getByTestId('news-row').first().getByRole('link').click();
  await expect(page.getByTestId('news-text')).toBeVisible();
  await expectCalls(site, [
    'announcement.list',
    'announcement.detail',
    'announcement.unread',
    'personalMessage.list',
    'personalMessage.detail',
    'personalMessage.action',
    'personalMessage.unread',
  ]);
});

test('[R7.2-1] what is urgent stands still on home until it was seen, and is not said again', async ({
  page,
  site,
}) => {
  // Urgent ones have their days: noon of one of them.
  await clock(site, { set: '2026-11-23T12:00:00+08:00' });
  await new LoginPage(page, site).enter('member01', '/');
  const line = page.getByTestId('home-news');
  await expect(line).toHaveAttribute('data-urgent', 'true');
  const count = page.getByTestId('home-inbox');
  await expect(count).toHaveAttribute('data-unread', /^[1-9]/);
  const before = Number(await count.getAttribute('data-unread'));
  const first = await page.getByTestId('news-open').textContent();
  await page.getByTestId('urgent-seen').click();
  await expect(page.getByTestId('news-open')).not.toHaveText(first ?? '');
  await expect(count).toHaveAttribute('data-unread', String(before - 1), { timeout: 1_000 });
  await page.reload();
  await expect(page.getByTestId('news-open')).not.toHaveText(first ?? '');
  await expectCalls(site, ['announcement.action']);
});
