/** Marketing's way without an engineer: a season is edited in the console. Last: named accounts. */
import { expect, test } from '../fixtures/console-test';
import { lookNow } from '../page-models/releases';
import { dayFrom as day } from '../page-models/release-console';

/** A poster of one shape. */
const DRAWING = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="375" height="440" viewBox="0 0 375 440"><path fill="#101040" d="M0 0h375v440H0z"/>${inside}</svg>`;

test('marketing changes texts, prizes, colours and poster of a season without an engineer: draft, gate, a look, live', async ({
  releaseConsole,
  site,
  browser,
}) => {
  const { page } = releaseConsole;
  await releaseConsole.enter('Mei');
  await releaseConsole.view('Season texts');
  const form = page.getByTestId('console-draft');
  await form.locator('[name=season]').selectOption('season_cny2024');
  await expect(form.getByLabel('Line above the title')).toHaveValue('岁岁常欢');
  await form.getByLabel('Line above the title').fill('龙年大吉');
  await form.getByLabel('Prizes, one a line').fill('一等奖 8888 元\n二等奖 888 元');
  await form.locator('[name="data.look.ground"]').fill('#101040');
  await form.getByLabel('Picture of the poster').setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING('<script/>')),
  });
  await expect(form.getByRole('alert')).toContainText('a script');
  await form
    .getByLabel('Picture of the poster')
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING('')) });
  await expect(form.getByText('a new picture of this draft')).toBeVisible();
  await expect(form.getByLabel('Line above the title'), 'nothing typed is lost').toHaveValue(
    '龙年大吉',
  );
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(form.getByText('Draft saved by Mei')).toBeVisible();

  await form.getByLabel('Why (kept in the audit trail)').fill('texts of the year');
  await form.getByRole('button', { name: 'Check and hold back' }).click();
  const held = page.getByTestId('console-held');
  await expect(held).toContainText('passed the gate', { timeout: 240_000 });
  const version = /Version (\S+) passed/.exec((await held.textContent()) ?? '')?.[1] ?? '';
  await held.getByRole('button', { name: 'Make a preview link' }).click();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(
    (await held.getByTestId('console-link').getByRole('link').getAttribute('href')) ?? '',
  );
  const event = phone.getByTestId('event-page');
  await expect(event).toHaveAttribute('data-version', version);
  await expect(event.getByText('龙年大吉')).toBeVisible();
  await expect(event.getByRole('region', { name: '活动奖励' })).toContainText('一等奖 8888 元');
  await expect(event.locator('img').first()).toHaveJSProperty('naturalWidth', 375);
  await phone.close();
  const live = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await live.goto(`${site.url}/event_CNY2024`);
  await expect(live.getByTestId('event-page')).toBeVisible();
  await expect(live.getByText('龙年大吉')).toHaveCount(0);

  await releaseConsole.view('Season calendar');
  await releaseConsole.plan('season_cny2024', day(-1), day(6), { priority: 9 });
  const facts = page.getByTestId('console-facts');
  await expect(facts).toContainText('Its start is in the past: members see it as soon');
  await expect(facts, 'as members will read it').toContainText('龙年大吉');
  await expect(facts).toContainText('一等奖 8888 元');
  await releaseConsole.confirm('the new texts');
  await live.goto('about:blank');
  await live.goto(`${site.url}/event_CNY2024`);
  await expect(live.getByTestId('event-page')).toHaveAttribute('data-version', version);
  await expect(live.getByText('龙年大吉')).toBeVisible();
  await live.close();
});

test('in Chinese: what is said before an order, and a season that is ended for its texts shows no rules, also where it stands open', async ({
  releaseConsole,
  site,
  browser,
}) => {
  const { page } = releaseConsole;
  await releaseConsole.enter('小梅');
  await page.getByRole('button', { name: '中文' }).click();
  for (const [view, heading] of [
    ['活动文案', '文案、奖励、颜色与海报'],
    ['预览', '预览链接'],
    ['活动日历', '活动排期'],
  ] as const) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const member = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await member.goto(`${site.url}/event_CNY2024`);
  await expect(member.getByRole('region', { name: '活动规则' })).toBeVisible();
  await page
    .getByTestId('console-window-cny2024-cny2024')
    .getByRole('button', { name: '立即结束' })
    .click();
  const facts = page.getByTestId('console-facts');
  await page.getByLabel('问题所在').selectOption({ label: '页面或小游戏无法正常使用' });
  await expect(facts).toContainText('规则仍可查看');
  await page.getByLabel('问题所在').selectOption({ label: '文案有误' });
  await expect(facts).toContainText('规则、口号、奖励和参与方式会隐藏');
  await page.getByLabel('原因（写入操作记录）').fill('奖金写错了');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(page.getByTestId('console-confirm')).toHaveCount(0);
  await lookNow(member);
  await expect(member.getByTestId('event-page')).toHaveAttribute('data-phase', 'killed');
  await expect(member.getByRole('region', { name: '活动规则' })).toHaveCount(0);
  await member.goto('about:blank');
  await member.goto(`${site.url}/event_CNY2024`);
  await expect(member.getByTestId('event-page')).toHaveAttribute('data-phase', 'killed');
  await expect(member.getByRole('region', { name: '活动规则' })).toHaveCount(0);
  await member.close();

  await page
    .getByTestId('console-window-cny2024-cny2024')
    .getByRole('button', { name: '移出排期' })
    .click();
  await page.getByLabel('原因（写入操作记录）').fill('重复');
  await site.release('season', 'unschedule', 'cny2024', '--id', 'cny2024', '--why', 'faster');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(page.getByTestId('console-confirm').getByRole('alert')).toHaveText(
    /^season_cny2024 没有排期“cny2024”；已有：/,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'English' }), 'it is remembered').toBeVisible();
});

test('with named accounts the token opens nothing, and each role does its own', async ({
  releaseConsole,
  site,
}) => {
  const passwordOf = async (...words: readonly string[]): Promise<string> =>
    (await site.release('account', 'add', ...words)).trim().split('\n').at(-1) ?? '';
  await passwordOf('root', '--role', 'operator');
  const mei = await passwordOf('mei', '--role', 'marketing');
  const { page } = releaseConsole;
  await releaseConsole.enterAs('mei', mei);
  await expect(page.getByTestId('console-who')).toHaveText('mei, marketing');
  await expect(page.getByTestId('console-plan')).toBeVisible();
  await releaseConsole.view('Live versions');
  await expect(
    releaseConsole.part('promotions').getByRole('button', { name: 'Switch off' }),
  ).toBeDisabled();
  const refused = await page.request.post(`${site.consoleUrl}api/orders`, {
    headers: { 'x-console': '1', origin: new URL(site.consoleUrl).origin },
    data: { order: { verb: 'kill', name: 'promotions' }, why: 'by hand' },
  });
  expect(refused.status()).toBe(409);
  await releaseConsole.view('Audit trail');
  await page.getByText('Acts in the console').click();
  const acts = page.getByTestId('console-acts').getByRole('listitem');
  await expect(acts.first()).toContainText('mei (marketing)');
  await expect(acts.first()).toContainText('kill promotions');
  await site.release('account', 'disable', 'mei');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Other journeys of this site sign in with the token.
  await site.release('account', 'remove', 'mei');
  await site.release('account', 'remove', 'root');
  await releaseConsole.enter('Lin');
});
