/**
 * The offer to sell a wager: price with its age, a part or the whole, and what became of it (page
 * hooks `cashout`, `cashout-confirm`).
 */
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { SALE_PERCENT, salePrice } from '@site/domain/betting/cash-out';
import type { AppError } from '@site/domain/errors/app-error';
import { formatCny, fenOf, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { CASH_OUT, NO_OFFER_TEXT } from '../phrases/cash-out';
import { refusalText } from '../phrases/slip';
import { StyledAction } from '../bet-slip/slip-styles';
import type { Wager } from '../vendors/port';
import type { ReceivedOffer } from './use-offers';
import { useSale, type SaleControl, type SaleStep } from './use-sale';

const StyledSale = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  /* Where the offer's button was, and as high: a second tap on that finds nothing to move or press. */
  & > p {
    display: grid;
    place-items: center;
    min-height: ${px(48)};
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
/** A price that was not heard again for this many times its span is not offered any more. */
const TOO_OLD = 2;

/** Seconds that run on. */
function useSeconds(sinceMs: number, now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.floor((at - sinceMs) / 1_000));
}

function Ticks({ since }: { readonly since: number }) {
  const { clock } = usePlatform();
  return (
    <Notice tone="warn" role="status" testId="cashout-waiting">
      {CASH_OUT.waiting(useSeconds(since, clock.monotonic))}
    </Notice>
  );
}

/** Code of a sale that the vendor turned down without a reason of its own. */
const TURNED_DOWN = '13050';

function rejectedText(error: AppError | null): string {
  if (error !== null && error.kind !== 'api') return CASH_OUT.notSent;
  return error === null || error.code === TURNED_DOWN ? CASH_OUT.rejected : refusalText(error);
}

/** The outcome of the last tap; null while there is none. */
function Outcome({
  step,
  price,
}: {
  readonly step: SaleStep;
  readonly price: Fen | null;
}): ReactNode {
  const { money } = usePlatform();
  switch (step.at) {
    case 'idle':
    case 'confirm':
      return null;
    case 'waiting':
      return <Ticks since={step.since} />;
    case 'checking':
      return (
        <Notice tone="warn" role="status">
          <StyledAction>
            <b>{CASH_OUT.checking}</b>
            <Button kind="ghost" size="s" onClick={money.checkNow}>
              {CASH_OUT.check}
            </Button>
          </StyledAction>
        </Notice>
      );
    case 'newPrice':
      return (
        <Notice tone="warn" role="alert" testId="cashout-new-price">
          {price === null
            ? CASH_OUT.newPriceSoon(formatCny(step.requested))
            : CASH_OUT.newPrice(formatCny(step.requested), formatCny(price))}
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger" role="alert">
          {rejectedText(step.error)}
        </Notice>
      );
    case 'done':
      return (
        <Notice tone="ok" role="status" testId="cashout-done">
          {CASH_OUT.sold(formatCny(step.paid))}
        </Notice>
      );
  }
}

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

function Confirm({ wager, received, price, sale, percent, onPercent, fresh, age }: ConfirmProps) {
  const part = percent === ALL ? null : percent;
  // What was in sight when the finger came down is what is meant, though a price moved before it left.
  const pressed = useRef<readonly [Fen, number | null] | null>(null);
  const sell = ({ detail }: MouseEvent): void => {
    // A key, or a reader of the screen, presses and lets go in one.
    const meant = (detail === 0 ? null : pressed.current) ?? ([price, part] as const);
    pressed.current = null;
    sale.sell(...meant);
  };
  const openRisk = received.offer?.openRisk ?? wager.risk;
  const rest = part === null ? null : fenOf(openRisk - (openRisk * BigInt(part)) / BigInt(ALL));
  return (
    <StyledSale>
      <p className="num" role="status">
        {[
          fresh ? CASH_OUT.age(age) : CASH_OUT.old,
          ...(rest === null ? [] : [CASH_OUT.rest(formatCny(rest)), CASH_OUT.once]),
        ].join(' · ')}
      </p>
      {wager.cashOut === null ? (
        <label>
          {CASH_OUT.part}
          <input
            type="range"
            min={SALE_PERCENT.min}
            max={ALL}
            step={1}
            value={percent}
            data-testid="cashout-percent"
            aria-valuetext={part === null ? CASH_OUT.all : CASH_OUT.percent(part)}
            onChange={(event) => onPercent(Number(event.target.value))}
          />
          <b className="num">{part === null ? CASH_OUT.all : CASH_OUT.percent(part)}</b>
        </label>
      ) : null}
      <div className="acts">
        <Button kind="ghost" onClick={sale.cancel}>
          {CASH_OUT.cancel}
        </Button>
        <Button
          kind="gold"
          data-testid="cashout-confirm"
          disabled={!fresh}
          onPointerDown={() => (pressed.current = [price, part])}
          onPointerCancel={() => (pressed.current = null)}
          onClick={sell}
        >
          {CASH_OUT.confirm(formatCny(salePrice(price, part)))}
        </Button>
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
  const fresh = age * 1_000 < validMs * TOO_OLD;
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
      <Outcome step={step} price={requested} />
      {step.at === 'confirm' || step.at === 'newPrice' ? (
        <Confirm {...props} percent={percent} onPercent={choose} fresh={fresh} age={age} />
      ) : null}
    </>
  );
}

/** The panel under a wager that still runs. */
export function CashOut({
  wager,
  received,
}: {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
}) {
  const sale = useSale(wager, received.refresh);
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
    const why = offer === null ? CASH_OUT.loading : NO_OFFER_TEXT[offer.reason ?? 'suspended'];
    return (
      <>
        <Outcome step={sale.step} price={null} />
        {(sale.step.at === 'done' && sale.step.whole) || sale.step.at === 'waiting' ? null : (
          <Button
            kind="secondary"
            block
            disabled
            data-testid="cashout"
            data-reason={offer?.reason ?? ''}
          >
            {why}
          </Button>
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
