/** Enrolling, applying, deciding and taking gifts. */
import { fenOf, type Fen } from '@site/domain/money';
import { BONUS_HOUSE } from '../bonus/actions';
import { yuan } from '../bonus/amounts';
import { refuseExcluded } from '../bonus/eligibility';
import { windowOf } from '../content/window';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { sendMessage } from '../inbox/personal';
import { walletOf } from '../ledger/ledger';
import { campaignOf, type CampaignSeed } from './campaigns';

const DECIDE_MS = 60_000;
const GIFT_MS = 30 * 86_400_000;

/** A stored form. */
export interface StoredForm {
  readonly id: string;
  readonly campaign_id: string;
  readonly member_code: string;
  readonly answers: string;
  readonly status: string;
  readonly reason: string;
  readonly at: number;
  readonly decided_at: number | null;
}
/** A stored gift. */
export interface StoredGift {
  readonly id: string;
  readonly campaign_id: string;
  readonly title: string;
  readonly amount: number;
  readonly wallet_group: number;
  readonly expires_at: number;
  readonly claimed_at: number | null;
}

/**
 * A campaign that runs now.
 *
 * @throws ApiError 404 unknown, 409 outside of its time.
 */
export function runningCampaign(context: Context, id: string): CampaignSeed {
  const seed = campaignOf(id);
  if (seed === null) throw refusals.notFound('活动');
  const { start, end } = windowOf(seed, context.clock.now());
  if (context.clock.now() < start || context.clock.now() > end)
    throw new ApiError(409, 'CAM00410', '活动尚未开始或已结束');
  return seed;
}

/** When a member enrolled, or null. */
export const enrolledAt = (context: Context, memberCode: string, id: string): number | null =>
  context.db.one<{ at: number }>(
    'SELECT at FROM campaign_enrolments WHERE member_code = ? AND campaign_id = ?',
    memberCode,
    id,
  )?.at ?? null;

/** How many take part, with the crowd of before. */
export const enrolledCount = (context: Context, seed: CampaignSeed): number =>
  seed.crowd +
  (context.db.one<{ n: number }>(
    'SELECT count(*) AS n FROM campaign_enrolments WHERE campaign_id = ?',
    seed.id,
  )?.n ?? 0);

/**
 * Enrols; again changes nothing.
 *
 * @throws ApiError 409 when no place is left.
 */
export function enrolIn(context: Context, memberCode: string, seed: CampaignSeed): number {
  const now = context.clock.now();
  const isFull = seed.quota !== null && enrolledCount(context, seed) >= seed.quota;
  if (isFull && enrolledAt(context, memberCode, seed.id) === null)
    throw new ApiError(409, 'CAM00414', '名额已满，感谢您的支持');
  context.db.run(
    'INSERT INTO campaign_enrolments (member_code, campaign_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    memberCode,
    seed.id,
    now,
  );
  return enrolledAt(context, memberCode, seed.id) ?? now;
}

/**
 * The answers of the form's fields alone.
 *
 * @throws ApiError 422 for what is missing, too long or no option.
 */
function readAnswers(
  seed: CampaignSeed,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    seed.fields.map((field) => {
      const answer = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '').trim();
      if (field.required && answer === '')
        throw new ApiError(422, 'CAM00422', `请填写${field.label}`);
      if (answer.length > field.maxLength)
        throw new ApiError(422, 'CAM00423', `${field.label}最多 ${field.maxLength} 个字`);
      if (field.kind === 'select' && !field.options.includes(answer))
        throw new ApiError(422, 'CAM00424', `请选择${field.label}`);
      return [field.name, answer];
    }),
  );
}

/**
 * Sends a form.
 *
 * @throws ApiError 409 while one is pending or was approved, or when not enrolled.
 */
export function sendForm(
  context: Context,
  memberCode: string,
  seed: CampaignSeed,
  given: Readonly<Record<string, string>>,
): StoredForm {
  if (seed.needsEnrolment && enrolledAt(context, memberCode, seed.id) === null)
    throw new ApiError(409, 'CAM00411', '请先报名参加活动');
  const open = context.db.one<{ status: string }>(
    "SELECT status FROM campaign_applications WHERE member_code = ? AND campaign_id = ? AND status <> 'Rejected'",
    memberCode,
    seed.id,
  );
  if (open !== null)
    throw new ApiError(
      409,
      'CAM00409',
      open.status === 'Pending' ? '您的申请正在审核中' : '您已成功申请过该活动',
    );
  const now = context.clock.now();
  const id = newId('CA');
  context.db.run(
    "INSERT INTO campaign_applications (id, member_code, campaign_id, answers, status, at, due_at) VALUES (?, ?, ?, ?, 'Pending', ?, ?)",
    id,
    memberCode,
    seed.id,
    JSON.stringify(readAnswers(seed, given)),
    now,
    now + DECIDE_MS,
  );
  return formsOf(context, 'id = ?', id)[0] as StoredForm;
}

/** Forms that match, newest first. */
export const formsOf = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): StoredForm[] =>
  context.db.all<StoredForm>(
    `SELECT * FROM campaign_applications WHERE ${where} ORDER BY at DESC, rowid DESC`,
    ...params,
  );

function giveGift(context: Context, memberCode: string, seed: CampaignSeed, id: string): void {
  context.db.run(
    'INSERT INTO campaign_claims (id, member_code, campaign_id, title, amount, wallet_group, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    id,
    memberCode,
    seed.id,
    `${seed.title} 礼金`,
    yuan(seed.gift),
    seed.walletGroup,
    context.clock.now() + GIFT_MS,
  );
}

/**
 * Decides forms whose time has come: an answer with 「拒绝」 or "reject" is refused, everything else
 * gets its gift.
 */
export function decideForms(context: Context): void {
  for (const form of formsOf(context, "status = 'Pending' AND due_at <= ?", context.clock.now())) {
    const seed = campaignOf(form.campaign_id);
    const isRefused = /拒绝|reject/i.test(form.answers) || seed === null;
    context.db.tx(() => {
      context.db.run(
        'UPDATE campaign_applications SET status = ?, reason = ?, decided_at = ? WHERE id = ?',
        isRefused ? 'Rejected' : 'Approved',
        isRefused ? '资料与活动要求不符，请核对后重新提交' : '',
        context.clock.now(),
        form.id,
      );
      if (!isRefused && seed.gift > 0) giveGift(context, form.member_code, seed, `G-${form.id}`);
      const title = seed?.title ?? '';
      sendMessage(context, form.member_code, {
        topic: `${title} 申请${isRefused ? '未通过' : '已通过'}`,
        content: isRefused
          ? '资料与活动要求不符，请核对后重新提交。'
          : '礼金已放入「待领取」，请在 30 天内领取。',
        category: 'promotion',
        target: '/Promotions',
      });
    });
  }
}

/** Gifts of a member; everybody finds one to begin with. */
export function giftsOf(context: Context, memberCode: string): StoredGift[] {
  const first = `G-WELCOME-${memberCode}`;
  // Written once only: looking at gifts goes on where nothing can be written.
  if (context.db.one('SELECT 1 AS x FROM campaign_claims WHERE id = ?', first) === null) {
    context.db.run(
      "INSERT INTO campaign_claims (id, member_code, campaign_id, title, amount, wallet_group, expires_at) VALUES (?, ?, 'WELCOME', '迎新礼包', 800, 2, ?)",
      first,
      memberCode,
      context.clock.now() + GIFT_MS,
    );
  }
  return context.db.all<StoredGift>(
    'SELECT * FROM campaign_claims WHERE member_code = ? ORDER BY expires_at DESC, rowid DESC',
    memberCode,
  );
}

/**
 * Takes a gift.
 *
 * @throws ApiError 404 unknown, 409 taken or out of time.
 */
export function takeGift(context: Context, memberCode: string, id: string): StoredGift {
  const gift = giftsOf(context, memberCode).find((each) => each.id === id);
  if (gift === undefined) throw refusals.notFound('礼金');
  refuseExcluded(context, memberCode);
  if (gift.claimed_at !== null) throw new ApiError(409, 'CAM00412', '该礼金已领取');
  const now = context.clock.now();
  if (gift.expires_at <= now) throw new ApiError(409, 'CAM00413', '该礼金已过期');
  const amount: Fen = fenOf(BigInt(gift.amount));
  context.ledger.post(
    {
      kind: 'gift',
      ref: id,
      title: gift.title,
      movements: [
        { account: walletOf(memberCode, gift.wallet_group), amount },
        { account: BONUS_HOUSE, amount: fenOf(-amount) },
      ],
    },
    now,
  );
  context.db.run('UPDATE campaign_claims SET claimed_at = ? WHERE id = ?', now, id);
  return { ...gift, claimed_at: now };
}
