/** A synthetic board under load: many events in play whose prices move at a given rate. */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { Context } from '../core/context';
import { randomFor, type Random } from '../core/random';
import type { Board, BoardEvent, BoardMarket } from '../engine/board';
import { priceText } from '../engine/pricing';
import type { EventHead } from '../engine/head';

/** A load under way. */
export interface Load {
  readonly events: number;
  readonly updatesPerSecond: number;
  readonly until: number;
  readonly sent: () => number;
  readonly running: () => boolean;
  readonly stop: () => void;
}

const STEP_MS = 50;
const LEAGUE_SIZE = 10;
/** Type with keys and lines of each market: three markets, seven prices. */
const SHAPE = [
  [
    'handicap',
    [
      ['h', -0.5],
      ['a', 0.5],
    ],
  ],
  [
    'total',
    [
      ['o', 2.5],
      ['u', 2.5],
    ],
  ],
  [
    'outcome',
    [
      ['1', null],
      ['x', null],
      ['2', null],
    ],
  ],
] as const;
const NONE = { home: 0, away: 0 } as const;

function headOf(at: number, now: number): EventHead {
  const league = Math.floor(at / LEAGUE_SIZE);
  return {
    eventId: `9${String(at).padStart(8, '0')}`,
    sportId: 1,
    leagueId: `L${league}`,
    leagueName: `压力测试联赛 ${league + 1}`,
    leagueSort: 1 + league,
    homeId: `LH${at}`,
    homeName: `测试主队 ${at + 1}`,
    awayId: `LA${at}`,
    awayName: `测试客队 ${at + 1}`,
    kickoff: now,
    status: 'running',
    stopped: false,
    isLive: true,
    tab: 'RUNNING',
    sort: at,
    parlay: false,
    isVirtual: false,
    isOutright: false,
    live: {
      score: NONE,
      period: '2H',
      clock: '60',
      red: NONE,
      corner: NONE,
      parts: [],
      points: '',
      danger: 'safe',
    },
  };
}

function marketsOf(eventId: string, random: Random): Map<string, BoardMarket> {
  return new Map(
    SHAPE.map(([type, sides]) => {
      const marketId = `${eventId}_${type}`;
      const market: BoardMarket = {
        marketId,
        eventId,
        type,
        period: 1,
        line: sides[0][1],
        status: 'running',
        isLive: true,
        sort: 1,
        parlay: false,
        onBoard: true,
        sides: sides.map(([key, line]) => ({
          key,
          name: key,
          line,
          selectionId: `${marketId}_${key}`,
          price: priceText(150 + random.int(200)),
        })),
      };
      return [marketId, market];
    }),
  );
}

function movedPrice(price: DecimalOdds | null, random: Random): DecimalOdds {
  const hundredths = Number((price ?? '2.00').replace('.', ''));
  return priceText(
    Math.min(990, Math.max(105, hundredths + (1 + random.int(5)) * (random.next() < 0.5 ? -1 : 1))),
  );
}

/**
 * Moves one price by 1 to 5 hundredths; everything else keeps its identity, so that the difference
 * is cheap.
 */
function moved(event: BoardEvent, random: Random): BoardEvent {
  const [type, keys] = SHAPE[random.int(SHAPE.length)] ?? SHAPE[0];
  const marketId = `${event.head.eventId}_${type}`;
  const market = event.markets.get(marketId);
  if (market === undefined) return event;
  const at = random.int(keys.length);
  const sides = market.sides.map((side, index) =>
    index === at ? { ...side, price: movedPrice(side.price, random) } : side,
  );
  return { head: event.head, markets: new Map(event.markets).set(marketId, { ...market, sides }) };
}

/** Starts a load; its events leave the board when it ends. */
export function startLoad(
  context: Context,
  { board, flush }: { readonly board: Board; readonly flush: () => void },
  events: number,
  updatesPerSecond: number,
  seconds: number,
): Load {
  const random = randomFor(context.seed(), 'load');
  const ids = Array.from({ length: events }, (_, at) => {
    const head = headOf(at, context.clock.now());
    board.put({ head, markets: marketsOf(head.eventId, random) });
    return head.eventId;
  });
  flush();
  const started = context.options.now();
  let [sent, running] = [0, true];
  const end = (): void => {
    if (!running) return;
    running = false;
    clearInterval(timer);
    for (const id of ids) board.remove(id);
    flush();
  };
  const step = (): void => {
    const elapsed = Math.min(context.options.now() - started, seconds * 1_000);
    // By the clock and not by the step, so that a late timer loses no updates.
    for (const due = Math.floor((elapsed * updatesPerSecond) / 1_000); sent < due; sent += 1) {
      const event = board.event(ids[random.int(ids.length)] ?? '');
      if (event !== null) board.put(moved(event, random));
    }
    flush();
    if (elapsed >= seconds * 1_000) end();
  };
  const timer = setInterval(step, STEP_MS);
  timer.unref();
  return {
    events,
    updatesPerSecond,
    until: started + seconds * 1_000,
    sent: () => sent,
    running: () => running,
    stop: end,
  };
}
