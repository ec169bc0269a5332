/**
 * What goes wrong: answers, the network, the clock, the processes. Each is switched on for a while
 * and off by the next calm.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Route } from 'playwright/test';
import { clock } from '../page-models/sandbox';
import type { Walk } from './walk';

/** One disturbance. */
export interface Disturbance {
  readonly name: string;
  readonly weight: number;
  readonly run: (walk: Walk) => Promise<string>;
}

/** Where it strikes. */
const PLACES = [
  '/api/',
  '/api/Payment/',
  '/api/Transfer/',
  '/api/Balance',
  '/cms/',
  '/sports-data/',
  '/log/',
  '/vendors/im/',
  '/vendors/bti/',
  '/vendors/saba/',
] as const;

/**
 * What the calls there get, a few times. A hang is longer than members wait, a 503 of the main API
 * signs them out (§8): seldom.
 */
const FAULTS: readonly {
  readonly name: string;
  readonly weight: number;
  readonly fault: object;
}[] = [
  { name: 'cut before', weight: 4, fault: { drop: 'before' } },
  { name: 'cut after the commit', weight: 4, fault: { drop: 'afterCommit' } },
  { name: 'slow', weight: 3, fault: { delayMs: 2_500 } },
  { name: 'hang', weight: 2, fault: { delayMs: 26_000 } },
  {
    name: 'garbage',
    weight: 2,
    fault: { status: 200, body: '{"isSuccess":tru', contentType: 'application/json' },
  },
  {
    name: 'another page',
    weight: 2,
    fault: { status: 200, body: '<html>login to the network</html>', contentType: 'text/html' },
  },
  { name: '500', weight: 2, fault: { status: 500 } },
  { name: '503', weight: 1, fault: { status: 503 } },
];

/** Headers that a second sender makes for itself. */
const OF_THE_CONNECTION =
  /^(?::|(?:host|connection|content-length|accept-encoding|transfer-encoding)$)/i;

const isMoney = (url: URL): boolean => /\/(?:Place|PlaceBet|bets|Applications)$/.test(url.pathname);

/** Sends the bytes of a request once more, or at last, as a network does that does not ask its page. */
async function deliver(request: Request): Promise<void> {
  const headers = Object.entries(await request.allHeaders()).filter(
    ([name]) => !OF_THE_CONNECTION.test(name),
  );
  await fetch(request.url(), { method: 'POST', headers, body: request.postData() ?? '' }).catch(
    () => undefined,
  );
}

/** Does something to the next POST of a member that moves money. */
async function meetNext(
  { walkers, random, undo }: Walk,
  meet: (route: Route) => Promise<void>,
): Promise<string> {
  const { context, member } = random.pick(walkers);
  let isMet = false;
  const handler = (route: Route): Promise<void> => {
    if (isMet || route.request().method() !== 'POST') return route.fallback();
    isMet = true;
    return meet(route);
  };
  await context.route(isMoney, handler);
  undo.add(() => context.unroute(isMoney, handler));
  return member;
}

/** It is held back until its page has given up, and then arrives. */
async function latePacket(walk: Walk): Promise<string> {
  const held = 12_000 + walk.random.int(6_000);
  const member = await meetNext(walk, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, held);
    });
    await deliver(route.request());
    await route.abort('connectionreset').catch(() => undefined);
  });
  return `${member}, ${held} ms`;
}

/** It arrives twice. */
const duplicate = (walk: Walk): Promise<string> =>
  meetNext(walk, async (route) => {
    await Promise.all([deliver(route.request()), route.fallback()]);
  });

interface RunRecord {
  readonly servers: Readonly<Record<string, { readonly pid: number; readonly starts: number }>>;
}

/** `npm start` gives a server up that ends six times within a minute: no walk may come near that. */
const BETWEEN_KILLS_MS = 20_000;

/** Kills a server; `npm start` starts it again. */
async function killServer({ site, killed }: Walk, name: 'edge' | 'sandbox'): Promise<string> {
  if (Date.now() - (killed.get(name) ?? 0) < BETWEEN_KILLS_MS) return '(not so soon again)';
  const { servers } = JSON.parse(
    readFileSync(path.join(site.dataDir, 'run.json'), 'utf8'),
  ) as RunRecord;
  const server = servers[name];
  if (server === undefined) throw new Error(`no ${name} runs`);
  killed.set(name, Date.now());
  process.kill(server.pid, 'SIGKILL');
  return `pid ${server.pid}`;
}

const calm = async ({ site, undo }: Walk): Promise<string> => {
  for (const stop of undo) await stop().catch(() => undefined);
  undo.clear();
  await site.control('DELETE', '/faults').catch(() => undefined);
  return '';
};

export const DISTURBANCES: readonly Disturbance[] = [
  {
    name: 'fault',
    weight: 8,
    run: async ({ site, random }) => {
      const [{ name, fault }, place] = [random.weighted(FAULTS), random.pick(PLACES)];
      const method = random.pick([{}, { method: 'POST' }]);
      const times = 1 + random.int(4);
      await site.control('POST', '/faults', { match: { path: place, ...method }, fault, times });
      return `${name} at ${place} ${times} times`;
    },
  },
  { name: 'late packet', weight: 3, run: latePacket },
  { name: 'duplicate', weight: 2, run: duplicate },
  {
    name: 'offline',
    weight: 2,
    run: async ({ walkers, random, undo }) => {
      const { context, member } = random.pick(walkers);
      await context.setOffline(true);
      undo.add(() => context.setOffline(false));
      return member;
    },
  },
  {
    name: 'clock',
    weight: 1,
    run: async ({ site, random }) => {
      const advanceMs = 1_000 * (5 + random.int(120));
      await clock(site, { advanceMs });
      return `${advanceMs} ms on`;
    },
  },
  { name: 'kill the edge', weight: 2, run: (walk) => killServer(walk, 'edge') },
  { name: 'kill the sandbox', weight: 2, run: (walk) => killServer(walk, 'sandbox') },
  { name: 'calm', weight: 6, run: calm },
];

/** Ends every disturbance, and waits until the site answers. */
export async function calmDown(walk: Walk): Promise<void> {
  for (let left = 120; left > 0; left -= 1) {
    const ready = await fetch(`${walk.site.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  await calm(walk);
  await clock(walk.site, { factor: 1 });
}
