/**
 * The picture of the game and its one button: a try for members, the way to log in for visitors,
 * words while a result is open.
 */
import styled, { keyframes } from 'styled-components';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useLocation } from '@site/platform';
import { Button, Notice, buttonLook, px, radius } from '@site/ui';
import { ctaLook } from '../look';
import type { SeasonGame } from '../season';
import { GAME } from './phrases';
import { refusalText, type Snatch } from '@site/remote-kit/prize';

const shake = keyframes`0%, 100% { transform: rotate(0) } 25% { transform: rotate(-7deg) scale(1.04) } 75% { transform: rotate(7deg) scale(1.04) }`;
const StyledStage = styled.div`
  display: grid;
  justify-items: center;
  gap: ${px(12)};
  & > .emblem {
    display: grid;
    place-items: center;
    width: 100%;
    height: ${px(150)};
    border-radius: ${radius.l};
    background: radial-gradient(60% 90% at 50% 50%, var(--season-line), transparent);
  }
  & > .emblem > svg {
    height: ${px(142)};
    width: auto;
  }
  & > .emblem[data-busy='true'] > svg {
    animation: ${shake} 0.5s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    & > .emblem[data-busy='true'] > svg {
      animation: none;
    }
  }
  & > p {
    text-align: center;
  }
  & > [data-tone] {
    justify-self: stretch;
  }
`;
const StyledAct = styled(Button)`
  ${ctaLook} min-width: 72%;
`;
const StyledLogin = styled(Link)`
  ${buttonLook} ${ctaLook} min-width: 72%;
`;

interface GameStageProps {
  readonly game: SeasonGame;
  readonly snatch: Snatch;
  /** Tries left; null while they are not known. */
  readonly left: number | null;
  readonly isMember: boolean;
  readonly isClosed: boolean;
  /** The tries could not be read; a retry stands beside the stage. */
  readonly hasFailed: boolean;
}

function Act({ game: { words }, snatch, left, isMember, isClosed, hasFailed }: GameStageProps) {
  const { pathname, search } = useLocation();
  if (isClosed) return <p role="status">{GAME.closed}</p>;
  if (!isMember)
    return (
      <>
        <StyledLogin to={loginAddress(pathname, search)} data-testid="snatch-login">
          {GAME.login}
        </StyledLogin>
        <p>{GAME.visitor}</p>
      </>
    );
  const isBusy = snatch.isOpen;
  if (left === null && hasFailed && !isBusy) return null;
  return (
    <StyledAct
      loading={isBusy || left === null}
      disabled={!isBusy && !left}
      data-testid="snatch"
      onClick={snatch.go}
    >
      {isBusy
        ? words.acting
        : left === 0
          ? GAME.none
          : left === null
            ? words.act
            : GAME.act(words.act, left)}
    </StyledAct>
  );
}

/** The stage. */
export function GameStage(props: GameStageProps) {
  const {
    game: { Emblem },
    snatch,
  } = props;
  const { state } = snatch;
  return (
    <StyledStage>
      <div className="emblem" data-busy={snatch.isOpen} aria-hidden="true">
        <Emblem />
      </div>
      <Act {...props} />
      {snatch.isUnknown ? (
        <Notice tone="warn" role="status" testId="snatch-unknown">
          {GAME.unknown}{' '}
          <Button kind="ghost" size="s" onClick={snatch.checkNow}>
            {GAME.checkNow}
          </Button>
        </Notice>
      ) : null}
      {state?.phase === 'refused' ? (
        <Notice tone="warn" role="alert" testId="snatch-refused">
          {refusalText(state.error)}
        </Notice>
      ) : null}
      {state?.phase === 'notPlaced' ? (
        <Notice tone="info" role="status" testId="snatch-not-placed">
          {GAME.notPlaced}
        </Notice>
      ) : null}
    </StyledStage>
  );
}
