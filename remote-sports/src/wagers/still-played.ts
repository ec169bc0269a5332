/** Matches of wagers that may still be to come or in play, whatever became of the bet on them. */
import { wagerStage, type WagerOutcome } from '@site/domain/betting/statuses';
import type { Wager, WagerLeg } from '../vendors/port';
import type { OnMatches } from './use-live-events';

/** These say something of the bet alone. */
const SAY_NO_END: ReadonlySet<WagerOutcome> = new Set<WagerOutcome>(['running', 'cashedOut']);

/** Whether nothing says that the match of a leg ended or will not be played; seasons are none. */
export const mayBePlayed = (
  { cancelled }: Pick<Wager, 'cancelled'>,
  { outcome, finalScore, isOutright }: WagerLeg,
): boolean =>
  SAY_NO_END.has(outcome) && finalScore === null && !isOutright && cancelled !== 'event';

/** A match is over a day after its kick-off, whether its vendor has told so or not. */
const LONGEST_MS = 86_400_000;

/**
 * What is followed for a list: every match of what runs, and of what has ended those that may be
 * to come or in play.
 *
 * @param now epoch ms.
 */
export const toFollow = (wagers: readonly Wager[], now: number): readonly OnMatches[] =>
  wagers.map((wager) =>
    wagerStage(wager.outcome) === 'settled'
      ? {
          vendor: wager.vendor,
          outcome: 'running',
          legs: wager.legs.filter(
            (leg) => mayBePlayed(wager, leg) && now - leg.startAt < LONGEST_MS,
          ),
        }
      : wager,
  );
