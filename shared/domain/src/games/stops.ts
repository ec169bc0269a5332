/**
 * Why a game does not open (§6, §8, R6-4, R6-7), in one table: codes of the server and what the
 * site itself finds out before it asks.
 */
import type { AppError } from '../errors/app-error';

/** Reasons a launch ends without a game. */
export const LAUNCH_STOPS = [
  'excluded',
  'unchecked',
  'notInvited',
  'maintenance',
  'noDemo',
  'unknownGame',
  'blocked',
  'failed',
] as const;
/** A reason a launch ends without a game. */
export type LaunchStop = (typeof LAUNCH_STOPS)[number];

/** Codes of POST Games/Launch; anything else is `failed`. */
const BY_CODE: ReadonlyMap<string, LaunchStop> = new Map([
  ['GAM00403', 'excluded'],
  ['GAM00404', 'unknownGame'],
  ['GAM00405', 'noDemo'],
  ['GAM00406', 'notInvited'],
  ['GAM00424', 'unknownGame'],
  ['GAM00503', 'maintenance'],
]);

/** The reason in a failed launch call. */
export const stopOf = (error: AppError): LaunchStop =>
  (error.kind === 'api' ? BY_CODE.get(error.code) : undefined) ?? 'failed';

/** What the site knows before it asks for a launch. */
export interface LaunchStanding {
  /** Self-exclusion of betting, asked at this very launch; demo play counts too. */
  readonly mayPlay: 'yes' | 'no' | 'unknown';
  readonly isUnderMaintenance: boolean;
  /** The whitelist's answer: true itself, or anything else (R6-4). */
  readonly isInvited: boolean;
}

/**
 * What stands in the way, or null. The member's own limit comes first: it holds whatever the
 * provider does.
 */
export function stopBefore({
  mayPlay,
  isUnderMaintenance,
  isInvited,
}: LaunchStanding): LaunchStop | null {
  if (mayPlay !== 'yes') return mayPlay === 'no' ? 'excluded' : 'unchecked';
  // A provider under maintenance invites nobody: the reason that passes by itself is the one to tell.
  if (isUnderMaintenance) return 'maintenance';
  return isInvited ? null : 'notInvited';
}

/**
 * Reasons that trying again may end; a whitelist that could not be asked looks like one that said
 * no (R6-4).
 */
const PASSING: ReadonlySet<LaunchStop> = new Set([
  'unchecked',
  'notInvited',
  'maintenance',
  'failed',
  'blocked',
]);
/** Whether a retry makes sense. */
export const mayRetry = (stop: LaunchStop): boolean => PASSING.has(stop);
