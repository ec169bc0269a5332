/**
 * Mounts the member's side of promotions: rebates, daily deals, free-bet groups, offers of
 * partners.
 */
import * as rows from '@site/contracts/promotion-member';
import type { FastifyInstance } from 'fastify';
import { INVITED } from '../bonus/eligibility';
import { ruleOf } from '../bonus/rules';
import { openVouchers } from '../bets/free-stake';
import { startOfDay } from '../bonus/amounts';
import { artUrl } from '../content/art-store';
import { PROMOTIONS } from '../content/promotions-data';
import { windowOf } from '../content/window';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { fenOf } from '@site/domain/money';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import { findMember } from '../members/store';
import { payRebates, rebateHistory, rebatesOf } from './rebates';

/** Offers that open at a partner or in another part of the site. */
const EXTERNAL = [
  [
    'ext-1',
    '积分商城',
    '积分兑换季',
    '体育积分兑换数码好礼，每周上新。',
    '/rewards-store',
    30,
    'running',
  ],
  ['ext-2', '赛事资讯', '赛前数据会员', '绑定账户免费获得三十天赛前数据。', '/News', 60, 'running'],
  [
    'ext-3',
    '品牌大使',
    '大使见面会抽签',
    '完成任意存款即可参与大使见面会抽签。',
    '/ambassador',
    21,
    'running',
  ],
  ['ext-4', '彩池联盟', '联合彩池狂欢', '跨平台彩池即将开启，敬请期待。', '/jackpot', 18, 'coming'],
] as const;

function mountLists(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getDailyDeals, ({ memberCode }) => {
    const member = memberCode === '' ? null : findMember(context, memberCode);
    return PROMOTIONS.filter(
      (seed) => seed.mainType === 'Daily Deal' && seed.bonusId !== null && seed.when === 'running',
    ).map((seed) => ({
      bonusId: seed.bonusId ?? '',
      bonusRuleGroupId: ruleOf(seed.bonusId ?? '')?.groupId ?? '',
      isPredefinedMember:
        seed.memberLevel === 'predefined' && member !== null && INVITED.has(member.memberCode),
    }));
  });
  mount(app, context, rows.getFreebetGroups, ({ memberCode }) =>
    openVouchers(context, memberCode).map((bonus) => ({
      bonusGroupId: bonus.groupId,
      title: ruleOf(bonus.ruleId)?.title ?? '',
      amount: bonus.bonus,
      remaining: fenOf(bonus.required - bonus.achieved),
      expiry: isoAt(bonus.expiresAt),
      leastOdds: ruleOf(bonus.ruleId)?.leastOdds ?? undefined,
    })),
  );
  mount(app, context, rows.getExternalPromotions, () =>
    EXTERNAL.map(([externalId, provider, title, summary, target, days, when]) => {
      const { start, end } = windowOf({ id: externalId, days, when }, context.clock.now());
      return {
        externalId,
        provider,
        title,
        summary,
        target,
        imageUrl: artUrl('promotion', externalId, title),
        startDate: isoAt(start),
        endDate: isoAt(end),
      };
    }),
  );
}

export function mountPromotions(app: FastifyInstance, context: Context): void {
  for (const [id, , title] of EXTERNAL) artUrl('promotion', id, title);
  const due = (): void => {
    payRebates(context);
  };
  mount(
    app,
    context,
    rows.getRebateRunning,
    ({ memberCode }) =>
      rebatesOf(context, memberOfCall(context, memberCode), startOfDay(context.clock.now())),
    due,
  );
  mount(
    app,
    context,
    rows.getRebateHistories,
    ({ memberCode, query }) =>
      rebateHistory(
        context,
        memberOfCall(context, memberCode),
        dayStart(query.dateFrom),
        dayStart(query.dateTo),
      ),
    due,
  );
  mountLists(app, context);
}
