/** `/__sandbox/replay` and `/__sandbox/load`. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { bestBack, runnerKey, type MarketBook } from '../replay/betfair';
import { findFile, linesOf } from '../replay/lines';
import { startLoad, type Load } from '../replay/load';
import { startReplay, type Replay, type Stretch } from '../replay/replay';
import type { VendorBackend } from '../vendors/backend';
import type { Vendors } from '../vendors/vendors';
import { controlError, needed, numberIn, objectOf, textIn } from './read';
import { vendorNamed } from './vendor-named';

function linesFrom(body: ReadonlyMap<string, unknown>): AsyncIterable<string> | Iterable<string> {
  const given = body.get('lines');
  if (Array.isArray(given))
    return given.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  if (typeof given === 'string') return given.split('\n').filter((line) => line.trim() !== '');
  const path = needed(textIn(body, 'path'), 'path');
  const file = findFile(path);
  if (file === null) throw controlError(`no file "${path}"`);
  return linesOf(file);
}

const winnersOf = ({ definition }: MarketBook): readonly object[] =>
  (definition?.runners ?? [])
    .filter((runner) => runner.status === 'WINNER')
    .map(({ id, hc, name }) => ({ id, hc, name }));

function marketView(market: MarketBook): object {
  return {
    marketId: market.id,
    eventId: market.definition?.eventId,
    type: market.definition?.marketType,
    status: market.definition?.status,
    inPlay: market.definition?.inPlay,
    winners: winnersOf(market),
    runners: (market.definition?.runners ?? []).length,
    priced: (market.definition?.runners ?? []).filter(
      (runner) => bestBack(market.books.get(runnerKey(runner.id, runner.hc))) !== null,
    ).length,
  };
}

/** One value when all agree, else null. */
const common = <T>(values: readonly T[]): T | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

function summary(replay: Replay): object {
  const markets = replay.markets();
  return {
    vendor: replay.vendor,
    sportId: replay.sportId,
    speed: replay.speed,
    state: replay.state(),
    done: replay.state() === 'done',
    error: replay.error(),
    messages: replay.messages(),
    skipped: replay.skipped(),
    markets: markets.length,
    events: new Set(markets.map((market) => market.definition?.eventId)).size,
    status: common(markets.map((market) => market.definition?.status ?? null)),
    inPlay: markets.some((market) => market.definition?.inPlay === true),
    winner:
      markets.length === 1 && markets[0] !== undefined ? (winnersOf(markets[0])[0] ?? null) : null,
  };
}

function view(replay: Replay): object {
  const selections = replay.counts.list().map((each) => ({
    selectionId: each.selectionId,
    status: each.status,
    bestBack: each.back.last,
    ltp: each.ltp.last,
    price: each.price.last,
    moves: {
      back: { up: each.back.up, down: each.back.down },
      ltp: { up: each.ltp.up, down: each.ltp.down },
      price: { up: each.price.up, down: each.price.down },
    },
  }));
  return { ...summary(replay), marketList: replay.markets().map(marketView), selections };
}

function backendOf(vendors: Vendors, body: ReadonlyMap<string, unknown>): VendorBackend {
  return vendors.backends[vendorNamed(textIn(body, 'vendor'))];
}

const stretchOf = (body: ReadonlyMap<string, unknown>, speed: number): Stretch => ({
  speed: numberIn(body, 'speed') ?? speed,
  until: numberIn(body, 'until') ?? Number.POSITIVE_INFINITY,
});

function mountReplay(app: FastifyInstance, context: Context, vendors: Vendors): () => void {
  let replays: Replay[] = [];
  const clear = (): void => {
    for (const replay of replays) {
      replay.stop();
      replay.remove();
    }
    replays = [];
  };
  const show = (): object => {
    const last = replays.at(-1);
    return last === undefined ? { replays: [] } : { ...view(last), replays: replays.map(summary) };
  };
  app.post('/__sandbox/replay', async (request) => {
    const body = objectOf(request.body);
    const backend = backendOf(vendors, body);
    const format = textIn(body, 'format') ?? 'betfair-stream';
    if (format !== 'betfair-stream')
      throw controlError(`format "${format}" is unknown; "betfair-stream" is known`);
    backend.tick();
    replays.push(
      startReplay(
        context,
        { board: backend.board, flush: vendors.flush },
        {
          ...stretchOf(body, 1),
          vendor: backend.vendor.toLowerCase(),
          sportId: numberIn(body, 'sportId') ?? 1,
          lines: linesFrom(body),
        },
      ),
    );
    // The first message is on the board when the call returns, if it can be.
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return show();
  });
  app.post('/__sandbox/replay/go', async (request) => {
    const stretch = stretchOf(objectOf(request.body ?? {}), 0);
    for (const replay of replays) replay.go(stretch);
    return show();
  });
  app.get('/__sandbox/replay', async () => show());
  app.delete('/__sandbox/replay', async () => {
    clear();
    return show();
  });
  return clear;
}

function mountLoad(app: FastifyInstance, context: Context, vendors: Vendors): () => void {
  let load: Load | null = null;
  const show = (): object =>
    load === null
      ? { running: false }
      : {
          running: load.running(),
          events: load.events,
          updatesPerSecond: load.updatesPerSecond,
          sent: load.sent(),
          until: load.until,
        };
  const stop = (): void => load?.stop();
  app.post('/__sandbox/load', async (request) => {
    const body = objectOf(request.body);
    stop();
    const backend = backendOf(vendors, body);
    backend.tick();
    load = startLoad(
      context,
      { board: backend.board, flush: vendors.flush },
      numberIn(body, 'events') ?? 200,
      numberIn(body, 'updatesPerSecond') ?? 1_000,
      numberIn(body, 'seconds') ?? 30,
    );
    return show();
  });
  app.get('/__sandbox/load', async () => show());
  app.delete('/__sandbox/load', async () => {
    stop();
    return show();
  });
  return stop;
}

/**
 * Mounts both.
 *
 * @returns what ends them, for reset and close.
 */
export function mountReplayControls(
  app: FastifyInstance,
  context: Context,
  vendors: Vendors,
): () => void {
  const [clear, stop] = [mountReplay(app, context, vendors), mountLoad(app, context, vendors)];
  return () => {
    clear();
    stop();
  };
}
