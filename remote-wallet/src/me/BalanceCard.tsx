import styled from 'styled-components';
import { lockedFunds } from '@site/domain/wallet/tied-funds';
import { useBalances, usePlatform } from '@site/platform';
import { Eye, EyeOff, IconButton, Money, RefreshCw, px, radius, type } from '@site/ui';
import { ME } from '../phrases/me';
import { HiddenAmount, useBalanceHidden } from './balance-hidden';

const StyledCard = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.xl};
  padding: ${px(18)} ${px(18)} ${px(16)};
  color: #f2fbf8;
  background:
    radial-gradient(120% 140% at 100% 0%, #1c8a6e 0%, transparent 55%),
    linear-gradient(150deg, #0c4a3c, #062a23 70%);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 10%);
  &::after {
    content: '';
    position: absolute;
    right: ${px(-46)};
    bottom: ${px(-60)};
    width: ${px(180)};
    height: ${px(180)};
    border-radius: 50%;
    border: ${px(22)} solid rgb(242 192 99 / 13%);
    pointer-events: none;
  }
`;
const StyledTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${type.s};
  color: #bfe3d8;
  & > span {
    display: inline-flex;
    align-items: center;
  }
  button {
    color: #d9f2ea;
    min-width: ${px(44)};
    height: ${px(44)};
    margin-block: ${px(-8)};
  }
  button:active {
    background: rgb(255 255 255 / 12%);
  }
  [aria-busy='true'] svg {
    animation: ui-spin 0.8s linear infinite;
  }
`;
const StyledTotal = styled.p`
  font-size: ${type.hero};
  line-height: 1.2;
  font-weight: 750;
  margin: ${px(6)} 0 ${px(10)};
  color: #fff;
`;
const StyledFacts = styled.dl`
  display: flex;
  gap: ${px(28)};
  font-size: ${type.xs};
  color: #bfe3d8;
  dd {
    font-size: ${type.l};
    font-weight: 650;
    color: #f2fbf8;
  }
`;
const lockedOf = (record: ReturnType<typeof useBalances>['record']) =>
  record === null ? undefined : lockedFunds({ ...record, isBlocking: record.contractBlocks });

/** What the member has; unknown is `--`, never 0. */
export function BalanceCard() {
  const { balances } = usePlatform();
  const { record, loading, stale } = useBalances();
  const [hidden, toggleHidden] = useBalanceHidden();
  const Sign = hidden ? EyeOff : Eye;
  const shown = (amount: Parameters<typeof Money>[0]['amount']) =>
    hidden ? <HiddenAmount /> : <Money amount={amount} />;
  return (
    <StyledCard aria-label={ME.total}>
      <StyledTop>
        <span>
          {ME.total}
          <IconButton
            label={hidden ? ME.show : ME.hide}
            icon={<Sign aria-hidden="true" />}
            onClick={toggleHidden}
          />
        </span>
        <IconButton
          label={ME.refresh}
          icon={<RefreshCw aria-hidden="true" />}
          aria-busy={loading}
          onClick={() => balances.refresh()}
        />
      </StyledTop>
      <StyledTotal data-testid="balance-total">{shown(record?.total)}</StyledTotal>
      <StyledFacts>
        <div>
          <dt>{ME.withdrawable}</dt>
          <dd data-testid="balance-withdrawable">{shown(record?.withdrawable)}</dd>
        </div>
        <div>
          <dt>{ME.locked}</dt>
          <dd data-testid="balance-locked">{shown(lockedOf(record))}</dd>
        </div>
      </StyledFacts>
      {stale ? <p role="status">{ME.stale}</p> : null}
    </StyledCard>
  );
}
