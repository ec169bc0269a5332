import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  buildPromotionItem,
  withCmsFields,
  type AppliedBonus,
  type CmsPromotionSource,
} from './build-item';
import { idChunks, idPaths } from './ids';
import { PromotionAction } from './item';
import { promotionStep } from './navigation';
import {
  parsePromotionTab,
  promotionScreen,
  PROMOTION_SCREEN,
  PROMOTION_TABS,
} from './screen-state';
import { dropEmptyRebates, historyWindow, rebateSource } from './windows';

const at = (text: string): number => Date.parse(text);
const source: CmsPromotionSource = {
  promoId: 'p1',
  promoTitle: '首存礼',
  promoImage: '/a.webp',
  isSticky: true,
  parentTid: '7',
  parentName: '新会员',
  promotionMainType: 'General',
  cmsPromotionType: 'T',
  cmsActionType: 2,
  cmsCampaignId: null,
  category: 'new',
  labels: ['热门'],
  eligibilityOverride: false,
  visibility: 'member',
  memberLevel: 'eligible',
  bonus_id: 'g1',
  dateRange: { startDate: '2026-11-01T00:00:00+08:00', endDate: '2026-12-01T00:00:00+08:00' },
};
const applied = (bonusRuleGroupId: string, appliedDate: string): AppliedBonus => ({
  bonusRuleId: 'r',
  bonusRuleGroupId,
  appliedDate,
  promotionId: null,
  promotionTitle: null,
  promotionCategory: null,
  promotionType: null,
});

describe('built item', () => {
  test('[R3.7-1] has every field, the bonus by its group and the history newest first', () => {
    const history = [
      applied('g1', '2026-11-02T00:00:00+08:00'),
      applied('g2', '2026-11-04T00:00:00+08:00'),
      applied('g1', '2026-11-03T00:00:00+08:00'),
    ];
    expect(
      buildPromotionItem(
        source,
        [
          { id: 'b0', groupID: 'g0' },
          { id: 'b1', groupID: 'g1' },
        ],
        history,
      ),
    ).toEqual({
      promoTitle: '首存礼',
      promoImage: '/a.webp',
      promoId: 'p1',
      isSticky: true,
      parentTid: '7',
      parentName: '新会员',
      promotionType: 'Manual',
      cmsPromotionType: 'T',
      cmsActionType: 2,
      cmsCampaignId: null,
      actionType: 2,
      category: 'new',
      labels: ['热门'],
      eligibilityOverride: false,
      visibility: 'member',
      memberLevel: 'eligible',
      startDate: '2026-11-01T00:00:00+08:00',
      endDate: '2026-12-01T00:00:00+08:00',
      bonusData: { id: 'b1', groupID: 'g1', bonusRuleGroupId: 'g1' },
      history: [history[2], history[0]],
    });
  });
  test('[R3.7-1] without a bonus id nothing is joined; bonus buttons are Bonus', () => {
    const built = buildPromotionItem(
      { ...source, bonus_id: null, cmsActionType: 1 },
      [{ id: 'b', groupID: '' }],
      [applied('', '2026-11-02T00:00:00+08:00')],
    );
    expect(built).toMatchObject({
      bonusData: null,
      history: [],
      promotionType: 'Bonus',
      actionType: 1,
    });
  });
  test('[R3.7-1][R7.3-3] history takes title, category and type from the CMS; what it does not know stays', () => {
    const records = [
      { bonusRuleId: 'r1', bonusRuleGroupId: 'g1', appliedDate: 'd' },
      { bonusRuleId: 'r2', bonusRuleGroupId: 'g2', appliedDate: 'd' },
    ];
    const cms = [
      {
        bonusId: 'g1',
        promotionId: 'p1',
        promotionTitle: '首存礼',
        promotionCategory: 'new',
        promotionType: 'General',
      },
    ];
    expect(
      withCmsFields(records, cms, 'bonusRuleGroupId').map((record) => record.promotionTitle),
    ).toEqual(['首存礼', null]);
    expect(withCmsFields(records, cms, 'bonusRuleId').map((record) => record.promotionId)).toEqual([
      null,
      null,
    ]);
    expect(withCmsFields(records, cms, 'bonusRuleGroupId')[0]).toEqual({
      bonusRuleId: 'r1',
      bonusRuleGroupId: 'g1',
      appliedDate: 'd',
      promotionId: 'p1',
      promotionTitle: '首存礼',
      promotionCategory: 'new',
      promotionType: 'General',
    });
  });
});

describe('ids', () => {
  test('[R7.3-3] at most 90 in one call, each once, in order, none lost', () => {
    law(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 400 }), (ids) => {
        const chunks = idChunks(ids);
        return (
          chunks.every((chunk) => chunk.length > 0 && chunk.length <= 90) &&
          JSON.stringify(chunks.flat()) ===
            JSON.stringify([...new Set(ids)].filter((id) => id !== ''))
        );
      }),
    );
    expect(
      idChunks(Array.from({ length: 181 }, (_, id) => String(id))).map((chunk) => chunk.length),
    ).toEqual([90, 90, 1]);
    expect(idPaths(['a', 'b/c', 'a'])).toEqual(['a,b%2Fc']);
    expect(idPaths([])).toEqual([]);
  });
});

describe('windows', () => {
  test('[R9-1] the history goes 180 days back to today, days of UTC+8', () => {
    expect(historyWindow(at('2026-11-21T00:30:00+08:00'))).toEqual({
      dateFrom: '2026-05-25',
      dateTo: '2026-11-21',
    });
    expect(historyWindow(at('2026-11-20T23:59:59+08:00'), 0)).toEqual({
      dateFrom: '2026-11-20',
      dateTo: '2026-11-20',
    });
  });
  test('[R4.4-1] today alone is asked from the running details, everything else from the histories', () => {
    const now = at('2026-11-21T10:00:00+08:00');
    expect(
      rebateSource(at('2026-11-21T00:00:00+08:00'), at('2026-11-21T23:59:59+08:00'), now),
    ).toEqual({ kind: 'running' });
    expect(
      rebateSource(at('2026-11-20T00:00:00+08:00'), at('2026-11-20T23:59:59+08:00'), now),
    ).toEqual({ kind: 'histories', dateFrom: '2026-11-20', dateTo: '2026-11-20' });
    expect(rebateSource(at('2026-11-20T00:00:00+08:00'), now, now)).toEqual({
      kind: 'histories',
      dateFrom: '2026-11-20',
      dateTo: '2026-11-21',
    });
    expect(rebateSource(now, at('2026-11-22T00:00:00+08:00'), now)).toMatchObject({
      kind: 'histories',
      dateTo: '2026-11-22',
    });
    expect(rebateSource(at('2026-11-20T16:00:00Z'), at('2026-11-21T15:59:59Z'), now)).toEqual({
      kind: 'running',
    });
  });
  test('[R5-10] only rows with neither bet nor rebate are dropped', () => {
    const row = (bet: bigint, given: bigint) => ({ totalBetAmount: bet, totalGivenAmount: given });
    expect(dropEmptyRebates([row(0n, 0n), row(1n, 0n), row(0n, 1n), row(5n, 5n)])).toEqual([
      row(1n, 0n),
      row(0n, 1n),
      row(5n, 5n),
    ]);
  });
});

describe('the button', () => {
  const target = { promoId: 'p1', bonusId: 'b/1' };
  test.each([
    [PromotionAction.NO_ACTION, { kind: 'none' }],
    [PromotionAction.FUND_IN, { kind: 'go', path: '/Promotions/PromotionBonusForm?id=b%2F1' }],
    [PromotionAction.APPLY_FORM, { kind: 'go', path: '/Promotions/Manual?id=p1' }],
    [PromotionAction.SOS, { kind: 'sos', bonusId: 'b/1' }],
    [PromotionAction.LIVECHAT, { kind: 'liveChat' }],
    [PromotionAction.DEPOSIT_PAGE_ONLY, { kind: 'go', path: '/DepositVerify' }],
  ] as const)('[R2.3-6] action %d', (actionType, step) => {
    expect(promotionStep({ ...target, actionType })).toEqual(step);
  });
  test('[R5-8] without an id nothing opens', () => {
    for (const bonusId of [null, '']) {
      expect(
        promotionStep({ promoId: 'p1', bonusId, actionType: PromotionAction.FUND_IN }),
      ).toEqual({ kind: 'missingId' });
      expect(promotionStep({ promoId: 'p1', bonusId, actionType: PromotionAction.SOS })).toEqual({
        kind: 'missingId',
      });
    }
    expect(
      promotionStep({ promoId: '', bonusId: 'b', actionType: PromotionAction.APPLY_FORM }),
    ).toEqual({ kind: 'missingId' });
  });
});

describe('screen', () => {
  test('[R2.5-8] opens on Promotions with every category and no detail', () => {
    expect(PROMOTION_SCREEN).toEqual({
      tab: 'Promotions',
      subTab: null,
      category: 'all',
      detailVisible: false,
    });
    expect(PROMOTION_TABS[0]).toBe('Promotions');
  });
  test('[R2.5-8] a new tab starts anew, everything else keeps the rest', () => {
    const chosen = [
      { type: 'category-chosen', category: 'slots' },
      { type: 'sub-tab-chosen', subTab: 'running' },
      { type: 'detail-opened' },
    ] as const;
    const screen = chosen.reduce(promotionScreen, PROMOTION_SCREEN);
    expect(screen).toEqual({
      tab: 'Promotions',
      subTab: 'running',
      category: 'slots',
      detailVisible: true,
    });
    expect(promotionScreen(screen, { type: 'category-chosen', category: 'vip' })).toEqual({
      ...screen,
      subTab: null,
      category: 'vip',
    });
    expect(promotionScreen(screen, { type: 'detail-closed' })).toEqual({
      ...screen,
      detailVisible: false,
    });
    expect(promotionScreen(screen, { type: 'tab-chosen', tab: 'Rebate' })).toEqual({
      ...PROMOTION_SCREEN,
      tab: 'Rebate',
    });
  });
  test('[R2.3-8] tabs from an address, the old name too', () => {
    expect([
      parsePromotionTab('rebate'),
      parsePromotionTab('dailydeal'),
      parsePromotionTab('DailyDeals'),
      parsePromotionTab(null),
      parsePromotionTab('x'),
    ]).toEqual(['Rebate', 'DailyDeals', 'DailyDeals', 'Promotions', 'Promotions']);
  });
});
