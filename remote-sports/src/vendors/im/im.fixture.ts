/** IM's words for tests: one match with a handicap line, as lists carry them, and a booked wager. */
import type { ImEvent, ImMarketLine } from '@site/contracts/vendor-im';
import type { ImWager } from '@site/contracts/vendor-im-bets';
import { fenOf } from '@site/domain/money';

/** A handicap in Hong Kong odds. */
export const imLineOf = (over: Partial<ImMarketLine> = {}): ImMarketLine => ({
  LineId: 'm1',
  BetTypeId: 1,
  PeriodId: 1,
  LineStatusId: 1,
  LineRank: 1,
  IsLive: false,
  IsOpenParlay: true,
  Selections: [
    {
      SelectionId: 'm1h',
      SelectionType: 1,
      SelectionName: '主',
      Handicap: -0.5,
      Specifiers: '',
      Odds: '0.95',
      OddsType: 2,
    },
    {
      SelectionId: 'm1a',
      SelectionType: 2,
      SelectionName: '客',
      Handicap: 0.5,
      Specifiers: '',
      Odds: '0.91',
      OddsType: 2,
    },
  ],
  ...over,
});

/** A match before the kick-off. */
export const imEventOf = (over: Partial<ImEvent> = {}): ImEvent => ({
  EventId: 'e1',
  SportId: 1,
  LeagueId: 'l1',
  LeagueName: '红岭联',
  LeagueSort: 2,
  HomeTeamId: 'h',
  HomeTeamName: '红岭',
  AwayTeamId: 'a',
  AwayTeamName: '海川',
  StartAt: '2026-11-21T20:00:00+08:00',
  EventStatus: 1,
  MarketKind: 1,
  ListId: 2,
  IsLive: false,
  IsVirtual: false,
  IsOpenParlay: true,
  Sort: 7,
  LineCount: 3,
  LiveState: null,
  Lines: [imLineOf()],
  ...over,
});

/** Its state in play. */
export const IM_LIVE: NonNullable<ImEvent['LiveState']> = {
  Period: '2H',
  Clock: '67',
  HomeScore: 2,
  AwayScore: 1,
  HomeRedCard: 0,
  AwayRedCard: 1,
  HomeCorner: 5,
  AwayCorner: 3,
  Danger: 0,
  PartScores: [],
  GamePoints: '',
};

/** A leg on its home side. */
export const imLegOf = (over: Partial<ImWager['Legs'][number]> = {}): ImWager['Legs'][number] => ({
  EventId: 'e1',
  SportId: 1,
  LeagueName: '红岭联',
  HomeTeamName: '红岭',
  AwayTeamName: '海川',
  StartAt: '2026-11-21T20:00:00+08:00',
  IsOutright: false,
  LineId: 'm1',
  SelectionId: 'm1h',
  BetTypeId: 1,
  PeriodId: 1,
  SelectionType: 1,
  SelectionName: '主',
  Handicap: -0.5,
  Specifiers: '',
  AskedOdds: '0.93',
  Odds: '0.95',
  OddsType: 2,
  IsLive: false,
  HomeScoreAtBet: null,
  AwayScoreAtBet: null,
  Result: 0,
  HomeScoreFinal: null,
  AwayScoreFinal: null,
  ...over,
});

/** A booked single. */
export const imWagerOf = (over: Partial<ImWager> = {}): ImWager => ({
  WagerId: 'W1',
  AttemptKey: 'k1',
  BetMode: 1,
  ComboType: 0,
  Combinations: 1,
  OddsType: 2,
  StakePerLine: fenOf(10_000n),
  Stake: fenOf(10_000n),
  Debit: fenOf(10_000n),
  WinAmount: fenOf(9_500n),
  PlacedAt: '2026-11-21T12:00:00+08:00',
  SettledAt: null,
  AcceptSeconds: 0,
  WagerStatus: 2,
  ConfirmStatus: 1,
  CancelStatus: 1,
  CancelReason: 0,
  IsSettled: false,
  Payout: null,
  IsFreeBet: false,
  Sold: null,
  Corrections: [],
  Legs: [imLegOf()],
  ...over,
});
