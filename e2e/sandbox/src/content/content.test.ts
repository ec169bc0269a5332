import { PromotionAction, timeShown } from '@site/domain/promotions/item';
import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import { getCampaigns, type Campaign } from '@site/contracts/campaign';
import * as ids from '@site/contracts/promotion-ids';
import * as rows from '@site/contracts/promotion';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { MORNING } from '../testing/funds';
import { promotionHtml } from './promotions';
import { PROMOTIONS } from './promotions-data';
import { windowOf } from './window';

type Listed = rows.CmsPromotion;

describe('content host', () => {
  test('[R7.3-2] at least 60 promotions over all types, categories, actions and kinds of visibility; running, coming and ended ones', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const list = (await client.call(rows.getPromotions, { query: {} })).body.result as Listed[];
    expect(list.length).toBeGreaterThanOrEqual(60);
    expect(new Set(list.map(({ promotionMainType }) => promotionMainType))).toEqual(
      new Set(rows.PROMOTION_MAIN_TYPE),
    );
    expect(new Set(list.map(({ cmsActionType }) => cmsActionType))).toEqual(
      new Set(Object.values(PromotionAction)),
    );
    expect(
      new Set(list.map(({ visibility, memberLevel }) => `${visibility} ${memberLevel}`)),
    ).toEqual(new Set(['public eligible', 'member eligible', 'member predefined']));
    const categories = (await client.call(rows.getPromotionCategories)).body.result as {
      code: string;
    }[];
    for (const { code } of categories.filter((each) => each.code !== 'all'))
      expect([code, list.some(({ category }) => category === code)]).toEqual([code, true]);
    const phase = ({ dateRange }: Listed): string =>
      Date.parse(dateRange.startDate) > MORNING()
        ? 'coming'
        : Date.parse(dateRange.endDate) < MORNING()
          ? 'ended'
          : 'running';
    for (const type of rows.PROMOTION_MAIN_TYPE)
      expect(
        list.some((each) => each.promotionMainType === type && phase(each) === 'running'),
      ).toBe(true);
    expect(new Set(list.map(phase))).toEqual(new Set(['coming', 'ended', 'running']));
    expect(new Set(list.map(({ promoImage }) => new URL(promoImage).origin))).toEqual(
      new Set(OLD_CACHE_ORIGINS),
    );
    expect(
      (
        (await client.call(rows.getPromotions, { query: { type: 'Rebate' } })).body
          .result as Listed[]
      ).length,
    ).toBeGreaterThanOrEqual(5);
    await app.close();
  });

  test('[R7.3-2] every detail has a body and five terms; a few bodies are hostile on purpose', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const list = (await client.call(rows.getPromotions, { query: {} })).body.result as Listed[];
    const details = await Promise.all(
      list.map(({ promoId }) => client.call(rows.getPromotion, { params: { promoId } })),
    );
    const bodies = details.map(({ body }) => body.result as { bodyHtml: string; terms: object[] });
    expect(
      bodies.every(({ bodyHtml, terms }) => bodyHtml.includes('<h3>') && terms.length === 5),
    ).toBe(true);
    for (const bad of ['<script>', 'onerror=', 'javascript:', '<form', '<meta', '<style'])
      expect([bad, bodies.some(({ bodyHtml }) => bodyHtml.includes(bad))]).toEqual([bad, true]);
    expect(bodies.some(({ bodyHtml }) => bodyHtml.length > 60_000)).toBe(true);
    expect((await client.call(rows.getPromotion, { params: { promoId: '9999' } })).status).toBe(
      404,
    );
    await app.close();
  });

  test('[R7.3-3] applied bonuses and rebates find their promotion by ids, v1, v2 and rebates; 90 ids pass, 91 are refused', async () => {
    const app = createSandbox();
    const client = testClient(app);
    expect(
      (await client.call(ids.getPromotionsByBonusIds, { params: { ids: 'B1020,NOPE,D2001' } })).body
        .result,
    ).toEqual([
      {
        bonusId: 'B1020',
        promotionId: '1020',
        promotionTitle: '每周存款加赠 20%',
        promotionCategory: 'deposit',
        promotionType: 'General',
      },
      {
        bonusId: 'D2001',
        promotionId: '1003',
        promotionTitle: '每日存款优惠 8%',
        promotionCategory: 'deposit',
        promotionType: 'Daily Deal',
      },
    ]);
    expect(
      (await client.call(ids.getPromotionsByBonusGroups, { params: { ids: 'F3001,G4001' } })).body
        .result,
    ).toMatchObject([{ promotionId: '1004' }, { promotionId: '1050' }]);
    expect(
      (await client.call(ids.getPromotionsByRebateIds, { params: { ids: 'RB32' } })).body.result,
    ).toMatchObject([{ promotionId: '4003', promotionType: 'Rebate' }]);
    const many = (count: number): string =>
      Array.from({ length: count }, (_, at) => `BONUS${at}`).join(',');
    for (const row of [
      ids.getPromotionsByBonusIds,
      ids.getPromotionsByBonusGroups,
      ids.getPromotionsByRebateIds,
    ]) {
      expect((await client.call(row, { params: { ids: many(90) } })).status).toBe(200);
      expect((await client.call(row, { params: { ids: many(91) } })).status).toBe(400);
    }
    await app.close();
  });

  test('[R7.3-2] an offer says how often it can be had by its own rule, and nothing of turnover where it asks for none', () => {
    const body = (id: string): string => {
      const seed = PROMOTIONS.find((each) => each.id === id);
      if (seed === undefined) throw new Error(`no ${id}`);
      return promotionHtml(seed);
    };
    for (const [id, often] of [
      ['1001', '每台设备仅可参与一次。'],
      ['1020', '每台设备每周仅可参与一次。'],
      ['1022', '每台设备每月仅可参与一次。'],
      ['1023', '每台设备每日仅可参与一次。'],
      ['1047', '视为同一会员。'],
    ] as const)
      expect(body(id)).toContain(often);
    expect(body('1020')).toContain('完成流水要求前不能提款');
    expect(body('1064')).not.toContain('流水');
  });

  test('[R7.3-2] what a banner of home says of an offer is what the offer itself says', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const banners = (await client.call(rows.getBanners, { query: { position: 'home' } })).body
      .result as { summary: string; target: string }[];
    const told = banners.flatMap(({ summary, target }) => {
      const offer = PROMOTIONS.find(({ id }) => target === `/Promotions/Detail/${id}`);
      return offer === undefined ? [] : [{ banner: summary, offer: offer.lead }];
    });
    expect(told.length).toBeGreaterThan(1);
    const numbers = (text: string): readonly string[] => text.match(/[\d,]+/g) ?? [];
    for (const { banner, offer } of told)
      expect(numbers(offer)).toEqual(expect.arrayContaining([...numbers(banner)]));
    await app.close();
  });

  test('[R7.3-2] content answers carry an ETag that gives 304, and pictures stand under the hash of their content', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const first = await client.call(rows.getBanners, { query: { position: 'home' } });
    const again = await client.call(rows.getBanners, {
      query: { position: 'home' },
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.status, again.status, first.headers['cache-control']]).toEqual([
      200,
      304,
      'public, max-age=60',
    ]);
    const [{ imageUrl } = { imageUrl: '' }] = first.body.result as { imageUrl: string }[];
    const picture = await app.inject({ method: 'GET', url: imageUrl });
    expect([
      picture.statusCode,
      picture.headers['content-type'],
      picture.headers['cache-control'],
    ]).toEqual([200, 'image/svg+xml', 'public, max-age=31536000, immutable']);
    expect(
      (
        await app.inject({
          method: 'GET',
          url: imageUrl.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'),
        })
      ).statusCode,
    ).toBe(404);
    for (const position of ['home', 'promotions', 'casino', 'sports', 'vip', 'me']) {
      expect(
        ((await client.call(rows.getBanners, { query: { position } })).body.result as object[])
          .length,
      ).toBeGreaterThan(0);
    }
    await app.close();
  });

  test('[R2.3-5] [R5-11] the switches of the site config are set from outside', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.control('POST', '/site-config', { miniUrl: true });
    expect((await client.call(rows.getSiteConfig)).body.result).toEqual({
      liveGameOnly: false,
      miniUrl: true,
      appDownload: true,
    });
    await app.close();
  });

  test('[R7.3-2] an offer with a form begins when its form is taken, and does not end before that does', async () => {
    const app = createSandbox();
    const client = testClient(app);
    for (let day = 0; day < 50; day += 7) {
      const offers = (await client.call(rows.getPromotions, { query: {} })).body.result as Listed[];
      const campaigns = (await client.call(getCampaigns)).body.result as Campaign[];
      expect(campaigns.length).toBeGreaterThan(5);
      for (const { promoId, startDate, endDate } of campaigns) {
        const runs = offers.find((each) => each.promoId === promoId)?.dateRange;
        expect([promoId, runs?.startDate]).toEqual([promoId, startDate]);
        const after = Date.parse(runs?.endDate ?? '') - Date.parse(endDate);
        expect([promoId, after >= 0 && after <= 7 * 86_400_000]).toEqual([promoId, true]);
      }
      await client.control('POST', '/clock', { advanceMs: 7 * 86_400_000 });
    }
    await app.close();
  });

  test('[R7.3-2] a rebate has no end, as its validity says', async () => {
    const app = createSandbox();
    const list = (await testClient(app).call(rows.getPromotions, { query: { type: 'Rebate' } }))
      .body.result as Listed[];
    expect(list.map((each) => timeShown(each, Date.now()).form)).toEqual(list.map(() => 'long'));
    await app.close();
  });

  test('a window holds its moment, stands still inside and repeats for ever', () => {
    for (let hour = 0; hour < 2_000; hour += 7) {
      const now = MORNING() + hour * 3_600_000;
      const running = windowOf({ id: 'x', days: 9, when: 'running' }, now);
      expect(running.start <= now && now <= running.end + 1_000).toBe(true);
      expect(windowOf({ id: 'x', days: 9, when: 'running' }, running.end)).toEqual(running);
      expect(windowOf({ id: 'x', days: 9, when: 'coming' }, now).start).toBe(running.end + 1_000);
    }
  });
});
