/**
 * The stake of all selections together, at thumb reach in the foot: the legs above it may be as
 * many as they like.
 */
import { useSlip } from '../state/use-sports';
import { comboRows, straightRow } from './combo-rows';
import { ComboRowView } from './ComboRowView';
import type { SlipContext } from './slip-check';
import { comboField } from './slip-model';
import { slipAtOffer } from './slip-offer';

/** The straight combo with its field; nothing where the vendor has none. */
export function ComboStake({
  context,
  active,
}: {
  readonly context: SlipContext;
  readonly active: string | null;
}) {
  const state = useSlip();
  const row = straightRow(comboRows(slipAtOffer(state), context.vendor));
  return row === null ? null : (
    <ComboRowView
      row={row}
      context={context}
      legs={state.rows.length}
      active={active === comboField(row.id)}
      look="foot"
    />
  );
}
