/**
 * The world in words that belong to no vendor: events, what is to come of them, and the markets on
 * offer at fair chances.
 */
import type { Score } from '@site/domain/betting/settlement';

/**
 * How an event is played: goals (Poisson), points on a clock (normal), sets (Markov), or a field of
 * runners.
 */
export type ModelName = 'goals' | 'points' | 'sets' | 'outright';

/**
 * Where an event stands. `1H`, `HT`, `2H` belong to the goals model, `play` and `break` to the
 * others.
 */
export type Phase = 'pre' | '1H' | 'HT' | '2H' | 'play' | 'break' | 'FT' | 'done';

/** How an event came to its end. */
export type Ending = 'played' | 'abandoned' | 'postponed';

/** Things that happen. */
export type Effect =
  | 'goal'
  | 'redCard'
  | 'var'
  | 'danger'
  | 'safe'
  | 'kickoff'
  | 'halfTime'
  | 'secondHalf'
  | 'score'
  | 'partEnd'
  | 'fullTime'
  | 'confirmed'
  | 'drift';

/** What every event has; plain data, so that it survives a restart. */
export interface EventBase {
  readonly eventId: string;
  readonly model: ModelName;
  readonly sportId: number;
  readonly leagueId: string;
  /** Places in the league's list of clubs. */
  readonly home: number;
  readonly away: number;
  /** Epoch milliseconds of the virtual clock; a start that is brought forward moves it. */
  kickoff: number;
  random: number;
  phase: Phase;
  phaseAt: number;
  score: Score;
  nextDrift: number;
  /** Stopped by script until resumed. */
  stopped: boolean;
  /**
   * Random stop of single market types: which, and until when. Members are told that the odds are
   * updating (13060).
   */
  lineStop: { types: readonly MarketType[]; until: number } | null;
  /** After the end: when the result is confirmed and settled. */
  confirmAt: number;
  ending: Ending;
  /** What stood when the event was abandoned: final scores of finished periods, and the score. */
  stands?: { readonly scores: readonly (readonly [number, Score])[]; readonly at: Score } | null;
}

/**
 * Period of a market: whole event, halves, quarters 11-14, sets, frames, innings and maps 21 and
 * up.
 */
export const PERIODS = { full: 1, firstHalf: 2, secondHalf: 3, quarter: 10, set: 20 } as const;

/** Types of market. `winner` has two sides and no draw; `place` pays the first three of a field. */
export type MarketType =
  | 'handicap'
  | 'total'
  | 'outcome'
  | 'oddEven'
  | 'correctScore'
  | 'totalGoals'
  | 'doubleChance'
  | 'bothScore'
  | 'winner'
  | 'outright'
  | 'place';

/** Whole number to its probability. */
export type Dist = ReadonlyMap<number, number>;
/** Final score of a period with its probability. */
export type ScoreChance = readonly [home: number, away: number, chance: number];

/**
 * What a period may still end in, score so far included. `scores` only where the model knows whole
 * scores.
 */
export interface Outlook {
  readonly margin: Dist;
  readonly total: Dist;
  readonly scores: readonly ScoreChance[] | null;
}

/** A side of a market: its key inside the market, the words on its button, and its own line. */
export interface FairSide {
  readonly key: string;
  readonly name: string;
  readonly line: number | null;
  readonly chance: number;
}

/**
 * A market at fair chances. `line`: two sides whose chances sum to 1, a push counts for neither;
 * `many`: all sides sum to 1; `overlap`: sides cover each other (double chance, first three).
 */
export interface FairMarket {
  readonly marketId: string;
  readonly type: MarketType;
  readonly period: number;
  readonly line: number | null;
  /** 1 is the main line. */
  readonly sort: number;
  readonly book: 'line' | 'many' | 'overlap';
  readonly sides: readonly FairSide[];
}

/** Live state as members see it. */
export interface LiveView {
  readonly score: Score;
  /** `1H`, `HT`, `Q3`, `S2`, `I5`, `M1`, `OT`, `FT` (domain, live periods). */
  readonly period: string;
  /** Minutes played, e.g. `23` or `45+2`; empty where no clock runs. */
  readonly clock: string;
  readonly red: Score;
  readonly corner: Score;
  /** Scores of the parts so far, the one under way included. */
  readonly parts: readonly Score[];
  /** Points inside the game under way (tennis), e.g. `40:15`; empty elsewhere. */
  readonly points: string;
  readonly danger: 'safe' | 'dangerHome' | 'dangerAway' | 'goal' | 'redCard' | 'var';
}

/** What is decided of an event by now: final scores per period; for a field the order. */
export interface Finals {
  readonly scores: ReadonlyMap<number, Score>;
  readonly field: FieldResult | null;
  /** Score at which an abandoned event stopped: totals that were passed by then stand. */
  readonly abandonedAt?: Score;
}

/** Result of a field: who shares the first place, who is paid a place, who did not start. */
export interface FieldResult {
  readonly winners: readonly string[];
  readonly placed: readonly string[];
  readonly nonRunners: readonly string[];
}

/** Lines that were the main ones at the last look, so that a board does not jump. */
export type MainLines = Map<string, number>;
