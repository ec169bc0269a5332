import {
  DEPOSIT_STEPS,
  missingForDeposit,
  type DepositStep,
} from '@site/domain/verification/deposit';
import { identityOf } from '@site/domain/verification/identity';
import { stepStates } from '@site/domain/verification/step-states';
import { usePlatform, useStateView } from '@site/platform';
import { Skeleton } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { ContactForm } from './ContactForm';
import type { StepFormProps } from './FormFrame';
import { NameForm } from './NameForm';
import { VerifySteps, type StepView } from './VerifySteps';

type OpenStep = Exclude<DepositStep, 'DoneVerifyStep'>;
const isOpenStep = (step: DepositStep): step is OpenStep => step !== 'DoneVerifyStep';
const STEPS: readonly OpenStep[] = DEPOSIT_STEPS.filter(isOpenStep);

const VIEWS: Readonly<Record<OpenStep, StepView>> = {
  VerifyFirstStep: {
    title: VERIFY.phoneStep,
    hint: VERIFY.phoneHint,
    Form: (props: StepFormProps) => (
      <ContactForm {...props} channel="SMS" action="DepositVerification" />
    ),
  },
  VerifySecondStep: { title: VERIFY.nameStep, hint: VERIFY.nameStepHint, Form: NameForm },
};

/** What a member shows before a deposit (§4.5, R4.5-1). */
export function DepositSteps({ onDone }: { readonly onDone: () => Promise<boolean> }) {
  const profile = useStateView(usePlatform().profile);
  if (profile === null) return <Skeleton kind="form" />;
  return (
    <VerifySteps
      {...VERIFY.deposit}
      steps={stepStates(STEPS, missingForDeposit(identityOf(profile)).filter(isOpenStep))}
      views={VIEWS}
      onDone={onDone}
    />
  );
}
