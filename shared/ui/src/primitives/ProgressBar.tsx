/** How far something is, in words and as a bar. */
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius } from '../tokens/vars';

const StyledTrack = styled.div`
  height: ${px(8)};
  border-radius: ${radius.pill};
  background: ${color('line')};
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    width: 100%;
    border-radius: inherit;
    background: linear-gradient(90deg, ${color('brand')}, ${color('gold')});
    transform-origin: 0 50%;
    transition: transform 400ms ease-out;
  }
`;

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; values outside are shown at the edge. */
  readonly percent: number;
}

/** A determinate progress bar. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <StyledTrack
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
    >
      <i style={{ transform: `scaleX(${shown / 100})` }} />
    </StyledTrack>
  );
}
