import fc from 'fast-check';
import { law } from '../laws.fixture';
import { bucketOf } from './bucket';
import { explainResolution } from './explain';
import { channelUrl, fileUrl, isCanonicalFile, isVersionId, parseReleasePath } from './paths';
import type { RemoteEntry, ResolvableRegistry, ResolveContext } from './registry';
import { activeWindow, inCanary, resolveVersion } from './resolve';
import { compareVersions, satisfies } from './semver';

const page: ResolveContext = {
  now: Date.parse('2026-11-21T00:00:00Z'),
  bucket: () => 0.5,
  cohorts: [],
  hostApi: '1.2.0',
  mfRuntime: '2.9.2',
  shared: { react: '19.3.1' },
  bus: { session: '3.2.0' },
  skipped: [],
};

function registry(
  entry: Partial<RemoteEntry> = {},
  requires: ResolvableRegistry['versions'] = {},
): ResolvableRegistry {
  const line: RemoteEntry = { stable: '1.1.0_bbbbbbb', good: ['1.0.0_aaaaaaa'], ...entry };
  const versions = Object.fromEntries(
    ['1.0.0_aaaaaaa', '1.1.0_bbbbbbb', '1.2.0_ccccccc', '2.0.0_ddddddd'].map((version) => [
      `sports@${version}`,
      { requires: {} },
    ]),
  );
  return { remotes: { sports: line }, versions: { ...versions, ...requires }, revoked: [] };
}

describe('resolving a version (releases D5)', () => {
  test('the stable version is taken when nothing speaks against it', () => {
    expect(resolveVersion(registry(), 'sports', page)).toMatchObject({
      version: '1.1.0_bbbbbbb',
      source: 'stable',
      poster: null,
    });
  });

  test('a name that is not there, or only inherited, has no version', () => {
    expect(resolveVersion(registry(), 'casino', page)).toMatchObject({
      version: null,
      poster: 'unknown',
    });
    expect(resolveVersion(registry(), 'constructor', page)).toMatchObject({
      version: null,
      poster: 'unknown',
    });
  });

  test('a killed remote has a poster even when it is asked for by name', () => {
    expect(
      resolveVersion(registry({ kill: 'incident 12' }), 'sports', {
        ...page,
        override: '1.2.0_ccccccc',
      }),
    ).toMatchObject({ version: null, poster: 'killed' });
  });

  test('revoked, skipped, unrecorded and unmet versions fall to the next, each with its reason', () => {
    const unmet = { 'sports@1.1.0_bbbbbbb': { requires: { shared: { react: '^18.0.0' } } } };
    const result = resolveVersion(registry({}, unmet), 'sports', page);
    expect(result).toMatchObject({ version: '1.0.0_aaaaaaa', source: 'good' });
    expect(explainResolution('sports', result)).toBe(
      'sports → 1.0.0_aaaaaaa because stable 1.1.0_bbbbbbb dropped (needs shared react ^18.0.0, this page has 19.3.1); good 1.0.0_aaaaaaa taken',
    );
    expect(
      resolveVersion({ ...registry(), revoked: ['sports@1.1.0_bbbbbbb'] }, 'sports', page).version,
    ).toBe('1.0.0_aaaaaaa');
    expect(
      resolveVersion(registry(), 'sports', { ...page, skipped: ['sports@1.1.0_bbbbbbb'] }).version,
    ).toBe('1.0.0_aaaaaaa');
    expect(resolveVersion(registry({ stable: '9.0.0_9999999' }), 'sports', page).version).toBe(
      '1.0.0_aaaaaaa',
    );
  });

  test('with none left there is a poster, never an older guess', () => {
    const result = resolveVersion(
      { ...registry({ good: [] }), revoked: ['sports@1.1.0_bbbbbbb'] },
      'sports',
      page,
    );
    expect(result).toMatchObject({ version: null, poster: 'no-version' });
  });

  test('an open window wins over the canary, and the canary over the stable version', () => {
    const windows = [
      {
        id: 'cny',
        version: '2.0.0_ddddddd',
        from: '2026-11-20T00:00:00+08:00',
        until: '2026-11-22T00:00:00+08:00',
        priority: 1,
      },
    ];
    const canary = { version: '1.2.0_ccccccc', percent: 100, salt: 's' };
    expect(resolveVersion(registry({ windows, canary }), 'sports', page).source).toBe('window');
    expect(resolveVersion(registry({ canary }), 'sports', page).source).toBe('canary');
  });

  test('without a server time neither windows nor canaries count', () => {
    const windows = [
      {
        id: 'cny',
        version: '2.0.0_ddddddd',
        from: '2000-01-01T00:00:00Z',
        until: '2100-01-01T00:00:00Z',
        priority: 1,
      },
    ];
    const canary = { version: '1.2.0_ccccccc', percent: 100, salt: 's' };
    expect(
      resolveVersion(registry({ windows, canary }), 'sports', { ...page, now: null }).source,
    ).toBe('stable');
  });

  test('windows are half open and the higher priority wins', () => {
    const entry = {
      stable: '1.1.0_bbbbbbb',
      good: [],
      windows: [
        {
          id: 'a',
          version: 'x',
          from: '2026-01-01T00:00:00Z',
          until: '2026-01-02T00:00:00Z',
          priority: 1,
        },
        {
          id: 'b',
          version: 'y',
          from: '2026-01-01T12:00:00Z',
          until: '2026-01-03T00:00:00Z',
          priority: 5,
        },
      ],
    };
    const at = (text: string): string | undefined => activeWindow(entry, Date.parse(text))?.id;
    expect([
      at('2025-12-31T23:59:59Z'),
      at('2026-01-01T00:00:00Z'),
      at('2026-01-01T12:00:00Z'),
      at('2026-01-02T23:59:59Z'),
      at('2026-01-03T00:00:00Z'),
    ]).toEqual([undefined, 'a', 'b', 'b', undefined]);
  });
});

describe('canary shares (releases B42)', () => {
  const entry = (percent: number): RemoteEntry => ({
    stable: 'x',
    good: [],
    canary: { version: 'y', percent, salt: 's' },
  });

  test('zero percent is nobody, a hundred everybody, and growing only adds', () => {
    law(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (share, a, b) => {
          const isIn = (percent: number): boolean =>
            inCanary(entry(percent), { bucket: () => share, cohorts: [] });
          expect(isIn(0)).toBe(false);
          expect(isIn(100)).toBe(true);
          if (isIn(Math.min(a, b))) expect(isIn(Math.max(a, b))).toBe(true);
        },
      ),
    );
  });

  test('a cohort can be let in or kept out whatever its share', () => {
    const canary = {
      version: 'y',
      percent: 0,
      salt: 's',
      cohorts: { include: ['staff'], exclude: ['vip'] },
    };
    const isIn = (cohorts: string[]): boolean =>
      inCanary({ stable: 'x', good: [], canary }, { bucket: () => 0.9, cohorts });
    expect([isIn([]), isIn(['staff']), isIn(['staff', 'vip'])]).toEqual([false, true, false]);
  });

  test('somebody who is not known yet is kept out where anybody is, let in nowhere, and else judged by the share', () => {
    const isIn = (cohorts: { include?: string[]; exclude?: string[] }): boolean =>
      inCanary(
        { stable: 'x', good: [], canary: { version: 'y', percent: 50, salt: 's', cohorts } },
        { bucket: () => 0.4, cohorts: null },
      );
    expect([isIn({}), isIn({ exclude: ['vip'] }), isIn({ include: ['vip'] })]).toEqual([
      true,
      false,
      true,
    ]);
    const nobody = { version: 'y', percent: 0, salt: 's', cohorts: { include: ['staff'] } };
    expect(
      inCanary({ stable: 'x', good: [], canary: nobody }, { bucket: () => 0, cohorts: null }),
    ).toBe(false);
  });

  test('a bucket lies in [0, 1) and follows the first four bytes only', () => {
    law(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 32 }), (bytes) => {
        const bucket = bucketOf(bytes);
        expect(bucket >= 0 && bucket < 1).toBe(true);
        expect(bucketOf(bytes.slice(0, 4))).toBe(bucket);
      }),
    );
    expect(() => bucketOf(new Uint8Array(3))).toThrow(RangeError);
  });
});

describe('requirements', () => {
  test.each([
    ['19.3.1', '^19.0.0', true],
    ['20.0.0', '^19.0.0', false],
    ['0.1.5', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.0.4', '^0.0.3', false],
    ['1.0.0', '>=1.0 <2', true],
    ['2.0.0', '>=1.0 <2', false],
    ['1.4.9', '~1.4.0', true],
    ['1.5.0', '~1.4.0', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.3', 'latest', false],
    ['1.2.3', '', false],
    ['garbage', '>=0', false],
    ['1.2.3_ab', '=1.2.3', true],
    ['2.0.0', '>1 <=2', true],
  ])('%s in %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  test('versions order by number, not by text', () => {
    expect(['1.10.0', '1.9.0', 'x', '1.9.1'].sort(compareVersions)).toEqual([
      'x',
      '1.9.0',
      '1.9.1',
      '1.10.0',
    ]);
  });
});

describe('paths (safety C1)', () => {
  test.each([
    '..',
    'a/../b',
    'a//b',
    '%2e%2e/x',
    'a?b',
    'a#b',
    'a\\b',
    '',
    '/a',
    'a/',
    '.git/config',
    'a b',
  ])('%j is not canonical', (path) => {
    expect(isCanonicalFile(path)).toBe(false);
    expect(fileUrl('sports', '1.0.0_aaaaaaa', path)).toBeNull();
    expect(parseReleasePath(`/cn/mobile/_mf/remotes/${path}`)).toBeNull();
  });

  test('the known folders are told apart, everything else is nothing', () => {
    expect(parseReleasePath(channelUrl('production'))).toEqual({
      kind: 'channel',
      file: 'channel/production.json',
    });
    expect(parseReleasePath('/cn/mobile/_mf/remotes/sports/1.0.0_aaaaaaa/a.js')).toMatchObject({
      kind: 'immutable',
    });
    expect(parseReleasePath('/cn/mobile/_mf/other/a.js')).toBeNull();
    expect(parseReleasePath('/elsewhere')).toBeNull();
    expect([
      isVersionId('1.0.0_aaaaaaa'),
      isVersionId('1.0.0'),
      isVersionId('1.0.0+aaaaaaa'),
    ]).toEqual([true, false, false]);
  });
});
