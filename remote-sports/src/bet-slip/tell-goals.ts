/**
 * Tells the gateway which bets goal alerts are wanted for (§7.2): after placing, while the member
 * wants them for bets.
 */
import type { Platform } from '@site/platform';
import { notifyBettingInfo } from '@site/contracts/betting-settings';
import type { Wager } from '../vendors/port';

/** Most events that one call may name. */
const MOST = 20;

/**
 * Silent: an alert that could not be ordered costs no bet, and the alerts of this page go by the
 * bets themselves.
 */
export async function tellGoals(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  wagers: readonly Wager[],
): Promise<void> {
  const { goalNotification, goalIBet } = settings.state.get().settings;
  if (!goalNotification || !goalIBet) return;
  const questions = wagers.flatMap(({ id, vendor, legs }) => {
    const eventIds = [
      ...new Set(legs.filter(({ isOutright }) => !isOutright).map(({ eventId }) => eventId)),
    ].slice(0, MOST);
    return eventIds.length === 0
      ? []
      : [{ vendor, wagerId: id, eventIds, isGoalNotification: true }];
  });
  await Promise.all(questions.map((body) => api.call(notifyBettingInfo, { body })));
}
