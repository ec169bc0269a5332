/** Limits and prices that were asked for in vain: asked for once more, or another vendor. */
import { useState } from 'react';
import { betStep, type BetStep } from '@site/domain/betting/bet-codes';
import type { AppError } from '@site/domain/errors/app-error';
import { usePlatform } from '@site/platform';
import { Button } from '@site/ui';
import { STEP_TEXT } from '../phrases/slip';
import { useSports } from '../state/use-sports';
import { StepButton } from './StepButton';
import { useSteps } from './use-steps';

/** Steps that mend what asking again does not. */
const ELSEWHERE: ReadonlySet<BetStep> = new Set<BetStep>(['otherVendor', 'support']);

/** The ways on after an answer that did not come. */
export function AskAgain({ error }: { readonly error: AppError }) {
  const { slip, vendor } = useSports();
  const { maintenance } = usePlatform();
  const acts = useSteps(null);
  const [asks, setAsks] = useState(false);
  const ask = async (): Promise<void> => {
    setAsks(true);
    // Who asks by hand wants to hear the vendor itself, not when it was last asked.
    maintenance.clear(vendor.id);
    await slip.requote();
    setAsks(false);
  };
  return (
    <>
      {error.kind === 'api' && ELSEWHERE.has(betStep(error.code)) ? (
        <StepButton error={error} acts={acts} />
      ) : null}
      <Button
        kind="ghost"
        size="s"
        loading={asks}
        data-testid="slip-ask-again"
        onClick={() => void ask()}
      >
        {STEP_TEXT.retryLater}
      </Button>
    </>
  );
}
