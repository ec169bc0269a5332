/** Which of the unpaid deposits stands above the methods, and which are counted beside it. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import type { Unpaid } from './use-unpaid';

export interface UnpaidLinesInput {
  /** As the form opened with them: a line that stands stays, and says what became of it. */
  readonly unpaid: readonly Unpaid[];
  /** The chosen method: its own card says what it has open, and no line says it again. */
  readonly chosen: string | null;
  /** What that card says. */
  readonly open: Application | null;
}

interface InCard {
  readonly methodCode: string | null;
  readonly id: string | null;
}

/**
 * The one that stands, null without any, and the numbers of the others. The one that stood in a
 * card comes to them when another method is chosen, unless it was over by then.
 */
export function useUnpaidLines({ unpaid, chosen, open }: UnpaidLinesInput): {
  readonly shown: Unpaid | null;
  readonly others: readonly string[];
} {
  const [first] = useState(unpaid);
  const [card, setCard] = useState<InCard>({ methodCode: chosen, id: null });
  const [over, setOver] = useState<readonly string[]>([]);
  const id = open?.applicationId ?? null;
  if (card.methodCode !== chosen || card.id !== id) {
    // It left its card while its method stood: it is open no longer.
    if (card.methodCode === chosen && card.id !== null) setOver([...over, card.id]);
    setCard({ methodCode: chosen, id });
  }
  const lines = first.filter(
    ({ applicationId, methodCode }) => methodCode !== chosen && !over.includes(applicationId),
  );
  const [stands, setStands] = useState<string | null>(null);
  const shown = lines.find(({ applicationId }) => applicationId === stands) ?? lines[0] ?? null;
  if (shown !== null && shown.applicationId !== stands) setStands(shown.applicationId);
  return {
    shown,
    others: lines.flatMap((line) => (line === shown ? [] : [line.applicationId])),
  };
}
