import { Routing } from '@site/domain/constants';
import type { Browser } from 'playwright';
import { firstUse, type Use } from './first-use';
import { measurePage, median, type PageCost } from './measure-page';
import { buildOneBundle } from './one-bundle';
import { differencesOf } from './same-page';
import { startTwin } from './twin-server';

/** Pages and what is done on each first. */
const PAGES: readonly (readonly [path: string, use: Use])[] = [
  ['/', { tap: 'promo-card', leadsTo: '/Promotions' }],
  ['/sbtwo/sports-saba', { tap: 'odds-cell', shows: 'slip-bar' }],
  ['/Games', { tap: 'search-entry', leadsTo: '/search' }],
  ['/Promotions', { tap: 'promo-card', leadsTo: '/Detail' }],
  ['/event_CNY2024', { tap: 'snatch-login', leadsTo: '/login' }],
  ['/login', { type: 'login-username' }],
];

/** One line of a bench. */
export type BenchLine = {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
} & Readonly<Record<string, string | number>>;

/** The three builds of the same sources: ours, one bundle treated alike, one as most teams serve it. */
type Build = 'federated' | 'alike' | 'plain';
type Sites = Readonly<Record<Build, string>>;
const BUILDS: readonly Build[] = ['federated', 'alike', 'plain'];

const costLine = (page: string, build: Build, cache: string, cost: PageCost): BenchLine => ({
  bench: 'first-page',
  page,
  build,
  cache,
  value: cost.scriptBytes,
  unit: 'script bytes',
  requests: cost.requests,
  scriptRequests: cost.scriptRequests,
  allBytes: cost.allBytes,
});

type Costs = Readonly<Record<Build, { readonly cold: PageCost; readonly warm: PageCost }>>;

/**
 * One look at a page of each build.
 *
 * @throws Error with what differs when they do not show the same page.
 */
async function inTurn(
  browser: Browser,
  sites: Sites,
  page: string,
  throttled: boolean,
): Promise<Costs> {
  const look = (build: Build): ReturnType<typeof measurePage> =>
    measurePage(browser, sites[build] + page, { throttled });
  const costs = {
    federated: await look('federated'),
    alike: await look('alike'),
    plain: await look('plain'),
  };
  for (const build of BUILDS) {
    const found = differencesOf(costs.federated.cold.shown, costs[build].cold.shown);
    if (found.length > 0)
      throw new Error(`${page}: ${build} is not the same page as ours: ${found.join('; ')}`);
  }
  return costs;
}

/**
 * Counts of all builds, after it is shown that they show the same page.
 *
 * @throws Error with what differs; no figure of such a page means anything.
 */
async function countPage(
  browser: Browser,
  sites: Sites,
  page: string,
  emit: (line: BenchLine) => void,
): Promise<void> {
  const costs = await inTurn(browser, sites, page, false);
  for (const build of BUILDS) {
    emit(costLine(page, build, 'cold', costs[build].cold));
    emit(costLine(page, build, 'warm', costs[build].warm));
  }
}

const spread = (values: readonly number[]): string =>
  `${Math.min(...values)}-${Math.max(...values)}`;

/** Ratio of medians, with the medians and spreads that it comes from. */
function ratioLine(
  bench: string,
  page: string,
  against: Build,
  times: Readonly<Record<Build, readonly number[]>>,
): BenchLine {
  const [ours, theirs] = [median(times.federated), median(times[against])];
  if (ours === 0 || theirs === 0) throw new Error(`${page}: ${bench} has no time to compare`);
  return {
    bench,
    page,
    value: Math.round((ours / theirs) * 100) / 100,
    unit: `ratio to one bundle, ${against}`,
    ours,
    oursSpread: spread(times.federated),
    theirs,
    theirsSpread: spread(times[against]),
  };
}

const perBuild = (): Record<Build, number[]> => ({ federated: [], alike: [], plain: [] });

/** Times of all builds in turns, slow line and a quarter of the processor. */
async function timePage(
  browser: Browser,
  sites: Sites,
  [page, use]: (typeof PAGES)[number],
  emit: (line: BenchLine) => void,
  rounds: number,
): Promise<void> {
  const [lcp, used] = [perBuild(), perBuild()];
  const own: Costs['federated'][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs = await inTurn(browser, sites, page, true);
    own.push(costs.federated);
    for (const build of BUILDS) {
      lcp[build].push(costs[build].cold.lcpMs);
      used[build].push(await firstUse(browser, sites[build] + page, use));
    }
  }
  const [seen] = own;
  if (seen === undefined) return;
  const middle = (of: (cost: (typeof own)[number]) => number): number => median(own.map(of));
  emit({
    bench: 'first-page-times',
    page,
    value: middle(({ cold }) => cold.lcpMs),
    unit: 'ms to the largest paint, slow line',
    largest: seen.cold.lcpOf,
    fcpMs: middle(({ cold }) => cold.fcpMs),
    shift: Math.max(...own.map(({ cold }) => cold.shift)),
    blockingMs: middle(({ cold }) => cold.blockingMs),
    firstUseMs: median(used.federated),
    againLcpMs: middle(({ warm }) => warm.lcpMs),
    againScriptBytes: Math.max(...own.map(({ warm }) => warm.scriptBytes)),
  });
  for (const against of ['alike', 'plain'] as const) {
    emit(ratioLine('first-page-lcp', page, against, lcp));
    emit(ratioLine('first-page-use', page, against, used));
  }
}

/**
 * What a first page costs, cold and again, beside the same sources built as one bundle: counts as
 * they are, times as ratios of medians. Gives no figure of a page that is not the same on all
 * sides.
 *
 * @param rounds turns of the timed part; 0 counts only.
 * @param only one of the pages; all without it.
 */
export async function benchFirstPage(
  browser: Browser,
  siteUrl: string,
  emit: (line: BenchLine) => void,
  rounds = 5,
  only?: string,
): Promise<void> {
  const pages = PAGES.filter(([page]) => only === undefined || page === only);
  if (pages.length === 0)
    throw new Error(`no page "${only}"; there are: ${PAGES.map(([page]) => page).join(', ')}`);
  const bundle = await buildOneBundle();
  const [alike, plain] = await Promise.all([
    startTwin(siteUrl, bundle, 'alike'),
    startTwin(siteUrl, bundle, 'plain'),
  ]);
  const [federated, base] = [siteUrl, Routing.basePath];
  const sites = { federated: federated + base, alike: alike.url + base, plain: plain.url + base };
  try {
    for (const page of pages) {
      await countPage(browser, sites, page[0], emit);
      if (rounds > 0) await timePage(browser, sites, page, emit, rounds);
    }
  } finally {
    alike.stop();
    plain.stop();
  }
}
