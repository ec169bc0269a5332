import styled from 'styled-components';
import type { getMemberProgress } from '@site/contracts/mini-games';
import { nextTry } from '@site/domain/seasons/progress';
import { Link, targets } from '@site/platform';
import type { ResultOf } from '@site/remote-kit/prize';
import { Money, color, px, toSiteTime, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { MINI } from '../phrases/mini-games';

const StyledTries = styled.div`
  display: grid;
  gap: ${px(8)};
  font-size: ${type.s};
  color: ${color('text-2')};
  p {
    display: flex;
    justify-content: space-between;
    align-items: center;
    flex-wrap: wrap;
    gap: ${px(4)} ${px(10)};
  }
  b {
    color: ${color('gold-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    padding-inline-start: ${px(12)};
    color: ${color('brand-text')};
    font-weight: 650;
  }
`;

/** Tries of today, what was won so far, what brings the next try, and when they are new again. */
export function Tries({
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
    <StyledTries data-testid="mini-tries" data-left={tries.triesLeft}>
      <p>
        <span className="num">{MINI.used(tries.triesUsed, tries.triesToday)}</span>
        <span>
          {MINI.total}{' '}
          <b>
            <Money amount={tries.totalWon} />
          </b>
        </span>
      </p>
      {next === null ? (
        <p>{MINI.most}</p>
      ) : (
        <>
          <ProgressBar label={MINI.next} percent={next.percent} />
          <p>
            <span>
              {MINI.more}{' '}
              <b>
                <Money amount={next.missing} />
              </b>{' '}
              {MINI.moreEnd}
            </span>
            <Link to={targets.toDeposit()}>{MINI.deposit}</Link>
          </p>
        </>
      )}
      <small className="num">{MINI.reset(toSiteTime(tries.resetAt))}</small>
    </StyledTries>
  );
}
