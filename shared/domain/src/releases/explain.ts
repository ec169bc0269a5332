import type { ResolvableRegistry, ResolveContext } from './registry';
import { offerOf, resolveVersion, type Resolution } from './resolve';

/**
 * The decision as one sentence for squads and support, from the resolver's own steps, so that the
 * explanation cannot drift from the choice.
 */
export function explainResolution(remote: string, resolution: Resolution): string {
  const parts = resolution.steps.map((step) => {
    const what = step.version === null ? step.source : `${step.source} ${step.version}`;
    return step.outcome === 'taken' ? `${what} taken` : `${what} dropped (${step.why})`;
  });
  const end = resolution.version ?? `no version (${resolution.poster ?? 'none'})`;
  return `${remote} → ${end} because ${parts.join('; ')}`;
}

/** Who asks, when, and with which host. */
interface Device extends Pick<ResolveContext, 'bucket'> {
  readonly now: number;
  readonly cohorts: readonly string[];
  /** Null where no device is meant: then no share is named. */
  readonly unitId: string | null;
  /** The live host's unless another is named. */
  readonly hostApi?: string | undefined;
}

/** What the device's cohorts are and did: nothing of it stands in the steps of the resolver. */
function cohortsText(
  { include = [], exclude = [] }: { include?: readonly string[]; exclude?: readonly string[] },
  cohorts: readonly string[],
): string {
  const both = (list: readonly string[]): string =>
    list.filter((word) => cohorts.includes(word)).join(', ');
  const [out, into] = [both(exclude), both(include)];
  return [
    ...(cohorts.length === 0 ? [] : [`; cohorts ${cohorts.join(', ')}`]),
    ...(out === '' ? (into === '' ? [] : [`; let in as ${into}`]) : [`; kept out as ${out}`]),
  ].join('');
}

/**
 * Why a device gets the version it gets, as one sentence: the choice is the browser's own function
 * over what is live.
 */
export function explainDevice(registry: ResolvableRegistry, name: string, device: Device): string {
  const { now, bucket, cohorts, unitId, hostApi } = device;
  const resolution = resolveVersion(registry, name, {
    ...offerOf(registry),
    ...(hostApi === undefined ? {} : { hostApi }),
    now,
    bucket,
    cohorts,
    skipped: [],
  });
  const canary = registry.remotes[name]?.canary ?? null;
  const share =
    canary === null || unitId === null ? '' : `; bucket ${bucket(canary.salt).toFixed(4)}`;
  return `${explainResolution(name, resolution)}${share}${cohortsText(canary?.cohorts ?? {}, cohorts)}`;
}
