/**
 * Winners of competitions: each a card that opens to its runners. Few at a time, so no virtual
 * list.
 */
import { useState } from 'react';
import { BET_TYPE, isEuOnly } from '@site/domain/betting/bet-types';
import { formatShort } from '@site/domain/formatting/date';
import { Link } from '@site/platform';
import {
  Card,
  ChevronDown,
  ChevronRight,
  PageBody,
  Skeleton,
  Trophy,
  color,
  px,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { OUTRIGHT } from '../phrases/outright';
import { useOddsType } from '../state/use-sports';
import { useBoard, useEventMarkets, useIsAwaited, useLeagues } from './board-context';
import { BoardEmpty } from './BoardEmpty';
import { eventAddress } from './board-place';
import { OddsCell } from './OddsCell';
import { useRunners } from './use-runners';
import { useVendorMaintenance } from './use-vendor-maintenance';
import { VendorMaintenanceNotice } from './VendorMaintenanceNotice';

const StyledCard = styled(Card)`
  padding: 0;
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-auto-rows: ${px(48)};
    gap: ${px(6)};
    padding: 0 ${px(10)} ${px(10)};
  }
  & > .all {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${px(44)};
    border-top: 1px solid ${color('line')};
    color: ${color('brand-text')};
    font-size: ${type.s};
    font-weight: 600;
  }
  & > .all > svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;
const StyledHead = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  width: 100%;
  min-height: ${px(56)};
  padding: ${px(6)} ${px(12)};
  text-align: start;
  & > .cup {
    width: ${px(22)};
    height: ${px(22)};
    color: ${color('gold-text')};
    flex: none;
  }
  & > .arrow {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
    flex: none;
  }
  &[aria-expanded='false'] > .arrow {
    transform: rotate(-90deg);
  }
  & > span {
    flex: 1;
    font-size: ${type.m};
    font-weight: 650;
    line-height: 1.35;
  }
  small {
    display: block;
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-3')};
  }
`;

function Competition({
  eventId,
  base,
  first,
}: {
  readonly eventId: string;
  readonly base: string;
  readonly first: boolean;
}) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const [open, setOpen] = useState(first);
  const event = store.event(eventId);
  const market = markets.find(({ betType }) => betType === BET_TYPE.OUTRIGHT) ?? markets[0];
  const runners = useRunners(market);
  const isEu = useOddsType() === 'EU';
  if (event === undefined) return null;
  const panel = `outright-${eventId}`;
  return (
    <StyledCard data-testid="outright" data-event-id={event.id}>
      <h2>
        <StyledHead
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Trophy className="cup" aria-hidden />
          <span>
            {event.homeName}
            <small className="num">
              {OUTRIGHT.runners(market?.selections.length ?? 0)} ·{' '}
              {BOARD.endsOn(formatShort(event.startAt))}
              {isEu || market === undefined || !isEuOnly(market.betType)
                ? null
                : ` · ${BOARD.euHint}`}
            </small>
          </span>
          <ChevronDown className="arrow" aria-hidden />
        </StyledHead>
      </h2>
      {open && market !== undefined ? (
        <div id={panel}>
          {runners.map((selection) => (
            <OddsCell
              key={selection.id}
              event={event}
              market={market}
              selection={selection}
              look="named"
            />
          ))}
        </div>
      ) : null}
      {open && event.marketCount > 1 ? (
        <Link className="all" to={eventAddress(base, event)}>
          {OUTRIGHT.all}
          <ChevronRight aria-hidden />
        </Link>
      ) : null}
    </StyledCard>
  );
}

/** The competitions. */
export function OutrightList({ base }: { readonly base: string }) {
  const ids = useLeagues().flatMap(({ eventIds }) => eventIds);
  const isAwaited = useIsAwaited();
  const isInMaintenance = useVendorMaintenance();
  if (isAwaited) return isInMaintenance ? <VendorMaintenanceNotice /> : <Skeleton kind="board" />;
  if (ids.length === 0) return <BoardEmpty />;
  return (
    <PageBody>
      {ids.map((id, at) => (
        <Competition key={id} eventId={id} base={base} first={at === 0} />
      ))}
    </PageBody>
  );
}
