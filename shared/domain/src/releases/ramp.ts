/** How a new version reaches everybody, and when it is stopped (releases D7). */
import { percentText } from './figures';
import { sentence, type Sentence } from './sentence';

/** Shares of a ramp, in percent. */
export const RAMP: readonly number[] = [1, 5, 25, 100];

/** What a step must have seen before the next: loads of the new version, and time in ms. */
export const RampStep = { minLoads: 200, minMs: 10 * 60_000 } as const;

/** When the watcher stops a ramp by itself, unless the release says otherwise. */
export const HaltAbove = { failRate: 0.01, minLoads: 200 } as const;

/** The share after this one; null at the end. */
export const nextShare = (percent: number): number | null =>
  RAMP.find((share) => share > percent) ?? null;

/**
 * Salt of a ramp: its own for each release and each attempt at it, so that shares of two releases
 * do not meet (releases B42).
 */
export const rampSalt = (name: string, version: string, attempt: number): string =>
  `${name}:${version}:${attempt}`;

/** What a shadow canary found: idle tabs that fetched the files without running them. */
export interface ShadowCounts {
  readonly checks: number;
  readonly failures: number;
}

/** What members' pages told of one version. */
export interface LoadCounts {
  readonly loads: number;
  readonly failures: number;
  readonly shadow?: ShadowCounts;
}

/**
 * When files that do not reach idle tabs hold a ramp: that many checks, and a larger share of them
 * in vain.
 */
const ShadowLimit = { minChecks: 5, failRate: 0.1 } as const;

/** What was counted of a version before a share began. */
export interface CountsBefore {
  readonly loadsBefore: number;
  readonly failuresBefore: number;
}

/** What a share of a ramp is held against. */
export interface RampShare extends CountsBefore {
  /** How long it has stood, ms. */
  readonly heldMs: number;
  /** Share of failures that would halt the ramp, 0 to 1. */
  readonly failRate: number;
}

/** Share of loads that failed, 0 without any. */
export const failRate = ({ loads, failures }: LoadCounts): number =>
  loads === 0 ? 0 : failures / loads;

/** The same for people: `4.2 %`. */
export const failPercent = (counts: LoadCounts): string => percentText(failRate(counts));

/**
 * What a share saw itself: the edge counts a version for as long as it runs, also what was mended
 * or tried before.
 */
export function countsSince<C extends LoadCounts>(
  counts: C,
  { loadsBefore, failuresBefore }: CountsBefore,
): C {
  // An edge that was started anew counts from zero again: all it has was seen since.
  if (counts.loads < loadsBefore || counts.failures < failuresBefore) return counts;
  return {
    ...counts,
    loads: counts.loads - loadsBefore,
    failures: counts.failures - failuresBefore,
  };
}

/**
 * Whether a version fails too often to go on: enough loads, and more failures than allowed.
 *
 * @param counts of its present share.
 */
export function mustHalt(
  counts: LoadCounts,
  limit: { readonly failRate: number; readonly minLoads: number },
): boolean {
  return counts.loads >= limit.minLoads && failRate(counts) > limit.failRate;
}

/**
 * Why a ramp may not take its next step yet, as a sentence; null when it may.
 *
 * @param all what the edge counted, also before this share.
 */
export function rampHold(
  all: LoadCounts,
  { heldMs, failRate: most, ...before }: RampShare,
  limit: { readonly minLoads: number; readonly minMs: number } = RampStep,
): Sentence | null {
  const { checks, failures } = all.shadow ?? { checks: 0, failures: 0 };
  if (checks >= ShadowLimit.minChecks && failures > checks * ShadowLimit.failRate)
    return sentence`its files did not reach ${failures} of ${checks} idle pages that looked`;
  const counts = countsSince(all, before);
  if (counts.loads < limit.minLoads)
    return sentence`only ${counts.loads} of ${limit.minLoads} loads seen at this share`;
  if (failRate(counts) > most)
    return sentence`${failPercent(counts)} of its loads failed, more than ${percentText(most)}`;
  if (heldMs < limit.minMs)
    return sentence`this share has stood for ${Math.floor(heldMs / 60_000)} of ${Math.ceil(limit.minMs / 60_000)} minutes`;
  return null;
}
