/**
 * Recorded markets as the vendor's own: match odds, two-way winner, Asian lines, both teams to
 * score, totals.
 */
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import type { BoardEvent, BoardMarket, BoardSide } from '../engine/board';
import type { EventHead } from '../engine/head';
import type { MarketType } from '../engine/types';
import { boardPrice, runnerKey, type Definition, type MarketBook, type Runner } from './betfair';

/** Where a recorded event stands on the board. */
export interface Place {
  readonly sportId: number;
  readonly order: number;
  readonly shiftMs: number;
}

const STATUS: ReadonlyMap<string, BoardMarket['status']> = new Map([
  ['OPEN', 'running'],
  ['SUSPENDED', 'suspend'],
  ['CLOSED', 'closed'],
  ['INACTIVE', 'suspend'],
]);
const DRAW_RUNNER = 58_805;

const selectionIdOf = (market: MarketBook, runner: Runner): string =>
  `${market.id}_${runner.id}_${runner.hc}`;

function selection(
  market: MarketBook,
  runner: Runner,
  key: string,
  name: string,
  line: number | null,
): BoardSide {
  const best =
    runner.status === 'REMOVED'
      ? null
      : boardPrice(market.books.get(runnerKey(runner.id, runner.hc)));
  return {
    key,
    name,
    selectionId: selectionIdOf(market, runner),
    line,
    price: best === null ? null : parseDecimalOdds(best),
  };
}

const priced = (each: BoardSide): boolean => each.price !== null;

interface Draft {
  readonly marketId: string;
  readonly type: MarketType;
  readonly line: number | null;
  readonly sort: number;
  readonly sides: BoardSide[];
}

const isDraw = (runner: Runner): boolean => runner.id === DRAW_RUNNER || /draw/i.test(runner.name);

function winner(market: MarketBook, runners: readonly Runner[]): Draft[] {
  const sides = runners.filter((runner) => !isDraw(runner));
  const draw = runners.find(isDraw);
  const [home, away] = sides;
  if (home === undefined || away === undefined || sides.length > 2) return [];
  const list = [selection(market, home, '1', home.name || '主胜', null)];
  if (draw !== undefined) list.push(selection(market, draw, 'x', '和局', null));
  list.push(selection(market, away, '2', away.name || '客胜', null));
  return [
    {
      marketId: market.id,
      type: draw === undefined ? 'winner' : 'outcome',
      line: null,
      sort: 1,
      sides: list,
    },
  ];
}

/** How far a line is from even; lines with a missing side come last. */
function imbalance({ sides }: Draft): number {
  const [home, away] = sides.map((each) => Number(each.price ?? 0));
  return home !== undefined && away !== undefined && home > 1 && away > 1
    ? Math.abs(1 / home - 1 / away)
    : 9;
}

/** The main line stays until another is clearly nearer to even, so that the board does not jump. */
const STICKY = 0.12;

function handicaps(
  market: MarketBook,
  runners: readonly Runner[],
  mainBefore: string | undefined,
): Draft[] {
  const homeId = runners[0]?.id;
  const lines: Draft[] = [];
  for (const home of runners.filter((runner) => runner.id === homeId)) {
    const away =
      runners.find((runner) => runner.id !== homeId && runner.hc === -home.hc) ??
      runners.find((runner) => runner.id !== homeId && runner.hc === 0 && home.hc === 0);
    if (away === undefined) continue;
    const sides = [
      selection(market, home, 'h', home.name || '主', home.hc),
      selection(market, away, 'a', away.name || '客', away.hc),
    ];
    if (sides.some(priced))
      lines.push({
        marketId: `${market.id}_${home.hc}`,
        type: 'handicap',
        line: home.hc,
        sort: 0,
        sides,
      });
  }
  const ranked = [...lines].sort((a, b) => imbalance(a) - imbalance(b));
  const kept = ranked.find(
    (line) =>
      line.marketId === mainBefore && imbalance(line) < imbalance(ranked[0] ?? line) + STICKY,
  );
  const ordered = kept === undefined ? ranked : [kept, ...ranked.filter((line) => line !== kept)];
  return ordered.map((line, at) => ({ ...line, sort: at + 1 }));
}

function bothScore(market: MarketBook, runners: readonly Runner[]): Draft[] {
  const [yes, no] = [...runners].sort(
    (a, b) => Number(/^no$/i.test(a.name)) - Number(/^no$/i.test(b.name)),
  );
  if (yes === undefined || no === undefined) return [];
  return [
    {
      marketId: market.id,
      type: 'bothScore',
      line: null,
      sort: 1,
      sides: [selection(market, yes, 'yes', '是', null), selection(market, no, 'no', '否', null)],
    },
  ];
}

function total(market: MarketBook, definition: Definition): Draft[] {
  const line = Number(/_(\d+)$/.exec(definition.marketType)?.[1] ?? 0) / 10;
  const over =
    definition.runners.find((runner) => /over/i.test(runner.name)) ?? definition.runners[1];
  const under = definition.runners.find((runner) => runner !== over);
  if (over === undefined || under === undefined) return [];
  return [
    {
      marketId: market.id,
      type: 'total',
      line,
      sort: 1,
      sides: [selection(market, over, 'o', '大', line), selection(market, under, 'u', '小', line)],
    },
  ];
}

function draftsOf(
  market: MarketBook,
  definition: Definition,
  mainBefore: string | undefined,
): Draft[] {
  if (definition.marketType === 'ASIAN_HANDICAP')
    return handicaps(market, definition.runners, mainBefore);
  if (definition.marketType === 'BOTH_TEAMS_TO_SCORE') return bothScore(market, definition.runners);
  if (definition.marketType.startsWith('OVER_UNDER')) return total(market, definition);
  return winner(market, definition.runners);
}

function nameOf(definitions: readonly Definition[], side: 0 | 1): string {
  const titled = definitions
    .map(({ eventName }) => eventName.split(/ v(?:s\.?)? /i))
    .find((parts) => parts.length === 2);
  const runner = definitions
    .find((each) => each.marketType !== 'BOTH_TEAMS_TO_SCORE')
    ?.runners.filter((each) => !isDraw(each));
  const distinct = [...new Map((runner ?? []).map((each) => [each.id, each])).values()];
  return titled?.[side] ?? (distinct[side]?.name || `球队 ${distinct[side]?.id ?? side + 1}`);
}

const NONE = { home: 0, away: 0 } as const;

function headOf(eventId: string, definitions: readonly Definition[], place: Place): EventHead {
  const inPlay = definitions.some((each) => each.inPlay);
  const start = Date.parse(definitions[0]?.marketTime ?? '');
  const closed = definitions.every((each) => each.status === 'CLOSED');
  return {
    eventId,
    sportId: place.sportId,
    leagueId: 'R1',
    leagueName: '实录回放',
    leagueSort: 0,
    homeId: `${eventId}h`,
    homeName: nameOf(definitions, 0),
    awayId: `${eventId}a`,
    awayName: nameOf(definitions, 1),
    kickoff: (Number.isNaN(start) ? 0 : start) + place.shiftMs,
    status: closed ? 'closed' : 'running',
    stopped: closed,
    isLive: inPlay,
    tab: inPlay ? 'RUNNING' : 'TODAY',
    sort: place.order,
    parlay: false,
    isVirtual: false,
    isOutright: false,
    live: inPlay
      ? {
          score: NONE,
          period: '1H',
          clock: '',
          red: NONE,
          corner: NONE,
          parts: [],
          points: '',
          danger: 'safe',
        }
      : null,
  };
}

/**
 * The event of some recorded markets.
 *
 * @param mains main handicap line per recorded market, remembered between calls.
 */
export function boardEvent(
  eventId: string,
  markets: readonly MarketBook[],
  place: Place,
  mains: Map<string, string>,
): BoardEvent {
  const out = new Map<string, BoardMarket>();
  for (const market of markets) {
    if (market.definition === null) continue;
    for (const draft of draftsOf(market, market.definition, mains.get(market.id))) {
      if (draft.sort === 1) mains.set(market.id, draft.marketId);
      out.set(draft.marketId, {
        ...draft,
        eventId,
        period: 1,
        status: STATUS.get(market.definition.status) ?? 'suspend',
        isLive: market.definition.inPlay,
        parlay: false,
        onBoard: draft.sort === 1,
      });
    }
  }
  return {
    head: headOf(
      eventId,
      markets.map((each) => each.definition).filter((each) => each !== null),
      place,
    ),
    markets: out,
  };
}
