/** A side of a row: name, red cards, score. */
import { BOARD } from '../phrases/board';
import { StyledTeam } from './row-styles';

/** A team. */
export function Team({
  name,
  score,
  reds,
}: {
  readonly name: string;
  readonly score: number | null;
  readonly reds: number;
}) {
  return (
    <StyledTeam>
      <span>{name}</span>
      {reds > 0 ? <mark aria-label={BOARD.reds(reds)}>{reds}</mark> : null}
      {score === null ? null : <b className="num">{score}</b>}
    </StyledTeam>
  );
}
