/** A sum that was refused a moment ago is not offered again as it is. */
import { betStep } from '@site/domain/betting/bet-codes';
import { singlesToPlace } from './slip-check';
import type { SlipState } from './slip-model';

/**
 * Whether what the button would send holds a sum that an upper limit has just turned down. Another
 * figure, and the button beside the refusal, let that outcome go.
 */
export const isSumRefused = (slip: SlipState): boolean =>
  (slip.mode === 'combo' ? [slip.combo] : singlesToPlace(slip)).some(
    ({ result }) =>
      result?.phase === 'refused' &&
      result.error.kind === 'api' &&
      betStep(result.error.code) === 'lowerStake',
  );
