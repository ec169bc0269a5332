/**
 * How long a member has been playing, and when they are asked whether to go on (R6-7, safety C-56).
 * Pure: the clock and what is kept come in.
 */
import { PlaySession } from '../constants';

/** A stretch of play on this device. Times in epoch ms. */
export interface PlayState {
  readonly memberCode: string;
  readonly startedAt: number;
  /** When a page of the site was last open. */
  readonly seenAt: number;
  /** When the member last said "go on". */
  readonly answeredAt: number;
  /** Sum of wins and losses before it began, in fen as text; null while it is not known. */
  readonly before: string | null;
}

/** A new stretch. */
export const newPlay = (memberCode: string, now: number): PlayState => ({
  memberCode,
  startedAt: now,
  seenAt: now,
  answeredAt: now,
  before: null,
});

/**
 * The state at a moment: a pause, another member or a clock that ran backwards begins a new
 * stretch.
 */
export function playAt(kept: PlayState | null, memberCode: string, now: number): PlayState {
  if (
    kept === null ||
    kept.memberCode !== memberCode ||
    now < kept.seenAt ||
    now - kept.seenAt > PlaySession.pauseMs
  )
    return newPlay(memberCode, now);
  return { ...kept, seenAt: now };
}

/**
 * Whether the member is to be asked.
 *
 * @param minutes the member's own choice, null for never.
 */
export const isAskDue = ({ answeredAt }: PlayState, minutes: number | null, now: number): boolean =>
  minutes !== null && now - answeredAt >= minutes * 60_000;

/** Reads a kept state; anything else in storage is none. */
export function readPlay(value: unknown): PlayState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { memberCode, startedAt, seenAt, answeredAt, before } = value as Record<string, unknown>;
  const times = [startedAt, seenAt, answeredAt];
  if (
    typeof memberCode !== 'string' ||
    !times.every((at) => typeof at === 'number' && Number.isFinite(at))
  )
    return null;
  if (before !== null && (typeof before !== 'string' || !/^-?\d{1,18}$/.test(before))) return null;
  return {
    memberCode,
    startedAt: startedAt as number,
    seenAt: seenAt as number,
    answeredAt: answeredAt as number,
    before,
  };
}
