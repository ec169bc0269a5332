/** Size budgets of a release: brotli bytes of its scripts (performance guide). */
import type { Release } from '@site/contracts/releases/release';

const KB = 1024;

/** Limits of the performance guide: brotli bytes of scripts only. */
export const Budgets = {
  hostFirstLoad: 150 * KB,
  serviceWorker: 12 * KB,
  remoteEntry: 9 * KB,
  sportsFirstPage: 55 * KB,
  remoteFirstPage: 45 * KB,
  seasonFirstPage: 35 * KB,
} as const;

/** The service worker among a host's files; builds of before and of `npm run dev` have none. */
const WORKER_FILE = 'public/sw.js';

/** One measured thing. */
export interface BudgetLine {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
  readonly ok: boolean;
  /** More than 97 % of the limit: the next feature will not fit. */
  readonly near: boolean;
}

/** Share of a limit from which a size is named as near. */
const NEAR = 0.97;

function line(what: string, bytes: number, limit: number): BudgetLine {
  return { what, bytes, limit, ok: bytes <= limit, near: bytes > limit * NEAR };
}

/** What a refusal says of a line that is over: a few bytes too many show only in exact bytes. */
export const overBudget = ({ what, bytes, limit }: BudgetLine): string =>
  `${what} is ${bytes} bytes, its budget ${limit}: ${bytes - limit} bytes too many (brotli)`;

function brotliOf(release: Release, files: readonly string[]): number {
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + (release.files[file]?.br ?? 0), 0);
}

/**
 * Budgets of one release: the entry alone where it is not all of the part, and the dearest of its
 * pages with all that a first visit loads.
 */
export function budgetLines(release: Release): BudgetLine[] {
  if (release.kind === 'host')
    return [
      line('host first load', brotliOf(release, [release.entry.url]), Budgets.hostFirstLoad),
      line('service worker', brotliOf(release, [WORKER_FILE]), Budgets.serviceWorker),
    ];
  const limit =
    release.kind === 'season'
      ? Budgets.seasonFirstPage
      : release.name === 'sports'
        ? Budgets.sportsFirstPage
        : Budgets.remoteFirstPage;
  const first = [release.entry.url, ...(release.exposes['./remote']?.js ?? [])];
  const pages = Object.entries(release.views).map(([view, files]) =>
    line(`${release.name} ${view}`, brotliOf(release, [...first, ...files]), limit),
  );
  const dearest =
    pages.sort((a, b) => b.bytes - a.bytes)[0] ??
    line(`${release.name} ./remote`, brotliOf(release, first), limit);
  // Folded into one script by a tool without classic chunks, the entry is the page: that has its own limit.
  if (new Set(first).size === 1) return [dearest];
  return [
    line(
      `${release.name} remoteEntry`,
      brotliOf(release, [release.entry.url]),
      Budgets.remoteEntry,
    ),
    dearest,
  ];
}
