/** Pictures of links to matches as chats fetch them. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import type { DrawingProgram } from './cards/drawing-program';
import { createEdge } from './app';
import { COUNTING, drawingBy, drawingFromSources, pngOf } from './cards/drawing.fixture';
import { edgeSite } from './app.fixture';

jest.setTimeout(180_000);

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const site = edgeSite();
const PICTURE = '/cn/mobile/_card/match/saba';

const NAMES: Readonly<Record<string, readonly [home: string, away: string]>> = {
  'e-1': ['北山', '海州联'],
  'e-2': ['银谷联合', '</text><image href="file:///etc/hostname"/>'],
  'e-3': ['เชลซี', '海州联'],
};
let asked = 0;
let backend: http.Server;
const kickOff = '2026-11-27T12:30:00Z';

beforeAll(async () => {
  backend = http.createServer(({ url = '' }, response) => {
    asked += 1;
    const query = new URL(url, 'http://x').searchParams;
    const [homeName, awayName] = NAMES[query.get('eventId') ?? ''] ?? [];
    const isKnown = homeName !== undefined && query.get('vendor') === 'SABA';
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    const result = { homeName, awayName, leagueName: '星海超级联赛', kickOff };
    response.end(JSON.stringify(isKnown ? { isSuccess: true, result } : { isSuccess: false }));
  });
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => backend.close());

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());
/** An edge in front of it that draws so. */
function edgeThat(program: DrawingProgram | null) {
  const url = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  const app = createEdge(site.configOf({ backend: url, isSandbox: false }), program);
  close = async () => {
    await app.close();
  };
  const get = (path: string) => app.inject({ url: path, headers: { host: 'm.example' } });
  /** Asks until it is there: on a busy machine the first look may come without its names. */
  const pictureAt = async (path: string) => {
    let answer = await get(path);
    // Nobody waits for long, and a busy machine draws when it has the time.
    for (let again = 0; again < 150 && answer.statusCode === 302; again += 1) {
      await wait(500);
      answer = await get(path);
    }
    return answer;
  };
  /** The document of a match, as soon as it has its names. */
  const namedPage = async (eventId: string): Promise<string> => {
    for (let again = 0; ; again += 1) {
      const { body } = await get(`/cn/mobile/sbtwo/sports-saba/event/${eventId}`);
      if (body.includes(NAMES[eventId]?.[0] ?? '') || again > 20) return body;
    }
  };
  return { get, pictureAt, namedPage };
}

test('two matches have pictures of their own, of the size that their documents tell', async () => {
  const { get, pictureAt, namedPage } = edgeThat(drawingFromSources());
  const [first, second] = [
    await pictureAt(`${PICTURE}/e-1.png`),
    await pictureAt(`${PICTURE}/e-2.png`),
  ];
  for (const { rawPayload, headers } of [first, second]) {
    expect(pngOf(rawPayload)).toEqual({ isPng: true, ...CARD_SIZE });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
  expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
  const body = await namedPage('e-1');
  const [, address = ''] =
    /property="og:image" content="http:\/\/m\.example([^"]+)"/.exec(body) ?? [];
  expect(address).toMatch(/^\/cn\/mobile\/_card\/match\/saba\/e-1\.png\?v=[\da-f]{8}$/);
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  expect(body).toContain(
    '<meta property="og:image:alt" content="北山 vs 海州联，星海超级联赛 · 2026/11/27 20:30 开赛（北京时间）">',
  );
  const told = await get(address);
  expect(told.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(told.headers['cache-control']).toBe('public, max-age=86400');
  const old = await get(address.replace(/v=.*/, 'v=00000000'));
  expect(old.headers['cache-control']).toBe('no-store');
});

test('a picture is drawn once, whatever stands behind its address', async () => {
  const { pictureAt } = edgeThat(drawingBy(COUNTING));
  const bytesAt = async (path: string) => [...(await pictureAt(path)).rawPayload];
  expect(await bytesAt(`${PICTURE}/e-1.png`)).toEqual([1]);
  expect(await bytesAt(`${PICTURE}/e-1.png?v=12345678`)).toEqual([1]);
  expect(await bytesAt('/cn/mobile/_card/match/SABA/e-1.png?v=<b>')).toEqual([1]);
  expect(await bytesAt(`${PICTURE}/e-2.png`)).toEqual([2]);
  expect(await bytesAt(`${PICTURE}/e-1.png`)).toEqual([1]);
});

test('a match that nobody offers, or whose names cannot be written, has the picture of all, and is not drawn', async () => {
  const { get, namedPage } = edgeThat(drawingFromSources());
  expect(await namedPage('e-3')).toContain('เชลซี');
  for (const path of [
    `${PICTURE}/made-up.png`,
    '/cn/mobile/_card/match/im/e-1.png',
    `${PICTURE}/e-3.png`,
  ]) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode, headers.location, headers['cache-control']]).toEqual([
      path,
      302,
      '/cn/mobile/icon-512.png',
      'no-store',
    ]);
  }
});

test('an edge that cannot draw says the picture of all, and has it at the address of others', async () => {
  const { get, namedPage } = edgeThat(null);
  const body = await namedPage('e-1');
  expect(body).toContain('property="og:title" content="北山 vs 海州联"');
  expect((await get(`${PICTURE}/e-1.png`)).headers.location).toBe('/cn/mobile/icon-512.png');
  expect(body).toContain('property="og:image" content="http://m.example/cn/mobile/icon-512.png"');
});

test('what is no address of a match asks nobody', async () => {
  const { get } = edgeThat(drawingFromSources());
  const before = asked;
  for (const rest of [
    '',
    'saba',
    'saba/e-1',
    'saba/e-1.jpg',
    'nobody/e-1.png',
    'saba/a/e-1.png',
    'saba/%2e%2e%2fmain.png',
    'saba/<b>.png',
    `saba/${'a'.repeat(65)}.png`,
    'saba/.png',
  ]) {
    const { statusCode } = await get(`/cn/mobile/_card/match/${rest}`);
    expect([rest, statusCode]).toEqual([rest, 404]);
  }
  expect(asked).toBe(before);
});

test('a page waits for no picture', async () => {
  const { get, namedPage } = edgeThat(drawingBy("process.on('message', () => undefined)"));
  await namedPage('e-1');
  let isAnswered = false;
  void get(`${PICTURE}/e-1.png`).then(() => {
    isAnswered = true;
  });
  expect(await namedPage('e-1')).toContain('/_card/match/saba/e-1.png?v=');
  expect(await namedPage('e-2')).toContain('/_card/match/saba/e-2.png?v=');
  expect(isAnswered).toBe(false);
});
