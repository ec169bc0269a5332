/** A wager of the list with all that can be done with it: sell, change, bet once more, share. */
import { useState } from 'react';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Button, later } from '@site/ui';
import { AGAIN } from '../phrases/again';
import { EDIT_BET } from '../phrases/edit-bet';
import type { Wager } from '../vendors/port';
import { CashOut } from './CashOut';
import { ShareWager } from './ShareWager';
import type { LiveEventOf } from './use-live-events';
import { mayBeEdited, mayBeSold, type ReceivedOffer } from './use-offers';
import { WagerCard } from './WagerCard';

// It comes without a tap: a list without its code is still a list.
const AutoSaleRow = later(() =>
  import(/* webpackChunkName: "acts" */ './AutoSaleRow').then(
    (module) => module.AutoSaleRow,
    () => () => null,
  ),
);
const BetAgain = later(() =>
  import(/* webpackChunkName: "acts" */ './BetAgain').then((module) => module.BetAgain),
);

/** Props of {@link WagerEntry}. */
export interface WagerEntryProps {
  readonly wager: Wager;
  readonly eventOf: LiveEventOf;
  readonly received: ReceivedOffer;
  /** The member wants to change it. */
  readonly onEdit: (wager: Wager) => void;
  /** It was put into the slip of its vendor. */
  readonly onSlip: (vendor: OddsVendorId) => void;
}

/** See {@link WagerEntryProps}. */
export function WagerEntry({ wager, eventOf, received, onEdit, onSlip }: WagerEntryProps) {
  const [again, setAgain] = useState(false);
  return (
    <WagerCard
      wager={wager}
      eventOf={eventOf}
      sale={
        <>
          {mayBeSold(wager) ? <CashOut wager={wager} received={received} /> : null}
          {mayBeSold(wager) && received.offer?.auto !== undefined ? (
            <AutoSaleRow
              wager={wager}
              offer={received.offer}
              auto={received.offer.auto}
              onChanged={received.refresh}
            />
          ) : null}
          {mayBeEdited(wager, received) ? (
            <Button
              kind="secondary"
              size="s"
              data-testid="wager-edit"
              onClick={() => onEdit(wager)}
            >
              {EDIT_BET.edit}
            </Button>
          ) : null}
          {again ? (
            <BetAgain
              wager={wager}
              onSlip={() => {
                setAgain(false);
                onSlip(wager.vendor);
              }}
              onClose={() => setAgain(false)}
            />
          ) : null}
        </>
      }
      action={
        <>
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
        </>
      }
    />
  );
}
