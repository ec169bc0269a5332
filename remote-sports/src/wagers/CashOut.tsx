/**
 * The offer to sell a wager: price with its age, a part or the whole, and what became of it (page
 * hooks `cashout`, `cashout-confirm`).
 */
import { useEffect, useId, useRef, useState } from 'react';
import { SALE_PERCENT, SALE_STEPS, salePrice, soldRisk } from '@site/domain/betting/cash-out';
import { formatCny, fenOf, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { CASH_OUT, NO_OFFER_TEXT } from '../phrases/cash-out';
import { StyledAction } from '../bet-slip/slip-styles';
import type { CashOutOffer, Wager } from '../vendors/port';
import type { ReceivedOffer } from './use-offers';
import { SaleAge, SaleAgainst } from './SaleAgainst';
import { isFresh, SaleOutcome } from './SaleOutcome';
import { useSeconds } from './use-seconds';
import { SellButton } from './SellButton';
import { usePriceBefore } from './use-offer-move';
import { useSale, type SaleControl } from './use-sale';

const StyledSale = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  padding-bottom: ${px(6)};
  /* Below the place of the offer's button: a second tap on that finds nothing to move or press. */
  scroll-margin-bottom: calc(${px(68)} + var(--sab));
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
    text-align: center;
  }
  & > .acts {
    display: flex;
    gap: ${px(10)};
  }
  & > .acts > button {
    flex: 1;
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${px(8)};
  }
  .parts > button {
    min-height: max(44px, ${px(44)});
    border-radius: ${radius.m};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
    font-size: ${type.m};
    font-weight: 600;
    color: ${color('text')};
  }
  .parts > button[aria-pressed='true'] {
    background: ${color('gold-soft')};
    box-shadow: inset 0 0 0 2px ${color('gold')};
    color: ${color('gold-text')};
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${px(10)};
    min-height: ${px(44)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  input[type='range'] {
    width: 100%;
    min-height: ${px(32)};
    accent-color: ${color('brand')};
  }
  b {
    min-width: ${px(44)};
    text-align: end;
    color: ${color('text')};
  }
`;
const ALL = SALE_PERCENT.all;
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
  readonly age: number;
}

/** How much of it is sold: by a tap, or to the percent. That it is one chance is said before. */
function Parts({ percent, onPercent }: Pick<ConfirmProps, 'percent' | 'onPercent'>) {
  const onceId = useId();
  const textOf = (of: number): string => (of === ALL ? CASH_OUT.all : CASH_OUT.percent(of));
  return (
    <>
      <div className="parts" role="group" aria-label={CASH_OUT.part} aria-describedby={onceId}>
        {SALE_STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className="num"
            data-testid={`cashout-part-${step}`}
            aria-pressed={step === percent}
            onClick={() => onPercent(step)}
          >
            {textOf(step)}
          </button>
        ))}
      </div>
      <label>
        {CASH_OUT.part}
        <input
          type="range"
          min={SALE_PERCENT.min}
          max={ALL}
          step={1}
          value={percent}
          data-testid="cashout-percent"
          aria-valuetext={textOf(percent)}
          onChange={(event) => onPercent(Number(event.target.value))}
        />
        <b className="num">{textOf(percent)}</b>
      </label>
      <p id={onceId}>{CASH_OUT.once}</p>
    </>
  );
}

function Confirm({ wager, received, price, sale, percent, onPercent, fresh, age }: ConfirmProps) {
  const part = percent === ALL ? null : percent;
  const openRisk = received.offer?.openRisk ?? wager.risk;
  const rest = part === null ? null : fenOf(openRisk - soldRisk(openRisk, part));
  // The way on may lie under the navigation: it comes up to where the thumb is.
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to undo an effect.
    own.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const before = usePriceBefore(price);
  return (
    <StyledSale ref={own}>
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
              ...(fresh ? [] : [CASH_OUT.old]),
              ...(rest === null ? [] : [CASH_OUT.rest(formatCny(rest))]),
            ].join(' · ')}
          </span>
        </span>
      </p>
      {wager.cashOut === null ? <Parts percent={percent} onPercent={onPercent} /> : null}
      <div className="acts">
        <Button kind="ghost" onClick={sale.cancel}>
          {CASH_OUT.cancel}
        </Button>
        <SellButton sale={sale} price={price} part={part} fresh={fresh}>
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
  const fresh = isFresh(age, validMs);
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
          {fresh ? CASH_OUT.offer(formatCny(price)) : CASH_OUT.old}
        </Button>
      ) : null}
      <SaleOutcome step={step} price={requested} />
      {step.at === 'confirm' || step.at === 'newPrice' ? (
        <Confirm {...props} percent={percent} onPercent={choose} fresh={fresh} age={age} />
      ) : null}
    </>
  );
}

/** In the place of the offer: what is the matter in a word, and why below it. */
function NoOffer({ offer }: { readonly offer: CashOutOffer | null }) {
  const whyId = useId();
  const [short, why] =
    offer === null ? [CASH_OUT.loading, ''] : NO_OFFER_TEXT[offer.reason ?? 'suspended'];
  return (
    <div data-part="no-offer">
      <Button
        kind="secondary"
        disabled
        data-testid="cashout"
        data-reason={offer?.reason ?? ''}
        aria-describedby={why === '' ? undefined : whyId}
      >
        {short}
      </Button>
      {why === '' ? null : <small id={whyId}>{why}</small>}
    </div>
  );
}

/** The panel under a wager that still runs. */
export function CashOut({
  wager,
  received,
  onSold,
}: {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  readonly onSold: (wager: Wager, paid: Fen) => void;
}) {
  const sale = useSale(wager, received.refresh, onSold);
  const { offer, failed, at, refresh } = received;
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
  if (offer !== null || (at === 0 && !failed)) {
    return (
      <>
        <SaleOutcome step={sale.step} price={null} />
        {(sale.step.at === 'done' && sale.step.whole) || sale.step.at === 'waiting' ? null : (
          <NoOffer offer={offer} />
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
