import fc from 'fast-check';
import { law } from '../laws.fixture';
import { nextFirstEntry, parseFirstEntry, showsHomeTips } from './first-entry';
import { FROM_MARKERS } from './from-marker';
import { affiliateOfHash, withAffiliate } from './affiliate';
import { cleanedSearch, parseLanding } from './landing-params';

/** An address that nobody has moved on from. */
const clean = (search: string): string => cleanedSearch(search, search);

describe('landing address', () => {
  test('[R2.4-1] tracking values become cookies, raf is kept apart, all leave the address', () => {
    expect(
      parseLanding(
        '?aff=A1&media=m&web=w.b&referrer=https%3A%2F%2Fnews.example%2Fa&raf=FRIEND9&tab=x',
      ),
    ).toEqual({
      cookies: { affiliate: 'A1', media: 'm', web: 'w.b', referer: 'https://news.example/a' },
      raf: 'FRIEND9',
      login: null,
      from: null,
      fromUrl: null,
    });
    expect(clean('?aff=A1&media=m&web=w.b&referrer=x&raf=FRIEND9&tab=x')).toBe('?tab=x');
  });
  test('[R2.4-2] ref and token log in together only, each exactly once, and are cleaned whatever they are', () => {
    expect(parseLanding('?ref=abcdefgh&token=12345678')).toMatchObject({
      login: { ref: 'abcdefgh', token: '12345678' },
    });
    expect(clean('?ref=abcdefgh&token=12345678')).toBe('');
    for (const search of [
      '?ref=abcdefgh',
      '?token=12345678',
      '?ref=abcdefgh&token=short',
      '?ref=abcdefgh&token=12345678&token=87654321',
      '?ref=a b c d e f&token=12345678',
    ]) {
      expect(parseLanding(search)).toMatchObject({ login: null });
      expect(clean(search)).toBe('');
    }
  });
  test('[R2.4-1] from is one of the known places', () => {
    expect(FROM_MARKERS.map((marker) => parseLanding(`?from=${marker}`).from)).toEqual([
      ...FROM_MARKERS,
    ]);
    expect(parseLanding('?from=HelpCenter')).toMatchObject({ from: 'helpcenter' });
    expect(clean('?from=HelpCenter')).toBe('?from=HelpCenter');
    expect([parseLanding('?from=https://evil.example').from, parseLanding('?from=').from]).toEqual([
      null,
      null,
    ]);
  });
  test('[R2.4-1] fromUrl is a page of ours, and stays in the address for the login', () => {
    expect(parseLanding('?from=deposit&fromUrl=%2FDepositVerify%3Fx%3D1')).toMatchObject({
      from: 'deposit',
      fromUrl: '/DepositVerify?x=1',
    });
    expect(clean('?from=deposit&fromUrl=%2FMe')).toBe('?from=deposit&fromUrl=%2FMe');
    for (const search of [
      '?fromUrl=https%3A%2F%2Fevil.example',
      '?fromUrl=%2F%2Fevil.example',
      '?fromUrl=%2FMe&fromUrl=%2FGames',
      '?fromUrl=%2Flogin',
      '?fromUrl',
    ])
      expect(parseLanding(search).fromUrl).toBeNull();
  });
  test('bad input is left out and never breaks the page', () => {
    expect(parseLanding('?aff=<script>&media=%E0%A4%A&raf=' + 'x'.repeat(65))).toEqual({
      cookies: {},
      raf: null,
      login: null,
      from: null,
      fromUrl: null,
    });
    expect(parseLanding('?aff=a&aff=b').cookies).toEqual({});
    expect(clean('?a&b=&&c=1')).toBe('?a&b=&c=1');
    expect(clean('')).toBe('');
    expect(clean('?%74oken=12345678&x=1')).toBe('?x=1');
    expect(parseLanding('?referrer=a+b').cookies).toEqual({});
    expect(parseLanding('aff=A1&x=1')).toMatchObject({ cookies: { affiliate: 'A1' } });
    expect(clean('aff=A1&x=1')).toBe('?x=1');
    expect(clean('?x=a?b&y')).toBe('?x=a?b&y');
    expect([
      parseLanding('?aff').cookies,
      parseLanding('?aff=').cookies,
      parseLanding('?=A1').cookies,
      parseLanding('?raf').raf,
    ]).toEqual([{}, {}, {}, null]);
    expect(parseLanding('?aff=A=1').cookies).toEqual({});
    expect(parseLanding('?from').from).toBeNull();
  });
  test('whatever the query, no used-up name and no secret stays in the address', () => {
    const pair = fc
      .tuple(
        fc.constantFrom('ref', 'token', 'aff', 'raf', 'x', 'from'),
        fc.string({ maxLength: 12 }),
      )
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    law(
      fc.property(
        fc.array(pair, { maxLength: 6 }),
        (pairs) => !/(^|[?&])(ref|token|aff|raf)=/.test(clean(`?${pairs.join('&')}`)),
      ),
    );
  });
});

describe('an address that was moved on to before it is cleaned', () => {
  test('[R6-5] what the site wrote itself stays, whatever the landing brought leaves', () => {
    expect(cleanedSearch('?from=deposit&fromUrl=%2FDepositVerify&aff=partner-7', '')).toBe(
      '?from=deposit&fromUrl=%2FDepositVerify&aff=partner-7',
    );
    expect(cleanedSearch('?fromUrl=%2FMe&aff=partner-7', '?raf=FRIEND9')).toBe(
      '?fromUrl=%2FMe&aff=partner-7',
    );
    expect(cleanedSearch('?aff=A1&raf=FRIEND9&fromUrl=%2FMe', '?aff=A1&raf=FRIEND9&x=1')).toBe(
      '?fromUrl=%2FMe',
    );
    expect(cleanedSearch('?aff=A1', '?aff=A1')).toBe('');
    expect(cleanedSearch('', '?aff=A1')).toBe('');
  });
});

describe('affiliate', () => {
  test.each([
    ['/login', 'A1', '/login?aff=A1'],
    ['/login?x=1', 'A1', '/login?x=1&aff=A1'],
    ['/login?aff=Z', 'A1', '/login?aff=Z'],
    ['/a#top', 'A1', '/a?aff=A1#top'],
    ['/login', null, '/login'],
    ['/login', 'a b', '/login'],
    ['/login?xaff=1', 'A1', '/login?xaff=1&aff=A1'],
    ['/a#b#c', 'A1', '/a?aff=A1#b#c'],
  ])('[R6-5] %s with %s is %s', (address, affiliate, expected) => {
    expect(withAffiliate(address, affiliate)).toBe(expected);
  });
  test.each([
    ['#aff=a&aff=b', null],
    ['#/x?aff=a&y=1&aff=a', null],
    ['#aff=A1', 'A1'],
    ['#/x?aff=A1&y=2', 'A1'],
    ['#x=1&aff=A1', 'A1'],
    ['#', null],
    ['', null],
    ['#aff=', null],
    ['#aff=%E0%A4%A', null],
    ['#xaff=A1', null],
  ])('[R7.1-5] the hash %s carries %s', (hash, expected) => {
    expect(affiliateOfHash(hash)).toBe(expected);
  });
});

describe('first entry', () => {
  test('[R4.2-1] 111, 222 once hot events are shown, 333 once the tips are closed, never back', () => {
    expect(nextFirstEntry('111', 'hot-events-shown')).toBe('222');
    expect(nextFirstEntry('222', 'tips-closed')).toBe('333');
    expect([
      nextFirstEntry('111', 'tips-closed'),
      nextFirstEntry('222', 'hot-events-shown'),
      nextFirstEntry('333', 'hot-events-shown'),
      nextFirstEntry('333', 'tips-closed'),
    ]).toEqual(['111', '222', '333', '333']);
    expect((['111', '222', '333'] as const).map(showsHomeTips)).toEqual([false, true, false]);
  });
  test('[R4.2-1] what was kept is read strictly', () => {
    expect([
      parseFirstEntry(null),
      parseFirstEntry('222'),
      parseFirstEntry('333'),
      parseFirstEntry('444'),
      parseFirstEntry(''),
    ]).toEqual(['111', '222', '333', '111', '111']);
  });
});
