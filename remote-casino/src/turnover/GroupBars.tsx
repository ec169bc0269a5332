import styled from 'styled-components';
import type { TurnoverShare } from '@site/domain/games/turnover-day';
import { Money, color, px, radius, type } from '@site/ui';
import { useWalletName } from '../api/turnover';
import { TURNOVER } from '../phrases/turnover';

const StyledBars = styled.ul`
  display: grid;
  gap: ${px(14)};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto ${px(44)};
    align-items: baseline;
    gap: ${px(6)} ${px(8)};
    font-size: ${type.m};
  }
  b {
    font-weight: 650;
  }
  .share {
    text-align: end;
    font-size: ${type.s};
    color: ${color('text-3')};
  }
`;
const StyledBar = styled.span`
  grid-column: 1 / -1;
  height: ${px(8)};
  border-radius: ${radius.pill};
  background: ${color('line')};
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: linear-gradient(90deg, ${color('brand')}, ${color('gold')});
    transform-origin: 0 50%;
    transition: transform 400ms ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      transition: none;
    }
  }
`;

/** Turnover of each wallet, with its part of all as a bar and in figures. */
export function GroupBars({ shares }: { readonly shares: readonly TurnoverShare[] }) {
  const nameOf = useWalletName();
  return (
    <StyledBars data-testid="turnover-groups">
      {shares.map(({ group, amount, percent }) => (
        <li key={group} data-group={group}>
          <span>{nameOf(group)}</span>
          <b>
            <Money amount={amount} />
          </b>
          <small className="num share">
            <span className="vh">{TURNOVER.bar(nameOf(group))}</span>
            {percent === null ? TURNOVER.unknown : TURNOVER.percent(percent)}
          </small>
          <StyledBar aria-hidden="true">
            <i style={{ transform: `scaleX(${(percent ?? 0) / 100})` }} />
          </StyledBar>
        </li>
      ))}
    </StyledBars>
  );
}
