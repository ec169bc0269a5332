/** The game's wallet is empty: fill it here, pay in, look around anyway, or try for free. */
import styled from 'styled-components';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { Link, targets } from '@site/platform';
import { Button, buttonLook, color, px, type } from '@site/ui';
import { PLAY, TOP_UP } from '../phrases/play';
import { TopUpForm } from './top-up/TopUpForm';

const StyledPanel = styled.section`
  flex: 1;
  overflow-y: auto;
  padding: ${px(20)} ${px(16)} calc(${px(20)} + var(--sab));
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  width: 100%;
  max-width: ${px(420)};
  margin-inline: auto;
  h2 {
    font-size: ${type.xl};
  }
  & > p {
    margin-top: ${px(-8)};
    font-size: ${type.m};
    color: ${color('text-2')};
  }
`;
const StyledWays = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${px(8)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface EmptyWalletProps {
  readonly group: WalletGroupId;
  readonly canTry: boolean;
  readonly onFilled: () => void;
  readonly onGoEmpty: () => void;
  readonly onTry: () => void;
}

/** What a member sees instead of a game that they could not bet in. */
export function EmptyWallet({ group, canTry, onFilled, onGoEmpty, onTry }: EmptyWalletProps) {
  return (
    <StyledPanel data-testid="wallet-empty">
      <h2>{TOP_UP.title(WALLET_NAME[group])}</h2>
      <p>{TOP_UP.hint}</p>
      <TopUpForm group={group} submitText={TOP_UP.submit} onDone={onFilled} />
      <StyledWays>
        <StyledWay to={targets.toDeposit()} data-kind="secondary" data-size="s">
          {PLAY.deposit}
        </StyledWay>
        {canTry ? (
          <Button kind="ghost" size="s" data-testid="try-demo" onClick={onTry}>
            {PLAY.tryDemo}
          </Button>
        ) : null}
        <Button kind="ghost" size="s" data-testid="go-empty" onClick={onGoEmpty}>
          {TOP_UP.goEmpty}
        </Button>
      </StyledWays>
    </StyledPanel>
  );
}
