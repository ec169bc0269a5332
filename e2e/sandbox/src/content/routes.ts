/** The content host: promotions, banners, footer, site config, pictures. */
import * as ids from '@site/contracts/promotion-ids';
import * as rows from '@site/contracts/promotion';
import type { FastifyInstance } from 'fastify';
import { BONUS_RULES } from '../bonus/rules';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { REBATE_RULES } from '../promotions/rebate-rules';
import { artUrl, pictureOf } from './art-store';
import { BANNERS, bannersAt, FOOTER } from './banners';
import { photoOf, photoUrl } from './photo-store';
import { briefOf } from './promotion-briefs';
import { allPromotions, anyPromotionOf } from './promotion-book';
import { termsOf } from './promotion-terms';
import { promotionHtml, promotionOf, promotionView } from './promotions';
import { PROMOTION_CATEGORIES, PROMOTIONS } from './promotions-data';
import { siteSwitches } from './site-switches';

const MOST_IDS = 90;

/**
 * Every picture is drawn before the first call, so that an address kept from before a restart still
 * works.
 */
function drawAll(): void {
  for (const seed of PROMOTIONS)
    for (const id of [seed.id, `${seed.id}-detail`]) artUrl('promotion', id, seed.title);
  for (const list of Object.values(BANNERS))
    for (const [id, title] of list) artUrl('banner', id, title);
  for (const [id, title] of FOOTER) artUrl('footer', id, title);
}

function mountPictures(app: FastifyInstance): void {
  drawAll();
  app.get<{ Params: { kind: string; file: string } }>(
    '/cms/art/:kind/:file',
    async (request, reply) => {
      const picture = pictureOf(request.params.kind, request.params.file);
      if (picture === null) throw refusals.notFound('图片');
      return reply
        .header(
          'cache-control',
          picture.isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml')
        .send(picture.svg);
    },
  );
}

/** Photos never change under their address either; the form is named by `format`. */
function mountPhotos(app: FastifyInstance): void {
  app.get<{ Params: { file: string }; Querystring: { format?: string } }>(
    '/cms/photo/:file',
    async (request, reply) => {
      const found = photoOf(request.params.file, request.query.format);
      if (found === null) throw refusals.notFound('图片');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .type(found.type)
        .send(found.bytes);
    },
  );
}

function mountPromotions(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getPromotions, ({ query }) =>
    allPromotions(context)
      .filter((seed) => query.type === undefined || seed.mainType === query.type)
      .map((seed) => ({
        ...promotionView(seed, context.clock.now()),
        summary: briefOf(seed),
        bonusTerms: termsOf(seed),
      })),
  );
  mount(app, context, rows.getPromotion, ({ params }) => {
    const seed = anyPromotionOf(context, params.promoId ?? '');
    if (seed === null) throw refusals.notFound('优惠');
    return {
      ...promotionView(seed, context.clock.now()),
      bodyHtml: promotionHtml(seed),
      terms: seed.terms.map(([label, value]) => ({ label, value })),
      bonusTerms: termsOf(seed),
    };
  });
  mount(app, context, rows.getPromotionCategories, () =>
    PROMOTION_CATEGORIES.map(([code, name], sort) => ({ code, name, sort })),
  );
}

/** @throws ApiError 400 for more than 90 ids. */
function readIds(text: string | undefined): readonly string[] {
  const list = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (list.length === 0 || list.length > MOST_IDS)
    throw new ApiError(400, 'CMS00400', `一次最多查询 ${MOST_IDS} 个编号`);
  return list;
}

/** Which promotion each id belongs to; what is unknown is left out. */
const lookUp = (text: string | undefined, promoOf: ReadonlyMap<string, string>) =>
  readIds(text).flatMap((bonusId) => {
    const seed = promotionOf(promoOf.get(bonusId) ?? '');
    return seed === null
      ? []
      : [
          {
            bonusId,
            promotionId: seed.id,
            promotionTitle: seed.title,
            promotionCategory: seed.category,
            promotionType: seed.mainType,
          },
        ];
  });

function mountLookUps(app: FastifyInstance, context: Context): void {
  const byRule = new Map(BONUS_RULES.map((rule) => [rule.id, rule.promoId]));
  const byGroup = new Map(BONUS_RULES.map((rule) => [rule.groupId, rule.promoId]));
  const byRebate = new Map(REBATE_RULES.map((rule) => [rule.id, rule.promoId]));
  mount(app, context, ids.getPromotionsByBonusIds, ({ params }) => lookUp(params.ids, byRule));
  mount(app, context, ids.getPromotionsByBonusGroups, ({ params }) => lookUp(params.ids, byGroup));
  mount(app, context, ids.getPromotionsByRebateIds, ({ params }) => lookUp(params.ids, byRebate));
}

export function mountContentHost(app: FastifyInstance, context: Context): void {
  mountPictures(app);
  mountPhotos(app);
  mountPromotions(app, context);
  mountLookUps(app, context);
  mount(app, context, rows.getBanners, ({ query }) =>
    bannersAt(query.position).map(([id, title, target, summary = ''], sort) => ({
      id,
      title,
      summary,
      imageUrl: photoUrl(id) ?? artUrl('banner', id, title),
      target,
      sort,
    })),
  );
  mount(app, context, rows.getFooter, () =>
    FOOTER.map(([id, title]) => ({ id, title, imageUrl: artUrl('footer', id, title) })),
  );
  mount(app, context, rows.getSiteConfig, () => siteSwitches(context));
}
