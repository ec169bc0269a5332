/** Campaigns: enrolment, application forms, claims assigned to a member (§7.2). */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { isoTime } from './wire';

/** A field of an application form. */
export const campaignField = v.object({
  name: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'number', 'select']),
  required: v.boolean(),
  options: v.array(v.string()),
  maxLength: v.number(),
});

/** A campaign with the member's place in it; visitors see it as not enrolled. */
export const campaign = v.object({
  campaignId: v.string(),
  title: v.string(),
  description: v.string(),
  promoId: v.nullable(v.string()),
  startDate: isoTime,
  endDate: isoTime,
  isEnrolled: v.boolean(),
  enrolledAt: v.nullable(isoTime),
  enrolledCount: v.number(),
  needsEnrolment: v.boolean(),
  /** Places in all; null without end. */
  quota: v.optional(v.nullable(v.number()), null),
  fields: v.array(campaignField),
});
/** A campaign. */
export type Campaign = v.InferOutput<typeof campaign>;

/** GET Campaign/List: running and coming campaigns; every visitor is told the same. */
export const getCampaigns = defineEndpoint({
  id: 'campaign.list',
  service: 'gateway',
  method: 'GET',
  path: '/api/Campaign/List',
  forAll: true,
  result: v.array(campaign),
});

const enrolment = v.object({ campaignId: v.string(), enrolledAt: isoTime });
/** GET Campaign/Enrollments: where the member takes part. */
export const getEnrolments = defineEndpoint({
  id: 'campaign.enrolments',
  service: 'gateway',
  method: 'GET',
  path: '/api/Campaign/Enrollments',
  auth: 'member',
  result: v.array(enrolment),
});
/** POST Campaign/Enrollments: takes part; again gives the first answer. */
export const enrol = defineEndpoint({
  errors: ['CAM00410', 'CAM00414'],
  id: 'campaign.enrol',
  service: 'gateway',
  method: 'POST',
  path: '/api/Campaign/Enrollments',
  auth: 'member',
  body: v.object({ campaignId: v.string() }),
  result: enrolment,
});

/** Status of an application form. */
export const CAMPAIGN_APPLICATION_STATUS = ['Pending', 'Approved', 'Rejected'] as const;
const application = v.object({
  applicationId: v.string(),
  campaignId: v.string(),
  title: v.string(),
  status: v.picklist(CAMPAIGN_APPLICATION_STATUS),
  reason: v.string(),
  appliedDate: isoTime,
  decidedDate: v.nullable(isoTime),
  answers: v.record(v.string(), v.string()),
});
/** GET Campaign/Applications: the member's forms, newest first. */
export const getCampaignApplications = defineEndpoint({
  id: 'campaign.applications',
  service: 'gateway',
  method: 'GET',
  path: '/api/Campaign/Applications',
  auth: 'member',
  result: v.array(application),
});
/**
 * POST Campaign/Applications: sends a form; one pending per campaign (409), every required field
 * (422).
 */
export const applyCampaign = defineEndpoint({
  errors: ['CAM00409', 'CAM00410', 'CAM00411', 'CAM00422', 'CAM00423', 'CAM00424'],
  id: 'campaign.apply',
  quiet: 'outcome',
  service: 'gateway',
  method: 'POST',
  path: '/api/Campaign/Applications',
  auth: 'member',
  body: v.object({
    campaignId: v.string(),
    answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(500))),
  }),
  result: application,
});

const assigned = v.object({
  claimId: v.string(),
  campaignId: v.string(),
  title: v.string(),
  amount: cny,
  walletGroup: v.number(),
  expiry: isoTime,
  isClaimed: v.boolean(),
  claimedAt: v.nullable(isoTime),
});
/** GET Campaign/AssignedClaims: gifts that wait for this member. */
export const getAssignedClaims = defineEndpoint({
  id: 'campaign.assignedClaims',
  service: 'gateway',
  method: 'GET',
  path: '/api/Campaign/AssignedClaims',
  auth: 'member',
  result: v.array(assigned),
});
/** POST Campaign/AssignedClaims: takes a gift into its wallet; a second time is 409. */
export const takeAssignedClaim = defineEndpoint({
  errors: ['BON_EXCLUDED', 'CAM00412', 'CAM00413'],
  id: 'campaign.takeClaim',
  service: 'gateway',
  method: 'POST',
  path: '/api/Campaign/AssignedClaims',
  auth: 'member',
  money: true,
  body: v.object({ claimId: v.string() }),
  result: assigned,
});

/** What became of taking a gift. */
export const takeAssignedClaimByRef = byRefOf(takeAssignedClaim);
