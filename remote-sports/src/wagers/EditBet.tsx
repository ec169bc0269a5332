/**
 * Changes a wager in two steps that never run into one another: it is sold at the price under the
 * finger, and only when that is known to be paid its selections stand in the slip for a new bet.
 */
import { formatCny, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, Sheet, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { editNote } from '../bet-slip/edit-note';
import { CASH_OUT } from '../phrases/cash-out';
import { EDIT_BET } from '../phrases/edit-bet';
import { legMatch, legName } from '../phrases/leg-text';
import type { Wager } from '../vendors/port';
import { BetAgain } from './BetAgain';
import { isFresh, SaleOutcome, useSeconds } from './SaleOutcome';
import { SellButton } from './SellButton';
import type { ReceivedOffer } from './use-offers';
import { useSale, type SaleStep } from './use-sale';

const StyledEdit = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  & > p {
    font-size: ${type.s};
    line-height: 1.6;
    color: ${color('text-2')};
  }
  & > ul {
    display: grid;
    gap: ${px(6)};
    margin: 0;
    padding: ${px(12)};
    list-style: none;
    background: ${color('sunken')};
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** Steps in which the wager can be sold. */
const SELLS: ReadonlySet<SaleStep['at']> = new Set<SaleStep['at']>([
  'idle',
  'confirm',
  'newPrice',
  'rejected',
]);

/** Props of {@link EditBet}. */
export interface EditBetProps {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  /** It is sold; the new bet is yet to come. */
  readonly onSold: (wager: Wager, paid: Fen) => void;
  /** The new bet stands in the slip. */
  readonly onSlip: () => void;
  readonly onClose: () => void;
}

/** See {@link EditBetProps}. */
export function EditBet({ wager, received, onSold, onSlip, onClose }: EditBetProps) {
  const platform = usePlatform();
  const { step, ...control } = useSale(wager, received.refresh, onSold);
  const age = useSeconds(received.at, platform.clock.monotonic);
  const price = received.offer?.price ?? null;
  const fresh = price !== null && isFresh(age, received.offer?.validMs ?? 0);
  const close = (): void => {
    if (step.at === 'done') platform.toast.show('info', EDIT_BET.left(formatCny(step.paid)));
    onClose();
  };
  return (
    <Sheet open onClose={close} title={EDIT_BET.edit} testId="edit-bet">
      <StyledEdit data-step={step.at}>
        <ul>
          {wager.legs.map((leg) => (
            <li key={`${leg.marketId}/${leg.vendorKey}`}>
              <b>{legName(leg)}</b>
              <small>{legMatch(leg)}</small>
            </li>
          ))}
        </ul>
        {step.at === 'done' ? (
          <Notice tone="warn" role="status" testId="edit-sold">
            {EDIT_BET.sold(formatCny(step.paid))}
          </Notice>
        ) : (
          <>
            <p>{EDIT_BET.steps}</p>
            <SaleOutcome step={step} price={price} />
          </>
        )}
        {step.at === 'checking' ? <p>{EDIT_BET.unknown}</p> : null}
        {step.at === 'rejected' ? <p>{EDIT_BET.kept}</p> : null}
        {SELLS.has(step.at) ? (
          price === null ? (
            <p role="status">{EDIT_BET.noOffer}</p>
          ) : (
            <>
              <p className="num">{fresh ? CASH_OUT.age(age) : CASH_OUT.old}</p>
              <SellButton sale={{ step, ...control }} price={price} part={null} fresh={fresh}>
                {EDIT_BET.sell(formatCny(price))}
              </SellButton>
            </>
          )
        ) : null}
        {step.at === 'done' ? (
          <BetAgain
            wager={wager}
            onSlip={() => {
              editNote(platform).set({ vendor: wager.vendor, paid: step.paid });
              onSlip();
            }}
            onClose={close}
          />
        ) : null}
        <Button kind="ghost" onClick={close}>
          {EDIT_BET.close}
        </Button>
      </StyledEdit>
    </Sheet>
  );
}
