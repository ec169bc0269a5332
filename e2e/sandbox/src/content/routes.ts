/** The content host: promotions, banners, footer, site config, pictures; and the member-side lists that go with promotions. */
import * as rows from '@site/contracts/promotion';
import { fenOf } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { drawPicture } from './art';
import { promotionHtml, promotionOf, promotionView } from './promotions';
import { PROMOTION_CATEGORIES, PROMOTIONS } from './promotions-data';

const BANNERS = [
  ['home-1', '新会员首存礼金', '最高 1,888 元', '/Promotions/Detail/1001'], ['home-2', '星海超级联赛', '滚球激战正酣', '/sbtwo/sports-saba'],
  ['home-3', '真人荷官连胜奖励', '最高 6,666 元', '/Promotions/Detail/1006'], ['home-4', '新春红包雨', '限时活动', '/event_CNY2024'],
] as const;

const FOOTER = [['licence', '牌照监管'], ['responsible', '理性投注'], ['age', '18+'], ['secure', '安全加密']] as const;

function mountPictures(app: FastifyInstance): void {
  const sizes: ReadonlyMap<string, readonly [number, number]> = new Map([
    ['promotion', [700, 280] as const], ['banner', [702, 300] as const], ['game', [300, 300] as const], ['provider', [240, 120] as const],
    ['category', [120, 120] as const], ['footer', [160, 60] as const],
  ]);
  app.get<{ Params: { kind: string; file: string }; Querystring: { t?: string; s?: string } }>('/cms/art/:kind/:file', async (request, reply) => {
    const size = sizes.get(request.params.kind);
    const [, id] = /^([\w-]{1,40})\.svg$/.exec(request.params.file) ?? [];
    if (size === undefined || id === undefined) throw refusals.notFound('图片');
    const promotion = request.params.kind === 'promotion' ? promotionOf(id.replace(/-detail$/, '')) : null;
    const banner = BANNERS.find(([name]) => name === id);
    const svg = drawPicture({
      seed: `${request.params.kind}/${id}`, width: size[0], height: size[1],
      title: (request.query.t ?? promotion?.title ?? banner?.[1] ?? '').slice(0, 24), subtitle: (request.query.s ?? promotion?.labels.join(' · ') ?? banner?.[2] ?? '').slice(0, 24),
    });
    return reply.header('cache-control', 'public, max-age=86400').header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'").type('image/svg+xml').send(svg);
  });
}

function mountContent(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getPromotions, ({ query }) =>
    PROMOTIONS.filter((seed) => query.type === undefined || seed.mainType === query.type).map((seed) => promotionView(seed, context.clock.now())));
  mount(app, context, rows.getPromotion, ({ params }) => {
    const seed = promotionOf(params.promoId ?? '');
    if (seed === null) throw refusals.notFound('优惠');
    return { ...promotionView(seed, context.clock.now()), bodyHtml: promotionHtml(seed), terms: seed.terms.map(([label, value]) => ({ label, value })) };
  });
  mount(app, context, rows.getPromotionCategories, () => PROMOTION_CATEGORIES.map(([code, name], sort) => ({ code, name, sort })));
  mount(app, context, rows.getBanners, ({ query }) =>
    BANNERS.map(([id, title, , target], sort) => ({ id: `${query.position}-${id}`, title, imageUrl: `/cms/art/banner/${id}.svg`, target, sort })));
  mount(app, context, rows.getFooter, () => FOOTER.map(([id, title]) => ({ id, title, imageUrl: `/cms/art/footer/${id}.svg?t=${encodeURIComponent(title)}` })));
  mount(app, context, rows.getSiteConfig, () => ({ liveGameOnly: false, miniUrl: false, appDownload: true }));
}

function mountMemberSide(app: FastifyInstance, context: Context): void {
  const yuan = (amount: number) => fenOf(BigInt(amount) * 100n);
  mount(app, context, rows.getBonuses, () => PROMOTIONS.filter((seed) => seed.bonusId !== null && seed.action === 1).map((seed) => ({
    id: seed.bonusId ?? '', groupID: `G${seed.id}`, title: seed.title, minAmount: yuan(100), maxAmount: yuan(5_000), percentage: '100', turnover: 15, balanceRequired: yuan(0),
  })));
  mount(app, context, rows.getAppliedHistory, ({ query }) => ({
    bonusAppliedHistories: [], page: { currentPage: Number(query.pageIndex), totalPage: 1, perPageSize: Number(query.perPageSize), totalRecord: 0 },
  }));
  mount(app, context, rows.getDailyDeals, ({ memberCode }) => PROMOTIONS.filter((seed) => seed.mainType === 'Daily Deal').map((seed) => ({
    bonusId: seed.bonusId ?? '', bonusRuleGroupId: `G${seed.id}`, isPredefinedMember: seed.memberLevel === 'predefined' && memberCode === 'M100002',
  })));
  mount(app, context, rows.getAnnouncements, () => ({
    announcements: [
      { id: 'N3', topic: '系统维护通知', content: '周三 04:00 - 06:00 进行例行维护,期间部分游戏暂停服务。', sendOn: isoAt(context.clock.now() - 3_600_000) },
      { id: 'N2', topic: '新增支付宝扫码存款', content: '支付宝扫码存款现已开放,单笔 50 - 10,000 元,免手续费。', sendOn: isoAt(context.clock.now() - 90_000_000) },
      { id: 'N1', topic: '理性投注', content: '请合理安排时间与金额,您可随时联系客服设置限额。', sendOn: isoAt(context.clock.now() - 200_000_000) },
    ],
    page: { currentPage: 1, totalPage: 1, perPageSize: 50, totalRecord: 3 },
  }));
}

/** Mounts them. */
export function mountContentHost(app: FastifyInstance, context: Context): void {
  mountPictures(app);
  mountContent(app, context);
  mountMemberSide(app, context);
}
