import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { StatedStep } from '@site/domain/verification/step-states';
import { usePlatform } from '@site/platform';
import { Card, PageBody, color, px, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { Timeline } from '@site/ui/timeline';
import { VERIFY } from '../phrases/verify';
import { Finishing } from './Finishing';
import type { StepFormProps } from './FormFrame';
import { Unread } from './Unread';
import { useReread } from './use-reread';

const StyledIntro = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${px(4)};
  padding-inline: ${px(2)};
  h2 {
    font-size: ${type.xl};
    font-weight: 700;
  }
  p {
    font-size: ${type.m};
    line-height: 1.6;
    color: ${color('text-2')};
    text-wrap: pretty;
  }
`;
const StyledStep = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  h3 {
    font-size: ${type.l};
    font-weight: 700;
    outline: none;
  }
`;

/** One step: what it is called, why it is asked, and its form. */
export interface StepView {
  readonly title: string;
  readonly hint: string;
  readonly Form: ComponentType<StepFormProps>;
}

interface VerifyStepsProps<S extends string> {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly StatedStep<S>[];
  readonly views: Readonly<Record<S, StepView>>;
  /**
   * Asks the server once nothing is missing here.
   *
   * @returns whether it lets the member on.
   */
  readonly onDone: () => Promise<boolean>;
}

/**
 * All requirements at once, the form of the one that is asked now, and the next one in its place
 * after it.
 */
export function VerifySteps<S extends string>({
  title,
  intro,
  steps,
  views,
  onDone,
}: VerifyStepsProps<S>) {
  const { toast } = usePlatform();
  const { unread, reread } = useReread();
  const now = steps.find(({ state }) => state === 'now')?.step;
  const heading = useFocusHere<HTMLHeadingElement>(now);
  if (now === undefined) return <Finishing onDone={onDone} />;
  const { title: stepTitle, Form } = views[now];
  const saved = async (): Promise<void> => {
    if (await reread()) toast.show('success', VERIFY.verified);
  };
  return (
    <PageBody data-testid="verify-step" data-step={now}>
      <StyledIntro>
        <h2>{title}</h2>
        <p>{intro}</p>
      </StyledIntro>
      <Card aria-label={VERIFY.steps} role="group">
        <Timeline
          steps={steps.map(({ step, state }) => ({
            id: step,
            state,
            title: views[step].title,
            hint: state === 'next' ? views[step].hint : VERIFY.state[state],
          }))}
        />
      </Card>
      <Card>
        <StyledStep aria-label={stepTitle}>
          <h3 ref={heading} tabIndex={-1}>
            {stepTitle}
          </h3>
          {unread ? <Unread onReread={saved} /> : <Form key={now} onSaved={saved} />}
        </StyledStep>
      </Card>
    </PageBody>
  );
}
