/** Tries of today, what was won, and what the next try costs. */
import styled from 'styled-components';
import type { getMemberProgress } from '@site/contracts/mini-games';
import { nextTry } from '@site/domain/seasons/progress';
import { Link, targets } from '@site/platform';
import { Money, px } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { GAME } from './phrases';
import type { ResultOf } from '@site/remote-kit/prize';

const StyledTries = styled.div`
  display: grid;
  gap: ${px(8)};
  p {
    display: flex;
    justify-content: space-between;
    align-items: center;
    flex-wrap: wrap;
    gap: ${px(4)} ${px(10)};
  }
  b {
    color: var(--season-accent);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    color: var(--season-accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The lines. */
export function TriesLine({
  tries,
  free,
}: {
  readonly tries: ResultOf<typeof getMemberProgress>;
  readonly free: number;
}) {
  const next = nextTry({
    free,
    triesToday: tries.triesToday,
    depositToday: tries.depositToday,
    depositStep: tries.depositStep,
  });
  return (
    <StyledTries data-testid="tries" data-left={tries.triesLeft}>
      <p>
        <span>{GAME.used(tries.triesUsed, tries.triesToday)}</span>
        <span>
          {GAME.won}{' '}
          <b>
            <Money amount={tries.totalWon} />
          </b>
        </span>
      </p>
      {next === null ? (
        <p>{GAME.most}</p>
      ) : (
        <>
          <ProgressBar label={GAME.progress} percent={next.percent} />
          <p>
            <span>
              {GAME.more}{' '}
              <b>
                <Money amount={next.missing} />
              </b>{' '}
              {GAME.moreEnd}
            </span>
            <Link to={targets.toDeposit()}>{GAME.deposit}</Link>
          </p>
        </>
      )}
    </StyledTries>
  );
}
