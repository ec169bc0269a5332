/** A synthetic board under load: many events in play whose prices move at a given rate. */
import type { SabaEvent, SabaMarket } from '@site/contracts/vendor-saba';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { randomFor, type Random } from '../core/random';
import type { BoardEvent, Hub } from '../saba/hub';
import type { BoardMarket } from '../saba/markets';
import { priceText } from '../saba/pricing';

/** A load under way. */
export interface Load { readonly events: number; readonly updatesPerSecond: number; readonly until: number; readonly sent: () => number; readonly running: () => boolean; readonly stop: () => void }

const STEP_MS = 50;
const LEAGUE_SIZE = 10;
/** Bet type with keys and points of each market: three markets, seven prices. */
const SHAPE = [[1, [['h', -0.5], ['a', 0.5]]], [3, [['o', 2.5], ['u', 2.5]]], [5, [['1', null], ['x', null], ['2', null]]]] as const;

function eventOf(at: number, now: number): SabaEvent {
  const league = Math.floor(at / LEAGUE_SIZE);
  return {
    eventId: `9${String(at).padStart(8, '0')}`, sportType: 1, leagueId: `L${league}`, leagueName: `压力测试联赛 ${league + 1}`, leagueSort: 1 + league, homeId: `LH${at}`,
    homeName: `测试主队 ${at + 1}`, awayId: `LA${at}`, awayName: `测试客队 ${at + 1}`, globalShowTime: isoAt(now), eventStatus: 'running', isLive: true, tab: 'RUNNING',
    eventSort: at, marketCount: SHAPE.length,
    liveInfo: { livePeriod: '2H', inPlayTime: '60', liveHomeScore: 0, liveAwayScore: 0, homeRedCard: 0, awayRedCard: 0, homeCorner: 0, awayCorner: 0, dangerState: 'safe' },
  };
}

function marketsOf(event: SabaEvent, random: Random): Map<string, BoardMarket> {
  return new Map(SHAPE.map(([betType, sides]) => {
    const marketId = `${event.eventId}_${betType}`;
    const wire: SabaMarket = {
      marketId, eventId: event.eventId, betType, marketStatus: 'running', isLive: true, sort: 1, combo: 0,
      selections: sides.map(([key, point]) => ({ key, point, selectionId: `${marketId}_${key}`, oddsPrice: { decimalPrice: priceText(150 + random.int(200)) } })),
    };
    return [marketId, { wire, onBoard: true }];
  }));
}

/** Moves one price by 1 to 5 hundredths; everything else keeps its identity, so that the difference is cheap. */
function moved(event: BoardEvent, random: Random): BoardEvent {
  const [betType, sides] = SHAPE[random.int(SHAPE.length)] ?? SHAPE[0];
  const marketId = `${event.wire.eventId}_${betType}`;
  const market = event.markets.get(marketId);
  if (market === undefined) return event;
  const at = random.int(sides.length);
  const selections = market.wire.selections.map((each, index) => {
    if (index !== at) return each;
    const hundredths = Number((each.oddsPrice.decimalPrice ?? '2.00').replace('.', ''));
    const next = Math.min(990, Math.max(105, hundredths + (1 + random.int(5)) * (random.next() < 0.5 ? -1 : 1)));
    return { ...each, oddsPrice: { decimalPrice: priceText(next) } };
  });
  return { wire: event.wire, markets: new Map(event.markets).set(marketId, { ...market, wire: { ...market.wire, selections } }) };
}

/** Starts a load; its events leave the board when it ends. */
export function startLoad(context: Context, hub: Hub, events: number, updatesPerSecond: number, seconds: number): Load {
  const random = randomFor(context.seed(), 'load');
  const ids = Array.from({ length: events }, (_, at) => {
    const wire = eventOf(at, context.clock.now());
    hub.put({ wire, markets: marketsOf(wire, random) });
    return wire.eventId;
  });
  hub.flush();
  const started = context.options.now();
  let [sent, running] = [0, true];
  const end = (): void => {
    if (!running) return;
    running = false;
    clearInterval(timer);
    for (const id of ids) hub.remove(id);
    hub.flush();
  };
  const step = (): void => {
    const elapsed = Math.min(context.options.now() - started, seconds * 1_000);
    // By the clock and not by the step, so that a late timer loses no updates.
    for (const due = Math.floor((elapsed * updatesPerSecond) / 1_000); sent < due; sent += 1) {
      const event = hub.get(ids[random.int(ids.length)] ?? '');
      if (event !== null) hub.put(moved(event, random));
    }
    hub.flush();
    if (elapsed >= seconds * 1_000) end();
  };
  const timer = setInterval(step, STEP_MS);
  timer.unref();
  return { events, updatesPerSecond, until: started + seconds * 1_000, sent: () => sent, running: () => running, stop: end };
}
