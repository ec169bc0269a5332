/**
 * Raised prices: a market of its own over one side of a plain one, drawn by seed and event, until
 * the match begins.
 */
import { boostedOdds } from '@site/domain/betting/boost';
import { fenOf, type Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { SPORT } from '@site/domain/reference/sports';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import type { Board, BoardMarket, Quote } from './board';
import type { EventHead } from './head';

const SUFFIX = '_boost';
/** Share of the matches of today that have one; percent of the profit; most stake of a member. */
const RULE = { share: 0.3, least: 8, span: 10, maxStake: fenOf(20_000n) } as const;
/** No shorter price is raised. */
const LEAST_RAISED = 1.6;
/** A shorter price is refused in a parlay by every vendor. */
const LEAST_PRICE = 1.3;
/** Boosts that are told at a time. */
const MOST = 4;

/** What a raised market is told with. */
export interface Boost {
  readonly market: BoardMarket;
  readonly key: string;
  readonly plain: DecimalOdds;
  readonly maxStake: Fen;
  readonly until: number;
}

interface Draw {
  readonly at: 'first' | 'last';
  readonly percent: number;
}

/** Which side of an event's result is raised, and by how much; null for most events. */
function drawOf(context: Context, { eventId, sportId, isOutright }: EventHead): Draw | null {
  const random = randomFor(context.seed(), `boost/${eventId}`);
  if (sportId !== SPORT.SOCCER || isOutright || random.next() >= RULE.share) return null;
  return {
    at: random.next() < 0.5 ? 'first' : 'last',
    percent: RULE.least + random.int(RULE.span),
  };
}

/** The raised market over a plain one; null where the event has none. */
function raise(context: Context, head: EventHead, plain: BoardMarket): BoardMarket | null {
  const draw = plain.type === 'outcome' && plain.onBoard ? drawOf(context, head) : null;
  if (draw === null) return null;
  // Little is gained by a raise of the favourite.
  const sides = [plain.sides.at(0), plain.sides.at(-1)].filter(
    (side) => side !== undefined && Number(side.price) >= LEAST_RAISED,
  );
  const side = sides.at(draw.at === 'last' ? -1 : 0);
  if (side === undefined || side.price === null) return null;
  const marketId = `${plain.marketId}${SUFFIX}`;
  return {
    ...plain,
    marketId,
    parlay: false,
    boost: { maxStake: RULE.maxStake, isOver: head.isLive || head.kickoff <= context.clock.now() },
    sides: [
      {
        ...side,
        selectionId: `${marketId}_${side.key}`,
        price: boostedOdds(side.price, draw.percent),
      },
    ],
  };
}

/** The board with its raised markets behind their ids. `isOn` says whether there are any. */
export const withBoosts = (context: Context, board: Board, isOn: () => boolean): Board => ({
  ...board,
  quote: (marketId, key): Quote | null => {
    if (!marketId.endsWith(SUFFIX)) return board.quote(marketId, key);
    const plain = board.quote(marketId.slice(0, -SUFFIX.length), key);
    const market = plain === null ? null : raise(context, plain.head, plain.market);
    if (plain === null || market?.boost === undefined) return null;
    const isOver = market.boost.isOver || !isOn();
    return {
      head: plain.head,
      market: isOver ? { ...market, status: 'closed', boost: { ...market.boost, isOver } } : market,
      side: market.sides.find((side) => side.key === key) ?? null,
    };
  },
});

/** Boosts that are on, the match that begins first before the others. */
export const boostsOf = (context: Context, board: Board): readonly Boost[] =>
  board
    .heads()
    .filter(({ tab, status, stopped }) => tab === 'TODAY' && status === 'running' && !stopped)
    .toSorted((a, b) => a.kickoff - b.kickoff || a.eventId.localeCompare(b.eventId))
    .flatMap((head) =>
      [...(board.event(head.eventId)?.markets.values() ?? [])].flatMap((plain) => {
        const market = raise(context, head, plain);
        const [side] = market?.sides ?? [];
        const price = plain.sides.find(({ key }) => key === side?.key)?.price ?? null;
        return market === null || side === undefined || price === null || market.boost?.isOver
          ? []
          : [{ market, key: side.key, plain: price, maxStake: RULE.maxStake, until: head.kickoff }];
      }),
    )
    .slice(0, MOST);

/** A parlay that many members bet. */
export interface PopularParlay {
  readonly id: string;
  readonly picks: readonly { readonly market: BoardMarket; readonly key: string }[];
  readonly members: number;
}

/** Legs of the parlays that are told, in order. */
const SIZES = [2, 3, 4] as const;

/** Favourites of matches of today, put together by seed; fewer when there are too few matches. */
export function popularParlays(context: Context, board: Board): readonly PopularParlay[] {
  const drawn = (eventId: string): number => randomFor(context.seed(), `popular/${eventId}`).next();
  const picks = board
    .heads()
    .filter(
      ({ sportId, tab, status, stopped }) =>
        sportId === SPORT.SOCCER && tab === 'TODAY' && status === 'running' && !stopped,
    )
    .toSorted((a, b) => drawn(a.eventId) - drawn(b.eventId))
    .flatMap(({ eventId }) => {
      const market = [...(board.event(eventId)?.markets.values() ?? [])].find(
        ({ type, onBoard, parlay, status }) =>
          type === 'outcome' && onBoard && parlay && status === 'running',
      );
      const [side] = (market?.sides ?? []).filter(({ price }) => Number(price) >= LEAST_PRICE);
      return market === undefined || side === undefined ? [] : [{ market, key: side.key }];
    });
  let from = 0;
  return SIZES.flatMap((size) => {
    const legs = picks.slice(from, (from += size));
    const id = legs.map(({ market }) => market.marketId).join('+');
    return legs.length < size
      ? []
      : [{ id, picks: legs, members: 20 + randomFor(context.seed(), id).int(380) }];
  });
}
