/** The rest of the account area: holder name, rewards, questions, shipping addresses, safehouse. */
import * as rows from '@site/contracts/member-profile';
import { maskName, maskTail } from '@site/domain/formatting/mask';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { checkCode } from '../verification/codes';
import { SECRET_QUESTIONS } from './account';
import { memberOfCall } from './routes';
import { faultOf } from './rules';
import { pointsOf, tierAt, turnoverSoFar } from './tiers';

function rewardOf(context: Context, memberCode: string) {
  const points = pointsOf(context, memberCode);
  const { tier, next } = tierAt(points);
  return {
    points,
    tier: tier.code,
    tierName: tier.name,
    turnover: turnoverSoFar(context, memberCode),
    nextTierName: next?.name ?? null,
    pointsToNext: next === null ? null : next.from - points,
  };
}

const MOST_ADDRESSES = 5;
type AddressForm = Readonly<Omit<rows.ShippingAddress, 'addressId'>>;
type AddressInput = rows.AddressForm;
/** A stored address; `content` is the form as JSON. */
export interface AddressRow {
  id: string;
  is_default: number;
  content: string;
}

/** Addresses of a member, the default one first. */
export const addressesOf = (context: Context, memberCode: string): AddressRow[] =>
  context.db.all<AddressRow>(
    'SELECT id, is_default, content FROM addresses WHERE member_code = ? ORDER BY is_default DESC, rowid',
    memberCode,
  );

function addressView({ id, is_default: isDefault, content }: AddressRow): rows.ShippingAddress {
  const form = JSON.parse(content) as AddressForm;
  return {
    ...form,
    addressId: id,
    isDefault: isDefault === 1,
    recipientName: maskName(form.recipientName),
    phoneNumber: maskTail(form.phoneNumber),
  };
}

/**
 * Writes an address; the form hands masked values back when they were not touched, those stay as
 * they are.
 */
function saveAddress(
  context: Context,
  memberCode: string,
  id: string,
  input: AddressInput,
  before: AddressRow | null,
): rows.ShippingAddress {
  const form: AddressForm = {
    ...input,
    zipCode: input.zipCode ?? '',
    isDefault: input.isDefault ?? false,
  };
  const old = before === null ? null : (JSON.parse(before.content) as AddressForm);
  const kept = {
    ...form,
    recipientName:
      old !== null && form.recipientName.includes('*') ? old.recipientName : form.recipientName,
    phoneNumber:
      old !== null && form.phoneNumber.includes('*') ? old.phoneNumber : form.phoneNumber,
  };
  const fault =
    faultOf('phone', kept.phoneNumber) ??
    (kept.zipCode === '' ? null : faultOf('zipCode', kept.zipCode));
  if (fault !== null) throw new ApiError(422, 'VAL08052', fault);
  const isDefault =
    form.isDefault || before?.is_default === 1 || addressesOf(context, memberCode).length === 0
      ? 1
      : 0;
  const content = JSON.stringify(kept);
  context.db.tx(() => {
    if (isDefault === 1)
      context.db.run('UPDATE addresses SET is_default = 0 WHERE member_code = ?', memberCode);
    context.db.run(
      `INSERT INTO addresses (id, member_code, is_default, content) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET is_default = excluded.is_default, content = excluded.content`,
      id,
      memberCode,
      isDefault,
      content,
    );
  });
  return addressView({ id, is_default: isDefault, content });
}

function mountAddresses(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getShippingAddresses, ({ memberCode }) =>
    addressesOf(context, memberCode).map(addressView),
  );
  mount(app, context, rows.addShippingAddress, ({ memberCode, body }) => {
    if (addressesOf(context, memberCode).length >= MOST_ADDRESSES)
      throw new ApiError(409, 'MEM00405', `最多可保存${MOST_ADDRESSES}个收货地址`);
    return saveAddress(context, memberCode, newId('AD'), body, null);
  });
  mount(app, context, rows.changeShippingAddress, ({ memberCode, body, params }) => {
    const before = addressesOf(context, memberCode).find(({ id }) => id === params.addressId);
    if (before === undefined) throw refusals.notFound('地址');
    return saveAddress(context, memberCode, before.id, body, before);
  });
  mount(app, context, rows.deleteShippingAddress, ({ memberCode, params }) => {
    context.db.run(
      'DELETE FROM addresses WHERE member_code = ? AND id = ?',
      memberCode,
      params.addressId ?? '',
    );
    const [first] = addressesOf(context, memberCode);
    if (first !== undefined)
      context.db.run('UPDATE addresses SET is_default = 1 WHERE id = ?', first.id);
    return null;
  });
}

interface SafehouseState {
  readonly isLocked: boolean;
  readonly changedAt: number | null;
}

function safehouseOf(context: Context, memberCode: string): SafehouseState {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = ? AND name = 'safehouse'",
    memberCode,
  );
  return row === null
    ? { isLocked: false, changedAt: null }
    : (JSON.parse(row.value) as SafehouseState);
}

/** Why a locked safehouse keeps money and cards where they are, or null while it is open. */
export const safehouseReason = (context: Context, memberCode: string): string | null =>
  safehouseOf(context, memberCode).isLocked ? '保险箱已锁定，请先解锁后再操作' : null;

/** @throws ApiError MEM00423 while the member's safehouse is locked. */
export function checkSafehouse(context: Context, memberCode: string): void {
  const reason = safehouseReason(context, memberCode);
  if (reason !== null) throw new ApiError(403, 'MEM00423', reason);
}

function setSafehouse(
  context: Context,
  memberCode: string,
  lock: boolean,
  code: string,
): SafehouseState {
  const state = safehouseOf(context, memberCode);
  if (state.isLocked === lock) return state;
  if (!lock) checkCode(context, { memberCode, channel: 'SMS', action: 'Safehouse' }, code);
  const next: SafehouseState = { isLocked: lock, changedAt: context.clock.now() };
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES (?, 'safehouse', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    memberCode,
    JSON.stringify(next),
  );
  return next;
}

const safehouseView = ({ isLocked, changedAt }: SafehouseState) => ({
  isLocked,
  changedAt: changedAt === null ? null : isoAt(changedAt),
});

export function mountProfile(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getAccountHolderName, ({ memberCode }) => {
    const name = memberOfCall(context, memberCode).newInfo.firstName ?? '';
    return { accountHolderName: maskName(name), isSet: name !== '' };
  });
  mount(app, context, rows.getMemberRewardDetail, ({ memberCode }) =>
    rewardOf(context, memberCode),
  );
  mount(app, context, rows.getSecretQuestions, ({ memberCode }) => ({
    selectedId: memberOfCall(context, memberCode).newInfo.secretQID ?? null,
    questions: [...SECRET_QUESTIONS],
  }));
  mountAddresses(app, context);
  mount(app, context, rows.getSafehouse, ({ memberCode }) =>
    safehouseView(safehouseOf(context, memberCode)),
  );
  mount(app, context, rows.setSafehouse, ({ memberCode, body }) =>
    safehouseView(setSafehouse(context, memberCode, body.lock, body.verificationCode ?? '')),
  );
}
