import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button, Tag, color, copy, px, radius, type } from '@site/ui';
import { JACKPOT } from '../phrases/lobby';
import { PoolAmount } from './PoolAmount';
import type { PoolRow } from './ticker';

interface Pool extends PoolRow {
  readonly pool: string;
  readonly name: string;
}

const StyledPools = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${px(10)};
  & > .main {
    grid-column: 1 / -1;
  }
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${px(2)};
    width: 100%;
    min-height: ${px(104)};
    padding: ${px(12)} ${px(8)};
    border-radius: ${radius.l};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    text-align: center;
  }
  b {
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    font-size: ${type.m};
  }
  strong {
    font-size: ${type.xl};
    font-weight: 800;
    line-height: 1.35;
    color: ${color('gold-text')};
    white-space: nowrap;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .main button {
    min-height: ${px(148)};
    color: #fff3d6;
    background:
      radial-gradient(80% 120% at 50% 0%, #8a5c12 0%, transparent 65%),
      linear-gradient(#4a2d05, #241403);
    box-shadow: none;
  }
  .main strong {
    font-size: ${type.hero};
    color: #ffdf94;
  }
  .main small {
    color: #f3d9a0;
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${color('gold')};
  }
  & > .sk {
    height: ${px(104)};
    border-radius: ${radius.l};
  }
  & > .sk.main {
    height: ${px(148)};
  }
`;
const StyledPause = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The pools on their way. */
export function WaitingPools() {
  return (
    <div role="status" aria-busy="true" data-testid="waiting-pools">
      <span className="vh">{copy.loading}</span>
      <StyledPools aria-hidden="true">
        <li className="sk main" />
        <li className="sk" />
        <li className="sk" />
      </StyledPools>
    </div>
  );
}

interface PoolsProps {
  readonly pools: readonly Pool[];
  readonly chosen: string | null;
  readonly onChoose: (pool: string | null) => void;
}

/**
 * Pools as they grow, until the member pauses them; choosing one narrows the games below to those
 * that can win it.
 */
export function Pools({ pools, chosen, onChoose }: PoolsProps) {
  const id = useId();
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <StyledPools aria-label={JACKPOT.choose}>
        {pools.map((pool, at) => (
          <li key={pool.pool} className={at === 0 ? 'main' : undefined}>
            {/* The amount describes the button and is no part of its name: a name that changes all the time cannot be said or called. */}
            <button
              type="button"
              aria-pressed={pool.pool === chosen}
              aria-labelledby={`${id}-name-${at}`}
              aria-describedby={`${id}-amount-${at}`}
              data-testid="jackpot-pool"
              data-pool={pool.pool}
              onClick={() => onChoose(pool.pool === chosen ? null : pool.pool)}
            >
              <b>
                <span id={`${id}-name-${at}`}>{pool.name}</span>
                {at === 0 ? null : (
                  <Tag tone={isPaused ? 'neutral' : 'live'}>
                    {isPaused ? JACKPOT.paused : JACKPOT.live}
                  </Tag>
                )}
              </b>
              <strong className="num" id={`${id}-amount-${at}`}>
                <PoolAmount pool={pool} isPaused={isPaused} />
              </strong>
              {at === 0 ? <small>{JACKPOT.hint}</small> : null}
            </button>
          </li>
        ))}
      </StyledPools>
      <StyledPause>
        <Button
          kind="ghost"
          size="s"
          data-testid="jackpot-pause"
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? JACKPOT.resume : JACKPOT.pause}
        </Button>
      </StyledPause>
    </>
  );
}
