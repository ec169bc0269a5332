import styled from 'styled-components';
import type { Fen } from '@site/domain/money';
import { Money, color, px, radius, type } from '@site/ui';
import { RECORDS } from '../phrases/records';

const StyledTotals = styled.dl`
  display: grid; grid-template-columns: repeat(3, 1fr); padding: ${px(12)} ${px(14)}; border-radius: ${radius.l}; background: ${color('surface')}; border: 1px solid ${color('line')};
  dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-size: ${px(15)}; font-weight: 650; }
`;

interface TotalsProps { readonly totals: { readonly moneyIn: Fen; readonly moneyOut: Fen; readonly net: Fen } }

/** Sums of the whole selection, not only of the rows loaded (C-51). */
export function Totals({ totals }: TotalsProps) {
  return (
    <StyledTotals>
      <div><dt>{RECORDS.income}</dt><dd><Money amount={totals.moneyIn} symbol={false} /></dd></div>
      <div><dt>{RECORDS.outgo}</dt><dd><Money amount={totals.moneyOut} symbol={false} /></dd></div>
      <div><dt>{RECORDS.net}</dt><dd><Money amount={totals.net} symbol={false} signed /></dd></div>
    </StyledTotals>
  );
}
