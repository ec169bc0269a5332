/** The line of a pick that names its market and match. */
import { Tag } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { nameParts } from './name-parts';
import type { SlipRow } from './slip-model';
import { useMatchNow } from './GonePick';
/** Behind a pick that names its side: the other one. */
function againstOf(selection: SlipRow['selection']): string {
  const { homeName, awayName } = selection;
  const [side] = nameParts(selection);
  if (side === homeName) return `vs ${awayName}`;
  return side === awayName ? `vs ${homeName}` : matchOf(selection);
}

/** Both sides, or what an outright is called. */
export const matchOf = ({ isOutright, homeName, awayName }: SlipRow['selection']): string =>
  isOutright ? homeName : `${homeName} vs ${awayName}`;

/**
 * Market and match. In the one line of a leg the score stands between the names and says that it is
 * played; behind what is said of it, which takes their room, before them, and then only the other
 * side, which gives way first. Of a match to come the
 * league follows where it has room, whole or not at all.
 */
export function SlipMatch({
  row,
  inCombo,
  isShort,
}: {
  readonly row: SlipRow;
  readonly inCombo: boolean;
  readonly isShort: boolean;
}) {
  const { selection } = row;
  const { betTypeName, homeName, awayName, leagueName } = selection;
  const now = useMatchNow(row);
  const score = now.score === null ? '' : `${now.score.home}:${now.score.away}`;
  const live = selection.live && !now.isOver;
  if (!inCombo)
    return (
      <>
        {live ? (
          <>
            <Tag tone="live">
              {SLIP.live}
              {score === '' ? '' : ` ${score}`}
            </Tag>{' '}
          </>
        ) : now.isOver && score !== '' ? (
          <>
            <Tag>{score}</Tag>{' '}
          </>
        ) : null}
        {betTypeName} · {matchOf(selection)}
      </>
    );
  const played = (
    <Tag tone="live">
      <span className="vh">{SLIP.live}</span> {score}
    </Tag>
  );
  return (
    <>
      {isShort && live && score !== '' ? <span data-part="score">{played}</span> : null}
      <span>
        {live && score === '' ? (
          <>
            <Tag tone="live">{SLIP.live}</Tag>{' '}
          </>
        ) : null}
        {`${betTypeName}${isShort ? ' ' : ' · '}`}
        {live && score !== '' && !isShort ? (
          <>
            {homeName} {played} {awayName}
          </>
        ) : (
          (isShort ? againstOf : matchOf)(selection)
        )}
      </span>
      {leagueName === '' || live || isShort ? null : <span>&nbsp;· {leagueName}</span>}
    </>
  );
}
