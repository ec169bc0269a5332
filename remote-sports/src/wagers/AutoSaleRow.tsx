/**
 * The target at which the vendor sells a wager by itself: seen on the wager, set, changed and
 * removed there. What stands is always what the vendor says.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { targetFault } from '@site/domain/betting/auto-cash-out';
import { betStep } from '@site/domain/betting/bet-codes';
import { returnLeft } from '@site/domain/betting/open-return';
import type { AppError } from '@site/domain/errors/app-error';
import { formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { Button, Notice, color, px, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import styled from 'styled-components';
import { AUTO_SALE, TARGET_FAULT_TEXT } from '../phrases/auto-sale';
import type { AutoSale, CashOutOffer, Wager } from '../vendors/port';
import { useRowFocus } from './use-row-focus';

const StyledAuto = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${px(8)};
  font-size: ${type.s};
  color: ${color('text-2')};
  /* A target and what went wrong with it have the row for themselves. */
  &[data-whole] {
    flex: 1 0 100%;
  }
  /* It stands below the sale, and beside that nothing else looks like a button. */
  & > button[data-kind='ghost'][data-size='s'] {
    flex: none;
    min-height: max(44px, ${px(44)});
    padding-inline: ${px(8)};
    box-shadow: none;
  }
  [data-part='money'] > & > form {
    padding-inline-end: 0;
  }
  & > [data-part='remove'] {
    margin-inline-end: ${px(-8)};
  }
  & > b {
    margin-inline-end: auto;
    color: ${color('text')};
  }
  & > form {
    display: grid;
    flex: 1 0 100%;
    gap: ${px(8)};
    padding-block: ${px(4)};
    /* The row it stands in ends where its last sign does, which has air around it. */
    padding-inline-end: ${px(10)};
    /* Between what stays at the top of the page and the navigation. */
    scroll-margin-block: ${px(84)} calc(${px(68)} + var(--sab));
  }
  [data-part='acts'] {
    display: flex;
    gap: ${px(10)};
  }
  [data-part='acts'] > button {
    flex: 1;
  }
`;

/** Props of {@link AutoSaleRow}. */
export interface AutoSaleRowProps {
  readonly wager: Wager;
  readonly offer: CashOutOffer;
  readonly auto: AutoSale;
  /** It is being sold, or the member is asked to. */
  readonly isSelling?: boolean;
  /** Something was set or removed, or nobody knows: the vendor is to be asked. */
  readonly onChanged: () => void;
}

/** The codes are those of bets, whose words speak of a bet that was not taken. */
function troubleText(error: AppError, most: string): string {
  if (error.kind !== 'api') return AUTO_SALE.unsure;
  if (betStep(error.code) === 'lowerStake') return TARGET_FAULT_TEXT.tooHigh(most);
  return error.description || AUTO_SALE.refused;
}

interface FormProps extends Pick<AutoSaleRowProps, 'offer' | 'auto'> {
  /** The most that an offer can ever be. */
  readonly most: Fen;
  readonly busy: boolean;
  readonly onSet: (target: Fen | null) => void;
  readonly onClose: () => void;
}

function TargetForm({ offer, auto, most, busy, onSet, onClose }: FormProps) {
  const [text, setText] = useState(auto.target === null ? '' : toCnyString(auto.target));
  const [tried, setTried] = useState(false);
  const target = parseCny(text);
  const fault = targetFault(target, offer.price, most);
  const mostText = formatCny(most);
  const own = useRef<HTMLFormElement>(null);
  // It takes the place of the button that was pressed, and may lie under the navigation.
  useEffect(() => {
    const { current: form } = own;
    form?.querySelector('input')?.focus({ preventScroll: true });
    form?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      ref={own}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault === null && !busy) onSet(target);
      }}
    >
      <AmountField
        label={AUTO_SALE.label}
        value={text}
        onChange={setText}
        hint={AUTO_SALE.hint(offer.price === null ? null : formatCny(offer.price), mostText)}
        testId="auto-sale-target"
        {...(tried && fault !== null ? { error: TARGET_FAULT_TEXT[fault](mostText) } : {})}
      />
      <div data-part="acts">
        <Button kind="ghost" onClick={onClose}>
          {AUTO_SALE.cancel}
        </Button>
        <Button kind="primary" type="submit" disabled={busy} data-testid="auto-sale-save">
          {AUTO_SALE.save}
        </Button>
      </div>
    </form>
  );
}

/** See {@link AutoSaleRowProps}. */
export function AutoSaleRow({
  wager,
  offer,
  auto,
  isSelling = false,
  onChanged,
}: AutoSaleRowProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const labelId = useId();
  // What is being sold has no target any more: the form goes, and stays closed.
  if (isSelling && open) setOpen(false);
  const { row, press } = useRowFocus(wager.id, busy);
  const set = async (target: Fen | null): Promise<void> => {
    press();
    setBusy(true);
    const answer = await auto.set(target);
    setBusy(false);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setOpen(false);
    onChanged();
  };
  const change = (target: Fen | null): void => void set(target);
  const close = (): void => {
    press();
    setOpen(false);
    setError(null);
  };
  const most = returnLeft(wager, offer.openRisk);
  const mostText = formatCny(most);
  // Nothing that could be set would ever come.
  const isVain = targetFault(most, offer.price, most) !== null;
  const isSet = auto.target !== null;
  const isPast = isSet && auto.target > most;
  return (
    <StyledAuto
      ref={row}
      data-testid="auto-sale"
      data-set={isSet}
      data-whole={open || isSet || error !== null || undefined}
    >
      {!isSet ? null : (
        <b id={labelId} className="num">
          {(isPast ? AUTO_SALE.past : AUTO_SALE.at)(formatCny(auto.target))}
        </b>
      )}
      {open ? (
        <TargetForm
          offer={offer}
          auto={auto}
          most={most}
          busy={busy}
          onSet={change}
          onClose={close}
        />
      ) : (
        <>
          {isVain ? null : (
            <Button
              kind="ghost"
              size="s"
              data-testid={isSet ? undefined : 'auto-sale-open'}
              aria-describedby={isSet ? labelId : undefined}
              disabled={isSelling}
              onClick={() => setOpen(true)}
            >
              {isSet ? AUTO_SALE.change : AUTO_SALE.offer}
            </Button>
          )}
          {!isSet ? null : (
            <Button
              kind="ghost"
              size="s"
              aria-label={AUTO_SALE.removeName}
              data-part="remove"
              disabled={busy || isSelling}
              onClick={() => change(null)}
            >
              {AUTO_SALE.remove}
            </Button>
          )}
        </>
      )}
      {!open && isPast ? (
        <Notice tone="warn" role="status">
          {AUTO_SALE.never(mostText)}
        </Notice>
      ) : null}
      {error === null ? null : (
        <Notice tone="danger" role="alert">
          {troubleText(error, mostText)}
        </Notice>
      )}
    </StyledAuto>
  );
}
