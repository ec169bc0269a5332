/**
 * Quick balances of a member: the total and three groups; unknown is `--`, never 0 (I7), and a tap
 * hides all of it.
 */
import { useState } from 'react';
import type { WalletGroupId } from '@site/domain/wallet/groups';
import { Link, jsonKey, targets, useBalances } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import {
  Eye,
  EyeOff,
  IconButton,
  Money,
  RefreshCw,
  buttonLook,
  color,
  px,
  radius,
  space,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';

/** Whether this device hides balances; says nothing about a member. */
const HIDDEN_KEY = jsonKey<boolean>('balanceHidden', 'local', 'never', 1, (value) =>
  typeof value === 'boolean' ? value : null,
);

/** Groups on the first screen; the wallet page has all. */
const SHOWN: readonly WalletGroupId[] = [2, 4, 32];

const StyledCard = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.l};
  background:
    radial-gradient(120% 140% at 100% 0, ${color('brand-soft')}, transparent 70%),
    ${color('surface')};
  p {
    font-size: ${type.xs};
    color: ${color('warn')};
  }
`;
const StyledTop = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(2)};
  h2 {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-2')};
    margin-inline-end: auto;
  }
  [aria-busy='true'] svg {
    animation: ui-spin 0.8s linear infinite;
  }
`;
const StyledTotal = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  strong {
    font-size: ${px(28)};
    line-height: 1.2;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const StyledGroups = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color('line')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const StyledDeposit = styled(Link)`
  ${buttonLook} min-height: ${px(44)};
`;

export function HomeBalances() {
  const { balances, storage } = usePlatform();
  const { record, loading, stale } = useBalances();
  const [hidden, setHidden] = useState(() => storage.read(HIDDEN_KEY) === true);
  const toggle = (): void => {
    storage.write(HIDDEN_KEY, !hidden);
    setHidden(!hidden);
  };
  const Sign = hidden ? EyeOff : Eye;
  return (
    <StyledCard aria-label={HOME.wallet} data-testid="home-balances">
      <StyledTop>
        <h2>{HOME.total}</h2>
        <IconButton
          label={hidden ? HOME.show : HOME.hide}
          icon={<Sign aria-hidden="true" />}
          onClick={toggle}
        />
        <IconButton
          label={HOME.refresh}
          icon={<RefreshCw aria-hidden="true" />}
          aria-busy={loading || undefined}
          onClick={() => balances.refresh()}
        />
      </StyledTop>
      <StyledTotal>
        <strong>
          {hidden ? HOME.hidden : <Money amount={record?.total} testId="home-balance-total" />}
        </strong>
        <StyledDeposit data-kind="primary" data-size="s" to={targets.toDeposit()}>
          {HOME.transfer}
        </StyledDeposit>
      </StyledTotal>
      <StyledGroups>
        {SHOWN.map((group) => (
          <div key={group}>
            <dt>{HOME.groups[group]}</dt>
            <dd>{hidden ? HOME.hidden : <Money amount={record?.byGroup.get(group)} />}</dd>
          </div>
        ))}
      </StyledGroups>
      {stale ? <p role="status">{record === null ? HOME.unknown : HOME.stale}</p> : null}
    </StyledCard>
  );
}
