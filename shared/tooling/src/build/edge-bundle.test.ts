/** The edge as one file, run as an operator runs it: Node, a store, and nothing else beside it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { publicFile } from '@site/release/signing/keys';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import { freePort } from '../serve/processes';
import { inWorkspace } from '../workspace/paths';
import { bundleEdge, EDGE_FILE } from './edge-bundle';

let dir: string;
let world: TestReleases;
let running: ChildProcess | null = null;
beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-alone-'));
  world = testReleases();
  await world.goLiveShell('1.0.0_aaaaaaa');
  await bundleEdge(dir);
});
afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
});
afterAll(() => {
  world.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

/** Starts it with these settings and none of this process. */
function start(settings: Readonly<Record<string, string>>): ChildProcess {
  running = spawn(process.execPath, [path.join(dir, EDGE_FILE)], {
    cwd: dir,
    env: {
      PATH: process.env['PATH'],
      SITE_DIR: path.join(world.root, 'site'),
      KEYS_FILE: publicFile(world.context.vault),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return running;
}

const answers = async (url: string): Promise<Response> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return answer;
    if (attempt > 200) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
};

test('it serves the document, tells of itself, writes its log and ends when it is asked to', async () => {
  const [port, ops] = [await freePort(), await freePort()];
  const child = start({
    PORT: String(port),
    OPS_PORT: String(ops),
    BACKEND_URL: 'http://127.0.0.1:9',
    ACCESS_LOG: '-',
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  expect((await answers(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/cn/mobile/`);
  expect([page.status, (await page.text()).startsWith('<!doctype html>')]).toEqual([200, true]);
  expect(await (await fetch(`http://127.0.0.1:${ops}/metrics`)).text()).toMatch(
    /^site_generation \d+$/m,
  );
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
  const paths = log
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly path?: string }).path);
  expect(paths).toEqual(expect.arrayContaining(['/healthz', '/cn/mobile/']));
});

test('it draws the picture of a match with what lies beside it, and without that goes on', async () => {
  const match = {
    isSuccess: true,
    result: {
      homeName: '北山',
      awayName: '海州联',
      leagueName: '星海超级联赛',
      kickOff: '2026-11-27T12:30:00Z',
    },
  };
  const backend = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(match));
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const port = await freePort();
  const settings = {
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  };
  const pictureOf = async (): Promise<string> => {
    const url = `http://127.0.0.1:${port}/cn/mobile/_card/match/saba/e-1.png`;
    const answer = await fetch(url, { redirect: 'manual' });
    return `${answer.status} ${answer.headers.get('content-type') ?? ''}`;
  };
  start(settings);
  await answers(`http://127.0.0.1:${port}/healthz`);
  // On a busy machine the first one may come too late to be waited for.
  let drawn = await pictureOf();
  for (let again = 0; again < 5 && drawn.startsWith('302'); again += 1) drawn = await pictureOf();
  expect(drawn).toBe('200 image/png');
  running?.kill('SIGTERM');
  await once(running ?? backend, 'exit');
  fs.rmSync(path.join(dir, 'letters.ttf'));
  start(settings);
  await answers(`http://127.0.0.1:${port}/healthz`);
  const page = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}/cn/mobile/sbtwo/sports-saba/event/e-1`)).text();
  let body = await page();
  for (let again = 0; again < 5 && !body.includes('北山'); again += 1) body = await page();
  expect(body).toContain('北山 vs 海州联');
  expect(body).not.toContain('/_card/');
  expect(await pictureOf()).toMatch(/^302 /);
  backend.close();
});

test('a setting that is missing or wrong is a sentence and an end, not a stack', async () => {
  const child = start({});
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(said).toBe('edge: the back end\'s address is missing or no URL: ""\n');
});

describe('its image and its unit', () => {
  const textOf = (name: string): string =>
    fs.readFileSync(inWorkspace('host', 'edge', 'deploy', name), 'utf8');
  const settings = fs.readFileSync(inWorkspace('shared/docs/guides/settings.md'), 'utf8');

  test('run the file that is made, as nobody in particular, with room for its heap', () => {
    const [image, unit] = [textOf('Dockerfile'), textOf('site-edge.service')];
    expect(image).toContain(`COPY --from=build /out/${EDGE_FILE} /opt/edge/${EDGE_FILE}`);
    expect(image).toContain(
      'COPY --from=build /out/draw-match.cjs /out/resvg.wasm /out/letters.ttf /out/letters.LICENSE /opt/edge/',
    );
    expect(image).toMatch(
      /^CMD \["node", "--max-old-space-size=384", "\/opt\/edge\/edge\.cjs"\]$/m,
    );
    expect(image.indexOf('USER node')).toBeGreaterThan(image.lastIndexOf('FROM '));
    expect(unit).toContain(
      `ExecStart=/usr/bin/node --max-old-space-size=384 /opt/edge/${EDGE_FILE}`,
    );
    expect(unit).toMatch(/^DynamicUser=yes$/m);
  });

  test('set nothing that the edge does not read', () => {
    const names = ['Dockerfile', 'site-edge.service'].flatMap((name) =>
      [...textOf(name).matchAll(/\b([A-Z][A-Z_]{2,})=(?=[\w/.-])/g)].map(([, each = '']) => each),
    );
    expect(names).toEqual(expect.arrayContaining(['SITE_DIR', 'KEYS_FILE', 'SITE_ENV']));
    for (const name of names.filter((each) => each !== 'NODE_ENV'))
      expect(settings).toContain(`| \`${name}\``);
  });
});
