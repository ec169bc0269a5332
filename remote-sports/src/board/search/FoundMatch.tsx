/**
 * One found match: as the board has it, or by its words alone. What was played and is heard of no
 * more is over, with the score that it was last told with; what nobody brings is not called live.
 */
import { useState } from 'react';
import { Link, usePlatform } from '@site/platform';
import { Tag, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { SEARCH } from '../../phrases/search';
import type { SportEvent } from '../../vendors/port';
import { useBoard, useEventMarkets, useHealth, useIsAwaited } from '../board-context';
import { eventAddress } from '../board-place';
import { CompactRow } from '../CompactRow';
import { KickOff } from '../KickOff';
import { liveText } from '../LiveTag';
import { resultAddress } from '../results/results-place';

const StyledRow = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${px(2)} ${px(10)};
  align-items: center;
  align-content: center;
  min-height: ${px(56)};
  padding: ${px(8)} ${px(12)};
  border-bottom: 1px solid ${color('line')};
  font-size: ${type.m};
  & > b {
    font-size: ${type.l};
    color: ${color('text-2')};
  }
  &[data-state='live'] > b {
    color: ${color('gold-text')};
  }
  & > small {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${px(6)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &:active {
    background: ${color('raised')};
  }
`;

/** Props of {@link PlainRow} and {@link PricedRow}. */
export interface FoundMatchProps {
  readonly event: SportEvent;
  /** Address of the vendor's board. */
  readonly base: string;
}

/**
 * How it stands: `live` as it is told now, `silent` as it was told last, `over` after its end,
 * `unpriced` where the vendor has no prices of it.
 */
type FoundState = 'live' | 'silent' | 'over' | 'unpriced';

const STATE_TEXT = {
  live: null,
  silent: SEARCH.notNow,
  over: null,
  unpriced: SEARCH.noPrices,
} as const;

function MatchRow({ event, base, state }: FoundMatchProps & { readonly state: FoundState }) {
  const { live, sportId, startAt } = event;
  const { clock } = usePlatform();
  const result =
    state === 'over' ? resultAddress(base, { ...event, eventId: event.id }, clock.now()) : null;
  // An old answer of the search tells no score of a match that the board does not know.
  const score = state === 'unpriced' ? null : (live?.score ?? null);
  const words = STATE_TEXT[state];
  return (
    <StyledRow to={result ?? eventAddress(base, event)} data-state={state}>
      <span>{event.isOutright ? event.homeName : `${event.homeName} - ${event.awayName}`}</span>
      {score === null ? null : (
        <b className="num">
          {score.home}:{score.away}
        </b>
      )}
      <small className="num">
        {state === 'over' ? (
          <Tag>{SEARCH.over}</Tag>
        ) : live === null ? (
          <KickOff at={startAt} />
        ) : state === 'unpriced' ? null : (
          <Tag tone={state === 'live' ? 'live' : 'neutral'}>{liveText(live, sportId)}</Tag>
        )}
        {words === null ? null : <span>{words}</span>}
      </small>
    </StyledRow>
  );
}

/** Whether nothing comes from the vendor: also before the first word, where there is no network. */
export const useIsSilent = (): boolean => {
  const health = useHealth();
  return health === 'stale' || (health === 'opening' && !navigator.onLine);
};

/** A match by its words alone: an outright, one beyond the priced, or until its prices are there. */
export const PlainRow = ({ event, base }: FoundMatchProps) => (
  <MatchRow event={event} base={base} state="live" />
);

/** The match as the board has it. */
export function PricedRow({ event, base }: FoundMatchProps) {
  const { store } = useBoard();
  useEventMarkets(event.id);
  const isSilent = useIsSilent();
  const isAwaited = useIsAwaited();
  const now = store.event(event.id);
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  if (now !== undefined) return <CompactRow eventId={event.id} base={base} view="lines" isNarrow />;
  const isPlayed = (last?.live ?? null) !== null;
  const state = isSilent ? 'silent' : isAwaited ? 'live' : isPlayed ? 'over' : 'unpriced';
  return <MatchRow event={last ?? event} base={base} state={state} />;
}
