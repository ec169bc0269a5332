/** What was sold whole on this page: in the list at once, before any list is read again. */
import { useState } from 'react';
import type { Fen } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { editNote } from '../bet-slip/edit-note';
import type { Wager } from '../vendors/port';

/** Sales of this page. */
export interface SoldHere {
  /** What was paid, by wager. */
  readonly sold: ReadonlyMap<string, Fen>;
  /** What a wager brought; null while it runs. */
  readonly soldFor: (wager: Wager) => Fen | null;
  readonly onSold: (wager: Wager, paid: Fen) => void;
}

/** Those of a list, and of a changed wager, whose old one is sold in the slip of the new bet. */
export function useSold(): SoldHere {
  const [sold, setSold] = useState<ReadonlyMap<string, Fen>>(new Map());
  const onSold = ({ id }: Wager, paid: Fen): void =>
    setSold((before) => new Map(before).set(id, paid));
  const changed = useStateView(editNote(usePlatform()));
  const [counted, setCounted] = useState(changed);
  if (changed !== counted) {
    setCounted(changed);
    if (changed !== null && changed.paid !== null) onSold(changed.wager, changed.paid);
  }
  return { sold, soldFor: ({ id }) => sold.get(id) ?? null, onSold };
}
