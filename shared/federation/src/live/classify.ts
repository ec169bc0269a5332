import { DeadlineError } from '../deadlines';
import type { Classified } from '../loading/load-live';
import type { LoadFault, LoadPhase } from '../types';
import { HashMismatchError } from './faults';

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'unknown error';
}

/** Tables beat branches: what the federation runtime and webpack say, in order of how telling it is. */
const SIGNS: readonly {
  readonly sign: RegExp;
  readonly phase: LoadPhase;
  readonly fault: LoadFault;
}[] = [
  { sign: /without a verified hash|missing-hash/, phase: 'entry', fault: 'missing-hash' },
  {
    sign: /does not satisfy the requirement|shared singleton/i,
    phase: 'container',
    fault: 'version-mismatch',
  },
  { sign: /ScriptExecutionError/, phase: 'entry', fault: 'threw' },
  { sign: /timeout|timed out/i, phase: 'entry', fault: 'timeout' },
  { sign: /RUNTIME-001/, phase: 'container', fault: 'no-container' },
  { sign: /Loading (CSS )?chunk|ChunkLoadError/, phase: 'chunk', fault: 'network' },
  { sign: /RUNTIME-008|Failed to load script/i, phase: 'entry', fault: 'network' },
];

/**
 * Names the phase and kind of whatever loading threw; anything unknown is the remote's own code
 * throwing.
 */
export function classify(error: unknown, reached: LoadPhase): Classified {
  const detail = messageOf(error);
  if (error instanceof HashMismatchError) return { phase: reached, fault: 'bad-hash', detail };
  if (error instanceof DeadlineError) return { phase: reached, fault: 'timeout', detail };
  const text = `${error instanceof Error ? error.name : ''} ${detail}`;
  const found = SIGNS.find(({ sign }) => sign.test(text));
  if (found) return { phase: found.phase, fault: found.fault, detail };
  const isNetwork = reached === 'release' || (error instanceof TypeError && /fetch/i.test(detail));
  return { phase: reached, fault: isNetwork ? 'network' : 'threw', detail };
}
