/**
 * What a member has unfolded on the wagers page. The list knows it, not the card: by another sort a
 * wager stands under another day, in a card that is made anew.
 */
import { createContext, useContext, useMemo, useState } from 'react';

/** Details of a wager, or the legs that did not fit. */
export type Fold = 'details' | 'legs';

interface Unfolded {
  readonly has: (fold: Fold, wagerId: string) => boolean;
  readonly toggle: (fold: Fold, wagerId: string) => void;
}

const Context = createContext<Unfolded | null>(null);

/** Gives what is unfolded to the cards of a list. */
export const UnfoldedProvider = Context.Provider;

/** What is unfolded; nothing at first. */
export function useUnfolded(): Unfolded {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const nameOf = (fold: Fold, wagerId: string): string => `${fold}/${wagerId}`;
    return {
      has: (fold, wagerId) => names.has(nameOf(fold, wagerId)),
      toggle: (fold, wagerId) =>
        setNames((now) => {
          const next = new Set(now);
          if (!next.delete(nameOf(fold, wagerId))) next.add(nameOf(fold, wagerId));
          return next;
        }),
    };
  }, [names]);
}

/** Whether something of a wager is unfolded, and its switch; a card by itself knows its own. */
export function useFold(fold: Fold, wagerId: string): readonly [boolean, () => void] {
  const own = useUnfolded();
  const { has, toggle } = useContext(Context) ?? own;
  return [has(fold, wagerId), () => toggle(fold, wagerId)];
}
