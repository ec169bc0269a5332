/** Lines of the bench of first pages. */
import type { BenchLine } from './line';
import { median, spreadOf, type PageCost } from './measure-page';
import { byKind, chainOf, onNetwork, REQUEST_KINDS } from './requests';

/** The three builds of the same sources: ours, one bundle treated alike, one as most teams serve it. */
export type Build = 'federated' | 'alike' | 'plain';

/** Requests and bytes as fields of a line, by kind. */
function kindFields({ requests }: PageCost): Record<string, number> {
  const kinds = byKind(onNetwork(requests));
  return Object.fromEntries(
    REQUEST_KINDS.flatMap((kind) => [
      [`${kind}Requests`, kinds[kind].requests],
      [`${kind}Bytes`, kinds[kind].bytes],
    ]),
  );
}

const bytesOf = ({ requests }: PageCost): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Scripts and styles: what a second visit should not fetch again. */
export const codeBytes = ({ requests }: PageCost): number => {
  const { script, style } = byKind(requests);
  return script.bytes + style.bytes;
};

/** What crossed the network. */
export function costLine(page: string, build: Build, cache: string, cost: PageCost): BenchLine {
  return {
    bench: 'first-page',
    page,
    build,
    cache,
    value: codeBytes(cost),
    unit: 'bytes of scripts and styles',
    requests: onNetwork(cost.requests).length,
    allBytes: bytesOf(cost),
    ...kindFields(cost),
  };
}

/** The longest chain of requests. */
export function chainLine(page: string, build: Build, cost: PageCost): BenchLine {
  const chain = chainOf(cost.requests);
  return {
    bench: 'first-page-chain',
    page,
    build,
    value: chain.length,
    unit: 'requests beyond the document, each begun because the one before ended',
    chain: chain.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '').join(' > '),
  };
}

/** Ratio of medians, with the medians and spreads that it comes from. */
export function ratioLine(
  bench: string,
  page: string,
  against: string,
  [ours, theirs]: readonly [readonly number[], readonly number[]],
): BenchLine {
  const [own, other] = [median(ours), median(theirs)];
  if (own === 0 || other === 0) throw new Error(`${page}: ${bench} has no time to compare`);
  return {
    bench,
    page,
    value: Math.round((own / other) * 100) / 100,
    unit: `ratio to ${against}`,
    against,
    spread: spreadOf(ours.map((each, at) => Math.round((each / (theirs[at] ?? each)) * 100) / 100)),
    ours: own,
    oursSpread: spreadOf(ours),
    theirs: other,
    theirsSpread: spreadOf(theirs),
  };
}
