/** A wager of the list with all that can be done with it: sell, change, bet once more, share. */
import { useId, useState } from 'react';
import { fenOf, type Fen } from '@site/domain/money';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { usePlatform } from '@site/platform';
import { useOffline } from '@site/remote-kit/use-offline';
import { Button, later, px } from '@site/ui';
import styled from 'styled-components';
import { AGAIN } from '../phrases/again';
import { CASH_OUT } from '../phrases/cash-out';
import { EDIT_ENDS } from '../phrases/edit-ends';
import type { Wager } from '../vendors/port';
import { CashOut } from './CashOut';
import { SaleOutcome } from './SaleOutcome';
import { ShareWager } from './ShareWager';
import type { LiveEventOf } from './use-live-events';
import { editStop, mayBeSold, type ReceivedOffer } from './use-offers';
import { useSaleInFlight } from './use-sale';
import { WagerCard } from './WagerCard';

// It comes without a tap: a list without its code is still a list.
const AutoSaleRow = later(() =>
  import(/* webpackChunkName: "acts" */ './AutoSaleRow').then(
    (module) => module.AutoSaleRow,
    () => () => null,
  ),
);
const EditLeft = later(() =>
  import(/* webpackChunkName: "acts" */ './EditLeft').then(
    (module) => module.EditLeft,
    () => () => null,
  ),
);
const BetAgain = later(() =>
  import(/* webpackChunkName: "acts" */ './BetAgain').then((module) => module.BetAgain),
);

/** What can be done with it besides selling it now: in the row of the details where there is room. */
const StyledActs = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${px(2)};
  &:empty {
    display: none;
  }
  /* A form has the width of the card. */
  &:has(form) {
    flex-basis: 100%;
  }
  /* Beside the sale nothing else looks like a button. */
  button[data-kind='ghost'][data-size='s'] {
    flex: none;
    min-height: max(44px, ${px(44)});
    padding-inline: ${px(6)};
    background: none;
    box-shadow: none;
  }
`;

/** Props of {@link WagerEntry}. */
export interface WagerEntryProps {
  readonly wager: Wager;
  readonly eventOf: LiveEventOf;
  readonly received: ReceivedOffer;
  /** What its last sale brought on this page; null while something of it runs. */
  readonly sold: Fen | null;
  readonly onSold: (wager: Wager, paid: Fen) => void;
  /** The member wants to change it. */
  readonly onEdit: (wager: Wager) => void;
  /** It was put into the slip of its vendor. */
  readonly onSlip: (vendor: OddsVendorId) => void;
}

/** A wager of the list as it stands after its sale on this page, before the list is read again. */
export const afterSale = (wager: Wager, sold: Fen | null): Wager =>
  sold === null || !mayBeSold(wager)
    ? wager
    : { ...wager, outcome: 'cashedOut', returned: fenOf((wager.cashOut?.paid ?? 0n) + sold) };

/** Off while the wager is on its way to being sold: nobody sells one bet by two roads. */
function EditButton({
  wager,
  onEdit,
  stop,
}: Pick<WagerEntryProps, 'wager' | 'onEdit'> & { readonly stop: string }) {
  const whyId = useId();
  const isOffline = useOffline();
  const isFree = useSaleInFlight(wager) === null;
  // What is sold and what is bet in its place both need the price of now.
  const why = !isFree ? EDIT_ENDS.notNow : isOffline ? CASH_OUT.offline : stop;
  const isOff = why !== '';
  return (
    <>
      <Button
        kind="ghost"
        size="s"
        data-testid="wager-edit"
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? whyId : undefined}
        onClick={isOff ? undefined : () => onEdit(wager)}
      >
        {EDIT_ENDS.edit}
      </Button>
      {isOff ? (
        <span id={whyId} hidden>
          {why}
        </span>
      ) : null}
    </>
  );
}

/** See {@link WagerEntryProps}. */
export function WagerEntry({
  wager,
  eventOf,
  received,
  sold,
  onSold,
  onEdit,
  onSlip,
}: WagerEntryProps) {
  const { clock } = usePlatform();
  const [again, setAgain] = useState(false);
  const now = afterSale(wager, sold);
  const isOpen = mayBeSold(now);
  const stop = editStop(now, received);
  const { offer } = received;
  const [isAsked, ask] = useState(false);
  const isSelling = useSaleInFlight(wager) !== null || isAsked;
  const auto =
    isOpen && offer?.auto !== undefined ? (
      <AutoSaleRow
        wager={wager}
        offer={offer}
        auto={offer.auto}
        isSelling={isSelling}
        onChanged={received.refresh}
      />
    ) : null;
  // A target is about the sale, and has a row of its own there; the offer of one is but an act.
  const isSet = offer?.auto?.target != null;
  return (
    <WagerCard
      wager={now}
      eventOf={eventOf}
      now={clock.now()}
      sale={
        <>
          {isOpen ? (
            <>
              <CashOut wager={wager} received={received} onSold={onSold} onAsk={ask} />
              {isSet ? auto : null}
              <EditLeft wager={wager} />
            </>
          ) : null}
          {sold === null || now === wager ? null : (
            <SaleOutcome step={{ at: 'done', paid: sold, whole: true }} price={null} />
          )}
        </>
      }
      acts={
        <StyledActs>
          {isSet ? null : auto}
          {stop === null ? null : <EditButton wager={wager} onEdit={onEdit} stop={stop} />}
          <Button
            kind="ghost"
            size="s"
            data-testid="wager-again"
            aria-expanded={again}
            onClick={() => setAgain(!again)}
          >
            {AGAIN.again}
          </Button>
          <ShareWager wager={wager} />
        </StyledActs>
      }
      opened={
        again ? (
          <BetAgain
            wager={wager}
            onSlip={() => {
              setAgain(false);
              onSlip(wager.vendor);
            }}
            onClose={() => setAgain(false)}
          />
        ) : null
      }
    />
  );
}
