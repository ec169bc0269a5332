/** What of the member info limits an account (§3.1), for the member to read before something fails. */

/** Fields that say it; names as the server spells them. */
export interface StandingFields {
  readonly isGameLock?: boolean | undefined;
  readonly isConfiscated?: boolean | undefined;
  readonly active?: boolean | undefined;
  readonly memberStatus?: string | null | undefined;
}

/** A limit of an account. */
export type AccountLimit = 'gameLock' | 'confiscated' | 'notActive';

/** The one status that limits nothing. */
const ACTIVE = 'active';

/** Limits in the order in which they weigh; a field that says nothing limits nothing. */
export function accountLimits({
  isGameLock,
  isConfiscated,
  active,
  memberStatus,
}: StandingFields): readonly AccountLimit[] {
  const status = (memberStatus ?? '').trim().toLowerCase();
  const limits: AccountLimit[] = [];
  if (isConfiscated === true) limits.push('confiscated');
  if (active === false || (status !== '' && status !== ACTIVE)) limits.push('notActive');
  if (isGameLock === true) limits.push('gameLock');
  return limits;
}
