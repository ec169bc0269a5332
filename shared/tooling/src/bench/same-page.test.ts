import { checkOwn, checkSame, differencesOf, whenStill, type Shown } from './same-page';

const page = (
  changes: Partial<Shown> = {},
  parts: Readonly<Record<string, number>> = {},
): Shown => ({
  parts: { layout: 1, header: 1, 'home-news': 1, 'game-card': 10, 'event-row': 3, ...parts },
  pictures: 4,
  broken: 0,
  words: 1_080,
  ...changes,
});

test('the same page is the same, also when a match more is played or the clock has moved', () => {
  expect(differencesOf(page(), page())).toEqual([]);
  expect(differencesOf(page(), page({ words: 1_118 }, { 'event-row': 4 }))).toEqual([]);
});

test('an error page is never compared with', () => {
  expect(
    differencesOf(page(), {
      parts: { layout: 1, header: 1, 'page-crash': 1 },
      pictures: 0,
      broken: 0,
      words: 94,
    }),
  ).toEqual(
    expect.arrayContaining([
      'the twin shows page-crash',
      'game-card: 10 against 0',
      'pictures: 4 against 0',
      'words: 1080 against 94',
    ]),
  );
});

test('a side that is still loading, lacks a card or has a broken picture says so', () => {
  expect(differencesOf(page({}, { skeleton: 1 }), page())).toContain('ours shows skeleton');
  expect(differencesOf(page(), page({}, { 'game-card': 9 }))).toEqual(['game-card: 10 against 9']);
  expect(differencesOf(page({}, { 'event-row': 0 }), page())).toEqual(['event-row: 0 against 3']);
  expect(differencesOf(page(), page({ broken: 1 }))).toEqual(['the twin has 1 broken pictures']);
});

test('two blank pages are no page', () => {
  const blank = { parts: { layout: 1 }, pictures: 0, broken: 0, words: 0 };
  expect(differencesOf(blank, blank)).toEqual(['neither shows much of a page']);
});

test('a comparison of two pages that differ is none', () => {
  expect(() => checkSame('two speeds', page(), page())).not.toThrow();
  expect(() => checkSame('two speeds', page(), page({}, { 'page-crash': 1 }))).toThrow(
    'two speeds: not the same page: the twin shows page-crash',
  );
});

test('sides that were both led to another page, such as the login, are not the page', () => {
  const url = 'http://127.0.0.1:4300/cn/mobile/Me?x=1';
  expect(() => checkOwn(url, '/cn/mobile/Me')).not.toThrow();
  expect(() => checkOwn(url, '/cn/mobile/login')).toThrow('/cn/mobile/Me led to /cn/mobile/login');
});

test('a page is compared when its pictures have come, and a restless one after half a minute', async () => {
  const numbers = [1, 1, 9, 16, 16, 16, 99];
  let at = 0;
  const read = (): Promise<Shown> => Promise.resolve(page({ pictures: numbers[at++] ?? 0 }));
  const waited: number[] = [];
  const pause = (ms: number): Promise<number> => Promise.resolve(waited.push(ms));
  expect((await whenStill(read, pause)).pictures).toBe(16);
  expect(waited).toHaveLength(5);
  let restless = 0;
  const moving = (): Promise<Shown> => Promise.resolve(page({ pictures: restless++ }));
  expect((await whenStill(moving, pause)).pictures).toBe(59);
});
