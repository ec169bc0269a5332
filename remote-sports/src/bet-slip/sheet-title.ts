/** What the sheet is called: the slip, or what became of the bets in it. */
import { SLIP } from '../phrases/slip';
import { isLocked, isPlaced, isWaiting, type Attempt, type SlipState } from './slip-model';

const isTurnedDown = ({ result }: Attempt): boolean =>
  result?.phase === 'refused' || result?.phase === 'notPlaced';

/** The head of the sheet; while anything is on its way, or edited anew, it is the slip. */
export function sheetTitle({ rows, mode, combo }: SlipState): string {
  if (rows.length === 0) return SLIP.slip;
  const attempts: readonly Attempt[] = mode === 'combo' ? [combo] : rows;
  const placed = attempts.filter(isPlaced);
  if (placed.length === attempts.length)
    return placed.some(isWaiting) ? SLIP.waitingTitle : SLIP.placed;
  const isOver = !attempts.some(isLocked) && attempts.some(isTurnedDown);
  if (isOver && placed.length > 0) return SLIP.placedInPart;
  return isOver && attempts.every(isTurnedDown) ? SLIP.placedNone : `${SLIP.slip} (${rows.length})`;
}
