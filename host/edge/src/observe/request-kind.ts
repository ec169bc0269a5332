/** What a request was for, as far as its address tells: few words, so that they can be counted. */
import { Routing } from '@site/domain/constants';
import { DATA_PREFIXES, PAGE_PREFIXES } from '@site/domain/serving/call-paths';

/** Kinds of requests; `operations` are those of whoever watches the edge. */
export type RequestKind = 'document' | 'release' | 'call' | 'frame' | 'operations' | 'other';

const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

const KINDS: readonly (readonly [RequestKind, readonly string[]])[] = [
  ['release', [`${Routing.basePath}/_mf`]],
  ['call', DATA_PREFIXES],
  ['frame', PAGE_PREFIXES],
  ['operations', ['/healthz', '/readyz', '/metrics', '/__edge', '/__sandbox']],
  ['document', [Routing.basePath]],
];

/** The path of an address, without what may be anybody's secret. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The kind of an address. */
export function kindOf(url: string): RequestKind {
  const path = pathOf(url);
  return (
    KINDS.find(([, prefixes]) => prefixes.some((prefix) => isUnder(path, prefix)))?.[0] ?? 'other'
  );
}
