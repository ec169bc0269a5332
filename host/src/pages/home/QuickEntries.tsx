import { Link, targets } from '@site/platform';
import {
  ArrowDownToLine,
  Dices,
  Gift,
  ReceiptText,
  Trophy,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { copy } from '../../phrases/home';

const StyledQuick = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: ${px(4)};
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(6)};
    padding: ${px(8)} 0;
    border-radius: ${radius.m};
    font-size: ${type.s};
    color: ${color('text')};
  }
  a:active {
    background: ${color('raised')};
  }
  span {
    display: grid;
    place-items: center;
    width: ${px(46)};
    height: ${px(46)};
    border-radius: ${px(15)};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(24)};
    height: ${px(24)};
  }
`;

const QUICK = [
  { to: '/sbtwo', label: copy.sports, Icon: Trophy },
  { to: targets.toGames(), label: copy.games, Icon: Dices },
  { to: targets.toDeposit(), label: copy.deposit, Icon: ArrowDownToLine },
  { to: targets.toPromotions(), label: copy.promotions, Icon: Gift },
  { to: targets.toTransactions(), label: copy.records, Icon: ReceiptText },
] as const;

/** The places most members go to. */
export function QuickEntries() {
  return (
    <StyledQuick aria-label={copy.quickEntry}>
      {QUICK.map(({ to, label, Icon }) => (
        <Link key={to} to={to}>
          <span aria-hidden="true">
            <Icon />
          </span>
          {label}
        </Link>
      ))}
    </StyledQuick>
  );
}
