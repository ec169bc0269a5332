import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CircleCheck, DateText, Money, SkeletonBar, color, px, type } from '@site/ui';
import type { Application } from '../api/queries';
import { BONUS_FORM } from '../phrases/form';

const StyledDone = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(20)} 0 ${px(8)};
  text-align: center;
  & > .tick {
    width: ${px(48)};
    height: ${px(48)};
    color: ${color('green')};
    stroke-width: 1.6;
  }
  h2 {
    font-size: ${type.xl};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
    max-width: 26em;
  }
  .ways {
    display: flex;
    gap: ${px(10)};
    margin-top: ${px(8)};
  }
`;
const StyledNumbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${px(8)} ${px(10)};
  text-align: start;
  dt {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
`;

/** What a bonus brings and asks, as far as it is known by now. */
export type Numbers = Partial<Pick<Application, 'amount' | 'bonusAmount' | 'required' | 'expiry'>>;

interface DoneProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly numbers: Numbers | null;
  readonly action: ReactNode;
  readonly testId: string;
}

/** It is done: a green tick, what it brings and asks once more, and the way on. */
export function Done({ title, hint, numbers, action, testId }: DoneProps) {
  const hasAmount = (numbers?.amount ?? 0n) > 0n;
  return (
    <StyledDone data-testid={testId}>
      <CircleCheck className="tick" aria-hidden="true" />
      <h2>{title}</h2>
      {hint === undefined ? null : <p>{hint}</p>}
      {numbers === null ? null : (
        <Card style={{ width: '100%' }}>
          <StyledNumbers data-testid="applied-numbers">
            <div>
              <dt>{hasAmount ? BONUS_FORM.giftFor : BONUS_FORM.gift}</dt>
              <dd>
                {hasAmount ? (
                  <>
                    <Money amount={numbers.amount} /> →{' '}
                  </>
                ) : null}
                <Money amount={numbers.bonusAmount} />
              </dd>
            </div>
            <div>
              <dt>{BONUS_FORM.turnover}</dt>
              <dd>
                <Money amount={numbers.required} />
              </dd>
            </div>
            <div>
              <dt>{BONUS_FORM.until}</dt>
              <dd>
                {numbers.expiry === undefined ? (
                  <SkeletonBar width="6em" />
                ) : (
                  <DateText at={numbers.expiry} />
                )}
              </dd>
            </div>
          </StyledNumbers>
        </Card>
      )}
      <div className="ways">{action}</div>
    </StyledDone>
  );
}
