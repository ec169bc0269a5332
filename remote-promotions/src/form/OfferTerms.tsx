import { useEffect } from 'react';
import styled from 'styled-components';
import { formatCny, formatCnyShort } from '@site/domain/money';
import { useBalances, usePlatform } from '@site/platform';
import { Money, color, px, type } from '@site/ui';
import type { Offer } from '../api/queries';
import { walletName, walletNames } from '../api/wallets';
import { BONUS_FORM } from '../phrases/form';

const StyledTerms = styled.dl`
  border-radius: ${px(14)};
  background: ${color('sunken')};
  border: 1px solid ${color('line')};
  padding: ${px(4)} ${px(14)};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(14)};
    padding: ${px(10)} 0;
    font-size: ${type.m};
  }
  div + div {
    border-top: 1px solid ${color('line')};
  }
  dt {
    color: ${color('text-3')};
    flex: none;
  }
  dd {
    text-align: end;
    font-weight: 600;
  }
  /* Letters so large that a term has no room beside its name (ADR 110). */
  @media (max-width: 17em) {
    dt {
      flex: 1;
    }
  }
`;

/** The terms that count, with the wallet that the bonus is paid into and what is in it now. */
export function OfferTerms({ offer }: { readonly offer: Offer }) {
  const { balances } = usePlatform();
  const { record } = useBalances();
  // This page has no header that asks for them.
  useEffect(() => balances.refresh(), [balances]);
  const {
    turnover,
    turnoverBase,
    walletGroups,
    validDays,
    maxBet,
    maxBonus,
    payGroup,
    balanceRequired,
  } = offer;
  const balance = record?.byGroup.get(payGroup);
  const lines = [
    [
      BONUS_FORM.turnover,
      BONUS_FORM.times(
        turnover,
        turnoverBase === 'both' ? BONUS_FORM.baseBoth : BONUS_FORM.baseBonus,
      ),
    ],
    [BONUS_FORM.games, walletNames(walletGroups)],
    [BONUS_FORM.validity, BONUS_FORM.days(validDays)],
    [BONUS_FORM.maxBet, maxBet === null ? BONUS_FORM.none : `¥${formatCnyShort(maxBet)}`],
    [BONUS_FORM.maxBonus, `¥${formatCnyShort(maxBonus)}`],
  ] as const;
  return (
    <StyledTerms data-testid="offer-terms">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{BONUS_FORM.wallet}</dt>
        <dd>
          {walletName(payGroup)} · {BONUS_FORM.balance} <Money amount={balance} />
        </dd>
      </div>
      {balanceRequired > 0n ? (
        <div>
          <dt>{BONUS_FORM.needsLabel}</dt>
          <dd>{BONUS_FORM.needs(formatCny(balanceRequired))}</dd>
        </div>
      ) : null}
    </StyledTerms>
  );
}
