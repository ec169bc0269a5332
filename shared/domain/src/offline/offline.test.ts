import fc from 'fast-check';
import { DATA_PREFIXES, PAGE_PREFIXES } from '../serving/call-paths';
import { KEPT_CACHES, isKeptCache, isOfflineOn } from './names';
import { keptAfter, liveVersions, mayStandIn, OfflineLimits, surplus } from './kept';
import { answeredBy, releasedFile, type AskedFor } from './requests';

const ORIGIN = 'https://m.example';
const FILE = '/cn/mobile/_mf/remotes/sports/1.8.1_9f3c2ab/remoteEntry.js';
const asked = (more: Partial<AskedFor>): AskedFor => ({
  method: 'GET',
  origin: ORIGIN,
  pathname: '/cn/mobile/',
  search: '',
  mode: 'cors',
  destination: 'script',
  isPartial: false,
  isPreview: false,
  ...more,
});
const page = (more: Partial<AskedFor> = {}): AskedFor =>
  asked({ mode: 'navigate', destination: 'document', ...more });

describe('which requests the service worker answers', () => {
  test('pages of the site, and immutable files of versions', () => {
    expect(answeredBy(page({ pathname: '/cn/mobile/sbtwo/sports-im' }), ORIGIN)).toEqual({
      kind: 'page',
      mayStandIn: true,
    });
    expect(answeredBy(asked({ pathname: FILE }), ORIGIN)).toEqual({
      kind: 'file',
      pathname: FILE,
      part: 'sports',
      version: '1.8.1_9f3c2ab',
      file: 'remoteEntry.js',
    });
  });

  test('a preview link is never answered by the kept document of the live site', () => {
    expect(answeredBy(page({ isPreview: true }), ORIGIN)).toMatchObject({
      mayStandIn: false,
    });
  });

  test('nothing of a call, a framed page, a control or a stream, whatever it looks like', () => {
    const paths = [...DATA_PREFIXES, ...PAGE_PREFIXES, '/__sandbox', '/__edge', '/healthz'];
    for (const prefix of paths) {
      for (const pathname of [prefix, `${prefix}/`, `${prefix}/cn/mobile/_mf/remotes/x.js`]) {
        expect(answeredBy(asked({ pathname }), ORIGIN)).toBeNull();
        expect(answeredBy(page({ pathname }), ORIGIN)).toBeNull();
      }
    }
  });

  test.each([
    ['a write', asked({ pathname: FILE, method: 'POST' })],
    ['a form that is sent', page({ method: 'POST' })],
    ['another origin', asked({ pathname: FILE, origin: 'https://games.example' })],
    ['a second attempt at a file', asked({ pathname: FILE, search: '?r=1' })],
    ['a piece of a file', asked({ pathname: FILE, isPartial: true })],
    ['a file opened as a page', page({ pathname: FILE })],
    ['the pointer', asked({ pathname: '/cn/mobile/_mf/channel/production.json' })],
    ['a registry', asked({ pathname: '/cn/mobile/_mf/registry/412-9b1f03aa7c21.json' })],
    ['a path in disguise', asked({ pathname: FILE.replace('remoteEntry', '..%2f..') })],
    ['a page in a frame', page({ destination: 'iframe' })],
    ['a public file', page({ pathname: '/cn/mobile/sw.js' })],
    ['the base without its slash', page({ pathname: '/cn/mobile' })],
    ['data of a route', asked({ destination: '', pathname: '/cn/mobile/wallet' })],
  ])('not %s', (_what, request) => {
    expect(answeredBy(request, ORIGIN)).toBeNull();
  });

  test('whatever is asked for: an answer means GET, this origin, and one of the two forms', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('navigate', 'cors'), (pathname, mode) => {
        const found = answeredBy(asked({ pathname, mode, destination: 'document' }), ORIGIN);
        expect(found === null || pathname.startsWith('/cn/mobile/')).toBe(true);
      }),
    );
    expect(releasedFile('/cn/mobile/_mf/remotes/sports/1.8.1_9f3c2ab/')).toBeNull();
  });
});

const line = (stable: string, more: object = {}) => ({ stable, good: [], ...more });

describe('what a device keeps', () => {
  test('versions that some member is shown: not of parts, windows and canaries that are off', () => {
    const windows = [
      { id: 'a', version: '2.0.0_bbbbbbb', from: '', until: '', priority: 1 },
      { id: 'b', version: '3.0.0_ccccccc', from: '', until: '', priority: 1, killed: true },
    ];
    expect(
      liveVersions({
        host: { current: '5.0.0_aaaaaaa' },
        remotes: {
          sports: line('1.0.0_aaaaaaa', {
            canary: { version: '1.1.0_ddddddd', percent: 5, salt: '' },
          }),
          casino: line('1.0.0_aaaaaaa', {
            canary: { version: '1.1.0_ddddddd', percent: 0, salt: '' },
          }),
          wallet: line('1.0.0_aaaaaaa', { kill: 'broken' }),
          events: line('1.0.0_aaaaaaa', { windows }),
        },
        revoked: [],
      }),
    ).toEqual([
      'casino@1.0.0_aaaaaaa',
      'events@1.0.0_aaaaaaa',
      'events@2.0.0_bbbbbbb',
      'host@5.0.0_aaaaaaa',
      'sports@1.0.0_aaaaaaa',
      'sports@1.1.0_ddddddd',
    ]);
    expect(liveVersions({ host: null, remotes: {}, revoked: [] })).toEqual([]);
  });

  test('the versions before stay until others come; a generation that changes none drops none', () => {
    const first = keptAfter(null, ['a@1']);
    const second = keptAfter(first, ['a@2']);
    expect(second).toEqual({ live: ['a@2'], last: ['a@1'] });
    expect(keptAfter(second, ['a@2'])).toBe(second);
    expect(keptAfter(second, ['a@3'])).toEqual({ live: ['a@3'], last: ['a@2'] });
  });

  test('an older document than the device has seen never stands in, nor one of another week', () => {
    const kept = { generation: 7, savedAt: 1_000 };
    expect(mayStandIn(kept, 7, 1_000 + OfflineLimits.goodMs)).toBe(true);
    expect(mayStandIn(kept, 8, 1_000)).toBe(false);
    expect(mayStandIn(kept, 7, 1_001 + OfflineLimits.goodMs)).toBe(false);
    expect(mayStandIn(kept, 7, 999 - OfflineLimits.goodMs)).toBe(false);
  });

  test('a network that is only slow has a document stand in that was confirmed within the hour', () => {
    const kept = { generation: 7, savedAt: 1_000 };
    const { slowGoodMs } = OfflineLimits;
    expect(mayStandIn(kept, 7, 1_000 + slowGoodMs, slowGoodMs)).toBe(true);
    expect(mayStandIn(kept, 7, 1_001 + slowGoodMs, slowGoodMs)).toBe(false);
    expect(slowGoodMs).toBeLessThan(OfflineLimits.goodMs / 24);
  });

  test('in the place of a revoked version stand the good ones that pages are given', () => {
    expect(
      liveVersions({
        host: null,
        remotes: { sports: { stable: '2.0.0_bbbbbbb', good: ['1.9.0_aaaaaaa', '1.8.0_ccccccc'] } },
        revoked: ['sports@2.0.0_bbbbbbb', 'sports@1.9.0_aaaaaaa'],
      }),
    ).toEqual(['sports@1.8.0_ccccccc']);
  });

  test('files of other versions go, then the oldest until the rest fits', () => {
    const files = [
      { pathname: '/1', key: 'a@1', bytes: 40 },
      { pathname: '/old', key: 'a@0', bytes: 1 },
      { pathname: '/2', key: 'a@2', bytes: 40 },
      { pathname: '/none', key: null, bytes: 1 },
      { pathname: '/3', key: 'a@2', bytes: 40 },
    ];
    const versions = { live: ['a@2'], last: ['a@1'] };
    expect(surplus(files, versions)).toEqual(['/old', '/none']);
    expect(surplus(files, versions, 80)).toEqual(['/old', '/none', '/1']);
    expect(surplus(files, versions, 0)).toHaveLength(5);
  });

  test('a switch that nobody turned is on; caches are told by their names', () => {
    expect([
      isOfflineOn({}),
      isOfflineOn({ offline: true }),
      isOfflineOn({ offline: false }),
    ]).toEqual([true, true, false]);
    expect(Object.values(KEPT_CACHES).every(isKeptCache)).toBe(true);
    expect(isKeptCache('other')).toBe(false);
  });
});
