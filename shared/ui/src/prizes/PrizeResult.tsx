/** What a try at a prize brought, over the page; the next try starts from here as well. */
import type { Fen } from '@site/domain/money';
import styled from 'styled-components';
// From the package as the site shares it: the remote that shows prizes brings only what stands here.
import { Button, Dialog, Money, color, px, type } from '@site/ui';

const StyledPrize = styled.div`
  display: grid;
  justify-items: center;
  gap: ${px(4)};
  padding: ${px(8)} 0;
  text-align: center;
  b {
    font-size: ${type.hero};
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

const copy = {
  paid: '奖金已派发至体育钱包',
  left: (count: number) => `今日还有 ${count} 次`,
  close: '知道了',
} as const;

/** Words that a game says itself. */
export interface PrizeWords {
  readonly won: string;
  readonly lost: string;
  /** One more try. */
  readonly again: string;
}

/** Props of {@link PrizeResult}. */
export interface PrizeResultProps {
  readonly name: string;
  /** In fen. */
  readonly amount: Fen;
  readonly isWin: boolean;
  readonly triesLeft: number;
  readonly words: PrizeWords;
  /** Null where no try is left. */
  readonly onAgain: (() => void) | null;
  readonly onClose: () => void;
  /** Start of the test ids: `mini` gives `mini-result`, `mini-again`, `mini-close`. */
  readonly testId: string;
}

/** The result. */
export function PrizeResult({
  name,
  amount,
  isWin,
  triesLeft,
  words,
  onAgain,
  onClose,
  testId,
}: PrizeResultProps) {
  return (
    <Dialog
      open
      testId={`${testId}-result`}
      title={isWin ? words.won : words.lost}
      onClose={onClose}
      actions={
        <>
          {onAgain === null ? null : (
            <Button block data-testid={`${testId}-again`} onClick={onAgain}>
              {words.again}
            </Button>
          )}
          <Button kind="ghost" block data-testid={`${testId}-close`} onClick={onClose}>
            {copy.close}
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
        <small>{isWin ? copy.paid : copy.left(triesLeft)}</small>
      </StyledPrize>
    </Dialog>
  );
}
