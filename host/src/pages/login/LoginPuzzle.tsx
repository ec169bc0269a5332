import { Button, Notice, color, px, radius, space, type } from '@site/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { LOGIN } from '../../phrases/login';
import type { PuzzleState } from './use-login-puzzle';

const StyledPuzzle = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};
  background: ${color('surface')};
  legend {
    padding: 0 ${space[1]};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  p {
    font-size: ${type.m};
    font-weight: 600;
  }
`;
const StyledTiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[2]};
  max-width: ${px(300)};
  width: 100%;
  margin: 0 auto;
`;
const StyledTile = styled.button`
  position: relative;
  aspect-ratio: 1;
  padding: 0;
  border: 2px solid ${color('line')};
  border-radius: ${radius.s};
  overflow: hidden;
  background: none;
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
  &[aria-pressed='true'] {
    border-color: ${color('brand')};
  }
  &[aria-pressed='true']::after {
    content: '✓';
    position: absolute;
    inset-block-start: ${px(4)};
    inset-inline-end: ${px(4)};
    width: ${px(22)};
    height: ${px(22)};
    border-radius: 50%;
    background: ${color('brand')};
    color: ${color('on-brand')};
    font-weight: 700;
    line-height: ${px(22)};
    text-align: center;
  }
`;

/**
 * Nine pictures to choose from; the buttons say whether they are chosen, by sign and not by colour
 * alone.
 */
export function LoginPuzzle({
  challengeId,
  prompt,
  tiles,
  picked,
  failed,
  onToggle,
  onAgain,
}: PuzzleState & { onToggle: (tile: number) => void; onAgain: () => void }) {
  const task = useId();
  return (
    <StyledPuzzle
      aria-describedby={failed ? undefined : task}
      data-testid="login-puzzle"
      data-challenge-id={challengeId}
    >
      <legend>{LOGIN.puzzleLabel}</legend>
      {failed ? (
        <Notice tone="danger" role="alert">
          {LOGIN.puzzleFailed}
        </Notice>
      ) : (
        <p id={task} role="status">
          {prompt}
        </p>
      )}
      <StyledTiles>
        {tiles.map((tile, at) => (
          <StyledTile
            key={tile}
            type="button"
            aria-pressed={picked.includes(at)}
            aria-label={LOGIN.puzzleTile(at + 1)}
            onClick={() => onToggle(at)}
          >
            <img src={tile} alt="" width={96} height={96} />
          </StyledTile>
        ))}
      </StyledTiles>
      <Button kind="ghost" onClick={onAgain}>
        {LOGIN.puzzleAgain}
      </Button>
    </StyledPuzzle>
  );
}
