/** Mounts the bonus calls. */
import * as rows from '@site/contracts/bonus';
import { formatCny, fenOf, parseCny, ZERO_FEN, type Fen } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import type { Member } from '../members/store';
import { mountByRef } from '../promotions/by-ref';
import { apply, cancel, claim, expireDue, lossOf, neededRule, ownBonus } from './actions';
import { bonusOf, requiredOf, yuan } from './amounts';
import { agreedPrice, claimNowOf, isFor, reasonsAgainst, takenIn } from './eligibility';
import { BONUS_RULES, GRANT, ruleOf } from './rules';
import type { BonusRule } from './bonus-rule';
import { rescueOf, takeRescue } from './sos';
import { bonusView, cannotEnd, percentOf, selectBonuses, type StoredBonus } from './store';

const DAY_MS = 86_400_000;

const entryOf = (rule: BonusRule) => ({
  id: rule.id,
  groupID: rule.groupId,
  title: rule.title,
  minAmount: yuan(rule.min),
  maxAmount: yuan(rule.max),
  percentage: String(rule.percent),
  turnover: rule.turnover,
  balanceRequired: yuan(rule.balanceRequired),
});

const offerOf = (rule: BonusRule): rows.BonusOffer => ({
  ...entryOf(rule),
  promoId: rule.promoId,
  transactionType: rule.transactionType,
  maxBonus: yuan(rule.maxBonus),
  walletGroups: [...rule.walletGroups],
  payGroup: rule.payGroup,
  validDays: rule.validDays,
  maxBet: rule.maxBet === null ? null : yuan(rule.maxBet),
  turnoverBase: rule.base,
  isFreebet: rule.isFreebet,
});

/** Rules a member may take now, of one transaction type or of all. */
const offersFor = (context: Context, member: Member, type: string | undefined): BonusRule[] =>
  BONUS_RULES.filter(
    (rule) =>
      (type === undefined || rule.transactionType === type) &&
      !rule.isRescue &&
      isFor(rule, member) &&
      takenIn(context, member.memberCode, rule, context.clock.now()) === null,
  );

function viewOf(context: Context, bonus: StoredBonus): rows.BonusApplication {
  const rule = ruleOf(bonus.ruleId);
  return bonusView(
    bonus,
    bonus.status === 'Serving' && rule !== null ? claimNowOf(context, bonus, rule) : null,
  );
}

/** The rescue bonus has a call of its own, which knows the loss that it is a share of. */
const RESCUE = { code: 'BON_AUDIENCE', text: '该优惠请通过「急救礼金」申请' };

const amountOf = (text: string | undefined): Fen | null =>
  text === undefined ? null : parseCny(text);

function mountReads(app: FastifyInstance, context: Context, due: () => void): void {
  mount(
    app,
    context,
    rows.getBonuses,
    ({ memberCode, query }) =>
      offersFor(context, memberOfCall(context, memberCode), query.transactionType).map(entryOf),
    due,
  );
  mount(
    app,
    context,
    rows.getBonusesV2,
    ({ memberCode, query }) =>
      offersFor(context, memberOfCall(context, memberCode), query.transactionType).map(offerOf),
    due,
  );
  mount(
    app,
    context,
    rows.getBonusApplications,
    ({ memberCode, query }) =>
      selectBonuses(context, 'member_code = ?', memberCode)
        .filter(({ status }) => query.status === undefined || status === query.status)
        .map((each) => viewOf(context, each)),
    due,
  );
  mount(
    app,
    context,
    rows.getBonusEligible,
    ({ memberCode, query }) => {
      const rule = neededRule(query.bonusId);
      const reasons = [
        ...(rule.isRescue ? [RESCUE] : []),
        ...reasonsAgainst(context, memberOfCall(context, memberCode), rule, amountOf(query.amount)),
      ];
      return { isEligible: reasons.length === 0, reasons };
    },
    due,
  );
  mount(
    app,
    context,
    rows.getBonusProgress,
    ({ memberCode, query }) =>
      (query.applicationId === undefined
        ? selectBonuses(context, "member_code = ? AND status = 'Wagering'", memberCode).filter(
            ({ ruleId }) => ruleOf(ruleId)?.isFreebet !== true,
          )
        : [ownBonus(context, memberCode, query.applicationId)]
      ).map((bonus) => ({
        applicationId: bonus.id,
        bonusId: bonus.ruleId,
        title: ruleOf(bonus.ruleId)?.title ?? '',
        required: bonus.required,
        achieved: bonus.achieved,
        percent: percentOf(bonus),
        bonusAmount: bonus.bonus,
        expiry: isoAt(bonus.expiresAt),
        status: bonus.status,
      })),
    due,
  );
  mount(app, context, rows.getBonusPreview, ({ query }) => {
    const rule = neededRule(query.bonusId);
    const amount = amountOf(query.amount) ?? ZERO_FEN;
    const isInside = amount >= yuan(rule.min) && amount <= yuan(rule.max);
    const bonus = isInside ? bonusOf(rule, amount) : ZERO_FEN;
    return {
      bonusId: rule.id,
      amount,
      bonusAmount: bonus,
      turnoverRequired: isInside ? requiredOf(rule, amount, bonus) : ZERO_FEN,
      expiry: isoAt(context.clock.now() + rule.validDays * DAY_MS),
      message: isInside
        ? `可获礼金 ${formatCny(bonus)} 元，须完成流水 ${formatCny(requiredOf(rule, amount, bonus))} 元`
        : `金额须在 ${formatCny(yuan(rule.min))} - ${formatCny(yuan(rule.max))} 元之间`,
    };
  });
  mount(
    app,
    context,
    rows.getCancellationEligibility,
    ({ memberCode, query }) => {
      const bonus = ownBonus(context, memberCode, query.applicationId);
      const reason = cannotEnd(bonus);
      const { lose, keep } = lossOf(context, bonus);
      return {
        isEligible: reason === null,
        reasons: reason === null ? [] : [reason],
        loseAmount: lose,
        keepAmount: keep,
      };
    },
    due,
  );
}

function historyPage(
  context: Context,
  memberCode: string,
  query: {
    dateFrom: string;
    dateTo: string;
    pageIndex: number | string;
    perPageSize: number | string;
  },
) {
  const [index, size] = [Number(query.pageIndex), Math.min(200, Number(query.perPageSize))];
  // What was given without being applied for is no application.
  const all = selectBonuses(
    context,
    'member_code = ? AND applied_at >= ? AND applied_at < ?',
    memberCode,
    dayStart(query.dateFrom),
    dayStart(query.dateTo) + DAY_MS,
  ).filter(({ ruleId }) => ruleId !== GRANT.id);
  return {
    bonusAppliedHistories: all.slice((index - 1) * size, index * size).map((bonus) => ({
      bonusRuleId: bonus.ruleId,
      bonusRuleGroupId: bonus.groupId,
      appliedDate: isoAt(bonus.appliedAt),
      applicationId: bonus.id,
      status: bonus.status,
      bonusAmount: bonus.bonus,
    })),
    page: {
      currentPage: index,
      totalPage: Math.max(1, Math.ceil(all.length / size)),
      perPageSize: size,
      totalRecord: all.length,
    },
  };
}

function mountWrites(app: FastifyInstance, context: Context, due: () => void): void {
  mount(
    app,
    context,
    rows.applyBonus,
    ({ memberCode, body }) => {
      const rule = neededRule(body.bonusId);
      if (rule.isRescue) throw new ApiError(422, RESCUE.code, RESCUE.text);
      return viewOf(
        context,
        context.db.tx(() =>
          apply(context, memberOfCall(context, memberCode), rule, amountOf(body.amount)),
        ),
      );
    },
    due,
  );
  mount(
    app,
    context,
    rows.claimBonus,
    ({ memberCode, body }) => {
      const own = ownBonus(context, memberCode, body.applicationId);
      return viewOf(context, claim(context, own, agreedPrice(body.agreed)));
    },
    due,
  );
  mount(
    app,
    context,
    rows.cancelBonus,
    ({ memberCode, body }) =>
      viewOf(
        context,
        cancel(context, ownBonus(context, memberCode, body.applicationId), body.confirm === true),
      ),
    due,
  );
  mount(
    app,
    context,
    rows.getBonusSos,
    ({ memberCode, query }) => {
      const { reasons, netLoss, bonus } = rescueOf(
        context,
        memberOfCall(context, memberCode),
        neededRule(query.bonusId),
      );
      return {
        isEligible: reasons.length === 0,
        reasons,
        netLoss,
        bonusAmount: reasons.length === 0 ? bonus : fenOf(0n),
        bonusId: query.bonusId,
      };
    },
    due,
  );
  mount(
    app,
    context,
    rows.takeBonusSos,
    ({ memberCode, body }) =>
      viewOf(
        context,
        takeRescue(context, memberOfCall(context, memberCode), neededRule(body.bonusId)),
      ),
    due,
  );
}

/** Mounts them; what ran out of time is ended before each answer. */
export function mountBonus(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    expireDue(context);
  };
  mountReads(app, context, due);
  mount(
    app,
    context,
    rows.getAppliedHistory,
    ({ memberCode, query }) => historyPage(context, memberCode, query),
    due,
  );
  mountWrites(app, context, due);
  mountByRef(app, context, rows.claimBonusByRef, rows.claimBonus);
  mountByRef(app, context, rows.cancelBonusByRef, rows.cancelBonus);
  mountByRef(app, context, rows.takeBonusSosByRef, rows.takeBonusSos);
}
