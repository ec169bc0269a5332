/**
 * One button for one try: for members a try, for visitors the way to log in, words while a result
 * is open.
 */
import styled from 'styled-components';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useLocation } from '@site/platform';
import { refusalText, type Snatch } from '@site/remote-kit/prize';
import { Button, Notice, buttonLook, color, px, type } from '@site/ui';
import { MINI } from '../phrases/mini-games';

const StyledAct = styled.div`
  display: grid;
  gap: ${px(8)};
  min-height: ${px(52)};
  p {
    text-align: center;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;
const StyledLogin = styled(Link)`
  ${buttonLook} width: 100%;
`;

interface SnatchButtonProps {
  readonly snatch: Snatch;
  /** Tries left; null while they are not known. */
  readonly left: number | null;
  readonly isMember: boolean;
  readonly isClosed: boolean;
  /** The tries could not be read; a retry stands beside. */
  readonly hasFailed: boolean;
}

function Act({ snatch, left, isMember, isClosed, hasFailed }: SnatchButtonProps) {
  const { pathname, search } = useLocation();
  if (isClosed) return <p role="status">{MINI.closed}</p>;
  if (!isMember)
    return (
      <>
        <StyledLogin
          to={loginAddress(pathname, search)}
          data-kind="primary"
          data-testid="mini-login"
        >
          {MINI.login}
        </StyledLogin>
        <p>{MINI.visitor}</p>
      </>
    );
  const isBusy = snatch.isOpen;
  if (left === null && hasFailed && !isBusy) return null;
  return (
    <Button
      block
      loading={isBusy || left === null}
      disabled={!isBusy && !left}
      data-testid="mini-snatch"
      onClick={snatch.go}
    >
      {isBusy
        ? MINI.acting
        : left === 0
          ? MINI.none
          : left === null
            ? MINI.actPlain
            : MINI.act(left)}
    </Button>
  );
}

export function SnatchButton(props: SnatchButtonProps) {
  const {
    snatch: { state, isUnknown, checkNow },
  } = props;
  return (
    <StyledAct>
      <Act {...props} />
      {isUnknown ? (
        <Notice tone="warn" role="status" testId="mini-unknown">
          {MINI.unknown}{' '}
          <Button kind="ghost" size="s" onClick={checkNow}>
            {MINI.checkNow}
          </Button>
        </Notice>
      ) : null}
      {state?.phase === 'refused' ? (
        <Notice tone="warn" role="alert" testId="mini-refused">
          {refusalText(state.error)}
        </Notice>
      ) : null}
      {state?.phase === 'notPlaced' ? (
        <Notice tone="info" role="status" testId="mini-not-placed">
          {MINI.notPlaced}
        </Notice>
      ) : null}
    </StyledAct>
  );
}
