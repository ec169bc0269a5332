/** The menu of an open game: what the wallet holds, money in without leaving, and the ways out. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Fen } from '@site/domain/money';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { targets, useBalances, useNavigate } from '@site/platform';
import { Button, Money, Sheet, color, px, radius, type } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { PLAY, TOP_UP } from '../phrases/play';
import { TopUpForm } from './top-up/TopUpForm';
import { useFullScreen } from './use-full-screen';

const StyledFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: ${px(12)} 0;
  border-radius: ${radius.m};
  background: ${color('sunken')};
  text-align: center;
  dt {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  dd {
    margin-top: ${px(2)};
    font-size: ${type.m};
    font-weight: 650;
  }
`;
const StyledHint = styled.p`
  font-size: ${type.xs};
  color: ${color('text-3')};
`;
const StyledBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
`;
const StyledWays = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${px(10)};
`;

interface PlayMenuProps {
  readonly open: boolean;
  readonly title: string;
  readonly group: WalletGroupId | null;
  readonly net: Fen | null | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onLeave: () => void;
}

function Facts({ group, net }: Pick<PlayMenuProps, 'group' | 'net'>) {
  const { record } = useBalances();
  return (
    <>
      <StyledFacts>
        {group === null ? null : (
          <div>
            <dt>{WALLET_NAME[group]}</dt>
            <dd data-testid="menu-wallet">
              <Money amount={record?.byGroup.get(group)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{PLAY.total}</dt>
          <dd>
            <Money amount={record?.total} />
          </dd>
        </div>
        {net === undefined ? null : (
          <div>
            <dt>{PLAY.net}</dt>
            <dd>
              <Money amount={net} signed />
            </dd>
          </div>
        )}
      </StyledFacts>
      {net === undefined ? null : <StyledHint>{PLAY.netHint}</StyledHint>}
    </>
  );
}

/** The menu; the game goes on behind it. */
export function PlayMenu({ open, title, group, net, onClose, onReload, onLeave }: PlayMenuProps) {
  const full = useFullScreen();
  const [filling, setFilling] = useState(false);
  const close = (): void => {
    setFilling(false);
    onClose();
  };
  const navigate = useNavigate();
  // The sheet's own entry of the history goes first, so that "back" leads to the game again.
  const and = (work: () => void) => (): void => {
    close();
    whenUncovered(work);
  };
  const go = (path: string) => and(() => void navigate(path));
  return (
    <Sheet open={open} onClose={close} title={title} testId="play-menu">
      <StyledBody>
        {net === undefined ? <p>{PLAY.demoHint}</p> : <Facts group={group} net={net} />}
        {filling && group !== null ? (
          <TopUpForm
            group={group}
            submitText={TOP_UP.submitStay}
            onDone={() => setFilling(false)}
          />
        ) : (
          <>
            <StyledWays>
              {group === null || net === undefined ? null : (
                <Button kind="gold" data-testid="menu-top-up" onClick={() => setFilling(true)}>
                  {PLAY.topUp}
                </Button>
              )}
              <Button kind="secondary" data-testid="menu-deposit" onClick={go(targets.toDeposit())}>
                {PLAY.deposit}
              </Button>
              <Button kind="ghost" onClick={go(targets.toTransactions())}>
                {PLAY.records}
              </Button>
              <Button kind="ghost" onClick={go(targets.toLimits())}>
                {PLAY.limits}
              </Button>
              {full === null ? null : (
                <Button kind="ghost" data-testid="menu-full" onClick={and(full.toggle)}>
                  {full.on ? PLAY.fullExit : PLAY.full}
                </Button>
              )}
              <Button kind="ghost" data-testid="menu-reload" onClick={and(onReload)}>
                {PLAY.reload}
              </Button>
            </StyledWays>
            <Button block kind="danger" data-testid="menu-leave" onClick={and(onLeave)}>
              {PLAY.exit}
            </Button>
          </>
        )}
      </StyledBody>
    </Sheet>
  );
}
