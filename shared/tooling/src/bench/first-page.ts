import type { Browser } from 'playwright';
import type { BuiltPart } from '../build/build-all';
import { bareLook, bareUse } from './bare-page';
import { chainLine, codeBytes, costLine, ratioLine, type Build } from './first-page-lines';
import { firstPages, type FirstPage } from './first-pages';
import { firstUse } from './first-use';
import type { Emit } from './line';
import {
  measurePage,
  median,
  profilePage,
  spreadOf,
  type LookOptions,
  type PageCost,
  type Paints,
} from './measure-page';
import { buildOneBundle } from './one-bundle';
import { timeByOwner } from './packages';
import { ownersOf } from './part-maps';
import { storedFor, visitOf } from './phone';
import { checkSame } from './same-page';
import type { BenchSize } from './sizes';
import { inBareBrowser } from './slow-browser';
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
  emit({
    bench: 'second-visit-bytes',
    page: page.path,
    value: codeBytes(costs.federated.warm),
    unit: 'bytes of scripts and styles',
  });
}

/** What was seen of a page in one turn: its first visit, when it could be used, and once more. */
interface Turn {
  readonly look: Paints;
  readonly useMs: number;
  /** Of the next visit, with what the first one left on the phone; no goal asks it of a twin. */
  readonly againMs: number | null;
}

/** All turns of one page, per build. */
type Timed = Readonly<Record<Build, readonly Turn[]>>;

async function timePage(
  sites: Sites,
  { path, isMember, use }: FirstPage,
  { rounds, look }: BenchSize['firstPage'],
): Promise<Timed> {
  const seen = { federated: [], alike: [], plain: [] } as Record<Build, Turn[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const build of BUILDS) {
      const visit = visitOf(sites[build], path, isMember);
      const bare = { ...look, url: visit.url, stored: await storedFor(visit) };
      const first = await inBareBrowser(bare.url, bare.throttled, (browser) =>
        bareLook(browser, bare),
      );
      const uses = await inBareBrowser(bare.url, bare.throttled, async (browser) => ({
        useMs: await bareUse(browser, bare, use),
        againMs: build === 'federated' ? await bareUse(browser, bare, use, true) : null,
      }));
      seen[build].push({ look: first, ...uses });
    }
  return seen;
}

/** Figures of the first visit of ours, and what they are. */
const TOLD = [
  ['first-page-fcp-ms', 'fcpMs', 'ms to the first paint'],
  ['first-page-lcp-ms', 'lcpMs', 'ms to the largest paint'],
  ['first-page-shift', 'shift', 'layout shift'],
  ['first-page-blocking', 'blockingMs', 'ms that long tasks kept from a tap'],
] as const;

/** Times of all builds, slow line and a quarter of the processor. */
function tellTimes({ path }: FirstPage, timed: Timed, emit: Emit): void {
  const [seen] = timed.federated;
  if (seen === undefined) return;
  const line = (bench: string, values: readonly number[], unit: string, more = {}): void =>
    emit({ bench, page: path, value: median(values), unit, spread: spreadOf(values), ...more });
  for (const [bench, figure, unit] of TOLD)
    line(
      bench,
      timed.federated.map(({ look }) => look[figure]),
      unit,
      figure === 'lcpMs' ? { largest: seen.look.lcpOf } : {},
    );
  const lcpOf = (build: Build): number[] => timed[build].map(({ look }) => look.lcpMs);
  const usesOf = (build: Build): number[] => timed[build].map(({ useMs }) => useMs);
  line('first-page-use-ms', usesOf('federated'), 'ms to the first real use');
  for (const against of ['alike', 'plain'] as const) {
    const side = `one bundle, ${against}`;
    emit(ratioLine('first-page-lcp', path, side, [lcpOf('federated'), lcpOf(against)]));
    emit(ratioLine('first-page-use', path, side, [usesOf('federated'), usesOf(against)]));
  }
  const again = timed.federated.map(({ againMs }) => againMs ?? Number.NaN);
  emit(ratioLine('second-visit-use', path, 'the first visit', [again, usesOf('federated')]));
}

/** What crosses the network before the first real use: a look with somebody who counts. */
async function tellBeforeUse(
  browser: Browser,
  url: string,
  { path, isMember, use }: FirstPage,
  emit: Emit,
): Promise<void> {
  const { cold } = await firstUse(browser, visitOf(url, path, isMember), use);
  emit({
    bench: 'first-page-before-use',
    page: path,
    value: cold.requests,
    unit: 'requests before the first real use',
  });
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
  const pages = firstPages(size.only);
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
      if (size.rounds === 0) continue;
      await tellBeforeUse(browser, url, page, emit);
      tellTimes(page, await timePage(sites, page, size), emit);
    }
  } finally {
    alike.stop();
    plain.stop();
  }
}
