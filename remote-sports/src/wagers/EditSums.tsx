/** What the new bet takes and gives at the prices of now, beside what the old one gives. */
import type { EditedBet } from '@site/domain/betting/edited-bet';
import { formatCny, formatCnyOrUnknown, type Fen } from '@site/domain/money';
import { color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { comboText } from '../phrases/combos';
import { EDIT_BET } from '../phrases/edit-bet';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { SLIP } from '../phrases/slip';
import type { Wager } from '../vendors/port';

const StyledSums = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${px(2)} ${px(12)};
  margin: 0 0 ${px(8)};
  font-size: ${type.m};
  dt {
    color: ${color('text-2')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
  small {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
`;

/** Three lines, whatever is typed: nothing below them moves. */
export function EditSums({
  wager,
  bet,
  legs,
  before,
}: {
  readonly wager: Wager;
  readonly bet: EditedBet | null;
  /** Selections that stay. */
  readonly legs: number;
  /** What the old one returns at most, as far as it still runs. */
  readonly before: Fen;
}) {
  const name =
    bet === null || bet.comboId === null ? SLIP.single : comboText(wager.vendor, bet.comboId, legs);
  return (
    <StyledSums data-testid="edit-sums" className="num">
      <dt>{name}</dt>
      <dd>
        {bet?.odds == null ? (
          SLIP.lines(bet?.lines ?? 1)
        ) : (
          <>
            {SLIP.totalOdds} <Odds text={bet.odds} /> <small>{ODDS_TYPE_SHORT.EU}</small>
          </>
        )}
      </dd>
      <dt>{SLIP.risk}</dt>
      <dd data-testid="edit-risk">¥{formatCnyOrUnknown(bet?.sums?.risk)}</dd>
      <dt>{bet !== null && bet.lines > 1 ? SLIP.most : SLIP.returns}</dt>
      <dd data-testid="edit-returns">
        <small>{EDIT_BET.returnsBefore(formatCny(before))}</small>{' '}
        <b>¥{formatCnyOrUnknown(bet?.sums?.payout)}</b>
      </dd>
    </StyledSums>
  );
}
