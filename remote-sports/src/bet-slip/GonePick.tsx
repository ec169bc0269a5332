/**
 * A single whose line the vendor has closed: why, the score as it stands, and the way to another
 * line.
 */
import { useMemo } from 'react';
import { targets } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { refusalText, SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { useLiveEvents } from '../wagers/use-live-events';
import { StyledFoot } from './foot-styles';
import { isGone } from './gone';
import type { SlipRow } from './slip-model';
import { StyledAction } from './slip-styles';
import { SwappedButton } from './SwappedButton';
import { useLeaveSlip } from './use-leave-slip';

/** What stands there once, of a bet that was turned down as of one that was never sent. */
function goneText({ result }: SlipRow): string {
  if (result?.phase !== 'refused') return SLIP.closed;
  const why = refusalText(result.error);
  return why.includes(SLIP.closed) ? why : `${why}；${SLIP.closedToo}`;
}

/**
 * The score of a match whose line is closed, as its board has it; null while that is not known. Of
 * any other the slip knows it itself.
 */
export function useScoreNow(row: SlipRow): SlipRow['selection']['score'] {
  const { vendor } = useSports();
  const { selection } = row;
  const isAsked = isGone(row) && selection.live;
  const { eventId, isOutright } = selection;
  const legs = useMemo(
    () =>
      isAsked
        ? [{ vendor: vendor.id, outcome: 'running' as const, legs: [{ eventId, isOutright }] }]
        : [],
    [isAsked, vendor, eventId, isOutright],
  );
  const eventOf = useLiveEvents(legs);
  return isAsked ? (eventOf(vendor.id, eventId)?.live?.score ?? null) : selection.score;
}

/** @returns the way to another line of the same match; the pick that is closed stays behind. */
function useNewLine(): (row: SlipRow) => void {
  const { slip, vendor } = useSports();
  const leave = useLeaveSlip();
  return ({ selection }) => {
    const board = targets.toSports(vendor.id);
    slip.remove(selection.selectionId);
    leave(
      selection.isOutright ? board : `${board}/event/${encodeURIComponent(selection.eventId)}`,
      false,
    );
  };
}

/** The sentence in the row; of several singles with the way on beside it. */
export function GoneWords({ row }: { readonly row: SlipRow }) {
  const { rows } = useSlip();
  const toNewLine = useNewLine();
  const isRefused = row.result?.phase === 'refused';
  return (
    <Notice
      tone={isRefused ? 'danger' : 'warn'}
      role={isRefused ? 'alert' : 'status'}
      {...(isRefused ? { testId: 'slip-refused' } : {})}
    >
      <StyledAction>
        <span>{goneText(row)}</span>
        {rows.length === 1 ? null : (
          <Button kind="ghost" size="s" onClick={() => toNewLine(row)}>
            {SLIP.newPick}
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
  const toNewLine = useNewLine();
  const [only, ...others] = rows;
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
          <SwappedButton data-testid="slip-new-line" onClick={() => toNewLine(only)}>
            {SLIP.newPick}
          </SwappedButton>
        )}
      </div>
    </StyledFoot>
  );
}
