import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@site/platform';
import { Gift, Trophy, color, px, radius, type } from '@site/ui';
import { History } from '@site/ui/more-icons';
import { SHELF } from '../phrases/lobby';
import { MINE_PATH, MINI_PATH, TURNOVER_PATH } from './paths';

const StyledDoors = styled.nav`
  display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: ${px(8)};
  a { display: flex; align-items: center; gap: ${px(8)}; min-height: ${px(56)}; padding: ${px(8)} ${px(10)}; border-radius: ${radius.m}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')}; min-width: 0; }
  a:active { background: ${color('raised')}; } svg { width: ${px(22)}; height: ${px(22)}; color: ${color('gold-text')}; flex: none; }
  span { min-width: 0; line-height: 1.35; } b { display: block; font-size: ${type.s}; font-weight: 650; } small { font-size: ${type.xs}; color: ${color('text-3')}; } b, small { white-space: nowrap; }
`;

function Door({ to, sign, title, hint }: { readonly to: string; readonly sign: ReactNode; readonly title: string; readonly hint: string }) {
  return <Link to={to}>{sign}<span><b>{title}</b><small>{hint}</small></span></Link>;
}

/** Ways to the other pages of the casino; the turnover of today is the member's. */
export function Doors({ isMember }: { readonly isMember: boolean }) {
  return (
    <StyledDoors aria-label={SHELF.doors}>
      <Door to={MINI_PATH} sign={<Gift aria-hidden="true" />} title={SHELF.mini} hint={SHELF.miniHint} />
      {isMember ? <Door to={TURNOVER_PATH} sign={<Trophy aria-hidden="true" />} title={SHELF.turnover} hint={SHELF.turnoverHint} /> : null}
      <Door to={MINE_PATH} sign={<History aria-hidden="true" />} title={SHELF.mine} hint={SHELF.mineHint} />
    </StyledDoors>
  );
}
