import type { Registry } from '@site/contracts/releases/registry';
import { findPage } from './find-page';
import { accentCssOf, posterOf } from './season-face';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const VERSION = '1.0.0_aaaaaaa';

const surfaceOf = (slug: string) => ({
  name: `season-${slug}`,
  routes: [
    {
      path: `/event_${slug}`,
      page: 'season',
      layoutStatus: 2,
      access: 'public',
      title: slug,
      skeleton: 'poster',
    },
  ],
  slots: [{ name: 'season.entry', view: 'entry', order: 1 }],
  season: {
    slug,
    accents: {
      dark: { brand: '#ff9a7d', gold: '#ffd06a' },
      light: { brand: '#b3201f', gold: '#e2a233' },
    },
    entry: { title: 't', hint: 'h', sign: 's' },
    poster: {
      title: '新春<b>',
      slogan: '万象更新',
      lines: ['一', '二'],
      image: 'poster.svg',
      ground: '#22040a',
      ink: '#fff3d6',
    },
  },
});
const lineOf = (
  from: string,
  until: string,
  kill: string | null = null,
): Registry['remotes'][string] => ({
  squad: 's',
  contact: '#c',
  tier: 'seasonal',
  stable: VERSION,
  good: [],
  canary: null,
  kill,
  windows: [
    {
      id: 'w',
      version: VERSION,
      zone: 'Asia/Shanghai',
      from,
      until,
      graceMinutes: 30,
      prefetchJitterSeconds: 0,
      priority: 1,
      killed: false,
    },
  ],
});
const record = (slug: string) => ({
  release: `/cn/mobile/_mf/remotes/season_${slug}/${VERSION}/release.json`,
  integrity: '',
  requires: {},
  surface: surfaceOf(slug),
});
const registryOf = (kill: string | null = null): Registry => ({
  schema: 'mf-registry/1',
  generation: 1,
  previous: null,
  host: null,
  routes: [],
  revoked: [],
  flags: {},
  remotes: {
    season_now: lineOf('2026-11-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00', kill),
    season_past: lineOf('2025-11-01T00:00:00+08:00', '2025-12-01T00:00:00+08:00'),
  },
  versions: {
    [`season_now@${VERSION}`]: record('now'),
    [`season_past@${VERSION}`]: record('past'),
  },
});

const namesOn = (registry: Registry, path: string): string[] =>
  findPage(registry, path, NOW).remotes.map(({ name }) => name);

test('a season has its poster in the document: words that cannot break it, its picture, its period by the plan', () => {
  const registry = registryOf();
  const poster = posterOf(registry, findPage(registry, '/event_now', NOW), NOW);
  expect(poster?.html).toContain('<h2>新春&lt;b&gt;</h2>');
  expect(poster?.html).toContain(`src="/cn/mobile/_mf/remotes/season_now/${VERSION}/poster.svg"`);
  expect(poster?.html).toContain('活动时间 2026/11/01 00:00 至 2026/11/30 23:59（北京时间）');
  expect(poster?.css).toBe('.season-poster{--ground:#22040a;--ink:#fff3d6}');
  expect(posterOf(registry, findPage(registry, '/', NOW), NOW)).toBeNull();
});

test('home names the running season only, and its accents stand in the document while it runs', () => {
  expect(namesOn(registryOf(), '/')).toEqual(['season_now']);
  expect(accentCssOf(registryOf(), NOW)).toContain('html:root{--site-season:#ff9a7d');
  expect(accentCssOf(registryOf(), Date.parse('2026-12-01T00:00:00+08:00'))).toBe('');
});

test('a season that was switched off keeps its address and poster, and loads nothing', () => {
  const registry = registryOf('wrong prizes');
  const page = findPage(registry, '/event_now', NOW);
  expect(page).toMatchObject({ remotes: [], own: null, layout: 2, title: 'now' });
  expect(posterOf(registry, page, NOW)?.html).toContain('万象更新');
  expect(namesOn(registry, '/')).toEqual([]);
  expect(accentCssOf(registry, NOW)).toBe('');
});

test('texts that are the reason of an end are in no document, whether the window or the part is off; title and picture stay', () => {
  const htmlOf = (registry: Registry): string =>
    posterOf(registry, findPage(registry, '/event_now', NOW), NOW)?.html ?? '';
  const ended = (killedFor: string): Registry => {
    const registry = registryOf();
    const line = registry.remotes.season_now!;
    const windows = (line.windows ?? []).map((each) => ({ ...each, killed: true, killedFor }));
    return { ...registry, remotes: { ...registry.remotes, season_now: { ...line, windows } } };
  };
  for (const registry of [ended('text'), registryOf('text: typo in rule 3')]) {
    expect(htmlOf(registry)).toContain('新春&lt;b&gt;');
    expect(htmlOf(registry)).toContain('poster.svg');
    expect(htmlOf(registry)).not.toMatch(/万象更新|<li>/);
  }
  for (const registry of [ended('code'), registryOf('prize: too many')])
    expect(htmlOf(registry)).toMatch(/万象更新.*<li>一/);
});

/** Two seasons of two years that share an address; the first by name is the one of the other year. */
const sharedOf = (
  a: readonly [from: string, until: string],
  b: readonly [from: string, until: string],
): Registry => {
  const withShared = (slug: string): Registry['versions'][string] => {
    const surface = surfaceOf(slug);
    return {
      ...record(slug),
      surface: { ...surface, routes: [{ ...surface.routes[0], path: '/newyear', title: slug }] },
    };
  };
  return {
    ...registryOf(),
    remotes: { season_a: lineOf(...a), season_b: lineOf(...b) },
    versions: {
      [`season_a@${VERSION}`]: withShared('a'),
      [`season_b@${VERSION}`]: withShared('b'),
    },
  };
};
const PAST = ['2025-01-01T00:00:00+08:00', '2025-02-01T00:00:00+08:00'] as const;
const RUNS = ['2026-11-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00'] as const;
const SOON = ['2027-01-01T00:00:00+08:00', '2027-02-01T00:00:00+08:00'] as const;

test.each([
  ['the one that runs, not the one that ended', PAST, RUNS, 'b'],
  ['the one that runs, not the one to come', SOON, RUNS, 'b'],
  ['the next, not the last', PAST, SOON, 'b'],
  ['the one that runs, first by name too', RUNS, SOON, 'a'],
] as const)(
  'of two seasons at one address the document paints, titles and loads %s',
  (_what, a, b, slug) => {
    const registry = sharedOf(a, b);
    const page = findPage(registry, '/newyear/', NOW);
    expect(page).toMatchObject({
      title: slug,
      own: { name: `season_${slug}` },
      face: { name: `season_${slug}` },
      remotes: [{ name: `season_${slug}`, version: VERSION }],
    });
    expect(posterOf(registry, page, NOW)?.html).toContain(`/season_${slug}/`);
  },
);

test('a running window with a version of its own gives poster and accents alike; after it both are those of the stable one', () => {
  const registry = registryOf();
  const later = '1.1.0_bbbbbbb';
  const line = registry.remotes.season_now;
  const surface = surfaceOf('now');
  const painted: Registry = {
    ...registry,
    remotes: {
      ...registry.remotes,
      ...(line
        ? {
            season_now: {
              ...line,
              windows: (line.windows ?? []).map((window) => ({ ...window, version: later })),
            },
          }
        : {}),
    },
    versions: {
      ...registry.versions,
      [`season_now@${later}`]: {
        ...record('now'),
        surface: {
          ...surface,
          season: {
            ...surface.season,
            accents: { ...surface.season.accents, dark: { brand: '#00aa77', gold: '#ffd06a' } },
            poster: { ...surface.season.poster, ground: '#001122' },
          },
        },
      },
    },
  };
  const page = findPage(painted, '/event_now', NOW);
  expect(posterOf(painted, page, NOW)?.css).toContain('--ground:#001122');
  expect(accentCssOf(painted, NOW)).toContain('--site-season:#00aa77');
  expect(accentCssOf({ ...painted, revoked: [`season_now@${later}`] }, NOW)).toContain(
    '--site-season:#ff9a7d',
  );
});

test('a window of a part that is no season takes neither home nor the colours', () => {
  const registry = registryOf();
  const line = registry.remotes.season_now;
  const crowded: Registry = {
    ...registry,
    remotes: {
      ...registry.remotes,
      ...(line
        ? {
            another: {
              ...line,
              tier: 'standard',
              windows: (line.windows ?? []).map((window) => ({ ...window, priority: 99 })),
            },
          }
        : {}),
    },
  };
  expect(namesOn(crowded, '/')).toEqual(['season_now']);
  expect(accentCssOf(crowded, NOW)).toContain('--site-season:#ff9a7d');
});
