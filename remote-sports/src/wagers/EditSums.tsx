/** What the new bet takes and gives at the prices of now, beside what the old one gives. */
import type { ReactNode } from 'react';
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
  /* A sum is never broken: a name beside it takes two lines before that. */
  grid-template-columns: auto minmax(min-content, 1fr);
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
  [data-part='sum'] {
    white-space: nowrap;
  }
`;

const absOf = (amount: Fen): Fen => (amount < ZERO_FEN ? fenOf(-amount) : amount);

/** What the old one brings, and what that is less than its stake. */
function Brings({
  wager,
  sale: { price, openRisk },
}: {
  readonly wager: Wager;
  readonly sale: EditSale;
}) {
  // Of a stake that a voucher paid nobody loses anything.
  const gain =
    price === null || wager.freeBet ? ZERO_FEN : saleAgainstStake(openRisk, price, null).gain;
  const amount = formatCny(absOf(gain));
  return (
    <>
      {/* Beside its name: two sums side by side are read as one too many. */}
      <dt data-testid="edit-against">
        {EDIT_BET.brings}{' '}
        {gain === ZERO_FEN ? null : (
          <small data-sign={gain < ZERO_FEN ? 'less' : 'more'} data-part="sum">
            {gain < ZERO_FEN ? CASH_OUT.less(amount) : CASH_OUT.more(amount)}
          </small>
        )}
      </dt>
      <dd data-testid="edit-brings">
        <span data-part="sum">+¥{formatCnyOrUnknown(price)}</span>
      </dd>
    </>
  );
}

/** What is paid in the end: the one line that decides. */
function Net({ bet, sale }: Pick<EditSumsProps, 'bet' | 'sale'>) {
  const net = netOfChange(bet?.sums?.risk ?? null, sale.price);
  return (
    <>
      <dt>{net !== null && net < ZERO_FEN ? EDIT_BET.netGot : EDIT_BET.netPaid}</dt>
      <dd data-testid="edit-net">
        <b data-part="sum">¥{formatCnyOrUnknown(net === null ? null : absOf(net))}</b>
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

/** Props of {@link EditSums}. */
export interface EditSumsProps {
  readonly wager: Wager;
  readonly bet: EditedBet | null;
  /** Selections that stay. */
  readonly legs: number;
  /** The most that can still come of the old one, as far as it runs. */
  readonly before: Fen;
  readonly sale: EditSale;
  /** Nothing is changed: it costs nothing and brings nothing. */
  readonly isSame: boolean;
}

/** Of large letters the one sum that stands beside the button; the others are {@link EditRest}. */
export const EditNet = ({ bet, sale, isSame }: EditSumsProps) => (
  <StyledSums data-testid="edit-sums" className="num">
    <Net bet={isSame ? null : bet} sale={sale} />
  </StyledSums>
);

/** The lines of {@link EditSums}, with what is paid in the end where it has its place among them. */
function Lines({ children, ...sums }: EditSumsProps & { readonly children?: ReactNode }) {
  const { wager, bet, legs, before, sale, isSame } = sums;
  const name =
    bet === null || bet.comboId === null ? SLIP.single : comboText(wager.vendor, bet.comboId, legs);
  // All together with a leg less is what the switches say themselves.
  const was =
    wager.comboId === null || wager.lines === 1
      ? name
      : comboText(wager.vendor, wager.comboId, wager.legs.length);
  return (
    <>
      <dt data-testid="edit-combo">
        {name} {was === name ? null : <small>{EDIT_BET.comboBefore(was)}</small>}
      </dt>
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
      <dd data-testid="edit-risk">
        <span data-part="sum">¥{formatCnyOrUnknown(isSame ? null : bet?.sums?.risk)}</span>
      </dd>
      <Brings wager={wager} sale={isSame ? { ...sale, price: null } : sale} />
      {children}
      <dt>{bet !== null && bet.lines > 1 ? SLIP.most : SLIP.returns}</dt>
      <dd data-testid="edit-returns">
        <small>{EDIT_BET.returnsBefore(formatCny(before))}</small>{' '}
        <b data-part="sum">¥{formatCnyOrUnknown(bet?.sums?.payout)}</b>
      </dd>
    </>
  );
}

/** What large letters leave no room for in the foot: among what is scrolled. */
export const EditRest = (sums: EditSumsProps) => (
  <StyledSums data-testid="edit-rest" className="num">
    <Lines {...sums} />
  </StyledSums>
);

/** Five lines, whatever is typed: nothing below them moves. */
export const EditSums = (sums: EditSumsProps) => (
  <StyledSums data-testid="edit-sums" className="num">
    <Lines {...sums}>
      <Net bet={sums.isSame ? null : sums.bet} sale={sums.sale} />
    </Lines>
  </StyledSums>
);
