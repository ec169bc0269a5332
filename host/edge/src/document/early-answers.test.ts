import { createHash } from 'node:crypto';
import type { BuiltRequest } from '@site/contracts/request';
import { createEarlyAnswers, type EarlySource } from './early-answers';

const BANNERS = { row: 'content.banners', query: { position: 'home' } };
const GAMES = { row: 'games.list', query: { platform: 'mobile' } };
const good = (result: unknown): string => JSON.stringify({ isSuccess: true, result });
/** A text that no packing makes much shorter, the same in every run. */
const noise = (bytes: number): string =>
  Array.from({ length: Math.ceil(bytes / 64) }, (_, at) =>
    createHash('sha384').update(String(at)).digest('base64'),
  )
    .join('')
    .slice(0, bytes);

let asked: string[];
let now: number;
let answer: (request: BuiltRequest) => Promise<string | null>;
let early: EarlySource;
const pathsOf = (answers: object): string[] =>
  Object.keys(answers).map((url) => url.split('?', 1)[0] ?? '');

beforeEach(() => {
  asked = [];
  now = 1_000;
  answer = async ({ url }) => good(url);
  early = createEarlyAnswers({
    ask: (request) => {
      asked.push(request.url.split('?', 1)[0] ?? '');
      return answer(request);
    },
    now: () => now,
  });
});

test('what a page reads comes along, by the address that it asks', async () => {
  const answers = await early.answersTo([BANNERS, GAMES]);
  expect(answers).toEqual({
    '/cms/banners?position=home&api-version=2.0&brand=SITE&siteId=44&platform=Mobile': {
      isSuccess: true,
      result: expect.any(String) as string,
    },
    '/cms/games?platform=mobile&api-version=2.0&brand=SITE&siteId=44': {
      isSuccess: true,
      result: expect.any(String) as string,
    },
  });
});

test('asked once for all who come within five seconds, and the same answers are the same object', async () => {
  const [first, second] = await Promise.all([
    early.answersTo([BANNERS]),
    early.answersTo([BANNERS]),
  ]);
  now += 5_000;
  expect(await early.answersTo([BANNERS])).toBe(first);
  expect(second).toBe(first);
  expect(asked).toEqual(['/cms/banners']);
});

test('older ones are given at once and asked anew for the next; after thirty seconds nobody gets them', async () => {
  await early.answersTo([BANNERS]);
  answer = async () => good('newer');
  now += 6_000;
  expect(JSON.stringify(await early.answersTo([BANNERS]))).not.toContain('newer');
  expect(JSON.stringify(await early.answersTo([BANNERS]))).toContain('newer');
  now += 31_000;
  answer = () => new Promise(() => undefined);
  expect(await early.answersTo([BANNERS])).toEqual({});
});

test('a document does not wait for a slow back end, and the answer serves the next', async () => {
  let arrive = (_text: string): void => undefined;
  answer = ({ url }) =>
    url.startsWith('/cms/games')
      ? new Promise((resolve) => {
          arrive = resolve;
        })
      : Promise.resolve(good('here'));
  expect(pathsOf(await early.answersTo([GAMES, BANNERS]))).toEqual(['/cms/banners']);
  arrive(good('late'));
  expect(pathsOf(await early.answersTo([GAMES, BANNERS]))).toEqual(['/cms/games', '/cms/banners']);
  expect(asked.filter((path) => path === '/cms/games')).toHaveLength(1);
});

test.each([
  ['nothing', null],
  ['an error', JSON.stringify({ isSuccess: false, errors: [{ errorCode: 'GEN0500' }] })],
  ['a redirect', JSON.stringify({ redirect: { Code: 'GEN0003', Message: '/x' } })],
  ['no JSON', '<html>'],
  ['no envelope', '[1]'],
])('%s is left to the page itself', async (_what, text) => {
  answer = () => Promise.resolve(text);
  expect(await early.answersTo([BANNERS])).toEqual({});
});

test('more than a document may carry is left out, what is needed first comes first', async () => {
  answer = ({ url }) => Promise.resolve(good(noise(url.startsWith('/cms/games') ? 30_000 : 2_000)));
  expect(pathsOf(await early.answersTo([GAMES, BANNERS]))).toEqual(['/cms/banners']);
  answer = () => Promise.resolve(good(noise(14_000)));
  early.forget();
  expect(pathsOf(await early.answersTo([GAMES, BANNERS]))).toEqual(['/cms/games']);
});

test('a look in vain is remembered: the next documents neither ask nor wait, and what was good stays good', async () => {
  answer = () => Promise.resolve(null);
  for (let turn = 0; turn < 5; turn += 1) await early.answersTo([BANNERS]);
  expect(asked).toHaveLength(1);
  now += 6_000;
  answer = () => Promise.resolve(good('here'));
  await early.answersTo([BANNERS]);
  now += 6_000;
  answer = () => Promise.resolve(null);
  await early.answersTo([BANNERS]);
  expect(JSON.stringify(await early.answersTo([BANNERS]))).toContain('here');
  now += 25_000;
  expect(await early.answersTo([BANNERS])).toEqual({});
});

test('an answer that packs well but is huge is not carried', async () => {
  answer = () => Promise.resolve(good('a'.repeat(400_000)));
  expect(await early.answersTo([BANNERS])).toEqual({});
});

test('while a back end is slow only so many are asked for at once; who comes then waits for nothing', async () => {
  const arrivals: (() => void)[] = [];
  answer = () => new Promise((resolve) => arrivals.push(() => resolve(good('x'))));
  const madeUp = (at: number) => ({
    row: 'content.match',
    query: { vendor: 'SABA', eventId: `e${at}` },
  });
  const documents = Array.from({ length: 300 }, (_, at) => early.answersTo([madeUp(at)]));
  expect(asked.length).toBeLessThanOrEqual(64);
  let isThere = false;
  void early.answersTo([madeUp(301)]).then(() => {
    isThere = true;
  });
  await new Promise(setImmediate);
  expect(isThere).toBe(true);
  for (const arrive of arrivals) arrive();
  await Promise.all(documents);
  answer = async () => good('x');
  expect(pathsOf(await early.answersTo([madeUp(302)]))).toEqual(['/cms/match']);
});

test('after a change nothing from before is used, not even what is on its way', async () => {
  let arrive = (_text: string): void => undefined;
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const waiting = early.answersTo([BANNERS]);
  early.forget();
  arrive(good('before'));
  expect(await waiting).toEqual({});
  answer = () => Promise.resolve(good('after'));
  expect(JSON.stringify(await early.answersTo([BANNERS]))).toContain('after');
});

test('nothing declared, or nothing that may be read: nobody is asked', async () => {
  expect(await early.answersTo([])).toEqual({});
  expect(await early.answersTo([{ row: 'member.balance' }])).toEqual({});
  expect(asked).toEqual([]);
});
