/**
 * Documents of a member: checked before they are sent, refused with a reason, sent again alone,
 * kept when the network breaks off.
 */
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { lateStands, requestsTo } from '../page-models/page-session';
import { clock } from '../page-models/sandbox';

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer: Buffer = PNG) => ({ name, mimeType: 'image/png', buffer });
const UPLOAD = '/api/Member/MemberDocument/Upload';

test('[R2.3-7] [R7.2-1] a refused side says why and is sent again alone; with both sides approved the member is known; account and documents say the same at every step', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('newbie01', '/Me/Uploadfiles/');
  const card = (type: string) => page.getByTestId(`document-${type}`);
  const send = async (type: string, name: string): Promise<void> => {
    await page.getByTestId(`file-${type}`).setInputFiles(picture(name));
    await expect(page.getByTestId(`file-${type}-chosen`).locator('img')).toBeVisible();
    await page.getByTestId(`send-${type}`).click();
    await expect(card(type)).toHaveAttribute('data-status', 'Pending');
  };
  /** Two pages read it from two calls; both say the same of it. */
  const expectStanding = async (standing: string): Promise<void> => {
    await page.goto(`${site.url}/Me/Accountinfo/`);
    await expect(page.getByTestId('account-kyc').locator('b').first()).toHaveText(standing);
    await page.goto(`${site.url}/Me/Uploadfiles/`);
    await expect(page.getByTestId('documents-overall').locator('b').first()).toHaveText(standing);
  };
  await expectStanding('尚未完成实名认证');
  await axe();
  await send('IdentityFront', 'reject-front.png');
  await send('IdentityBack', 'back.png');
  await expectStanding('实名认证审核中');
  await clock(site, { advanceMs: 21_000 });
  await expect(card('IdentityFront')).toHaveAttribute('data-status', 'Rejected');
  await expect(page.getByTestId('document-reason-IdentityFront')).toContainText(
    '图片不清晰，请重新拍摄并上传',
  );
  await expect(card('IdentityBack')).toHaveAttribute('data-status', 'Approved');
  await axe();
  await page.getByTestId('open-IdentityFront').click();
  await expect(page.getByTestId('file-IdentityFront')).toBeAttached();
  // Who comes back finds the form of the refused side open.
  await expectStanding('实名认证未通过');
  await send('IdentityFront', 'front.png');
  await clock(site, { advanceMs: 21_000 });
  await expect(card('IdentityFront')).toHaveAttribute('data-status', 'Approved');
  await expectStanding('已完成实名认证');
  expect(await requestsTo(site, UPLOAD)).toHaveLength(3);
  await page.goto(`${site.url}/Me/Accountinfo/`);
  await expect(page.getByTestId('account-kyc')).toHaveAttribute('data-kyc', 'true');
  await expectCalls(site, ['member.documents', 'member.documentStatus', 'member.uploadDocument']);
});

test('[R7.2-1] an upload that the network cuts off keeps the picture and goes on by itself; after a reload its kind is known and the file is asked for again', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|status of 500/);
  await new LoginPage(page, site).enter('newbie01', '/Me/Uploadfiles/');
  await page.getByTestId('file-IdentityFront').setInputFiles(picture('front.png'));
  await expect(page.getByTestId('file-IdentityFront-chosen').locator('img')).toBeVisible();
  await lateStands(site);
  await context.setOffline(true);
  await page.getByTestId('send-IdentityFront').click();
  await expect(page.getByTestId('upload-stopped-IdentityFront')).toContainText(
    '恢复连接后会自动继续上传',
  );
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).toContain('IdentityFront');
  expect(kept).not.toMatch(/front\.png|iVBORw0KGgo/);
  await context.setOffline(false);
  await expect(page.getByTestId('document-IdentityFront')).toHaveAttribute(
    'data-status',
    'Pending',
  );
  expect(await requestsTo(site, UPLOAD)).toHaveLength(1);

  await page.getByTestId('file-IdentityBack').setInputFiles(picture('back.png'));
  await expect(page.getByTestId('file-IdentityBack-chosen').locator('img')).toBeVisible();
  // A page that is being left may still hear that the network is back and go on, as it should: the server takes nothing then.
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: UPLOAD },
    fault: { status: 500 },
  });
  await context.setOffline(true);
  await page.getByTestId('send-IdentityBack').click();
  await expect(page.getByTestId('upload-stopped-IdentityBack')).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`${site.url}/Me/Uploadfiles/`);
  await expect(page.getByTestId('upload-lost-IdentityBack')).toContainText('没有上传完成');
});

test('[R7.2-1] what is no picture or too large is refused before it is sent', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('newbie01', '/Me/Uploadfiles/');
  await page
    .getByTestId('file-IdentityFront')
    .setInputFiles(picture('front.png', Buffer.from('GIF89a')));
  await expect(page.getByRole('alert')).toContainText('只支持 JPG、PNG 或 PDF 文件');
  await page
    .getByTestId('file-IdentityFront')
    .setInputFiles(picture('front.png', Buffer.concat([PNG, Buffer.alloc(7 * 1_024 * 1_024)])));
  await expect(page.getByRole('alert')).toContainText('文件超过 7 MB');
  expect(await requestsTo(site, UPLOAD)).toEqual([]);
});
