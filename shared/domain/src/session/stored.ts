/**
 * Readers of what the browser keeps of a visit (§3.3): every value may be foreign, old or poisoned
 * (safety B7).
 */
import { ODDS_VENDORS, type OddsVendorId } from '../vendors/odds-vendor';
import type { MemberSummary } from './access';

/** A link into a vendor's match (§3.3 `deeplink`): vendor, sport, event, league. */
export interface Deeplink {
  readonly vendor: OddsVendorId;
  readonly sid: string;
  readonly eid: string;
  readonly lid: string;
}

const ID = /^\d{1,18}$/;
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : null;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

/**
 * Reads a deeplink; ids are digits only.
 *
 * @returns null for anything else.
 */
export function readDeeplink(value: unknown): Deeplink | null {
  const fields = fieldsOf(value);
  const vendor = ODDS_VENDORS.find((known) => known === fields?.get('vendor'));
  const [sid, eid, lid] = ['sid', 'eid', 'lid'].map((name) => fields?.get(name));
  if (vendor === undefined || !isText(sid, 18) || !isText(eid, 18) || !isText(lid, 18)) return null;
  return [sid, eid, lid].every((id) => ID.test(id)) ? { vendor, sid, eid, lid } : null;
}

/**
 * Reads the kept subset of member info: code, masked name, currency, flags, cohorts. Other fields
 * are dropped (C-40).
 */
export function readMemberInfo(value: unknown): MemberSummary | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const [memberCode, userName, currency] = ['memberCode', 'userName', 'currency'].map((name) =>
    fields.get(name),
  );
  const [isVip, revalidate, loginOtp] = ['isVip', 'revalidate', 'loginOtp'].map((name) =>
    fields.get(name),
  );
  const cohorts = fields.get('cohorts');
  if (
    !isText(memberCode, 64) ||
    !CODE.test(memberCode) ||
    !isText(userName, 64) ||
    !isText(currency, 8)
  )
    return null;
  return isFlag(isVip) && isFlag(revalidate) && isFlag(loginOtp)
    ? {
        memberCode,
        userName,
        currency,
        isVip,
        revalidate,
        loginOtp,
        cohorts: Array.isArray(cohorts) ? cohorts.filter((word) => isText(word, 32)) : null,
      }
    : null;
}

/**
 * Reads a kept server address: an origin on the list, or nothing. A poisoned one must never
 * redirect a call.
 *
 * @param allowed origins of the API, e.g. the site's own.
 */
export function readServerUrl(text: string, allowed: readonly string[]): string | null {
  return allowed.find((origin) => origin === text) ?? null;
}
