/** Mounts the referrer programme. */
import * as rows from '@site/contracts/referrer';
import { Routing } from '@site/domain/constants';
import { maskTail } from '@site/domain/formatting/mask';
import { fenOf, type Fen, ZERO_FEN } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { yuan } from '../bonus/amounts';
import { windowOf } from '../content/window';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { memberOfCall } from '../members/routes';
import { findMember, type Member } from '../members/store';
import { mountByRef } from '../promotions/by-ref';
import {
  doneBy,
  inviterOf,
  isComplete,
  paidAt,
  refereesOf,
  referrerOf,
  referrerReasons,
  signUp,
  takeReward,
  TERMS,
  type ReferrerRow,
} from './programme';

const PAGE_SIZE = 20;
const RULES = [
  '分享您的专属推荐码，好友注册时填写即可建立推荐关系。',
  '好友累计存款满 100 元且有效流水满 1,000 元后，由您领取，您与好友同时各得 88 元。',
  '每位好友仅可奖励一次，每月奖励上限 888 元。',
  '不得自荐或互荐，同一设备、同一收款账户视为同一人。',
] as const;

const registeredAt = (member: Member): string =>
  isoAt(Date.parse(member.newInfo.registerDate ?? '') || 0);

function infoOf(context: Context, row: ReferrerRow, member: Member) {
  const referees = refereesOf(context, row);
  const paid = referees.filter(
    ({ memberCode }) => paidAt(context, row, memberCode) !== null,
  ).length;
  const done = referees.filter(({ memberCode }) => isComplete(context, memberCode)).length;
  const times = (count: number): Fen => fenOf(yuan(TERMS.reward) * BigInt(count));
  const inviter = inviterOf(context, member);
  const inviterName =
    inviter === null ? null : (findMember(context, inviter.member_code)?.userName ?? null);
  return {
    referralCode: row.code,
    referralUrl: `${Routing.basePath}/?raf=${row.code}`,
    signedUpAt: isoAt(row.at),
    referrerName: inviterName === null ? null : maskTail(inviterName),
    refereeCount: referees.length,
    completedCount: done,
    rewardTotal: times(paid),
    rewardWaiting: times(Math.max(0, done - paid)),
  };
}

function tasksOf(context: Context, member: Member) {
  const { deposited, turnover } = doneBy(context, member.memberCode);
  const money = (task: (typeof rows.REFEREE_TASK)[number], current: Fen, target: number) => ({
    task,
    isDone: current >= yuan(target),
    current,
    target: yuan(target),
  });
  return {
    refereeId: member.memberCode,
    refereeName: maskTail(member.userName),
    registeredAt: registeredAt(member),
    isComplete: isComplete(context, member.memberCode),
    tasks: [
      { task: 'registered' as const, isDone: true, current: ZERO_FEN, target: ZERO_FEN },
      money('deposited', deposited, TERMS.deposit),
      money('turnover', turnover, TERMS.turnover),
    ],
  };
}

function rewardOf(context: Context, row: ReferrerRow, member: Member) {
  const at = paidAt(context, row, member.memberCode);
  const status =
    at !== null
      ? ('Paid' as const)
      : isComplete(context, member.memberCode)
        ? ('Claimable' as const)
        : ('Waiting' as const);
  return {
    refereeId: member.memberCode,
    refereeName: maskTail(member.userName),
    amount: yuan(TERMS.reward),
    status,
    paidAt: at === null ? null : isoAt(at),
  };
}

/** What happened, newest first: the sign-up, each invited member, each reward. */
function activitiesOf(context: Context, row: ReferrerRow) {
  const referees = refereesOf(context, row);
  return [
    { at: row.at, kind: 'signUp' as const, text: '加入推荐计划', amount: null },
    ...referees.map((member) => ({
      at: Date.parse(member.newInfo.registerDate ?? '') || row.at,
      kind: 'referee' as const,
      text: `好友 ${maskTail(member.userName)} 注册成功`,
      amount: null,
    })),
    ...referees.flatMap((member) => {
      const at = paidAt(context, row, member.memberCode);
      return at === null
        ? []
        : [
            {
              at,
              kind: 'reward' as const,
              text: `好友 ${maskTail(member.userName)} 的推荐奖励`,
              amount: yuan(TERMS.reward),
            },
          ];
    }),
  ].toSorted((a, b) => b.at - a.at);
}

function mountLists(app: FastifyInstance, context: Context): void {
  const referees = (memberCode: string): { row: ReferrerRow | null; members: Member[] } => {
    const row = referrerOf(context, memberCode);
    return { row, members: row === null ? [] : refereesOf(context, row) };
  };
  mount(app, context, rows.getRefereeTasks, ({ memberCode }) =>
    referees(memberCode).members.map((member) => tasksOf(context, member)),
  );
  mount(app, context, rows.getReferrerRewards, ({ memberCode }) => {
    const { row, members } = referees(memberCode);
    return row === null ? [] : members.map((member) => rewardOf(context, row, member));
  });
  mount(app, context, rows.getReferrerActivity, ({ memberCode, query }) => {
    const { row } = referees(memberCode);
    const all = row === null ? [] : activitiesOf(context, row);
    const index = Number(query.currentPage ?? 1);
    return {
      activities: all
        .slice((index - 1) * PAGE_SIZE, index * PAGE_SIZE)
        .map((each) => ({ ...each, at: isoAt(each.at) })),
      page: {
        currentPage: index,
        totalPage: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
        perPageSize: PAGE_SIZE,
        totalRecord: all.length,
      },
    };
  });
  mount(app, context, rows.takeReferrerReward, ({ memberCode, body }) => {
    takeReward(context, memberCode, body.refereeId);
    const { row, members } = referees(memberCode);
    return rewardOf(
      context,
      row as ReferrerRow,
      members.find((each) => each.memberCode === body.refereeId) as Member,
    );
  });
}

export function mountReferrer(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getReferrerEligible, ({ memberCode }) => {
    const reasons = referrerReasons(memberOfCall(context, memberCode));
    return {
      isEligible: reasons.length === 0,
      isSignedUp: referrerOf(context, memberCode) !== null,
      reasons,
    };
  });
  mount(app, context, rows.signUpReferrer, ({ memberCode, body }) => {
    const member = memberOfCall(context, memberCode);
    return infoOf(context, signUp(context, member, body.referrerCode ?? null), member);
  });
  mount(app, context, rows.getReferrerInfo, ({ memberCode }) => {
    const row = referrerOf(context, memberCode);
    return row === null ? null : infoOf(context, row, memberOfCall(context, memberCode));
  });
  mount(app, context, rows.getReferrerCampaign, () => {
    const { start, end } = windowOf(
      { id: 'referrer', days: 90, when: 'running' },
      context.clock.now(),
    );
    return {
      campaignId: 'REF2024',
      title: '邀请好友 各得 88 元',
      startDate: isoAt(start),
      endDate: isoAt(end),
      rewardAmount: yuan(TERMS.reward),
      depositTarget: yuan(TERMS.deposit),
      turnoverTarget: yuan(TERMS.turnover),
      monthlyCap: yuan(TERMS.monthlyCap),
      rules: [...RULES],
    };
  });
  mountLists(app, context);
  mountByRef(app, context, rows.takeReferrerRewardByRef, rows.takeReferrerReward);
}
