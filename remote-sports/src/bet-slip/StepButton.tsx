/** The way on after a refusal: one button, by the code (R8-7). */
import { betStep } from '@site/domain/betting/bet-codes';
import type { AppError } from '@site/domain/errors/app-error';
import { Button } from '@site/ui';
import { STEP_TEXT } from '../phrases/slip';
import { STEP_ACT, type StepActs } from './steps';

/**
 * The button of a refusal. A failure without a code never arrived or is looked up elsewhere: it is
 * tried again.
 */
export function StepButton({ error, acts }: { readonly error: AppError; readonly acts: StepActs }) {
  const step = error.kind === 'api' ? betStep(error.code) : 'retryLater';
  return (
    <Button
      kind="ghost"
      size="s"
      data-testid="slip-step"
      data-step={step}
      onClick={() => acts[STEP_ACT[step]]()}
    >
      {STEP_TEXT[step]}
    </Button>
  );
}
