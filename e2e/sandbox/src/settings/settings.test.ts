import { getLiveChatUrl } from '@site/contracts/live-chat';
import { getSecretQuestions } from '@site/contracts/member-profile';
import * as setting from '@site/contracts/setting';
import * as vendor from '@site/contracts/betting-settings';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

type Place = { id: string; name: string };

describe('settings', () => {
  test('[R3.4-1] notification settings are kept per member; amounts outside of 1 to 999,999 are refused', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const first = (await client.call(vendor.getNotificationSetting)).body
      .result as vendor.NotificationSetting;
    expect(first).toMatchObject({
      amount1: 99_999,
      amount2: 1_000,
      amount3: 100,
      oddsType: 2,
      alwaysAcceptBetterOdds: true,
    });
    expect(
      (
        await client.call(vendor.saveNotificationSetting, {
          body: { ...first, amount1: 500, oddsType: 3 },
        })
      ).body.result,
    ).toEqual({ memberCode: 'M100001' });
    for (const amount1 of [0, 1_000_000, 1.5])
      expect(
        (await client.call(vendor.saveNotificationSetting, { body: { ...first, amount1 } })).status,
      ).toBe(422);
    expect((await client.call(vendor.getNotificationSetting)).body.result).toMatchObject({
      amount1: 500,
      oddsType: 3,
    });
    expect(
      (
        await client.call(vendor.notifyBettingInfo, {
          body: { vendor: 'SABA', wagerId: 'W1', eventIds: ['E1'] },
        })
      ).body.result,
    ).toEqual({ memberCode: 'M100001', wagerId: 'W1' });
    await client.login('vip01');
    expect((await client.call(vendor.getNotificationSetting)).body.result).toMatchObject({
      amount1: 99_999,
    });
    await app.close();
  });

  test('[R7.2-1] all 34 provinces lead to cities and towns; prefixes and questions are there', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const provinces = (await client.call(setting.getProvinces)).body.result as Place[];
    expect(provinces).toHaveLength(34);
    for (const { id: provinceId } of provinces) {
      const cities = (await client.call(setting.getDistricts, { query: { provinceId } })).body
        .result as Place[];
      for (const { id: districtId } of cities) {
        const towns = (await client.call(setting.getTowns, { query: { districtId } })).body
          .result as Place[];
        expect(towns.length >= 2 && towns.every(({ name }) => name !== '')).toBe(true);
      }
    }
    expect((await client.call(setting.getTowns, { query: { districtId: 'x' } })).status).toBe(404);
    expect((await client.call(setting.getPhonePrefixes)).body.result).toMatchObject([
      { prefix: '86' },
    ]);
    const questions = (await client.call(setting.getSecurityQuestions)).body.result as {
      id: number;
      text: string;
    }[];
    expect(questions.length).toBeGreaterThanOrEqual(6);
    // The same questions under the same numbers as the member is asked.
    await client.login('member01');
    expect((await client.call(getSecretQuestions)).body.result).toMatchObject({
      questions: questions.map(({ id, text }) => ({ id, localizedName: text })),
    });
    await app.close();
  });

  test('[R2.3-9] live chat and help centre stand on another origin, in Chinese, with a policy of their own', async () => {
    const app = createSandbox({ gamesOrigin: 'http://localhost:4999' });
    const client = testClient(app);
    const url = new URL(String((await client.call(getLiveChatUrl)).body.result));
    expect([
      url.origin,
      url.searchParams.get('language'),
      url.searchParams.get('platform'),
    ]).toEqual(['http://localhost:4999', 'cn', 'Mobile']);
    for (const path of [
      `${url.pathname}?page=/Deposit`,
      '/help/?language=cn&platform=Mobile',
      '/help/turnover?language=cn&platform=Mobile',
      '/help/?q=%E6%B5%81%E6%B0%B4',
    ]) {
      const page = await app.inject({ method: 'GET', url: path });
      expect([
        path,
        page.statusCode,
        String(page.headers['content-security-policy']).startsWith("default-src 'none'"),
      ]).toEqual([path, 200, true]);
      expect(page.payload).toContain('lang="zh-Hans-CN"');
    }
    expect(
      (await app.inject({ method: 'GET', url: '/help/?q=%3Cscript%3E' })).payload,
    ).not.toContain('<script>');
    expect((await app.inject({ method: 'GET', url: '/help/nothing' })).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'GET', url: '/help/?q=%E6%B5%81&q=%E6%B0%B4' })).statusCode,
    ).toBe(200);
    await app.close();
  });
});
