/**
 * The promotion as pages know it: CMS item, the member's bonus data and history in one record
 * (§3.7, R3.7-1).
 */
import { actionOf, promotionTypeOf, type CmsItem, type PromotionAction } from './item';

/** A CMS item with everything that goes into the built one. */
export interface CmsPromotionSource extends CmsItem {
  readonly promoTitle: string;
  readonly promoImage: string;
  readonly parentTid: string;
  readonly parentName: string;
  readonly cmsPromotionType: string;
  readonly cmsCampaignId: string | null;
  readonly category: string;
  readonly labels: readonly string[];
  readonly eligibilityOverride: boolean;
}

/** A bonus that the member may take: `id` and `groupID` as the server lists them (§3.7). */
export interface BonusData {
  readonly id: string;
  readonly groupID: string;
}

/** One line of the history: what was applied, and what the CMS calls it. */
export interface AppliedBonus {
  readonly bonusRuleId: string;
  readonly bonusRuleGroupId: string;
  readonly appliedDate: string;
  readonly promotionId: string | null;
  readonly promotionTitle: string | null;
  readonly promotionCategory: string | null;
  readonly promotionType: string | null;
}

/** The built item of §3.7. */
export interface PromotionItem<B extends BonusData = BonusData> {
  readonly promoTitle: string;
  readonly promoImage: string;
  readonly promoId: string;
  readonly isSticky: boolean;
  readonly parentTid: string;
  readonly parentName: string;
  readonly promotionType: 'Bonus' | 'Manual';
  readonly cmsPromotionType: string;
  readonly cmsActionType: number;
  readonly cmsCampaignId: string | null;
  readonly actionType: PromotionAction;
  readonly category: string;
  readonly labels: readonly string[];
  readonly eligibilityOverride: boolean;
  readonly visibility: 'public' | 'member';
  readonly memberLevel: 'eligible' | 'predefined';
  readonly startDate: string;
  readonly endDate: string;
  /** What the member may take now; null without it. */
  readonly bonusData: (B & { readonly bonusRuleGroupId: string }) | null;
  /** What the member took, newest first. */
  readonly history: readonly AppliedBonus[];
}

/**
 * Lists are matched by the rule's group (§3.7): `groupID` of a bonus is the `bonusRuleGroupId` of a
 * history line.
 */
function bonusOf<B extends BonusData>(
  group: string | null,
  bonuses: readonly B[],
): (B & { readonly bonusRuleGroupId: string }) | null {
  const found = group === null ? undefined : bonuses.find(({ groupID }) => groupID === group);
  return found === undefined ? null : { ...found, bonusRuleGroupId: found.groupID };
}

/** Builds one item. */
export function buildPromotionItem<B extends BonusData>(
  source: CmsPromotionSource,
  bonuses: readonly B[],
  history: readonly AppliedBonus[],
): PromotionItem<B> {
  const {
    promoTitle,
    promoImage,
    promoId,
    isSticky,
    parentTid,
    parentName,
    cmsPromotionType,
    cmsActionType,
    cmsCampaignId,
    category,
    labels,
  } = source;
  return {
    promoTitle,
    promoImage,
    promoId,
    isSticky,
    parentTid,
    parentName,
    promotionType: promotionTypeOf(source),
    cmsPromotionType,
    cmsActionType,
    cmsCampaignId,
    actionType: actionOf(cmsActionType),
    category,
    labels,
    eligibilityOverride: source.eligibilityOverride,
    visibility: source.visibility,
    memberLevel: source.memberLevel,
    startDate: source.dateRange.startDate,
    endDate: source.dateRange.endDate,
    bonusData: bonusOf(source.bonus_id, bonuses),
    history: history
      .filter(
        ({ bonusRuleGroupId }) => source.bonus_id !== null && bonusRuleGroupId === source.bonus_id,
      )
      .toSorted((a, b) => Date.parse(b.appliedDate) - Date.parse(a.appliedDate)),
  };
}

/** What a history record lacks and the CMS knows. */
export interface CmsOfBonus {
  readonly bonusId: string;
  readonly promotionId: string;
  readonly promotionTitle: string;
  readonly promotionCategory: string;
  readonly promotionType: string;
}

/**
 * Adds the CMS fields to history records, whatever else they carry; one that the CMS no longer
 * knows stays, without a title.
 */
export function withCmsFields<
  T extends Pick<AppliedBonus, 'bonusRuleId' | 'bonusRuleGroupId' | 'appliedDate'>,
>(
  records: readonly T[],
  known: readonly CmsOfBonus[],
  by: 'bonusRuleId' | 'bonusRuleGroupId',
): readonly (T & AppliedBonus)[] {
  const byId = new Map(known.map((entry) => [entry.bonusId, entry]));
  return records.map((record) => {
    const cms = byId.get(record[by]);
    return {
      ...record,
      promotionId: cms?.promotionId ?? null,
      promotionTitle: cms?.promotionTitle ?? null,
      promotionCategory: cms?.promotionCategory ?? null,
      promotionType: cms?.promotionType ?? null,
    };
  });
}
