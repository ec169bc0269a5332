/**
 * The offer to sell a wager: price with its age, a part or the whole, and what became of it (page
 * hooks `cashout`, `cashout-confirm`).
 */
import { useEffect, useRef, useState } from 'react';
import { SALE_PERCENT, salePrice, soldRisk } from '@site/domain/betting/cash-out';
import { formatCny, fenOf, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, color, later, px, type } from '@site/ui';
import styled from 'styled-components';
import { CASH_OUT } from '../phrases/cash-out';
import { legName } from '../phrases/leg-text';
import { StyledAction } from '../bet-slip/slip-styles';
import type { Wager } from '../vendors/port';
import { NoOffer } from './NoOffer';
import type { ReceivedOffer } from './use-offers';
import { SaleAge, SaleAgainst } from './SaleAgainst';
import { isFresh, SaleOutcome } from './SaleOutcome';
import { useOffline } from '@site/remote-kit/use-offline';
import { useSeconds } from './use-seconds';
import { SellButton } from './SellButton';
import { usePriceBefore } from './use-offer-move';
import { useSale, type SaleControl } from './use-sale';

/** All of it, percent. */
const ALL = SALE_PERCENT.all;

/** It comes with what else can be done with an open wager, before the sale is opened. */
const SaleParts = later(() =>
  import(/* webpackChunkName: "acts" */ './SaleParts').then(
    (module) => module.SaleParts,
    () => () => null,
  ),
);

/** A phone on its side. */
const LOW = '@media (max-height: 500px) and (min-aspect-ratio: 16/10)';
/** As high as they are: what is below them is scrolled into sight before they are there. */
const StyledPartsPlace = styled.div`
  height: ${px(136)};
  ${LOW} {
    height: ${px(66)};
  }
`;
const StyledSale = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  padding-bottom: ${px(6)};
  /* Below the place of the offer's button: a second tap on that finds nothing to move or press. */
  scroll-margin-block: ${px(84)} calc(${px(68)} + var(--sab));
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
    text-align: center;
  }
  & > [data-part='what'] {
    display: none;
  }
  & > .acts {
    display: flex;
    gap: ${px(10)};
  }
  & > .acts > button {
    flex: 1;
  }
  /* On its side the phone has no room for the card above: which bet, and what for, in one line. */
  ${LOW} {
    flex-flow: row wrap;
    & > * {
      flex: 1 0 100%;
    }
    & > p {
      flex: none;
    }
    & > [data-part='what'] {
      display: block;
      flex: 1 1 0;
      min-width: 0;
      overflow: hidden;
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: ${color('text')};
      font-weight: 600;
    }
  }
`;
interface OfferProps {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  readonly price: Fen;
  readonly validMs: number;
  readonly sale: SaleControl;
}

interface ConfirmProps extends OfferProps {
  readonly percent: number;
  readonly onPercent: (percent: number) => void;
  readonly fresh: boolean;
  /** Why it is not. */
  readonly stale: string;
  readonly age: number;
}

function Confirm({
  wager,
  received,
  price,
  sale,
  percent,
  onPercent,
  fresh,
  stale,
  age,
}: ConfirmProps) {
  const part = percent === ALL ? null : percent;
  const openRisk = received.offer?.openRisk ?? wager.risk;
  const rest = part === null ? null : fenOf(openRisk - soldRisk(openRisk, part));
  // The way on may lie under the navigation: it comes up to where the thumb is.
  const own = useRef<HTMLDivElement>(null);
  const bringIn = (): void => {
    own.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(bringIn, []);
  const before = usePriceBefore(price);
  return (
    <StyledSale ref={own}>
      <p data-part="what">{wager.legs.map(legName).join(' · ')}</p>
      <SaleAgainst wager={wager} openRisk={openRisk} price={price} part={part} />
      <p className="num">
        <span>
          {/* Not said aloud: it is another one every second. */}
          {fresh ? (
            <span role="timer">
              <SaleAge age={age} price={price} part={part} before={before} />
            </span>
          ) : null}
          {fresh && rest !== null ? ' · ' : null}
          <span role="status">
            {[
              ...(fresh ? [] : [stale]),
              ...(rest === null ? [] : [CASH_OUT.rest(formatCny(rest))]),
            ].join(' · ')}
          </span>
        </span>
      </p>
      {wager.cashOut === null ? (
        <SaleParts
          percent={percent}
          onPercent={onPercent}
          onShown={bringIn}
          meanwhile={<StyledPartsPlace />}
        />
      ) : null}
      <div className="acts">
        <Button kind="ghost" onClick={sale.cancel}>
          {CASH_OUT.cancel}
        </Button>
        {/* What is left of it after a part is another thing to sell: nobody has seen its price yet. */}
        <SellButton
          key={Number(wager.cashOut === null)}
          sale={sale}
          price={price}
          part={part}
          fresh={fresh}
        >
          {CASH_OUT.confirm(formatCny(salePrice(price, part)))}
        </SellButton>
      </div>
    </StyledSale>
  );
}

function Offer(props: OfferProps) {
  const { wager, received, price, validMs, sale } = props;
  const [chosen, choose] = useState<number>(ALL);
  // A part is sold once: the rest goes whole, whatever was chosen before it was known to be one.
  const isRest = wager.cashOut !== null;
  const percent = isRest ? ALL : chosen;
  const { clock } = usePlatform();
  const age = useSeconds(received.at, clock.monotonic);
  // Without a network no price is one, however young it is.
  const isOffline = useOffline();
  const fresh = !isOffline && isFresh(age, validMs);
  const stale = isOffline ? CASH_OUT.offline : CASH_OUT.old;
  const { step } = sale;
  const requested =
    step.at === 'newPrice' ? salePrice(price, percent === ALL ? null : percent) : null;
  const opens =
    step.at === 'idle' || step.at === 'rejected' || (step.at === 'done' && !step.whole && isRest);
  const open = (): void => {
    choose(ALL);
    sale.confirm();
  };
  return (
    <>
      {opens ? (
        <Button kind="gold" block data-testid="cashout" disabled={!fresh} onClick={open}>
          {fresh ? CASH_OUT.offer(formatCny(price)) : stale}
        </Button>
      ) : null}
      <SaleOutcome step={step} price={requested} />
      {step.at === 'confirm' || step.at === 'newPrice' ? (
        <Confirm
          {...props}
          percent={percent}
          onPercent={choose}
          fresh={fresh}
          stale={stale}
          age={age}
        />
      ) : null}
    </>
  );
}

/** The panel under a wager that still runs. */
export function CashOut({
  wager,
  received,
  onSold,
  onAsk,
}: {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  readonly onSold: (wager: Wager, paid: Fen) => void;
  /** Whether the member is asked for the last word. */
  readonly onAsk?: (isAsked: boolean) => void;
}) {
  const sale = useSale(wager, received.refresh, onSold);
  const isAsked = sale.step.at === 'confirm';
  useEffect(() => onAsk?.(isAsked), [onAsk, isAsked]);
  const isOffline = useOffline();
  const { offer, failed, at, isTold = false, refresh } = received;
  if (offer !== null && offer.price !== null)
    return (
      <Offer
        wager={wager}
        received={received}
        price={offer.price}
        validMs={offer.validMs}
        sale={sale}
      />
    );
  if (offer !== null && offer.reason === 'never') return null;
  // Where the network is gone, or the list says of the vendor that it fails, one word in the offer's place is enough.
  if (offer !== null || isOffline || (failed ? isTold : at === 0)) {
    return (
      <>
        <SaleOutcome step={sale.step} price={null} />
        {(sale.step.at === 'done' && sale.step.whole) || sale.step.at === 'waiting' ? null : (
          <NoOffer received={received} isOffline={isOffline} />
        )}
      </>
    );
  }
  if (!failed) return null;
  return (
    <Notice tone="warn">
      <StyledAction>
        <span>{CASH_OUT.failed}</span>
        <Button kind="ghost" size="s" onClick={refresh}>
          {CASH_OUT.retry}
        </Button>
      </StyledAction>
    </Notice>
  );
}
