import { identityOf } from '@site/domain/verification/identity';
import { stepStates } from '@site/domain/verification/step-states';
import {
  WITHDRAWAL_STEPS,
  missingForWithdrawal,
  type WithdrawalStep,
} from '@site/domain/verification/withdrawal';
import { usePlatform, useStateView } from '@site/platform';
import { Skeleton } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { BirthCityForm } from './BirthCityForm';
import { ContactForm } from './ContactForm';
import type { StepFormProps } from './FormFrame';
import { IdentityForm } from './IdentityForm';
import { VerifySteps, type StepView } from './VerifySteps';

type OpenStep = Exclude<WithdrawalStep, 'DoneVerifyStep'>;
const isOpenStep = (step: WithdrawalStep): step is OpenStep => step !== 'DoneVerifyStep';
const STEPS: readonly OpenStep[] = WITHDRAWAL_STEPS.filter(isOpenStep);
const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';

/** The second step asks only for what is missing of the two. */
function MissingBirthCity(props: StepFormProps) {
  const profile = useStateView(usePlatform().profile);
  const { dob, city } = identityOf(profile ?? {});
  return <BirthCityForm {...props} asks={{ birth: isEmpty(dob), city: isEmpty(city) }} />;
}

const VIEWS: Readonly<Record<OpenStep, StepView>> = {
  1: { title: VERIFY.identityStep, hint: VERIFY.identityStepHint, Form: IdentityForm },
  2: { title: VERIFY.birthStep, hint: VERIFY.birthStepHint, Form: MissingBirthCity },
  3: {
    title: VERIFY.phoneStep,
    hint: VERIFY.phoneHint,
    Form: (props) => <ContactForm {...props} channel="SMS" action="WithdrawalVerification" />,
  },
  4: {
    title: VERIFY.emailStep,
    hint: VERIFY.emailStepHint,
    Form: (props) => <ContactForm {...props} channel="Email" action="WithdrawalVerification" />,
  },
};

/** What a member shows before a withdrawal (§4.5, R4.5-2). */
export function WithdrawalSteps({ onDone }: { readonly onDone: () => Promise<boolean> }) {
  const profile = useStateView(usePlatform().profile);
  if (profile === null) return <Skeleton kind="form" />;
  return (
    <VerifySteps
      {...VERIFY.withdrawal}
      steps={stepStates(STEPS, missingForWithdrawal(identityOf(profile)).filter(isOpenStep))}
      views={VIEWS}
      onDone={onDone}
    />
  );
}
