import type { Browser } from 'playwright';
import type { BuiltPart } from '../build/build-all';
import { chainLine, codeBytes, costLine, ratioLine, type Build } from './first-page-lines';
import { FIRST_PAGES, type FirstPage } from './first-pages';
import { firstUse, type FirstUse } from './first-use';
import type { Emit } from './line';
import {
  measurePage,
  median,
  profilePage,
  spreadOf,
  type LookOptions,
  type PageCost,
} from './measure-page';
import { buildOneBundle } from './one-bundle';
import { timeByOwner } from './packages';
import { ownersOf } from './part-maps';
import { visitOf } from './phone';
import { checkSame } from './same-page';
import type { BenchSize } from './sizes';
import { startTwin } from './twin-server';

type Sites = Readonly<Record<Build, string>>;
const BUILDS: readonly Build[] = ['federated', 'alike', 'plain'];

type Costs = Readonly<Record<Build, { readonly cold: PageCost; readonly warm: PageCost }>>;

/**
 * One look at a page of each build.
 *
 * @throws Error with what differs when they do not show the same page.
 */
async function inTurn(
  browser: Browser,
  sites: Sites,
  { path, isMember }: FirstPage,
  options: LookOptions,
): Promise<Costs> {
  const look = (build: Build): ReturnType<typeof measurePage> =>
    measurePage(browser, visitOf(sites[build], path, isMember), options);
  const costs = {
    federated: await look('federated'),
    alike: await look('alike'),
    plain: await look('plain'),
  };
  for (const build of BUILDS)
    for (const cache of ['cold', 'warm'] as const)
      checkSame(
        `${path}, ${build}, ${cache}`,
        costs.federated.cold.shown,
        costs[build][cache].shown,
      );
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
  page: FirstPage,
  { look, emit }: { readonly look: LookOptions; readonly emit: Emit },
): Promise<void> {
  const costs = await inTurn(browser, sites, page, { ...look, throttled: false });
  for (const build of BUILDS) {
    emit(costLine(page.path, build, 'cold', costs[build].cold));
    emit(costLine(page.path, build, 'warm', costs[build].warm));
    emit(chainLine(page.path, build, costs[build].cold));
  }
}

/** What was seen of one page in all turns, per build. */
interface Timed {
  readonly costs: readonly Costs[];
  readonly uses: Readonly<
    Record<Build, readonly { readonly cold: FirstUse; readonly warm: FirstUse }[]>
  >;
}

async function timePage(
  browser: Browser,
  sites: Sites,
  page: FirstPage,
  { rounds, look }: BenchSize['firstPage'],
): Promise<Timed> {
  const costs: Costs[] = [];
  const uses: Record<Build, { cold: FirstUse; warm: FirstUse }[]> = {
    federated: [],
    alike: [],
    plain: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    costs.push(await inTurn(browser, sites, page, look));
    for (const build of BUILDS) {
      const visit = visitOf(sites[build], page.path, page.isMember);
      uses[build].push(await firstUse(browser, visit, page.use));
    }
  }
  return { costs, uses };
}

/** Times of all builds, slow line and a quarter of the processor. */
function tellTimes({ path }: FirstPage, { costs, uses }: Timed, emit: Emit): void {
  const own = costs.map(({ federated }) => federated);
  const seen = own[0]?.cold;
  if (seen === undefined) return;
  const line = (bench: string, values: readonly number[], unit: string, more = {}): void =>
    emit({ bench, page: path, value: median(values), unit, spread: spreadOf(values), ...more });
  const cold = own.map((cost) => cost.cold);
  const blocking = cold.map(({ blockingMs }) => blockingMs);
  line(
    'first-page-fcp-ms',
    cold.map(({ fcpMs }) => fcpMs),
    'ms to the first paint',
  );
  line(
    'first-page-lcp-ms',
    cold.map(({ lcpMs }) => lcpMs),
    'ms to the largest paint',
    {
      largest: seen.lcpOf,
    },
  );
  line(
    'first-page-shift',
    cold.map(({ shift }) => shift),
    'layout shift',
  );
  line('first-page-blocking', blocking, 'ms that long tasks kept from a tap');
  const used = uses.federated.map((use) => use.cold);
  line(
    'first-page-use-ms',
    used.map(({ ms }) => ms),
    'ms to the first real use',
  );
  line(
    'first-page-before-use',
    used.map(({ requests }) => requests),
    'requests before the first real use',
  );
  const lcpOf = (build: Build): number[] => costs.map((cost) => cost[build].cold.lcpMs);
  const timesOf = (build: Build): number[] => uses[build].map((use) => use.cold.ms);
  for (const against of ['alike', 'plain'] as const) {
    const side = `one bundle, ${against}`;
    emit(ratioLine('first-page-lcp', path, side, [lcpOf('federated'), lcpOf(against)]));
    emit(ratioLine('first-page-use', path, side, [timesOf('federated'), timesOf(against)]));
  }
  line(
    'second-visit-bytes',
    own.map(({ warm }) => codeBytes(warm)),
    'bytes of scripts and styles',
  );
  const again = uses.federated.map((use) => use.warm.ms);
  emit(ratioLine('second-visit-use', path, 'the first visit', [again, timesOf('federated')]));
}

/** Milliseconds of the main thread by package and part, cold. */
async function tellOwners(
  browser: Browser,
  { url, builds }: { readonly url: string; readonly builds: readonly BuiltPart[] },
  { path, isMember }: FirstPage,
  { look, emit }: { readonly look: LookOptions; readonly emit: Emit },
): Promise<void> {
  const profile = await profilePage(browser, visitOf(url, path, isMember), look);
  const urls = profile.nodes.map(({ callFrame }) => callFrame.url).filter((each) => each !== '');
  const spent = timeByOwner(profile, await ownersOf(builds, urls));
  for (const [owner, ms] of spent)
    if (ms >= 1)
      emit({
        bench: 'first-page-owner',
        page: path,
        owner,
        value: Math.round(ms),
        unit: 'ms of the main thread',
      });
}

/** The federated site that is measured, and what it is built of. */
export interface FirstPageSite {
  readonly browser: Browser;
  readonly url: string;
  readonly builds: readonly BuiltPart[];
}

/**
 * What a first page costs, cold and again, beside the same sources built as one bundle: counts as
 * they are, times as ratios of medians. Gives no figure of a page that is not the same on all
 * sides.
 *
 * @throws Error when there is no such page, or when the sides differ.
 */
export async function benchFirstPage(
  site: FirstPageSite,
  size: BenchSize['firstPage'],
  emit: Emit,
): Promise<void> {
  const { browser, url } = site;
  const pages = FIRST_PAGES.filter(({ path }) => size.only === null || path === size.only);
  if (pages.length === 0)
    throw new Error(
      `no page "${size.only}"; there are: ${FIRST_PAGES.map(({ path }) => path).join(', ')}`,
    );
  const bundle = await buildOneBundle(size.remotes);
  const [alike, plain] = await Promise.all([
    startTwin(url, bundle, 'alike'),
    startTwin(url, bundle, 'plain'),
  ]);
  const sites = { federated: url, alike: alike.url, plain: plain.url };
  const told = { look: size.look, emit };
  try {
    for (const page of pages) {
      await countPage(browser, sites, page, told);
      await tellOwners(browser, site, page, told);
      tellTimes(page, await timePage(browser, sites, page, size), emit);
    }
  } finally {
    alike.stop();
    plain.stop();
  }
}
