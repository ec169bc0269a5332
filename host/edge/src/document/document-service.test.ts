import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import { writeGeneration, writeStore } from '../testing/store-fixture';
import type * as Render from '@site/contracts/releases/document/render';
import { splitDocument } from '@site/contracts/releases/document/render';

jest.mock('@site/contracts/releases/document/render', () => {
  const actual = jest.requireActual<typeof Render>('@site/contracts/releases/document/render');
  return { ...actual, splitDocument: jest.fn(actual.splitDocument) };
});
const made = jest.mocked(splitDocument);

let edge: RunningEdge;
let now = 0;
beforeEach(async () => {
  now = 1_800_000_000_000;
  made.mockClear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  edge = await startEdge(new URL('http://127.0.0.1:9'));
});
afterEach(async () => {
  jest.mocked(Date.now).mockRestore();
  await edge.stop();
});

const timeIn = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  const { body } = await edge.app.inject({ url, headers: { host: '127.0.0.1:4300', ...headers } });
  return (
    JSON.parse(
      /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}',
    ) as { serverTime: number }
  ).serverTime;
};

test('a document is made once a second and reader, and says the time of each answer', async () => {
  for (const later of [0, 7, 990]) {
    now = 1_800_000_000_000 + later;
    expect(await timeIn('/cn/mobile/')).toBe(now);
  }
  expect(made).toHaveBeenCalledTimes(1);
  await timeIn('/cn/mobile/', { cookie: 'dev=1' });
  await timeIn('/cn/mobile/', { host: 'localhost:4300' });
  await timeIn('/cn/mobile/open/1');
  expect(made).toHaveBeenCalledTimes(4);
  now += 10;
  expect(await timeIn('/cn/mobile/')).toBe(now);
  expect(made).toHaveBeenCalledTimes(5);
});

test('a new generation is in the next document, also within the second', async () => {
  await timeIn('/cn/mobile/');
  writeGeneration(edge.root, 2, writeStore(edge.root));
  expect(
    (await edge.app.inject({ url: '/cn/mobile/', headers: { host: '127.0.0.1:4300' } })).body,
  ).toContain('"generation":2');
});

test('paths that nobody has fill no memory', async () => {
  await timeIn('/cn/mobile/first');
  for (let at = 0; at < 200; at += 1) await timeIn(`/cn/mobile/no/${at}`);
  await timeIn('/cn/mobile/no/199');
  expect(made).toHaveBeenCalledTimes(201);
  await timeIn('/cn/mobile/first');
  expect(made).toHaveBeenCalledTimes(202);
});

test('the document that devices keep is of nobody and of no time: the same for members, without answers, for every route', async () => {
  const bodies: string[] = [];
  for (const headers of [{}, { cookie: 'dev=1' }]) {
    for (const later of [0, 5_000]) {
      now += later;
      const { body } = await edge.app.inject({
        url: '/cn/mobile/_shell',
        headers: { host: '127.0.0.1:4300', ...headers },
      });
      bodies.push(body);
    }
  }
  expect(new Set(bodies).size).toBe(1);
  const [, text = '{}'] =
    /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(bodies[0] ?? '') ?? [];
  expect(JSON.parse(text)).toMatchObject({ serverTime: null, answers: {}, resolved: {} });
  expect(bodies[0]).toContain('<i>plain</i>');
  expect(bodies[0]).not.toMatch(/season-accents|site-nav|site-header"/);
});
