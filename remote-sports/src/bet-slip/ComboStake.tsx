/**
 * The stake of all selections together, at thumb reach in the foot: the legs above it may be as
 * many as they like. A system that is typed into takes its place: next to the keys stands nothing
 * that they do not type into.
 */
import { useLayoutEffect, useRef } from 'react';
import { useSlip } from '../state/use-sports';
import { comboRows, pinnedRow } from './combo-rows';
import { ComboRowView } from './ComboRowView';
import type { SlipContext } from './slip-check';
import { comboField } from './slip-model';
import { slipAtOffer } from './slip-offer';

/** The combo with its field; nothing where the vendor has none. */
export function ComboStake({
  context,
  active,
}: {
  readonly context: SlipContext;
  readonly active: string | null;
}) {
  const state = useSlip();
  const row = pinnedRow(comboRows(slipAtOffer(state), context.vendor), active);
  const place = useRef<HTMLDivElement>(null);
  const isActive = row !== null && active === comboField(row.id);
  const id = row?.id ?? null;
  const before = useRef(id);
  // The field that was tapped in the list stands here now: the focus goes along with it.
  useLayoutEffect(() => {
    if (before.current !== id && isActive)
      place.current
        ?.querySelector<HTMLElement>('[data-testid="stake-input"]')
        ?.focus({ preventScroll: true });
    before.current = id;
  }, [id, isActive]);
  return row === null ? null : (
    <div ref={place}>
      <ComboRowView
        row={row}
        context={context}
        legs={state.rows.length}
        active={isActive}
        look="foot"
      />
    </div>
  );
}
