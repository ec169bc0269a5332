import { useState } from 'react';
import { BONUS_CHOICE } from '../phrases/bonus-choice';

/**
 * Why the kept choice is over, with the reason that the last look has just given: that one goes
 * away with the choice. It stands until something else is chosen.
 */
export function useGoneText(
  isGone: boolean,
  error: string | undefined,
): { readonly text: string | null; readonly forget: () => void } {
  const [text, setText] = useState<string | null>(null);
  if (isGone && text === null)
    setText(
      // Our own words say that nothing was known, and ask for another try: no reason any more.
      error === undefined || Object.values<unknown>(BONUS_CHOICE).includes(error)
        ? BONUS_CHOICE.gone
        : BONUS_CHOICE.goneFor(error),
    );
  return { text, forget: () => setText(null) };
}
