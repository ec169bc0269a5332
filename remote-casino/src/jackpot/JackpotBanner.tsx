import { useId } from 'react';
import styled from 'styled-components';
import { Link } from '@site/platform';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import { useJackpots } from '../api/queries';
import { JACKPOT, LOBBY } from '../phrases/lobby';
import { PoolAmount } from './PoolAmount';

const StyledBanner = styled(Link)`
  position: relative;
  overflow: hidden;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${px(84)};
  flex: none;
  padding: ${px(14)} ${px(16)};
  border-radius: ${radius.l};
  color: #fff3d6;
  background:
    radial-gradient(90% 160% at 88% 10%, #b0781c 0%, transparent 60%),
    linear-gradient(110deg, #4a2d05, #241403);
  small {
    font-size: ${type.xs};
    color: #f3d9a0;
  }
  strong {
    display: block;
    font-size: min(${type.xxl}, 6.5vw);
    line-height: 1.25;
    font-weight: 800;
    color: #ffdf94;
  }
  .way {
    display: inline-flex;
    align-items: center;
    flex: none;
    font-size: ${type.s};
    color: #ffe7b5;
  }
  svg {
    width: ${px(18)};
    height: ${px(18)};
  }
  &:focus-visible {
    outline-color: ${color('gold')};
  }
`;

const StyledWait = styled.div`
  height: ${px(84)};
  flex: none;
`;

/** The biggest pool on its way up; nothing when there is none, or when it is not known. */
export function JackpotBanner() {
  const amount = useId();
  const { data, isPending } = useJackpots();
  if (isPending) return <StyledWait className="sk" aria-hidden="true" />;
  const first = data?.[0];
  if (first === undefined) return null;
  return (
    <StyledBanner
      to="/jackpot"
      aria-label={`${JACKPOT.title} · ${first.name}`}
      aria-describedby={amount}
      data-testid="jackpot-banner"
    >
      <span>
        <small>
          {JACKPOT.title} · {first.name}
        </small>
        <strong id={amount}>
          <PoolAmount pool={first} />
        </strong>
      </span>
      <span className="way">
        {LOBBY.jackpotGo}
        <ChevronRight aria-hidden="true" />
      </span>
    </StyledBanner>
  );
}
