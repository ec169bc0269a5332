/** Self-exclusion flags: read after login, asked again at every submit, unknown blocks (R6-7, C-62). */
import { getSelfExclusion } from '@site/contracts/self-exclusion';
import { actionAllowed, type RestrictedAction } from '@site/domain/wallet/self-exclusion';
import type { LateDeps } from './late-deps';

/** The work behind the exclusion port. */
export interface ExclusionWork {
  readonly load: () => void;
  /**
   * Reads the flags once.
   *
   * @returns the first verdict that is no yes.
   */
  readonly check: (...actions: readonly RestrictedAction[]) => Promise<'yes' | 'no' | 'unknown'>;
  /** The last look found no network. */
  readonly wasCutOff: () => boolean;
}

/** Makes the reader of the self-exclusion flags; a flag that could not be read stays unknown. */
export function createExclusion({ api, states, signedIn }: LateDeps): ExclusionWork {
  let isCutOff = false;
  const read = async (): Promise<void> => {
    // Never an answer of a moment ago: the member may have just set it, here or elsewhere.
    const answer = await api.call(getSelfExclusion, { fresh: true });
    // Given up: it was asked for a member who is gone.
    if (!signedIn() || (!answer.ok && answer.error.kind === 'aborted')) return;
    isCutOff = !answer.ok && answer.error.kind === 'network';
    // Flags that were known and cannot be asked again are not known any more: they may have changed.
    states.exclusion.set(
      answer.ok ? { flags: answer.value, failed: false } : { flags: null, failed: true },
    );
  };
  return {
    load: () => void read(),
    check: async (...actions) => {
      await read();
      const { flags } = states.exclusion.get();
      return (
        actions
          .map((action) => actionAllowed(flags, action))
          .find((verdict) => verdict !== 'yes') ?? 'yes'
      );
    },
    wasCutOff: () => isCutOff,
  };
}
