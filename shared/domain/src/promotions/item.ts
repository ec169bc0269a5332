/**
 * The promotion as pages show it: the CMS item joined with the member's bonus data and history
 * (§3.7, §4.4).
 */

/** Action types of §3.7. */
export const PromotionAction = {
  NO_ACTION: -1,
  FUND_IN: 1,
  APPLY_FORM: 2,
  SOS: 3,
  LIVECHAT: 4,
  DEPOSIT_PAGE_ONLY: 5,
} as const;
/** An action type. */
export type PromotionAction = (typeof PromotionAction)[keyof typeof PromotionAction];

/** What is read of a CMS item here. */
export interface CmsItem {
  readonly promoId: string;
  readonly isSticky: boolean;
  readonly promotionMainType: string;
  readonly cmsActionType: number;
  readonly visibility: 'public' | 'member';
  readonly memberLevel: 'eligible' | 'predefined';
  readonly bonus_id: string | null;
  readonly dateRange: { readonly startDate: string; readonly endDate: string };
}

/** What the member's side adds. */
export interface MemberSide {
  readonly signedIn: boolean;
  /** Bonus rule groups the member may take now. */
  readonly bonusGroups: ReadonlySet<string>;
  /** Bonus rule groups of the member's history. */
  readonly appliedGroups: ReadonlySet<string>;
  /** Daily deals by group, and whether the member is one of those they are for. */
  readonly dailyDeals: ReadonlyMap<string, boolean>;
}

/** The action of a CMS number; an unknown one is no action rather than a wrong button. */
export const actionOf = (cmsActionType: number): PromotionAction =>
  Object.values(PromotionAction).find((action) => action === cmsActionType) ??
  PromotionAction.NO_ACTION;

/** Bonus for a bonus-button promotion, Manual for an apply-form one (§3.7). */
export const promotionTypeOf = (item: CmsItem): 'Bonus' | 'Manual' =>
  item.cmsActionType === PromotionAction.APPLY_FORM ? 'Manual' : 'Bonus';

/** Who sees a promotion (§4.4, R4.4-1). */
export function isPromotionVisible(item: CmsItem, side: MemberSide): boolean {
  if (item.visibility === 'public') return true;
  if (!side.signedIn) return false;
  const group = item.bonus_id ?? '';
  if (item.memberLevel === 'predefined') return side.dailyDeals.get(group) === true;
  return side.bonusGroups.has(group) || side.appliedGroups.has(group);
}

/** Where a promotion stands in time; unknown dates never hide it. */
export function promotionPhase(
  item: Pick<CmsItem, 'dateRange'>,
  now: number,
): 'soon' | 'running' | 'ended' {
  const start = Date.parse(item.dateRange.startDate);
  const end = Date.parse(item.dateRange.endDate);
  if (Number.isFinite(start) && now < start) return 'soon';
  return Number.isFinite(end) && now >= end ? 'ended' : 'running';
}

/** A clock is shown while less than this is left, in ms; a further edge is a date. */
const CLOCK_MS = 30 * 86_400_000;
/** Ends further away than this, in ms, are none for a reader. */
const LONG_MS = 400 * 86_400_000;

/**
 * How a list tells a promotion's time, in one form: that it is over, that it has no end, the time
 * left to its next edge, or that edge's date.
 */
export type TimeShown =
  | { readonly form: 'over' | 'long' }
  | { readonly form: 'left' | 'date'; readonly isBegun: boolean; readonly edge: number };

/**
 * The form for a moment.
 *
 * @param now epoch ms; `edge` of the answer, too: the start of what has not begun, else the end.
 */
export function timeShown(item: Pick<CmsItem, 'dateRange'>, now: number): TimeShown {
  const phase = promotionPhase(item, now);
  if (phase === 'ended') return { form: 'over' };
  const isBegun = phase === 'running';
  const edge = Date.parse(isBegun ? item.dateRange.endDate : item.dateRange.startDate);
  // A far end is none; a far start is a date that is still to come.
  if (!Number.isFinite(edge) || (isBegun && edge - now > LONG_MS)) return { form: 'long' };
  return { form: edge - now < CLOCK_MS ? 'left' : 'date', isBegun, edge };
}

/**
 * True where a tap leads on: a bonus that the member may take now (a visitor may after a login), a
 * form, a rescue, the chat, a deposit. What runs by itself needs nobody to join.
 */
export function mayJoin(
  item: Pick<CmsItem, 'cmsActionType' | 'bonus_id'>,
  { signedIn, bonusGroups }: Pick<MemberSide, 'signedIn' | 'bonusGroups'>,
): boolean {
  const action = actionOf(item.cmsActionType);
  if (action === PromotionAction.NO_ACTION) return false;
  return action !== PromotionAction.FUND_IN || !signedIn || bonusGroups.has(item.bonus_id ?? '');
}

/**
 * Running before coming, what there is something to do in before the rest, then sticky ones, then
 * what ends soonest; ended ones leave.
 *
 * @param leadsOn whether there is something to do in it now.
 */
export function orderPromotions<T extends CmsItem>(
  items: readonly T[],
  now: number,
  leadsOn: (item: T) => boolean = () => true,
): readonly T[] {
  const rank = (item: T): number =>
    (item.isSticky ? 0 : 1) +
    (leadsOn(item) ? 0 : 2) +
    (promotionPhase(item, now) === 'soon' ? 4 : 0);
  return items
    .filter((item) => promotionPhase(item, now) !== 'ended')
    .map((item) => [rank(item), item] as const)
    .toSorted(
      ([a, one], [b, other]) =>
        a - b || Date.parse(one.dateRange.endDate) - Date.parse(other.dateRange.endDate),
    )
    .map(([, item]) => item);
}
