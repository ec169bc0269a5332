import styled from 'styled-components';
import type { Snatch } from '@site/remote-kit/prize';
import { Button, Dialog, Money, color, px, type } from '@site/ui';
import { MINI } from '../phrases/mini-games';

const StyledPrize = styled.div`
  display: grid;
  justify-items: center;
  gap: ${px(4)};
  padding: ${px(8)} 0;
  text-align: center;
  b {
    font-size: ${px(34)};
    font-weight: 800;
    color: ${color('gold-text')};
  }
  p {
    font-size: ${type.m};
  }
  small {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

/** What a try brought, over the page; the next try starts from here as well. */
export function SnatchResult({
  snatch: { state, clear, go },
  left,
}: {
  readonly snatch: Snatch;
  readonly left: number;
}) {
  if (state?.phase !== 'done') return null;
  const { name, amount, isWin, triesLeft } = state.result;
  return (
    <Dialog
      open
      testId="mini-result"
      title={isWin ? MINI.won : MINI.lost}
      onClose={clear}
      actions={
        <>
          {Math.min(left, triesLeft) > 0 ? (
            <Button
              block
              data-testid="mini-again"
              onClick={() => {
                clear();
                go();
              }}
            >
              {MINI.again}
            </Button>
          ) : null}
          <Button kind="ghost" block data-testid="mini-close" onClick={clear}>
            {MINI.close}
          </Button>
        </>
      }
    >
      <StyledPrize data-win={isWin}>
        {isWin ? (
          <b>
            <Money amount={amount} />
          </b>
        ) : null}
        <p>{name}</p>
        <small>{isWin ? MINI.paid : MINI.left(triesLeft)}</small>
      </StyledPrize>
    </Dialog>
  );
}
