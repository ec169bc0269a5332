/**
 * Reads one message of BTI's socket from the bytes of the wire (safety C-05). Snapshots and updates
 * are looked through by hand, the rest by the schema.
 */
import * as v from 'valibot';
import { hasMembers, isFlag, isListOf, isNumber, isOneOf, isText, orNull } from './guard';
import { BTI_MARKET, BTI_SIDE, BTI_TAB } from './vendor-bti';
import { btiServerMessage, type BtiServerMessage } from './vendor-bti-stream';
import { isoTime } from './wire';

const isTime = (value: unknown): boolean => v.is(isoTime, value);
const isScore = hasMembers({ home: isNumber, away: isNumber });

const isSelection = hasMembers({
  id: isText,
  side: isOneOf(BTI_SIDE),
  outcome: isText,
  label: isText,
  points: orNull(isNumber),
  odds: orNull(hasMembers({ decimal: isText, american: isText })),
});

/** True for a market of the contract. */
export const isBtiMarket = hasMembers({
  id: isText,
  eventId: isText,
  kind: isOneOf(BTI_MARKET),
  period: isText,
  rank: isNumber,
  state: isOneOf(['Open', 'Paused', 'Refreshing', 'Settled']),
  inPlay: isFlag,
  comboAllowed: isFlag,
  selections: isListOf(isSelection),
});

/** True for an event of the contract. */
export const isBtiEvent = hasMembers({
  id: isText,
  branchId: isNumber,
  leagueId: isText,
  leagueName: isText,
  leagueRank: isNumber,
  kind: isOneOf(['Fixture', 'Outright']),
  participants: isListOf(
    hasMembers({ id: isText, name: isText, venueRole: isOneOf(['Home', 'Away', 'None']) }),
  ),
  startsOn: isTime,
  tab: isOneOf(BTI_TAB),
  status: isOneOf(['Active', 'Finished', 'Postponed', 'Removed']),
  inPlay: isFlag,
  isVirtual: isFlag,
  comboAllowed: isFlag,
  rank: isNumber,
  marketCount: isNumber,
  live: orNull(
    hasMembers({
      period: isText,
      clock: isText,
      score: isScore,
      redCards: isScore,
      corners: isScore,
      periodScores: isListOf(isScore),
      gameScore: isText,
      alert: isOneOf(['None', 'HomeAttack', 'AwayAttack', 'Goal', 'RedCard', 'VideoReview']),
    }),
  ),
});

const isSeq = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;
const isBoard = {
  subscription: isText,
  events: isListOf(isBtiEvent),
  markets: isListOf(isBtiMarket),
};
const isSnapshot = hasMembers({ seq: isSeq, data: hasMembers(isBoard) });
const isUpdate = hasMembers({
  seq: isSeq,
  data: hasMembers({
    ...isBoard,
    removedEvents: isListOf(isText),
    removedMarkets: isListOf(isText),
  }),
});

const typeOf = (plain: unknown): unknown =>
  typeof plain === 'object' && plain !== null && 'type' in plain ? plain.type : null;

/** @returns the message, or null when the data is no message of the contract. */
export function readBtiMessage(data: unknown): BtiServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const plain: unknown = JSON.parse(data);
    const type = typeOf(plain);
    if (type === 'update') return isUpdate(plain) ? (plain as BtiServerMessage) : null;
    if (type === 'snapshot') return isSnapshot(plain) ? (plain as BtiServerMessage) : null;
    const parsed = v.safeParse(btiServerMessage, plain);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
