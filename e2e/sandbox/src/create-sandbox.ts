/**
 * The whole sandbox as one Fastify app: for `npm start` over a port, for unit tests through
 * `inject`.
 */
import type { FastifyInstance } from 'fastify';
import { createPushes } from './alerts/push';
import { createVapid } from './alerts/vapid';
import { mountMatchCard } from './content/match-card';
import { mountContentHost } from './content/routes';
import { mountControl } from './control/routes';
import { createClock, type ClockState } from './core/clock';
import type { Context, SandboxOptions } from './core/context';
import { holdFolder } from './core/hold-folder';
import { openStore } from './core/store';
import { createTurnover } from './core/turnover';
import { mountGames } from './games/routes';
import { createFaults, installFaults } from './http/faults';
import { createInFlight } from './http/in-flight';
import { installRequestLog } from './http/request-log';
import { createServer, tellTrouble } from './http/server';
import { createLedger } from './ledger/ledger';
import { mountDocuments } from './members/documents';
import { mountProfile } from './members/profile';
import { mountRegister } from './members/register';
import { mountMembers } from './members/routes';
import { seedMembers } from './members/store';
import { decideDue } from './payment/decide';
import { mountOldRecords } from './payment/old-records';
import { mountPayment } from './payment/routes';
import { mountOffers, offersTicker } from './promotions/area';
import { seedOffers } from './promotions/demo';
import { mountSession } from './session/routes';
import { mountDeviceCheck } from './help/device-check';
import { mountLiveChat } from './help/live-chat';
import { mountSettings } from './settings/routes';
import { mountSportsData } from './sports-data/routes';
import { mountTransfer } from './transfer/routes';
import { mountVault } from './vault/routes';
import { mountVendors } from './vendors/mount';
import { createVendors, type Vendors } from './vendors/vendors';
import { mountKycPage } from './verification/kyc-page';
import { mountVerification } from './verification/routes';
import { mountBalance } from './wallet/routes';

const DEFAULTS: SandboxOptions = {
  dataDir: ':memory:',
  seed: '1',
  siteEnv: 'staging',
  controlSecret: null,
  gamesOrigin: null,
  unknownRate: 0,
  pushOrigins: [],
  loginDelayMs: 0,
  companionCookie: true,
  checkResults: true,
  now: Date.now,
};

/** Real milliseconds between two runs of the same timer. */
const EVERY = { tick: 200, heartbeat: 4_500, save: 5_000 } as const;

const META =
  'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

interface World {
  readonly context: Context;
  readonly reseed: (seed: string | null) => void;
  readonly save: () => void;
}

/** The shared parts, with clock and seed as the last run left them. */
function openWorld(options: SandboxOptions): World {
  const db = openStore(options.dataDir);
  const clock = createClock(options.now);
  const read = (key: string): string | null =>
    db.one<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value ?? null;
  let seed = read('seed') ?? options.seed;
  const saved = read('clock');
  if (saved !== null) {
    const { offset, ...state } = JSON.parse(saved) as ClockState & { offset: number };
    clock.restore({ ...state, base: state.paused ? state.base : options.now() + offset });
  }
  const vapid = createVapid(db);
  const context: Context = {
    options,
    db,
    clock,
    ledger: createLedger(db),
    turnover: createTurnover(db, clock.now),
    inFlight: createInFlight(),
    vapid,
    pushes: createPushes({ db, clock }, vapid),
    seed: () => seed,
  };
  const save = (): void => {
    const state = clock.state();
    db.run(META, 'seed', seed);
    db.run(
      META,
      'clock',
      JSON.stringify({
        base: state.now,
        realBase: 0,
        factor: state.factor,
        paused: state.paused,
        offset: state.now - options.now(),
      }),
    );
  };
  return {
    context,
    save,
    reseed: (wanted) => {
      seed = wanted ?? seed;
      db.wipe();
      clock.change({ set: options.now(), pause: false, factor: 1 });
      seedMembers(context);
      seedOffers(context);
    },
  };
}

/** Work of a timer: what fails is said, and tried again with the next run. */
const keepGoing = (work: () => void) => (): void => {
  try {
    work();
  } catch (error) {
    tellTrouble(error);
  }
};

/**
 * Does all of it, whatever fails: on a full disk one part must not keep the others back.
 *
 * @throws what failed first.
 */
const allOf = (works: readonly (() => void)[]) => (): void => {
  const failed: unknown[] = [];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
};

function startTimers(
  app: FastifyInstance,
  vendors: Vendors,
  tick: () => void,
  save: () => void,
): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    timers.push(
      setInterval(keepGoing(tick), EVERY.tick),
      setInterval(
        keepGoing(() => {
          vendors.heartbeat();
        }),
        EVERY.heartbeat,
      ),
      setInterval(keepGoing(save), EVERY.save),
    );
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    vendors.closeReaders();
    keepGoing(save)();
  });
}

/** Makes a sandbox. Timers run only with `timers: true`, so that nothing keeps a test process alive. */
export function createSandbox(
  options: Partial<SandboxOptions> & { readonly timers?: boolean } = {},
): FastifyInstance {
  const settings = { ...DEFAULTS, ...options };
  const letGo = holdFolder(settings.dataDir);
  const world = openWorld(settings);
  const { context } = world;
  const app = createServer(context, options.timers === true);
  const log = installRequestLog(app, context.options.now);
  const faults = createFaults();
  installFaults(app, faults, context.inFlight);
  seedMembers(context);
  seedOffers(context);
  const vendors = createVendors(context);
  const tickOffers = offersTicker(context);
  const tick = allOf([
    () => {
      decideDue(context);
    },
    tickOffers,
    vendors.tick,
  ]);
  const reset = (seed: string | null): void => {
    world.reseed(seed);
    faults.clear();
    log.clear();
    vendors.reset();
  };
  for (const mountFamily of [
    mountSession,
    mountMembers,
    mountRegister,
    mountVerification,
    mountKycPage,
    mountDocuments,
    mountProfile,
    mountBalance,
    mountPayment,
    mountOldRecords,
    mountTransfer,
    mountVault,
    mountSettings,
    mountGames,
    mountContentHost,
    mountLiveChat,
    mountDeviceCheck,
    mountOffers,
  ])
    mountFamily(app, context);
  mountVendors(app, context, vendors);
  mountMatchCard(app, context, vendors);
  mountSportsData(app, context, vendors.world);
  mountControl(app, { context, vendors, faults, log, reset, tick });
  app.get('/healthz', async () => ({ status: 'ok' }));
  if (options.timers === true) {
    startTimers(app, vendors, tick, () => {
      world.save();
      vendors.save();
    });
  }
  app.addHook('onClose', async () => {
    context.pushes.close();
    context.db.close();
    letGo();
  });
  return app;
}
