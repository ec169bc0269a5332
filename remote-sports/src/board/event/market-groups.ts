/**
 * Markets of an event in sections of one bet type and period, and the sections in groups that
 * become tabs.
 */
import {
  BET_TYPE,
  PERIOD,
  periodPart,
  type BetTypeId,
  type PeriodId,
} from '@site/domain/betting/bet-types';
import { compareOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { Market, Selection, Side } from '../../vendors/port';

/**
 * How a section is laid out: lines side by side, named cells in two or three columns, exact scores
 * by winner, a field of runners.
 */
export type SectionLook = 'lines' | 'two' | 'three' | 'score' | 'field';

/** Markets of one bet type and period. */
export interface MarketSection {
  readonly key: string;
  readonly betType: BetTypeId;
  readonly period: PeriodId;
  readonly look: SectionLook;
  readonly markets: readonly Market[];
}

/** Tabs over the sections, in order. */
export const GROUPS = ['all', 'hot', 'lines', 'half', 'parts', 'score', 'other'] as const;
/** A tab. */
export type GroupName = (typeof GROUPS)[number];

const LOOK: Readonly<Record<BetTypeId, SectionLook>> = {
  [BET_TYPE.HANDICAP]: 'lines',
  [BET_TYPE.OVER_UNDER]: 'lines',
  [BET_TYPE.ONE_X_TWO]: 'three',
  [BET_TYPE.DOUBLE_CHANCE]: 'three',
  [BET_TYPE.CORRECT_SCORE]: 'score',
  [BET_TYPE.MONEY_LINE]: 'two',
  [BET_TYPE.ODD_EVEN]: 'two',
  [BET_TYPE.BOTH_SCORE]: 'two',
  [BET_TYPE.TOTAL_GOAL]: 'two',
  [BET_TYPE.OUTRIGHT]: 'field',
  [BET_TYPE.TOP_THREE]: 'field',
};

/** Bet types in the order in which members look for them. */
const ORDER: readonly BetTypeId[] = [
  BET_TYPE.OUTRIGHT,
  BET_TYPE.TOP_THREE,
  BET_TYPE.HANDICAP,
  BET_TYPE.OVER_UNDER,
  BET_TYPE.ONE_X_TWO,
  BET_TYPE.MONEY_LINE,
  BET_TYPE.DOUBLE_CHANCE,
  BET_TYPE.BOTH_SCORE,
  BET_TYPE.ODD_EVEN,
  BET_TYPE.TOTAL_GOAL,
  BET_TYPE.CORRECT_SCORE,
];
const LINES: ReadonlySet<BetTypeId> = new Set<BetTypeId>([BET_TYPE.HANDICAP, BET_TYPE.OVER_UNDER]);
const HOT: ReadonlySet<BetTypeId> = new Set<BetTypeId>([
  ...LINES,
  BET_TYPE.ONE_X_TWO,
  BET_TYPE.MONEY_LINE,
  BET_TYPE.OUTRIGHT,
]);

const kindOf = ({ period }: MarketSection) => periodPart(period).kind;
const FITS: Readonly<Record<GroupName, (section: MarketSection) => boolean>> = {
  all: () => true,
  hot: ({ betType, period }) => period === PERIOD.FULL_TIME && HOT.has(betType),
  lines: ({ betType }) => LINES.has(betType),
  half: (section) => kindOf(section) === 'half',
  parts: (section) => kindOf(section) === 'quarter' || kindOf(section) === 'part',
  score: ({ betType }) => betType === BET_TYPE.CORRECT_SCORE,
  other: ({ betType, period }) =>
    period === PERIOD.FULL_TIME && !HOT.has(betType) && betType !== BET_TYPE.CORRECT_SCORE,
};

/** Line by which rows of a section stand: of the home side, or of the total. */
export const lineOf = ({ selections }: Market): number => Number(selections[0]?.line ?? 0);

const SIDES: readonly Side[] = ['home', 'draw', 'away'];

const CHANCES: readonly Side[] = ['homeDraw', 'homeAway', 'awayDraw'];

/**
 * Sides of a market as they stand beside each other in three columns.
 *
 * @param canDraw whether the sport knows a draw.
 * @returns null in the place of a side that cannot come any more; what is left over stands last.
 */
export function placesOf(
  { betType, selections }: Market,
  canDraw: boolean,
): readonly (Selection | null)[] {
  const sides = betType === BET_TYPE.DOUBLE_CHANCE ? CHANCES : SIDES;
  const of = canDraw ? sides : sides.filter((side) => selections.some((one) => one.side === side));
  return [
    ...of.map((side) => selections.find((one) => one.side === side) ?? null),
    ...selections.filter(({ side }) => !of.includes(side)),
  ];
}

/** Of three outcomes the draw stands between the teams, in whatever order the vendor tells them. */
const inOrder = (market: Market): Market =>
  market.betType === BET_TYPE.ONE_X_TWO
    ? {
        ...market,
        selections: market.selections.toSorted(
          (a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side),
        ),
      }
    : market;

/** Sections of the whole event first, then parts in order; each with its lines ascending. */
export function sectionsOf(markets: readonly Market[]): readonly MarketSection[] {
  const known = new Map<string, Market[]>();
  for (const market of markets) {
    const key = `${market.period}/${market.betType}`;
    known.set(key, [...(known.get(key) ?? []), market]);
  }
  return [...known]
    .flatMap(([key, own]): MarketSection[] => {
      const [first] = own;
      if (first === undefined) return [];
      const sorted = LINES.has(first.betType)
        ? own.toSorted((a, b) => lineOf(a) - lineOf(b))
        : own.map(inOrder);
      return [
        {
          key,
          betType: first.betType,
          period: first.period,
          look: LOOK[first.betType],
          markets: sorted,
        },
      ];
    })
    .toSorted((a, b) => a.period - b.period || ORDER.indexOf(a.betType) - ORDER.indexOf(b.betType));
}

/** Sections of a tab. */
export const inGroup = (
  sections: readonly MarketSection[],
  group: GroupName,
): readonly MarketSection[] => sections.filter(FITS[group]);

/** Lines of sections, counted as vendors count the markets of an event: what the board promises. */
export const linesIn = (sections: readonly MarketSection[]): number =>
  sections.reduce((sum, { markets }) => sum + markets.length, 0);

/** Tabs that have something to show and do not just repeat "all". */
export function groupsOf(sections: readonly MarketSection[]): readonly GroupName[] {
  return GROUPS.filter((group) => {
    const count = inGroup(sections, group).length;
    return group === 'all' || (count > 0 && count < sections.length);
  });
}

/** Exact scores in three columns by who wins, the highest of each last, and what is left over. */
export interface ScoreColumns {
  readonly home: readonly Selection[];
  readonly draw: readonly Selection[];
  readonly away: readonly Selection[];
  readonly rest: readonly Selection[];
}

/** Columns in which something can still come, in order: a lead by much leaves some of them empty. */
export const columnsLeft = (
  columns: ScoreColumns,
): readonly (readonly [side: 'home' | 'draw' | 'away', selections: readonly Selection[]])[] =>
  (['home', 'draw', 'away'] as const)
    .map((side) => [side, columns[side]] as const)
    .filter(([, selections]) => selections.length > 0);

const SCORE = /^(\d{1,3})\s?[:-]\s?(\d{1,3})$/;

/** Sorts exact scores into columns. */
export function scoreColumns(selections: readonly Selection[]): ScoreColumns {
  const columns = {
    home: [] as [number, Selection][],
    draw: [] as [number, Selection][],
    away: [] as [number, Selection][],
  };
  const rest: Selection[] = [];
  for (const selection of selections) {
    const [, home, away] = SCORE.exec(selection.label) ?? [];
    if (home === undefined || away === undefined) rest.push(selection);
    else {
      const difference = Number(home) - Number(away);
      const place = Number(home) * 1_000 + Number(away);
      if (difference > 0) columns.home.push([place, selection]);
      else if (difference < 0) columns.away.push([Number(away) * 1_000 + Number(home), selection]);
      else columns.draw.push([place, selection]);
    }
  }
  const inOrder = (column: readonly (readonly [number, Selection])[]): readonly Selection[] =>
    column.toSorted(([a], [b]) => a - b).map(([, selection]) => selection);
  return {
    home: inOrder(columns.home),
    draw: inOrder(columns.draw),
    away: inOrder(columns.away),
    rest,
  };
}

/** Fewer at one price are no ceiling. */
const LEAST_CAPPED = 2;

/**
 * Selections whose price is the vendor's highest: several at the top of a market that say the same
 * are not priced any more, only capped.
 *
 * @param get price of a selection now, or null.
 */
export function cappedOf(
  selections: readonly Selection[],
  get: (id: string) => DecimalOdds | null,
): ReadonlySet<string> {
  const priced = selections.flatMap(({ id }) => {
    const price = get(id);
    return price === null ? [] : [{ id, price }];
  });
  const [top] = priced.toSorted((a, b) => compareOdds(b.price, a.price));
  const capped = priced.filter(({ price }) => price === top?.price).map(({ id }) => id);
  return new Set(capped.length >= LEAST_CAPPED && capped.length < priced.length ? capped : []);
}
