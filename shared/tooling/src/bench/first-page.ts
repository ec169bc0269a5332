import { Routing } from '@site/domain/constants';
import type { Browser } from 'playwright';
import { measurePage, median, type PageCost } from './measure-page';
import { buildOneBundle } from './one-bundle';
import { startTwin } from './twin-server';

const PAGES = ['/', '/sbtwo/sports-saba', '/Games', '/Promotions'].map(
  (page) => Routing.basePath + page,
);

/** One line of a bench. */
export type BenchLine = {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
} & Readonly<Record<string, string | number>>;

function lines(page: string, build: string, cache: string, cost: PageCost): BenchLine[] {
  const { requests, scriptRequests, allBytes } = cost;
  return [
    {
      bench: 'first-page',
      page,
      build,
      cache,
      value: cost.scriptBytes,
      unit: 'script bytes',
      requests,
      scriptRequests,
      allBytes,
    },
  ];
}

/**
 * Bytes and requests of a first page, cold and warm, beside the same sources built as one bundle;
 * paint times as a ratio.
 */
export async function benchFirstPage(
  browser: Browser,
  siteUrl: string,
  emit: (line: BenchLine) => void,
  rounds = 3,
): Promise<void> {
  const twin = await startTwin(siteUrl, await buildOneBundle());
  try {
    for (const page of PAGES) {
      const federated = await measurePage(browser, siteUrl + page, { throttled: false });
      const bundle = await measurePage(browser, twin.url + page, { throttled: false });
      for (const line of [
        ...lines(page, 'federated', 'cold', federated.cold),
        ...lines(page, 'one bundle', 'cold', bundle.cold),
        ...lines(page, 'federated', 'warm', federated.warm),
        ...lines(page, 'one bundle', 'warm', bundle.warm),
      ])
        emit(line);
      const paints = { federated: [] as number[], bundle: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        paints.federated.push(
          (await measurePage(browser, siteUrl + page, { throttled: true })).cold.lcpMs,
        );
        paints.bundle.push(
          (await measurePage(browser, twin.url + page, { throttled: true })).cold.lcpMs,
        );
      }
      const [ours, theirs] = [median(paints.federated), median(paints.bundle)];
      emit({
        bench: 'first-page-lcp',
        page,
        value: theirs === 0 ? 0 : Math.round((ours / theirs) * 100) / 100,
        unit: 'ratio to one bundle',
        federatedMs: ours,
        oneBundleMs: theirs,
      });
    }
  } finally {
    twin.stop();
  }
}
