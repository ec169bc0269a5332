/** The second step of a change: the old wager is sold, whole, at the price under the finger. */
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { formatCny, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { useOffline } from '@site/remote-kit/use-offline';
import { px, type, color } from '@site/ui';
import styled from 'styled-components';
import { CASH_OUT } from '../phrases/cash-out';
import { EDIT_BET } from '../phrases/edit-bet';
import type { Wager } from '../vendors/port';
import { hasEnded } from './EditWatch';
import { SaleAge, SaleAgainst } from './SaleAgainst';
import { isFresh, SaleOutcome } from './SaleOutcome';
import { useSeconds } from './use-seconds';
import { SellButton } from './SellButton';
import { usePriceBefore } from './use-offer-move';
import { useOffers } from './use-offers';
import { useSale, type SaleStep } from './use-sale';

const StyledSale = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > div[data-part='acts'] {
    display: flex;
    gap: ${px(10)};
  }
  [data-part='acts'] > button {
    flex: 1;
    min-width: 0;
    padding-inline: ${px(8)};
    white-space: normal;
    word-break: keep-all;
  }
  [data-part='acts'] > button[data-kind='gold'] {
    flex-grow: 2;
  }
`;

/** Steps in which the wager can be sold. */
const SELLS: ReadonlySet<SaleStep['at']> = new Set<SaleStep['at']>([
  'idle',
  'confirm',
  'newPrice',
  'rejected',
]);

/** Props of {@link EditSale}. */
export interface EditSaleProps {
  readonly wager: Wager;
  readonly onSold: (wager: Wager, paid: Fen) => void;
  /** Money of the sale is on its way, or not any more. */
  readonly onSelling: (isSelling: boolean) => void;
  /** It is no open wager any more, and was not sold here. */
  readonly onGone: () => void;
  /** What can be done instead, beside the sale. */
  readonly children?: ReactNode;
}

/** See {@link EditSaleProps}. */
export function EditSale({ wager, onSold, onSelling, onGone, children }: EditSaleProps) {
  const { clock } = usePlatform();
  const received = useOffers(useMemo(() => [wager], [wager]))(wager);
  const { step, ...control } = useSale(wager, received.refresh, onSold);
  const age = useSeconds(received.at, clock.monotonic);
  const price = received.offer?.price ?? null;
  const before = usePriceBefore(price);
  // As in the list: without a network no price is one, however young it is.
  const isOffline = useOffline();
  const fresh = !isOffline && price !== null && isFresh(age, received.offer?.validMs ?? 0);
  const stale = isOffline ? CASH_OUT.offline : CASH_OUT.old;
  const unpriced = received.at === 0 ? CASH_OUT.loading : EDIT_BET.noOffer;
  const isIdle = SELLS.has(step.at);
  const isGone = isIdle && hasEnded(received);
  const tell = useEffectEvent(() => (isGone ? onGone() : onSelling(!isIdle)));
  useEffect(() => tell(), [isGone, isIdle]);
  return (
    <StyledSale data-testid="edit-sale" data-step={step.at}>
      <SaleOutcome step={step} price={price} />
      {!isIdle ? null : price === null ? (
        <p role="status">{isOffline ? CASH_OUT.offline : unpriced}</p>
      ) : (
        <>
          <SaleAgainst
            wager={wager}
            openRisk={received.offer?.openRisk}
            price={price}
            part={null}
          />
          <p className="num">
            {fresh ? <SaleAge age={age} price={price} part={null} before={before} /> : stale}
          </p>
        </>
      )}
      {isIdle ? (
        <div data-part="acts">
          {children}
          {price === null ? null : (
            <SellButton
              sale={{ step, ...control }}
              price={price}
              part={null}
              fresh={fresh}
              isSecond
            >
              {EDIT_BET.sell(formatCny(price))}
            </SellButton>
          )}
        </div>
      ) : null}
    </StyledSale>
  );
}
