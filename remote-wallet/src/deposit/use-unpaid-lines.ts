/** Which of the unpaid deposits stands above the methods, and which are counted beside it. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import type { Unpaid } from './use-unpaid';

export interface UnpaidLinesInput {
  /** As the form opened with them: a line that stands stays, and says what became of it. */
  readonly unpaid: readonly Unpaid[];
  /** The method that stands alone: its own card says what it has open. */
  readonly folded: string | null;
  /** What that card says. */
  readonly open: Application | null;
}

interface InCard {
  readonly id: string | null;
  readonly isOpen: boolean;
}

/**
 * The one that stands, null without any, and the numbers of the others. The one that stood in a
 * card comes to them when all methods stand, unless it was over by then.
 */
export function useUnpaidLines({ unpaid, folded, open }: UnpaidLinesInput): {
  readonly shown: Unpaid | null;
  readonly others: readonly string[];
} {
  const [first] = useState(unpaid);
  const [card, setCard] = useState<InCard>({ id: null, isOpen: false });
  if (folded !== null) {
    const id = open?.applicationId ?? card.id;
    const isOpen = open !== null;
    if (id !== card.id || isOpen !== card.isOpen) setCard({ id, isOpen });
  }
  const over = card.isOpen ? null : card.id;
  const lines = first.filter(
    ({ applicationId, methodCode }) => methodCode !== folded && applicationId !== over,
  );
  const [stands, setStands] = useState<string | null>(null);
  const shown = lines.find(({ applicationId }) => applicationId === stands) ?? lines[0] ?? null;
  if (shown !== null && shown.applicationId !== stands) setStands(shown.applicationId);
  return {
    shown,
    others: lines.flatMap((line) => (line === shown ? [] : [line.applicationId])),
  };
}
