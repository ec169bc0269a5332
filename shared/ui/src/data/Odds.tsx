/** A price, and which way it moved: an arrow with the colour, never the colour alone. */
import styled from 'styled-components';
import { copy } from '../phrases';
import { px } from '../tokens/px';
import { color } from '../tokens/vars';

const StyledOdds = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${px(3)};
  font-weight: 700;
  color: ${color('odds-text')};
  &[data-move='up'] {
    color: ${color('up')};
  }
  &[data-move='down'] {
    color: ${color('down')};
  }
  svg {
    width: 0.6em;
    height: 0.6em;
    align-self: center;
  }
`;

/** Props of {@link Odds}. */
export interface OddsProps {
  /** The formatted price; a dash when it cannot be shown (domain D3). */
  readonly text: string;
  readonly move?: 'up' | 'down' | null;
}

/** A price outside the live board (slip, wagers). */
export function Odds({ text, move = null }: OddsProps) {
  return (
    <StyledOdds className="num" data-move={move ?? undefined}>
      {text}
      {move === null ? null : (
        <svg role="img" aria-label={move === 'up' ? copy.up : copy.down} viewBox="0 0 10 10">
          <path fill="currentColor" d={move === 'up' ? 'M5 1l5 8H0z' : 'M5 9L0 1h10z'} />
        </svg>
      )}
    </StyledOdds>
  );
}
