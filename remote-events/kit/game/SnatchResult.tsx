/** What a try brought, over the page; the next try starts from here as well. */
import styled from 'styled-components';
import { Button, Dialog, Money, px } from '@site/ui';
import type { GameWords } from '../season';
import { GAME } from './phrases';
import type { Snatch } from '@site/remote-kit/prize';

const StyledPrize = styled.div`
  display: grid;
  justify-items: center;
  gap: ${px(4)};
  padding: ${px(8)} 0;
  text-align: center;
  b {
    font-size: ${px(34)};
    font-weight: 800;
    color: var(--gold-text);
  }
  p {
    font-size: ${px(15)};
  }
  small {
    font-size: ${px(13)};
    color: var(--text-2);
  }
`;

/** The result while there is one. */
export function SnatchResult({
  words,
  snatch,
  left,
}: {
  readonly words: GameWords;
  readonly snatch: Snatch;
  readonly left: number;
}) {
  const { state, clear, go } = snatch;
  if (state?.phase !== 'done') return null;
  const { name, amount, isWin, triesLeft } = state.result;
  const canGoOn = Math.min(left, triesLeft) > 0;
  return (
    <Dialog
      open
      testId="snatch-result"
      title={isWin ? words.won : words.lost}
      onClose={clear}
      actions={
        <>
          {canGoOn ? (
            <Button
              block
              data-testid="snatch-again"
              onClick={() => {
                clear();
                go();
              }}
            >
              {GAME.again}
            </Button>
          ) : null}
          <Button kind="ghost" block data-testid="snatch-close" onClick={clear}>
            {GAME.close}
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
        <small>{isWin ? GAME.resultPaid : GAME.left(triesLeft)}</small>
      </StyledPrize>
    </Dialog>
  );
}
