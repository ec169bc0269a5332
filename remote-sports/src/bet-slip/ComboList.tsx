/** Systems of the selections, folded; the combo that is typed into has its stake in the foot. */
import { useState } from 'react';
import { ChevronDown, Notice, px } from '@site/ui';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';
import { useSlip } from '../state/use-sports';
import { AttemptOutcome } from './AttemptOutcome';
import { comboRows, pinnedRow, straightRow } from './combo-rows';
import { ComboRowView } from './ComboRowView';
import { isGone } from './gone';
import type { SlipContext } from './slip-check';
import { isPlaced } from './slip-model';
import { slipAtOffer } from './slip-offer';
import { StyledQuiet } from './slip-styles';
import { isComboUnread } from './unread';

const StyledList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  /* Its target is higher than its words: no gap is needed around it. */
  & > [data-testid='slip-more-combos'] {
    margin: ${px(-8)} 0;
  }
`;

/** The combos of the slip with what became of them. */
export function ComboList({
  context,
  active,
}: {
  readonly context: SlipContext;
  readonly active: string | null;
}) {
  const state = useSlip();
  const [unfolded, setUnfolded] = useState(false);
  const rows = comboRows(slipAtOffer(state), context.vendor);
  const straight = straightRow(rows);
  // One that wants more selections is no choice yet; what was staked on it stays in sight.
  const systems = rows.filter((row) => row !== straight && (row.lines > 0 || row.text !== ''));
  // With a closed line there is no combo to read.
  const hasGone = state.rows.some(isGone);
  const pinned = pinnedRow(rows, active);
  const open = unfolded || systems.some(({ text }) => text !== '');
  const view = (row: (typeof rows)[number]) => (
    <ComboRowView
      key={row.id}
      row={row}
      context={context}
      legs={state.rows.length}
      active={false}
    />
  );
  if (isPlaced(state.combo)) return <AttemptOutcome attempt={state.combo} selectionId={null} />;
  return (
    <StyledList>
      {state.rows.length > 1 && rows.length === 0 && !isComboUnread(state) && !hasGone ? (
        <Notice>{SLIP.combosLoading}</Notice>
      ) : null}
      {systems.length === 0 ? null : (
        <StyledQuiet
          type="button"
          aria-expanded={open}
          data-testid="slip-more-combos"
          onClick={() => setUnfolded(!open)}
        >
          {open ? SLIP.fewerCombos : SLIP.moreCombos(systems.length)}
          <ChevronDown aria-hidden />
        </StyledQuiet>
      )}
      {open && state.freeBet ? (
        <Notice testId="slip-free-rule">{SLIP.freeBetStraightOnly}</Notice>
      ) : null}
      {open ? systems.filter((row) => row !== pinned).map(view) : null}
      {/* Last, so that nothing above moves away from the finger that chose another. */}
      {straight === null || straight === pinned ? null : view(straight)}
      {isComboUnread(state) ? null : <AttemptOutcome attempt={state.combo} selectionId={null} />}
    </StyledList>
  );
}
