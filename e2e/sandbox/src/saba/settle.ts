/** Decides waiting bets and settles running ones; each wager ends exactly once, whatever is repeated. */
import type { SabaTicketStatus } from '@site/contracts/vendor-saba';
import { oddEvenOf, outcomeOf, settledReturn, settleHandicap, settleTotal, type LegResult, type Score } from '@site/domain/betting/settlement';
import type { Context } from '../core/context';
import { isDanger, type Match, type MatchEffect } from './match';
import { acceptWager, endWager, selectWagers, type Wager } from './wagers';

/** SABA's word for a result. */
const STATUS: Record<LegResult, SabaTicketStatus> = { won: 'won', halfWon: 'half won', void: 'draw', halfLost: 'half lose', lost: 'lose' };

const wonIf = (won: boolean): LegResult => (won ? 'won' : 'lost');
const KEY_OF = { home: '1', draw: 'x', away: '2' } as const;

function correctScore(key: string, score: Score): LegResult {
  const listed = score.home <= 4 && score.away <= 4;
  return wonIf(key === (listed ? `${score.home}:${score.away}` : 'other'));
}

/** Result of a selection on a final score of its period. */
export function resultOf(wager: Wager, score: Score): LegResult {
  const { betType, key, point, atBet } = wager.terms;
  switch (betType) {
    case 1:
    case 7:
      return settleHandicap(key === 'h' ? 'home' : 'away', point ?? 0, score, atBet ?? { home: 0, away: 0 });
    case 3:
    case 8:
      return settleTotal(key === 'o' ? 'over' : 'under', point ?? 0, score);
    case 2:
      return wonIf(oddEvenOf(score) === key);
    case 5:
    case 15:
    case 20:
      return wonIf(KEY_OF[outcomeOf(score)] === key);
    case 24:
      return wonIf(key.includes(KEY_OF[outcomeOf(score)]));
    case 145:
      return wonIf((key === 'yes') === (score.home > 0 && score.away > 0));
    case 413:
      return correctScore(key, score);
    default:
      return 'void';
  }
}

/** Ends a wager with a result. */
export function settleWager(context: Context, wager: Wager, result: LegResult, final: Score | null): void {
  endWager(context, wager, STATUS[result], settledReturn({ win: wager.win, risk: wager.risk }, result), { rejectReason: '', final });
}

/** Bet types of the first half. */
const FIRST_HALF: ReadonlySet<number> = new Set([7, 8, 15]);

function settleRunning(context: Context, match: Match, firstHalf: boolean): void {
  const score = firstHalf ? match.half : match.score;
  for (const wager of selectWagers(context, "event_id = ? AND status = 'running'", match.eventId)) {
    if (score !== null && FIRST_HALF.has(wager.terms.betType) === firstHalf) settleWager(context, wager, resultOf(wager, score), score);
  }
}

/** Every waiting bet of an event gets the same verdict. */
export function rejectWaiting(context: Context, eventId: string, reason: string): void {
  for (const wager of selectWagers(context, "event_id = ? AND status = 'waiting'", eventId)) {
    endWager(context, wager, 'reject', wager.risk, { rejectReason: reason, final: null });
  }
}

/** What an effect on the pitch means for bets. */
export function onMatchEffect(context: Context, match: Match, effect: MatchEffect): void {
  if (effect === 'goal' || effect === 'redCard') rejectWaiting(context, match.eventId, effect);
  if (effect === 'halfTime') settleRunning(context, match, true);
  if (effect === 'fullTime') rejectWaiting(context, match.eventId, 'closed');
  if (effect === 'confirmed') {
    settleRunning(context, match, true);
    settleRunning(context, match, false);
  }
}

/** Accepts waiting bets whose time has come; in danger or under review they wait on. */
export function acceptDue(context: Context, matchOf: (eventId: string) => Match | null): void {
  const now = context.clock.now();
  for (const wager of selectWagers(context, "status = 'waiting'")) {
    const match = matchOf(wager.eventId);
    if (wager.terms.acceptAt > now || (match !== null && (isDanger(match) || match.danger === 'var'))) continue;
    acceptWager(context, wager);
  }
}
