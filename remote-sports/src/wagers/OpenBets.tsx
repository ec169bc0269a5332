/**
 * Open wagers while the member looks at prices: how many, and what the vendors pay for them now;
 * one tap to them. It stands where the slip's bar does while the slip is empty.
 */
import { Link, targets } from '@site/platform';
import { ChevronRight, color, depth, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';
import { useOpenValue } from './use-open-value';

const StyledBar = styled(Link)`
  position: fixed;
  inset-inline-start: max(${px(10)}, calc(50% - var(--column) / 2 + ${px(10)}));
  bottom: calc(${px(10)} + var(--sab));
  z-index: ${depth.slipBar};
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: max(40px, ${px(40)});
  padding: 0 ${px(12)};
  border-radius: ${radius.pill};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow:
    ${shadow.mid},
    inset 0 0 0 1px ${color('line-strong')};
  font-size: ${type.s};
  font-weight: 650;
  white-space: nowrap;
  &[data-raised='true'] {
    bottom: calc(${px(68)} + var(--sab));
  }
  & > svg {
    width: ${px(16)};
    height: ${px(16)};
    color: ${color('brand-text')};
  }
  & > b {
    color: ${color('gold-text')};
  }
`;

/** What stands last on the page can be scrolled out from under it. */
const StyledRoom = styled.div`
  height: ${px(60)};
`;

/** The bar; it is drawn only where there are open wagers. */
export function OpenBets({ raised }: { readonly raised: boolean }) {
  const { count, value } = useOpenValue();
  if (count === 0) return null;
  return (
    <>
      <StyledRoom />
      <StyledBar
        to={targets.toWagers()}
        data-testid="open-bets"
        data-count={count}
        data-raised={raised}
      >
        <span className="num">{WAGERS.openBets(count)}</span>
        {value === null ? null : (
          <>
            <span aria-hidden>·</span>
            <b className="num">{WAGERS.canSell(value)}</b>
          </>
        )}
        <ChevronRight aria-hidden />
      </StyledBar>
    </>
  );
}
