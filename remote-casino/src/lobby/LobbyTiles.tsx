import type { ReactNode } from 'react';
import styled from 'styled-components';
import { getMemberProgress } from '@site/contracts/mini-games';
import { readTurnoverDay } from '@site/domain/games/turnover-day';
import { Link, STALE, useCall } from '@site/platform';
import { Gift, Money, Trophy, color, px, radius, type } from '@site/ui';
import { History } from '@site/ui/more-icons';
import { useTurnover } from '../api/turnover';
import { SHELF } from '../phrases/lobby';
import { useSiteNow } from '../turnover/use-site-now';
import { MINE_PATH, MINI_PATH, TURNOVER_PATH } from './paths';

const StyledTiles = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${px(8)};
  a {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    min-height: ${px(56)};
    padding: ${px(8)} ${px(10)};
    border-radius: ${radius.m};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    min-width: 0;
    overflow: hidden;
  }
  a:active {
    background: ${color('raised')};
  }
  svg {
    width: ${px(22)};
    height: ${px(22)};
    color: ${color('gold-text')};
    flex: none;
  }
  .text {
    min-width: 0;
    line-height: 1.35;
  }
  b {
    display: block;
    font-size: ${type.s};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  b,
  small {
    white-space: nowrap;
  }
`;

function Tile({
  to,
  sign,
  title,
  hint,
  testId,
}: {
  readonly to: string;
  readonly sign: ReactNode;
  readonly title: string;
  readonly hint: ReactNode;
  readonly testId?: string;
}) {
  return (
    <Link to={to} data-testid={testId}>
      {sign}
      <span className="text">
        <b>{title}</b>
        <small>{hint}</small>
      </span>
    </Link>
  );
}

/**
 * Ways to the other pages of the casino; for members with the tries that are left and the turnover
 * of today.
 */
export function LobbyTiles({ isMember }: { readonly isMember: boolean }) {
  const tries =
    useCall(getMemberProgress, { query: {} }, { staleMs: STALE.seconds, enabled: isMember }).data
      ?.triesLeft ?? 0;
  const turnover = useTurnover(readTurnoverDay(null, useSiteNow()), true, isMember).data?.total;
  return (
    <StyledTiles aria-label={SHELF.tiles}>
      <Tile
        to={MINI_PATH}
        sign={<Gift aria-hidden="true" />}
        title={SHELF.mini}
        hint={tries > 0 ? SHELF.miniLeft(tries) : SHELF.miniHint}
        testId="door-mini"
      />
      {isMember ? (
        <Tile
          to={TURNOVER_PATH}
          sign={<Trophy aria-hidden="true" />}
          title={SHELF.turnover}
          hint={<Money amount={turnover} />}
          testId="door-turnover"
        />
      ) : null}
      <Tile
        to={MINE_PATH}
        sign={<History aria-hidden="true" />}
        title={SHELF.mine}
        hint={SHELF.mineHint}
      />
    </StyledTiles>
  );
}
