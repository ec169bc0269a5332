/** Small parts that the lessons share. */
import type { ReactNode } from 'react';
import type { LegResult } from '@site/domain/betting/settlement';
import { Card, Tag, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { OUTCOME_TONE } from '../../wagers/OutcomeTag';
import { RESULT_TEXT, TUTORIAL } from '../../phrases/tutorial';

/** A lesson's body. */
export const StyledLesson = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(14)};
  & > h2 {
    font-size: ${type.xl};
    line-height: 1.35;
  }
  & > p {
    font-size: ${type.m};
    line-height: 1.7;
    color: ${color('text-2')};
  }
  & > ul {
    display: grid;
    gap: ${px(6)};
    padding-inline-start: ${px(18)};
    list-style: disc;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & h3 {
    font-size: ${type.m};
  }
`;

/** A box in which something is tried out. */
export const StyledTry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(12)};
  padding: ${px(14)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
`;

const StyledStepper = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  & > span {
    flex: 1;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > button {
    width: ${px(44)};
    height: ${px(44)};
    border-radius: ${radius.m};
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    font-size: ${type.xl};
    font-weight: 700;
    color: ${color('brand-text')};
  }
  & > button:disabled {
    color: ${color('text-3')};
    opacity: 0.6;
  }
  & > output {
    min-width: ${px(72)};
    text-align: center;
    font-size: ${type.xl};
    font-weight: 800;
  }
`;

/** Props of {@link Stepper}. */
export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly text?: string;
  readonly onChange: (value: number) => void;
}

/** A number that is changed by two buttons. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  text = String(value),
  onChange,
}: StepperProps) {
  return (
    <StyledStepper role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        aria-label={`${TUTORIAL.less} ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - step)}
      >
        −
      </button>
      <output className="num" aria-live="polite">
        {text}
      </output>
      <button
        type="button"
        aria-label={`${TUTORIAL.more} ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + step)}
      >
        +
      </button>
    </StyledStepper>
  );
}

/** A result as a mark. */
export const ResultTag = ({ result }: { readonly result: LegResult }) => (
  <Tag tone={OUTCOME_TONE[result]}>{RESULT_TEXT[result]}</Tag>
);

const StyledOutcome = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${px(8)};
  text-align: center;
  & > div {
    padding: ${px(8)} ${px(4)};
    border-radius: ${radius.s};
    background: ${color('surface')};
  }
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.l};
    font-weight: 800;
    line-height: 1.5;
  }
`;

/** How a try ended: the mark and the money. */
export function Outcome({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <StyledOutcome data-testid="lesson-outcome" aria-live="polite">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </StyledOutcome>
  );
}
