/** The whole sandbox as one Fastify app: for `npm start` over a port, for unit tests through `inject`. */
import type { FastifyInstance } from 'fastify';
import { createClock } from './core/clock';
import type { Context, SandboxOptions } from './core/context';
import { openStore } from './core/store';
import { createFaults, installFaults } from './http/faults';
import { createInFlight } from './http/in-flight';
import { installRequestLog } from './http/request-log';
import { createServer } from './http/server';
import { createLedger } from './ledger/ledger';
import { mountMembers } from './members/routes';
import { seedMembers } from './members/store';
import { mountPayment } from './payment/routes';
import { mountSession } from './session/routes';
import { mountSettings } from './settings/routes';
import { mountBalance } from './wallet/routes';

const DEFAULTS: SandboxOptions = {
  dataDir: ':memory:', seed: '1', siteEnv: 'staging', gamesOrigin: null, unknownRate: 0, loginDelayMs: 0, companionCookie: true,
  checkResults: true, now: Date.now,
};

/** Makes a sandbox. Timers run only with `timers: true`, so that nothing keeps a test process alive. */
export function createSandbox(options: Partial<SandboxOptions> & { readonly timers?: boolean } = {}): FastifyInstance {
  const settled: SandboxOptions = { ...DEFAULTS, ...options };
  const db = openStore(settled.dataDir);
  const context: Context = { options: settled, db, clock: createClock(settled.now), ledger: createLedger(db), inFlight: createInFlight(), seed: () => settled.seed };
  const app = createServer(context);
  const log = installRequestLog(app, settled.now);
  const faults = createFaults();
  installFaults(app, faults);
  seedMembers(context);
  for (const mountFamily of [mountSession, mountMembers, mountBalance, mountPayment, mountSettings]) mountFamily(app, context);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.addHook('onClose', async () => { db.close(); });
  void log;
  return app;
}
