/**
 * The terms of a promotion in its list: of the rule that is applied, else as its editors wrote
 * them.
 */
import type { ListedPromotion } from '@site/contracts/promotion';
import { ZERO_FEN } from '@site/domain/money';
import { actionOf, PromotionAction } from '@site/domain/promotions/item';
import { yuan } from '../bonus/amounts';
import { BONUS_RULES } from '../bonus/rules';
import { REBATE_RULES } from '../promotions/rebate-rules';
import { POOL, TERM, type PromotionSeed } from './promotion-seed';

type Terms = ListedPromotion['bonusTerms'];

/** Actions that take the bonus which the promotion names; the others name it for who may see them. */
const TAKES_BONUS: ReadonlySet<number> = new Set([PromotionAction.FUND_IN, PromotionAction.SOS]);

function ruleTerms({ id, action, bonusId }: PromotionSeed): Terms {
  const rebate = REBATE_RULES.find(({ promoId }) => promoId === id);
  if (rebate !== undefined)
    return {
      percentage: String(rebate.perMille / 10),
      maxBonus: yuan(rebate.most),
      minAmount: ZERO_FEN,
      transactionType: 'None',
      turnover: 0,
      turnoverBase: null,
      isPool: false,
      isFirstDeposit: false,
    };
  const [rule, ...tiers] = TAKES_BONUS.has(actionOf(action))
    ? BONUS_RULES.filter(({ groupId }) => groupId === bonusId)
    : [];
  if (rule === undefined) return null;
  const { percent, maxBonus, min, transactionType, turnover, base, audience } = rule;
  return {
    percentage: String(percent),
    maxBonus: yuan(maxBonus),
    minAmount: yuan(min),
    transactionType,
    turnover,
    turnoverBase: tiers.length === 0 ? base : null,
    isPool: false,
    isFirstDeposit: audience === 'newbie',
  };
}

const numberIn = (text: string | undefined, form: RegExp): number =>
  Number(form.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0);

/** Null for what has no terms: news, and promotions of other kinds. */
export function termsOf(seed: PromotionSeed): Terms {
  const found = ruleTerms(seed);
  if (found !== null) return found;
  const lines = new Map<string, string>(seed.terms);
  const isPool = seed.isPool === true;
  const most = numberIn(lines.get(isPool ? POOL : TERM.maxBonus), /¥([\d,]+)/);
  const turnover = numberIn(lines.get(TERM.turnover), /×(\d+)/);
  const { percent = '0', least = 0 } = seed.pays ?? {};
  if (most + turnover + least === 0 && percent === '0') return null;
  return {
    percentage: percent,
    maxBonus: yuan(most),
    minAmount: yuan(least),
    transactionType: least === 0 ? 'None' : 'Deposit',
    turnover,
    turnoverBase: null,
    isPool,
    isFirstDeposit: false,
  };
}
