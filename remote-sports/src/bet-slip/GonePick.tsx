/**
 * A single whose line the vendor has closed: why, the score as it stands, and the way to another
 * line, or to the result of a match that is over.
 */
import { targets, usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { seenResult } from '../board/results/seen-matches';
import { refusalText, SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { StyledFoot } from './foot-styles';
import { isGone } from './gone';
import { useGoneMatch } from './gone-match';
import type { SlipRow } from './slip-model';
import { StyledAction } from './slip-styles';
import { SwappedButton } from './SwappedButton';
import { useLeaveSlip } from './use-leave-slip';

/** What stands there once, of a bet that was turned down as of one that was never sent. */
function goneText({ result }: SlipRow, isOver: boolean): string {
  if (result?.phase !== 'refused') return isOver ? SLIP.over : SLIP.closed;
  const why = refusalText(result.error);
  if (isOver) return `${why}；${SLIP.over}`;
  return why.includes(SLIP.closed) ? why : `${why}；${SLIP.closedToo}`;
}

/** How the match of a pick stands: of one whose line is closed as its board has it. */
export function useMatchNow(row: SlipRow): {
  /** Null while that is not known. */
  readonly score: SlipRow['selection']['score'];
  readonly isOver: boolean;
} {
  const { event, isOver, isHeard } = useGoneMatch(row);
  const { selection } = row;
  if (!isGone(row) || !selection.live) return { score: selection.score, isOver };
  return { score: isHeard ? (event?.live?.score ?? null) : null, isOver };
}

/**
 * The way on from a closed line: another line of the same match, or the result of one that is over.
 * The pick itself stays behind.
 */
function useWayOn(row: SlipRow | undefined): {
  readonly label: string;
  readonly testId: string;
  readonly go: () => void;
} {
  const platform = usePlatform();
  const { slip, vendor } = useSports();
  const leave = useLeaveSlip();
  const { event, isOver } = useGoneMatch(row);
  const board = targets.toSports(vendor.id);
  const addressOf = ({ selection }: SlipRow): string => {
    const { eventId, sportId, isOutright } = selection;
    if (isOutright) return board;
    return isOver
      ? (seenResult(platform, board, eventId, event) ?? `${board}/results?sport=${sportId}`)
      : `${board}/event/${encodeURIComponent(eventId)}`;
  };
  return {
    label: isOver ? SLIP.toResult : SLIP.newPick,
    testId: isOver ? 'slip-result' : 'slip-new-line',
    go: () => {
      if (row === undefined) return;
      slip.remove(row.selection.selectionId);
      leave(addressOf(row), false);
    },
  };
}

/** The sentence in the row; of several singles with the way on beside it. */
export function GoneWords({ row }: { readonly row: SlipRow }) {
  const { rows } = useSlip();
  const wayOn = useWayOn(row);
  const { isOver } = useGoneMatch(row);
  const isRefused = row.result?.phase === 'refused';
  return (
    <Notice
      tone={isRefused ? 'danger' : 'warn'}
      role={isRefused ? 'alert' : 'status'}
      {...(isRefused ? { testId: 'slip-refused' } : {})}
    >
      <StyledAction>
        <span>{goneText(row, isOver)}</span>
        {rows.length === 1 ? null : (
          <Button kind="ghost" size="s" onClick={wayOn.go}>
            {wayOn.label}
          </Button>
        )}
      </StyledAction>
    </Notice>
  );
}

/** The foot of a slip in which nothing is left to bet on. */
export function GoneFoot() {
  const { slip } = useSports();
  const rows = useSlip().rows.filter(isGone);
  const [only, ...others] = rows;
  const wayOn = useWayOn(only);
  return (
    <StyledFoot>
      <div data-part="acts">
        <SwappedButton
          kind={others.length > 0 ? 'primary' : 'secondary'}
          data-testid="slip-remove-dead"
          onClick={() => slip.removeWhere(isGone)}
        >
          {others.length > 0 ? SLIP.removeDead(rows.length) : SLIP.remove}
        </SwappedButton>
        {only === undefined || others.length > 0 ? null : (
          <SwappedButton key={wayOn.testId} data-testid={wayOn.testId} onClick={wayOn.go}>
            {wayOn.label}
          </SwappedButton>
        )}
      </div>
    </StyledFoot>
  );
}
