/**
 * The edge beside nginx doing the same on this machine: documents, files, calls; sockets and
 * streams held; memory over many requests.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { execFileSync, type ChildProcess } from 'node:child_process';
import { Routing } from '@site/domain/constants';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { ensureNginx } from '@site/release/testing/ensure-nginx';
import { runNginx } from '@site/release/testing/run-nginx';
import { freePort, startServer, stopServer, waitForOk } from '../serve/processes';
import { siteDir } from '@site/release/store/open-store';
import { ask, hold, load, type Got } from './edge-load';
import type { BenchLine, Emit } from './line';
import type { BenchSize } from './sizes';

const DOCUMENT = `${Routing.basePath}/`;
const HOLD_MS = 60_000;

/** One of those that answer. */
export interface Side {
  readonly name: string;
  readonly url: string;
}

const bodyOf = ({ headers, body }: Got): string =>
  (headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body).toString();
/** The one thing in which two documents may differ. */
const timeless = (text: string): string =>
  text.replace(/"serverTime":(?:\d+|null)/, '"serverTime":0');

/** A file of the live host: its script. */
function hostScript(data: string): string {
  const folder = path.join(siteDir(data), 'remotes', 'host');
  const [version = ''] = fs.readdirSync(folder);
  const script =
    fs.readdirSync(path.join(folder, version)).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  return `${RELEASE_ROOT}/remotes/host/${version}/${script}`;
}

/**
 * Both sides answer alike, or there is nothing to compare.
 *
 * @throws Error with what differs.
 */
export async function sameAnswer(sides: readonly Side[], page: string): Promise<void> {
  const [one, other] = await Promise.all(sides.map(async ({ url }) => ask(url + page)));
  if (one === undefined || other === undefined || one.status !== 200 || other.status !== 200)
    throw new Error(`${page} answers ${one?.status} and ${other?.status}`);
  for (const name of ['content-type', 'content-encoding'])
    if (one.headers[name] !== other.headers[name])
      throw new Error(
        `${page}: ${name} is ${String(one.headers[name])} and ${String(other.headers[name])}`,
      );
  if (timeless(bodyOf(one)) !== timeless(bodyOf(other)))
    throw new Error(`${page} has other bytes at ${sides.map(({ name }) => name).join(' and ')}`);
}

/** Memory of a process in MB. */
const memoryOf = ({ pid }: ChildProcess): number =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 102.4,
  ) / 10;

async function compare(
  sides: readonly Side[],
  bench: string,
  page: string,
  { requests, connections }: BenchSize['edge'],
): Promise<BenchLine> {
  if (sides.length > 1) await sameAnswer(sides, page);
  const [edge, nginx] = sides;
  // Each in its turn, after a start that is not counted: two cores serve both and the one who asks.
  for (const { url } of sides) await load(url + page, Math.ceil(requests / 10), connections);
  const own = await load((edge?.url ?? '') + page, requests, connections);
  const other = nginx === undefined ? null : await load(nginx.url + page, requests, connections);
  return {
    bench,
    value: own.perSecond,
    unit: 'requests a second',
    p50Ms: own.p50Ms,
    p99Ms: own.p99Ms,
    ...(other === null
      ? {}
      : {
          nginxPerSecond: other.perSecond,
          nginxP99Ms: other.p99Ms,
          ratio: Math.round((own.perSecond / other.perSecond) * 100) / 100,
        }),
  };
}

async function heldLine(
  bench: string,
  port: number,
  bytes: string,
  many: number,
): Promise<BenchLine> {
  const { held, letGo } = await hold(port, bytes, many, 'tick', HOLD_MS);
  const line: BenchLine = { bench, value: held(), unit: `of ${many} held, each with its events` };
  letGo();
  if (line.value < many) throw new Error(`${bench}: ${line.value} of ${many} were held`);
  return line;
}

/** The edge's document once it has stopped changing: its first ones may lack what it keeps later. */
async function steadyDocument(url: string): Promise<string> {
  let before = bodyOf(await ask(url));
  for (let tries = 0; tries < 20; tries += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    const now = bodyOf(await ask(url));
    if (timeless(now) === timeless(before)) return now;
    before = now;
  }
  throw new Error(`${url} is another document each time`);
}

/** nginx over the same store, with the edge's own document in the place of its general one. */
async function nginxBeside(
  program: string,
  data: string,
  folder: string,
  edge: Side,
  gateway: string,
): Promise<Side & { readonly stop: () => Promise<void> }> {
  const root = path.join(folder, 'site');
  fs.cpSync(siteDir(data), root, { recursive: true });
  fs.writeFileSync(
    path.join(root, 'documents', 'index.html'),
    await steadyDocument(edge.url + DOCUMENT),
  );
  const { url, stop } = await runNginx(program, path.join(folder, 'nginx'), {
    root,
    gateway,
    channel: 'production',
    gamesOrigin: null,
    isLive: false,
    hasBrotli: false,
    tls: null,
  });
  return { name: 'nginx', url, stop };
}

/**
 * Runs the bench.
 *
 * @param data folder whose store is served.
 * @param folder takes what nginx needs.
 * @throws Error when both sides do not answer alike, or when what is to be held is not.
 */
export async function benchEdge(
  data: string,
  folder: string,
  emit: Emit,
  note: (line: string) => void,
  requested: BenchSize['edge'],
): Promise<void> {
  const [port, backPort] = [await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${backPort}`;
  const edge: Side = { name: 'the edge', url: `http://127.0.0.1:${port}` };
  const back = startServer('back end', 'shared/tooling/src/bench/edge-back-end.ts', {
    PORT: String(backPort),
  });
  const server = startServer('edge', 'host/edge/src/main.ts', {
    PORT: String(port),
    SITE_DIR: siteDir(data),
    BACKEND_URL: gateway,
    BACKEND_IS_SANDBOX: '0',
    SITE_ENV: 'staging',
    LISTEN: '127.0.0.1',
  });
  let stopNginx = async (): Promise<void> => undefined;
  try {
    await waitForOk(`${gateway}/`, back, 'the back end');
    await waitForOk(`${edge.url}/readyz`, server, 'the edge');
    const program = await ensureNginx();
    if (program === null)
      note('nginx is not on this machine and cannot be installed: the edge is measured alone');
    const beside =
      program === null ? null : await nginxBeside(program, data, folder, edge, gateway);
    if (beside !== null) stopNginx = beside.stop;
    const sides = beside === null ? [edge] : [edge, beside];
    for (const [bench, page] of [
      ['edge-documents', DOCUMENT],
      ['edge-files', hostScript(data)],
      ['edge-calls', '/api/bench'],
    ] as const)
      emit(await compare(sides, bench, page, requested));
    const host = `host: 127.0.0.1:${port}\r\n`;
    emit(
      await heldLine(
        'edge-sockets',
        port,
        `GET /vendors/bench/ws HTTP/1.1\r\n${host}origin: ${edge.url}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
        requested.held,
      ),
    );
    emit(
      await heldLine(
        'edge-streams',
        port,
        `GET /vendors/bench/stream HTTP/1.1\r\n${host}\r\n`,
        requested.held,
      ),
    );
    const pages = [DOCUMENT, '/api/bench', hostScript(data)];
    const round = async (requests: number): Promise<void> => {
      for (const page of pages)
        await load(edge.url + page, Math.ceil(requests / pages.length), requested.connections);
    };
    await round(requested.memoryRequests / 5);
    const before = memoryOf(server);
    await round(requested.memoryRequests);
    const after = memoryOf(server);
    emit({
      bench: 'edge-memory',
      value: Math.round((after - before) * 10) / 10,
      unit: `MB more after ${requested.memoryRequests} requests`,
      beforeMb: before,
      afterMb: after,
    });
  } finally {
    await stopNginx();
    await Promise.all([server, back].map(stopServer));
  }
}
