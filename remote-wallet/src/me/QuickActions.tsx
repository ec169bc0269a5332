import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, color, px, radius, type } from '@site/ui';
import { ArrowLeftRight } from '@site/ui/more-icons';
import { ME } from '../phrases/me';

const StyledActions = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${px(8)};
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(6)};
    min-height: ${px(72)};
    justify-content: center;
    border-radius: ${radius.l};
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text')};
  }
  a:active {
    background: ${color('raised')};
  }
  svg {
    width: ${px(22)};
    height: ${px(22)};
    color: ${color('brand-text')};
  }
`;

const ACTIONS = [
  { name: ME.deposit, to: targets.toDeposit(), Sign: ArrowDownToLine, testId: 'me-deposit' },
  { name: ME.withdraw, to: targets.toWithdrawal(), Sign: ArrowUpFromLine, testId: 'me-withdraw' },
  { name: ME.transfer, to: targets.toTransfer(), Sign: ArrowLeftRight, testId: 'me-transfer' },
  { name: ME.records, to: targets.toTransactions(), Sign: ReceiptText, testId: 'me-records' },
] as const;

/** The four ways of money, one tap each. */
export function QuickActions() {
  return (
    <StyledActions aria-label={ME.actions}>
      {ACTIONS.map(({ name, to, Sign, testId }) => (
        <Link key={testId} to={to} data-testid={testId}>
          <Sign aria-hidden="true" />
          {name}
        </Link>
      ))}
    </StyledActions>
  );
}
