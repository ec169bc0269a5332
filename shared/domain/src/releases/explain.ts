import type { Resolution } from './resolve';

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
