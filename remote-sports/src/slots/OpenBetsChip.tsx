/**
 * Open wagers of the member on home: how many, and what they can be sold for now; one tap to them.
 * It stands in the head of the matches, which has its height without it: nothing jumps when the
 * answer comes.
 */
import { Link, targets } from '@site/platform';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';
import { useOpenValue } from '../wagers/use-open-value';

const StyledChip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(30px, ${px(30)});
  padding: 0 ${px(6)} 0 ${px(10)};
  border-radius: ${radius.pill};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  font-size: ${type.xs};
  font-weight: 650;
  white-space: nowrap;
  & > svg {
    width: ${px(14)};
    height: ${px(14)};
    color: ${color('brand-text')};
  }
  & > b {
    color: ${color('gold-text')};
  }
`;

/** The chip; nothing without open wagers. */
export function OpenBetsChip() {
  const { count, value } = useOpenValue();
  if (count === 0) return null;
  return (
    <StyledChip to={targets.toWagers()} data-testid="home-open-bets" data-count={count}>
      <span className="num">{WAGERS.openBets(count)}</span>
      {value === null ? null : <b className="num">{WAGERS.canSell(value)}</b>}
      <ChevronRight aria-hidden />
    </StyledChip>
  );
}
