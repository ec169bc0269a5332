import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { readTurnoverDay } from '@site/domain/games/turnover-day';
import { Link, useSession } from '@site/platform';
import { ChevronRight, Money, color, px, radius, type } from '@site/ui';
import { useTurnover } from '../api/turnover';
import { TURNOVER } from '../phrases/turnover';
import { useSiteNow } from './use-site-now';

const StyledLine = styled(Link)`
  display: flex; align-items: center; gap: ${px(8)}; min-height: ${px(44)}; padding-inline: ${px(12)}; border-radius: ${radius.m}; font-size: ${type.s}; color: ${color('text-2')}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')};
  b { margin-inline-start: auto; color: ${color('gold-text')}; font-size: ${type.m}; } svg { width: ${px(16)}; height: ${px(16)}; color: ${color('text-3')}; } &:active { background: ${color('raised')}; }
`;

/** Turnover of today in one line of the lobby, for members; `--` while it is not known. */
export function TurnoverLine() {
  const isMember = isSignedIn(useSession());
  const { data } = useTurnover(readTurnoverDay(null, useSiteNow()), true, isMember);
  if (!isMember) return null;
  return <StyledLine to="/Games/turnover" data-testid="turnover-line">{TURNOVER.line}<b><Money amount={data?.total} /></b><ChevronRight aria-hidden="true" /></StyledLine>;
}
