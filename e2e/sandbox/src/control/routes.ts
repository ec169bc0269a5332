/** The control surface of the interfaces guide. */
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import type { Fault, FaultMatch, Faults } from '../http/faults';
import type { RequestLog } from '../http/request-log';
import type { Vendors } from '../vendors/vendors';
import { mountEventControls } from './events';
import { mountControls } from './loopback';
import { mountMemberControls } from './members';
import { mountReplayControls } from './replay';
import { flagIn, momentIn, numberIn, objectOf, textIn } from './read';

/** What the surface reaches. */
export interface Controlled {
  readonly context: Context;
  readonly vendors: Vendors;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Everything back to the first state of a seed. */
  readonly reset: (seed: string | null) => void;
  /** Runs whatever became due in every part. */
  readonly tick: () => void;
}

function mountClock(app: FastifyInstance, { context, tick }: Controlled): void {
  const view = (): object => {
    const { now, factor, paused } = context.clock.state();
    return { now, iso: isoAt(now), factor, paused };
  };
  app.get('/__sandbox/clock', async () => view());
  app.post('/__sandbox/clock', async (request) => {
    const body = objectOf(request.body);
    context.clock.change({
      set: momentIn(body, 'set'),
      advanceMs: numberIn(body, 'advanceMs'),
      pause: flagIn(body, 'pause'),
      factor: numberIn(body, 'factor'),
    });
    tick();
    return view();
  });
}

function mountFaults(app: FastifyInstance, { faults }: Controlled): void {
  app.post('/__sandbox/faults', async (request) => {
    const body = objectOf(request.body);
    const match = Object.fromEntries(objectOf(body.get('match'))) as FaultMatch;
    const fault = Object.fromEntries(objectOf(body.get('fault'))) as Fault;
    return faults.add(match, fault, numberIn(body, 'times') ?? null);
  });
  app.get('/__sandbox/faults', async () => ({ faults: faults.list() }));
  app.delete('/__sandbox/faults', async () => {
    faults.clear();
    return { faults: [] };
  });
}

/** A disk that refuses writes, and one that takes them again. */
function mountDisk(app: FastifyInstance, { context }: Controlled): void {
  app.post('/__sandbox/disk', async (request) => {
    const full = flagIn(objectOf(request.body), 'full') ?? true;
    context.db.refuseWrites(full);
    return { full };
  });
}

function mountRequests(app: FastifyInstance, { log }: Controlled): void {
  app.get<{ Querystring: { path?: string } }>('/__sandbox/requests', async (request) => ({
    requests: log.list(request.query.path ?? null),
  }));
  app.delete('/__sandbox/requests', async () => {
    log.clear();
    return { requests: [] };
  });
}

/** Mounts it inside a scope of its own, so that its loopback rule touches nothing else. */
export function mountControl(app: FastifyInstance, controlled: Controlled): void {
  mountControls(app, controlled.context.options, 'control', (scope) => {
    const endReplays = mountReplayControls(scope, controlled.context, controlled.vendors);
    scope.addHook('onClose', async () => {
      endReplays();
    });
    scope.post('/__sandbox/reset', async (request) => {
      endReplays();
      controlled.reset(textIn(objectOf(request.body), 'seed') ?? null);
      return { reset: true, seed: controlled.context.seed() };
    });
    mountClock(scope, controlled);
    mountFaults(scope, controlled);
    mountDisk(scope, controlled);
    mountRequests(scope, controlled);
    mountMemberControls(scope, controlled.context);
    mountEventControls(scope, controlled.context, controlled.vendors);
  });
}
