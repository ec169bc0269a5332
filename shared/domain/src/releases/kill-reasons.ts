/** Why a season is ended by hand, and what of it may still be read then. */
import type { RemoteEntry } from './registry';
import type { SeasonSchedule } from './seasons';

/**
 * Reasons. Members have a right to the rules that they played by; where a text itself is the fault,
 * nobody may read it any more. Prizes are hidden with every season that is over.
 */
export const KILL_REASONS = {
  /** The page or its game does not work. */
  code: { hidesTexts: false },
  /** Something that it says is wrong. */
  text: { hidesTexts: true },
  /** Its prizes are wrong, or cannot be given. */
  prize: { hidesTexts: false },
  /** It may not go on, by law or by a licence. */
  law: { hidesTexts: false },
} as const;

/** One of them. */
export type KillReason = keyof typeof KILL_REASONS;

/** Whether a word is one of them. */
export const isKillReason = (word: string | undefined): word is KillReason =>
  word !== undefined && Object.hasOwn(KILL_REASONS, word);

/** Whether texts are hidden; a reason that is missing, or newer than the reader, hides them. */
export const hidesTexts = (reason: string | undefined): boolean =>
  !isKillReason(reason) || KILL_REASONS[reason].hidesTexts;

/** What the line of a part says while it is off: the reason where there is one, and why in words. */
export const killText = (reason: KillReason | undefined, why: string): string =>
  reason === undefined ? why : `${reason}: ${why}`;

/** Whether the texts of a season may not be read any more: of its window, or of the whole part. */
export function areTextsHidden(
  kill: RemoteEntry['kill'],
  schedule: Pick<SeasonSchedule, 'killed' | 'killedFor' | 'endedAfter'> | null | undefined,
): boolean {
  const [, reason] = /^(\w+): /.exec(kill ?? '') ?? [];
  return (
    (isKillReason(reason) && hidesTexts(reason)) ||
    (schedule?.killed === true && hidesTexts(schedule.killedFor)) ||
    (schedule?.endedAfter !== undefined && hidesTexts(schedule.endedAfter.killedFor))
  );
}
