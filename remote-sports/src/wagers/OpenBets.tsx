/**
 * Open wagers while the member looks at prices: how many, and what the vendors pay for them now;
 * one tap to them. It stands where the slip's bar does while the slip is empty.
 */
import { Link, targets } from '@site/platform';
import { ChevronRight, color, depth, px, type } from '@site/ui';
import styled from 'styled-components';
import { useEndBar } from '../bet-slip/end-bar';
import { PAUSED_OFFER } from '../phrases/cash-out';
import { WAGERS } from '../phrases/wagers';
import { useOpenValue } from './use-open-value';

const StyledBar = styled(Link)`
  /* A whole line at the end of the screen: a small one would lie on prices and names. */
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.slipBar};
  max-width: var(--column);
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: max(40px, ${px(40)});
  padding: 0 ${px(14)} var(--sab);
  border-top: 1px solid ${color('line-strong')};
  background: ${color('raised')};
  color: ${color('text')};
  font-size: ${type.s};
  font-weight: 650;
  white-space: nowrap;
  &[data-raised='true'] {
    bottom: calc(${px(58)} + var(--sab));
    padding-bottom: 0;
  }
  /* A phone on its side has no line to spare: the navigation tells the number there. */
  @media (max-height: 480px) {
    &[data-raised='true'] {
      display: none;
    }
  }
  & > svg {
    margin-inline-start: auto;
    width: ${px(16)};
    height: ${px(16)};
    color: ${color('brand-text')};
  }
  & > b {
    color: ${color('gold-text')};
  }
  & > [data-part='paused'] {
    color: ${color('text-2')};
  }
`;

/** What stands last on the page can be scrolled out from under it. */
const StyledRoom = styled.div`
  height: ${px(44)};
`;

/** The bar; it is drawn only where there are open wagers. */
export function OpenBets({ raised }: { readonly raised: boolean }) {
  const { count, offer, isPaused } = useOpenValue();
  useEndBar(count > 0 && raised ? px(106) : null);
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
        {offer === null && !isPaused ? null : <span aria-hidden>·</span>}
        {offer === null ? null : <b className="num">{WAGERS.canSell(offer)}</b>}
        {isPaused ? <span data-part="paused">{PAUSED_OFFER}</span> : null}
        <ChevronRight aria-hidden />
      </StyledBar>
    </>
  );
}
