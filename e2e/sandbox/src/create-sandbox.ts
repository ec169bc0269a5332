/** The whole sandbox as one Fastify app: for `npm start` over a port, for unit tests through `inject`. */
import type { FastifyInstance } from 'fastify';
import { mountContentHost } from './content/routes';
import { mountControl } from './control/routes';
import { createClock, type ClockState } from './core/clock';
import type { Context, SandboxOptions } from './core/context';
import { openStore } from './core/store';
import { mountGames } from './games/routes';
import { createFaults, installFaults } from './http/faults';
import { createInFlight } from './http/in-flight';
import { installRequestLog } from './http/request-log';
import { createServer } from './http/server';
import { createLedger } from './ledger/ledger';
import { mountMembers } from './members/routes';
import { seedMembers } from './members/store';
import { decideDue } from './payment/deposits';
import { mountPayment } from './payment/routes';
import { mountSaba } from './saba/routes';
import { createSaba, type SabaVendor } from './saba/vendor';
import { mountSession } from './session/routes';
import { mountLiveChat } from './settings/live-chat';
import { mountSettings } from './settings/routes';
import { mountBalance } from './wallet/routes';

const DEFAULTS: SandboxOptions = {
  dataDir: ':memory:', seed: '1', siteEnv: 'staging', gamesOrigin: null, unknownRate: 0, loginDelayMs: 0, companionCookie: true,
  checkResults: true, now: Date.now,
};

/** Real milliseconds between two runs of the same timer. */
const EVERY = { tick: 200, heartbeat: 4_500, save: 5_000 } as const;

const META = 'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

interface World { readonly context: Context; readonly reseed: (seed: string | null) => void; readonly save: () => void }

/** The shared parts, with clock and seed as the last run left them. */
function openWorld(options: SandboxOptions): World {
  const db = openStore(options.dataDir);
  const clock = createClock(options.now);
  const read = (key: string): string | null => db.one<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value ?? null;
  let seed = read('seed') ?? options.seed;
  const saved = read('clock');
  if (saved !== null) {
    const { offset, ...state } = JSON.parse(saved) as ClockState & { offset: number };
    clock.restore({ ...state, base: state.paused ? state.base : options.now() + offset });
  }
  const context: Context = { options, db, clock, ledger: createLedger(db), inFlight: createInFlight(), seed: () => seed };
  const save = (): void => {
    const state = clock.state();
    db.run(META, 'seed', seed);
    db.run(META, 'clock', JSON.stringify({ base: state.now, realBase: 0, factor: state.factor, paused: state.paused, offset: state.now - options.now() }));
  };
  return {
    context, save,
    reseed: (wanted) => {
      seed = wanted ?? seed;
      db.wipe();
      clock.change({ set: options.now(), pause: false, factor: 1 });
      seedMembers(context);
    },
  };
}

function startTimers(app: FastifyInstance, saba: SabaVendor, tick: () => void, save: () => void): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    timers.push(setInterval(tick, EVERY.tick), setInterval(() => { saba.hub.heartbeat(); }, EVERY.heartbeat), setInterval(save, EVERY.save));
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    saba.hub.closeReaders();
    save();
  });
}

/** Makes a sandbox. Timers run only with `timers: true`, so that nothing keeps a test process alive. */
export function createSandbox(options: Partial<SandboxOptions> & { readonly timers?: boolean } = {}): FastifyInstance {
  const world = openWorld({ ...DEFAULTS, ...options });
  const { context } = world;
  const app = createServer(context);
  const log = installRequestLog(app, context.options.now);
  const faults = createFaults();
  installFaults(app, faults, context.inFlight);
  seedMembers(context);
  const saba = createSaba(context);
  const tick = (): void => {
    decideDue(context);
    saba.tick();
  };
  const reset = (seed: string | null): void => {
    world.reseed(seed);
    faults.clear();
    log.clear();
    saba.reset();
  };
  for (const mountFamily of [mountSession, mountMembers, mountBalance, mountPayment, mountSettings, mountGames, mountContentHost, mountLiveChat]) mountFamily(app, context);
  mountSaba(app, context, saba);
  mountControl(app, { context, saba, faults, log, reset, tick });
  app.get('/healthz', async () => ({ status: 'ok' }));
  if (options.timers === true) {
    startTimers(app, saba, tick, () => {
      world.save();
      saba.engine.save();
    });
  }
  app.addHook('onClose', async () => { context.db.close(); });
  return app;
}
