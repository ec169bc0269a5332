import { PrizeResult, type PrizeWords } from '@site/ui/prize-result';
import type { Snatch } from './use-snatch';

/** Props of {@link SnatchResult}. */
export interface SnatchResultProps {
  readonly snatch: Snatch;
  /** Tries that the page knows of; the answer may know of fewer. */
  readonly left: number;
  readonly words: PrizeWords;
  /** Start of the test ids. */
  readonly testId: string;
}

/** What the try brought, while it is there; the next one starts from here as well. */
export function SnatchResult({ snatch, left, words, testId }: SnatchResultProps) {
  const { state, clear, go } = snatch;
  if (state?.phase !== 'done') return null;
  const { name, amount, isWin, triesLeft } = state.result;
  const again = (): void => {
    clear();
    go();
  };
  return (
    <PrizeResult
      name={name}
      amount={amount}
      isWin={isWin}
      triesLeft={triesLeft}
      words={words}
      onAgain={Math.min(left, triesLeft) > 0 ? again : null}
      onClose={clear}
      testId={testId}
    />
  );
}
