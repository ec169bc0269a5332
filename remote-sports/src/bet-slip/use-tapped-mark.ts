/** The price that a quick bet was tapped on looks chosen until the bar that tells of the bet goes. */
import { useEffect } from 'react';
import type { SlipPort } from './slip';

/**
 * Marks it where it stands. Its cell is drawn once and never again for a tap, so the mark is put on
 * from here, as prices are; React knows of no mark and leaves it alone. What went into the slip
 * meanwhile is the slip's to mark.
 */
export function useTappedMark(selectionId: string, { state }: Pick<SlipPort, 'state'>): void {
  useEffect(() => {
    const cells = [
      ...document.querySelectorAll<HTMLElement>(
        `button[data-look][data-selection-id="${CSS.escape(selectionId)}"]`,
      ),
    ];
    cells.forEach((cell) => (cell.dataset['chosen'] = 'true'));
    return () => {
      if (state.get().rows.some((row) => row.selection.selectionId === selectionId)) return;
      cells.forEach((cell) => delete cell.dataset['chosen']);
    };
  }, [selectionId, state]);
}
