/** Mounts the campaign calls. */
import * as rows from '@site/contracts/campaign';
import { fenOf } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import { windowOf } from '../content/window';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { mountByRef } from '../promotions/by-ref';
import {
  decideForms,
  enrolIn,
  enrolledAt,
  enrolledCount,
  formsOf,
  giftsOf,
  runningCampaign,
  sendForm,
  takeGift,
  type StoredForm,
  type StoredGift,
} from './actions';
import { campaignOf, CAMPAIGNS, type CampaignSeed } from './campaigns';

const iso = (at: number | null): string | null => (at === null ? null : isoAt(at));

function campaignView(context: Context, memberCode: string, seed: CampaignSeed): rows.Campaign {
  const { start, end } = windowOf(seed, context.clock.now());
  const at = memberCode === '' ? null : enrolledAt(context, memberCode, seed.id);
  return {
    campaignId: seed.id,
    title: seed.title,
    description: seed.description,
    promoId: seed.promoId,
    startDate: isoAt(start),
    endDate: isoAt(end),
    isEnrolled: at !== null,
    enrolledAt: iso(at),
    enrolledCount: enrolledCount(context, seed),
    quota: seed.quota,
    needsEnrolment: seed.needsEnrolment,
    fields: seed.fields.map((field) => ({ ...field, options: [...field.options] })),
  };
}

const formView = (form: StoredForm) => ({
  applicationId: form.id,
  campaignId: form.campaign_id,
  title: campaignOf(form.campaign_id)?.title ?? '',
  reason: form.reason,
  appliedDate: isoAt(form.at),
  status: rows.CAMPAIGN_APPLICATION_STATUS.find((each) => each === form.status) ?? 'Pending',
  decidedDate: iso(form.decided_at),
  answers: JSON.parse(form.answers) as Record<string, string>,
});

const giftView = (gift: StoredGift) => ({
  claimId: gift.id,
  campaignId: gift.campaign_id,
  title: gift.title,
  amount: fenOf(BigInt(gift.amount)),
  walletGroup: gift.wallet_group,
  expiry: isoAt(gift.expires_at),
  isClaimed: gift.claimed_at !== null,
  claimedAt: iso(gift.claimed_at),
});

/** Mounts them; forms whose time has come are decided before each answer. */
export function mountCampaigns(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    decideForms(context);
  };
  mount(app, context, rows.getCampaigns, ({ memberCode }) =>
    CAMPAIGNS.map((seed) => campaignView(context, memberCode, seed)),
  );
  mount(app, context, rows.getEnrolments, ({ memberCode }) =>
    context.db
      .all<{ campaign_id: string; at: number }>(
        'SELECT campaign_id, at FROM campaign_enrolments WHERE member_code = ? ORDER BY at DESC',
        memberCode,
      )
      .map((row) => ({ campaignId: row.campaign_id, enrolledAt: isoAt(row.at) })),
  );
  mount(app, context, rows.enrol, ({ memberCode, body }) => {
    const seed =
      campaignOf(body.campaignId)?.when === 'coming'
        ? (campaignOf(body.campaignId) as CampaignSeed)
        : runningCampaign(context, body.campaignId);
    return { campaignId: seed.id, enrolledAt: isoAt(enrolIn(context, memberCode, seed)) };
  });
  mount(
    app,
    context,
    rows.getCampaignApplications,
    ({ memberCode }) => formsOf(context, 'member_code = ?', memberCode).map(formView),
    due,
  );
  mount(
    app,
    context,
    rows.applyCampaign,
    ({ memberCode, body }) =>
      formView(
        sendForm(context, memberCode, runningCampaign(context, body.campaignId), body.answers),
      ),
    due,
  );
  mount(
    app,
    context,
    rows.getAssignedClaims,
    ({ memberCode }) => giftsOf(context, memberCode).map(giftView),
    due,
  );
  mount(
    app,
    context,
    rows.takeAssignedClaim,
    ({ memberCode, body }) => giftView(takeGift(context, memberCode, body.claimId)),
    due,
  );
  mountByRef(app, context, rows.takeAssignedClaimByRef, rows.takeAssignedClaim);
}
