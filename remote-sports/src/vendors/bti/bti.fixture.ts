/**
 * BTI's words for tests: one match with a handicap market, as the socket carries them, and a booked
 * bet.
 */
import type { BtiEvent, BtiMarket } from '@site/contracts/vendor-bti';
import type { BtiBet } from '@site/contracts/vendor-bti-bets';
import { fenOf } from '@site/domain/money';

/** A match before the kick-off. */
export const btiEventOf = (over: Partial<BtiEvent> = {}): BtiEvent => ({
  id: 'e1',
  branchId: 1,
  leagueId: 'l1',
  leagueName: '红岭联',
  leagueRank: 2,
  kind: 'Fixture',
  participants: [
    { id: 'h', name: '红岭', venueRole: 'Home' },
    { id: 'a', name: '海川', venueRole: 'Away' },
  ],
  startsOn: '2026-11-21T20:00:00+08:00',
  tab: 'Today',
  status: 'Active',
  inPlay: false,
  isVirtual: false,
  comboAllowed: true,
  rank: 7,
  marketCount: 3,
  live: null,
  ...over,
});

/** Its state in play. */
export const BTI_LIVE: NonNullable<BtiEvent['live']> = {
  period: 'SecondHalf',
  clock: '67',
  score: { home: 2, away: 1 },
  redCards: { home: 0, away: 1 },
  corners: { home: 5, away: 3 },
  periodScores: [],
  gameScore: '',
  alert: 'None',
};

/** Its handicap. */
export const btiMarketOf = (over: Partial<BtiMarket> = {}): BtiMarket => ({
  id: 'm1',
  eventId: 'e1',
  kind: 'PointSpread',
  period: 'FullMatch',
  rank: 1,
  state: 'Open',
  inPlay: false,
  comboAllowed: true,
  selections: [
    {
      id: 'm1h',
      side: 'Home',
      outcome: 'h',
      label: '主',
      points: -0.5,
      odds: { decimal: '1.95', american: '-105' },
    },
    {
      id: 'm1a',
      side: 'Away',
      outcome: 'a',
      label: '客',
      points: 0.5,
      odds: { decimal: '1.91', american: '-110' },
    },
  ],
  ...over,
});

/** A leg on its home side. */
export const btiLegOf = (over: Partial<BtiBet['legs'][number]> = {}): BtiBet['legs'][number] => ({
  eventId: 'e1',
  branchId: 1,
  leagueName: '红岭联',
  home: '红岭',
  away: '海川',
  startsOn: '2026-11-21T20:00:00+08:00',
  isOutright: false,
  marketId: 'm1',
  selectionId: 'm1h',
  kind: 'PointSpread',
  period: 'FullMatch',
  side: 'Home',
  outcome: 'h',
  label: '主',
  points: -0.5,
  requested: '1.93',
  decimal: '1.95',
  inPlay: false,
  scoreAtBet: null,
  finalScore: null,
  status: 'Open',
  ...over,
});

/** A booked single. */
export const btiBetOf = (over: Partial<BtiBet> = {}): BtiBet => ({
  betId: 'B1',
  clientBetId: 'k1',
  combo: 'Single',
  comboLabel: '单注',
  lines: 1,
  status: 'Open',
  acceptance: 'Accepted',
  declineReason: '',
  acceptSeconds: 0,
  placedOn: '2026-11-21T12:00:00+08:00',
  settledOn: null,
  oddsFormat: 'HongKong',
  stakePerLine: fenOf(10_000n),
  stake: fenOf(10_000n),
  risk: fenOf(10_000n),
  toWin: fenOf(9_500n),
  returned: null,
  freeBet: false,
  cashOut: null,
  corrections: [],
  legs: [btiLegOf()],
  ...over,
});
