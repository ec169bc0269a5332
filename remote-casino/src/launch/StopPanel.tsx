/** Why a game does not open, and every way on that makes sense for that reason. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mayRetry, type LaunchStop } from '@site/domain/games/stops';
import { Link, targets } from '@site/platform';
import { Button, CircleAlert, EmptyState, buttonLook, px, toSiteTime } from '@site/ui';
import { PLAY, STOP_TEXT, stopUntil } from '../phrases/play';

const StyledPage = styled.div`
  flex: 1;
  overflow-y: auto;
  display: grid;
  align-content: center;
  padding-bottom: var(--sab);
`;
const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
  width: ${px(240)};
  max-width: 80vw;
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** The way on that a reason has of its own. */
const OWN_WAY: Partial<Readonly<Record<LaunchStop, readonly [to: string, label: string]>>> = {
  excluded: [targets.toLimits(), PLAY.limits],
  notInvited: [targets.toCustomerService(), PLAY.support],
  blocked: [targets.toCustomerService(), PLAY.support],
};

interface StopPanelProps {
  readonly stop: LaunchStop;
  /** The server's words; empty where it gave none. */
  readonly words: string;
  readonly until: string | null;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  /** A way of the page's own, e.g. real play instead of a demo. */
  readonly children?: ReactNode;
}

/** The panel; it says how long a maintenance lasts where that is known. */
export function StopPanel({ stop, words, until, onRetry, onLeave, children }: StopPanelProps) {
  const own = OWN_WAY[stop];
  const hint = until === null ? words || STOP_TEXT[stop] : stopUntil(toSiteTime(until, 'short'));
  return (
    <StyledPage data-stop={stop} data-testid="game-refused" role="alert">
      <EmptyState
        heading={2}
        icon={<CircleAlert />}
        title={PLAY.stopTitle}
        hint={hint}
        action={
          <StyledWays>
            {mayRetry(stop) ? (
              <Button block onClick={onRetry}>
                {PLAY.retry}
              </Button>
            ) : null}
            {children}
            {own === undefined ? null : (
              <StyledWay to={own[0]} data-kind="secondary">
                {own[1]}
              </StyledWay>
            )}
            <Button kind="ghost" block onClick={onLeave}>
              {PLAY.back}
            </Button>
          </StyledWays>
        }
      />
    </StyledPage>
  );
}
