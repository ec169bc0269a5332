/** Empty and failed: every list says what it is and offers a way on. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../phrases';
import { RefreshCw } from '../icons/icons';
import { Button } from '../primitives/Button';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

const StyledState = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(40)} ${px(24)};
  text-align: center;
  & > .sign {
    display: grid;
    place-items: center;
    width: ${px(64)};
    height: ${px(64)};
    border-radius: ${radius.xl};
    background: ${color('raised')};
    color: ${color('text-3')};
    margin-bottom: ${px(6)};
  }
  & > .sign svg {
    width: ${px(30)};
    height: ${px(30)};
  }
  h1,
  h2 {
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.4;
  }
  h1 {
    font-size: ${type.xl};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
    max-width: 26em;
  }
  & > div {
    margin-top: ${px(10)};
    display: flex;
    gap: ${px(10)};
  }
`;

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly hint?: ReactNode;
  /** The way on: a link or a button. */
  readonly action?: ReactNode;
  readonly testId?: string;
  /** 1 where this is the whole page. */
  readonly heading?: 1 | 2;
}

/** Nothing here, and what to do. */
export function EmptyState({ icon, title, hint, action, testId, heading = 2 }: EmptyStateProps) {
  const Heading = heading === 1 ? 'h1' : 'h2';
  return (
    <StyledState data-testid={testId}>
      {icon === undefined ? null : (
        <span className="sign" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading>{title}</Heading>
      {hint === undefined ? null : <p>{hint}</p>}
      {action === undefined ? null : <div>{action}</div>}
    </StyledState>
  );
}

/** Props of {@link FailedState}. */
export interface FailedStateProps {
  readonly title?: string;
  readonly hint?: ReactNode;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  /** A second way out. */
  readonly action?: ReactNode;
  readonly testId?: string;
}

/** Could not load, with a retry that works in the same page. */
export function FailedState({
  title = copy.failedTitle,
  hint = copy.failedHint,
  onRetry,
  retryLabel = copy.retry,
  action,
  testId,
}: FailedStateProps) {
  return (
    <StyledState role="alert" data-testid={testId}>
      <span className="sign" aria-hidden="true">
        <RefreshCw />
      </span>
      <h2>{title}</h2>
      <p>{hint}</p>
      <div>
        <Button kind="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
        {action}
      </div>
    </StyledState>
  );
}
