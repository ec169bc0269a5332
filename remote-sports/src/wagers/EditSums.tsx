/** What the new bet takes and gives at the prices of now, beside what the old one gives. */
import { saleAgainstStake } from '@site/domain/betting/cash-out';
import { netOfChange, type EditedBet } from '@site/domain/betting/edited-bet';
import { fenOf, formatCny, formatCnyOrUnknown, ZERO_FEN, type Fen } from '@site/domain/money';
import { color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { CASH_OUT } from '../phrases/cash-out';
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
  small[data-sign='less'] {
    color: ${color('warn')};
  }
  /* A phone on its side has width to spare and no height. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
  }
`;

const absOf = (amount: Fen): Fen => (amount < ZERO_FEN ? fenOf(-amount) : amount);

/** What the old one brings and what that is less than its stake, then what is paid in the end. */
function SaleSums({
  wager,
  risk,
  sale: { price, openRisk },
}: {
  readonly wager: Wager;
  readonly risk: Fen | null;
  readonly sale: EditSale;
}) {
  const net = netOfChange(risk, price);
  // Of a stake that a voucher paid nobody loses anything.
  const gain =
    price === null || wager.freeBet ? ZERO_FEN : saleAgainstStake(openRisk, price, null).gain;
  const amount = formatCny(absOf(gain));
  return (
    <>
      <dt>{EDIT_BET.brings}</dt>
      <dd data-testid="edit-brings">
        {gain === ZERO_FEN ? null : (
          <small data-sign={gain < ZERO_FEN ? 'less' : 'more'}>
            {gain < ZERO_FEN ? CASH_OUT.less(amount) : CASH_OUT.more(amount)}
          </small>
        )}{' '}
        +¥{formatCnyOrUnknown(price)}
      </dd>
      <dt>{net !== null && net < ZERO_FEN ? EDIT_BET.netGot : EDIT_BET.netPaid}</dt>
      <dd data-testid="edit-net">
        <b>¥{formatCnyOrUnknown(net === null ? null : absOf(net))}</b>
      </dd>
    </>
  );
}

/**
 * What the old one is sold for now; null while it has no offer. `openRisk` is what still runs of
 * it.
 */
interface EditSale {
  readonly price: Fen | null;
  readonly openRisk: Fen;
}

/** Five lines, whatever is typed: nothing below them moves. */
export function EditSums({
  wager,
  bet,
  legs,
  before,
  sale,
}: {
  readonly wager: Wager;
  readonly bet: EditedBet | null;
  /** Selections that stay. */
  readonly legs: number;
  /** What the old one returns at most, as far as it still runs. */
  readonly before: Fen;
  readonly sale: EditSale;
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
      <SaleSums wager={wager} risk={bet?.sums?.risk ?? null} sale={sale} />
      <dt>{bet !== null && bet.lines > 1 ? SLIP.most : SLIP.returns}</dt>
      <dd data-testid="edit-returns">
        <small>{EDIT_BET.returnsBefore(formatCny(before))}</small>{' '}
        <b>¥{formatCnyOrUnknown(bet?.sums?.payout)}</b>
      </dd>
    </StyledSums>
  );
}
