import type {
  ReleaseWindow,
  RemoteEntry,
  Requirements,
  ResolvableRegistry,
  ResolveContext,
} from './registry';
import { satisfies } from './semver';

/** Why a candidate is in the race. */
export type CandidateSource = 'override' | 'window' | 'canary' | 'stable' | 'good';

/** One line of the decision, in order, for `explain` and for support. */
export interface ResolveStep {
  readonly version: string | null;
  readonly source: CandidateSource | 'registry';
  readonly outcome: 'taken' | 'dropped';
  readonly why: string;
}

/** Why there is nothing to load; `refresh`: a newer page could load what this one cannot. */
export type Poster = 'unknown' | 'killed' | 'no-version' | 'refresh';

/** The version to load, or a poster when none is left. */
export interface Resolution {
  readonly version: string | null;
  readonly source: CandidateSource | null;
  /** Why nothing can be loaded. */
  readonly poster: Poster | null;
  readonly steps: readonly ResolveStep[];
}

interface Candidate {
  readonly version: string;
  readonly source: CandidateSource;
}

function isOpen(window: ReleaseWindow, now: number): boolean {
  const from = Date.parse(window.from);
  const until = Date.parse(window.until);
  return (
    !window.killed && Number.isFinite(from) && Number.isFinite(until) && from <= now && now < until
  );
}

/**
 * The open window of the highest priority; equal priorities fall to the smaller id so that all
 * devices agree.
 */
export function activeWindow(entry: RemoteEntry, now: number): ReleaseWindow | null {
  const open = (entry.windows ?? []).filter((window) => isOpen(window, now));
  const sorted = [...open].sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  return sorted[0] ?? null;
}

/** Whether this device takes the canary: cohorts first, then a strict share (releases D5). */
export function inCanary(
  entry: RemoteEntry,
  context: Pick<ResolveContext, 'bucket' | 'cohorts'>,
): boolean {
  const canary = entry.canary;
  if (!canary) return false;
  const has = (list?: readonly string[], ifUnknown = false): boolean =>
    (list ?? []).some((cohort) => context.cohorts?.includes(cohort) ?? ifUnknown);
  // Who is not known yet may be one of those that are left out.
  if (has(canary.cohorts?.exclude, true)) return false;
  if (has(canary.cohorts?.include)) return true;
  return context.bucket(canary.salt) < canary.percent / 100;
}

function candidatesOf(entry: RemoteEntry, context: ResolveContext): Candidate[] {
  const list: Candidate[] = [];
  if (context.now !== null) {
    const window = activeWindow(entry, context.now);
    if (window) list.push({ version: window.version, source: 'window' });
    if (entry.canary && inCanary(entry, context))
      list.push({ version: entry.canary.version, source: 'canary' });
  }
  list.push({ version: entry.stable, source: 'stable' });
  for (const version of entry.good) list.push({ version, source: 'good' });
  return list;
}

function unmetIn(
  kind: string,
  wanted: Readonly<Record<string, string>> | undefined,
  offered: Readonly<Record<string, string>>,
): string | null {
  for (const [key, range] of Object.entries(wanted ?? {})) {
    const version = Object.hasOwn(offered, key) ? offered[key] : undefined;
    if (version === undefined) return `needs ${kind} ${key} ${range}, this page has none`;
    if (!satisfies(version, range))
      return `needs ${kind} ${key} ${range}, this page has ${version}`;
  }
  return null;
}

/** What a page of the live host offers. */
export function offerOf(
  registry: Pick<ResolvableRegistry, 'host'>,
): Pick<ResolveContext, 'hostApi' | 'mfRuntime' | 'shared' | 'bus'> {
  const { api = '0', mfRuntime = '0', shared = {}, bus = {} } = registry.host ?? {};
  return { hostApi: api, mfRuntime, shared, bus };
}

/** The first requirement this page does not meet, as a sentence, or null when all are met. */
export function unmetRequirement(
  requires: Requirements,
  context: Pick<ResolveContext, 'hostApi' | 'mfRuntime' | 'shared' | 'bus'>,
): string | null {
  if (requires.hostApi && !satisfies(context.hostApi, requires.hostApi)) {
    return `needs host API ${requires.hostApi}, this page has ${context.hostApi}`;
  }
  if (requires.mfRuntime && !satisfies(context.mfRuntime, requires.mfRuntime)) {
    return `needs federation runtime ${requires.mfRuntime}, this page has ${context.mfRuntime}`;
  }
  return (
    unmetIn('shared', requires.shared, context.shared) ?? unmetIn('bus', requires.bus, context.bus)
  );
}

interface Drop {
  readonly why: string;
  readonly isUnmet: boolean;
}

function dropReason(
  id: string,
  registry: ResolvableRegistry,
  context: ResolveContext,
): Drop | null {
  const plain = (why: string): Drop => ({ why, isUnmet: false });
  if (registry.revoked.includes(id)) return plain('revoked');
  if (context.skipped.includes(id)) return plain('failed here before');
  const record = Object.hasOwn(registry.versions, id) ? registry.versions[id] : undefined;
  if (!record) return plain('not in the registry');
  const unmet = unmetRequirement(record.requires, context);
  return unmet === null ? null : { why: unmet, isUnmet: true };
}

const poster = (why: Poster, steps: readonly ResolveStep[]): Resolution => ({
  version: null,
  source: null,
  poster: why,
  steps,
});

/**
 * Decides which version of a part this page loads (releases D5). The same function runs in the
 * browser, on the edge and in the release command, so that all three give the same answer.
 */
export function resolveVersion(
  registry: ResolvableRegistry,
  remote: string,
  context: ResolveContext,
): Resolution {
  const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  if (!entry)
    return poster('unknown', [
      {
        version: null,
        source: 'registry',
        outcome: 'dropped',
        why: `${remote} is not in the registry`,
      },
    ]);
  if (entry.kill)
    return poster('killed', [
      { version: null, source: 'registry', outcome: 'dropped', why: `switched off: ${entry.kill}` },
    ]);
  const first: Candidate[] = context.override
    ? [{ version: context.override, source: 'override' }]
    : [];
  const steps: ResolveStep[] = [];
  let isUnmet = false;
  for (const candidate of [...first, ...candidatesOf(entry, context)]) {
    const drop = dropReason(`${remote}@${candidate.version}`, registry, context);
    if (drop === null) {
      steps.push({ ...candidate, outcome: 'taken', why: `${candidate.source} version` });
      return { version: candidate.version, source: candidate.source, poster: null, steps };
    }
    isUnmet ||= drop.isUnmet;
    steps.push({ ...candidate, outcome: 'dropped', why: drop.why });
  }
  return poster(isUnmet ? 'refresh' : 'no-version', steps);
}
