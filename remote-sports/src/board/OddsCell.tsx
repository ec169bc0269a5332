/** One price. React draws the button once; the painter writes the price into its own text node. */
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { BET_TYPE, isEuOnly } from '@site/domain/betting/bet-types';
import { usePlatform } from '@site/platform';
import { Lock, RefreshCw, loadSheet } from '@site/ui';
import { BOARD, MARKET_STATE_TEXT } from '../phrases/board';
import { betTypeText } from '../phrases/names';
import { quickTap } from '../bet-slip/quick-tap';
import { useChosen } from '../bet-slip/use-chosen';
import { useSports } from '../state/use-sports';
import type { Market, MarketState, Selection, Side, SportEvent } from '../vendors/port';
import { useBoard, useHealth } from './board-context';
import { StyledCell } from './odds-cell-styles';
import { toCartSelection } from './to-cart-selection';
import { lineText, matchName, sideName } from './selection-text';

/** Props of {@link OddsCell}. */
export interface OddsCellProps {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
  /**
   * `stack` line over price on the board, `named` with the side's name, `wide` line and price side
   * by side.
   */
  readonly look?: 'stack' | 'named' | 'wide';
}

/**
 * How often the name of a focused price is brought up to date: a reader must not be interrupted by
 * every tick.
 */
const NAME_EVERY_MS = 5_000;

/**
 * Gives a focused cell a name that stands still: side, line, market, match, price, move, state. It
 * goes with the focus.
 */
function useSlowName(
  cell: RefObject<HTMLButtonElement | null>,
  price: RefObject<HTMLSpanElement | null>,
  what: string,
  state: MarketState,
) {
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);
  const stop = (): void => {
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
  };
  useLayoutEffect(() => stop, []);
  const say = (): void => {
    const move = cell.current?.dataset['move'];
    const words = [
      `${what}${price.current?.textContent ?? ''}`,
      move === undefined ? '' : BOARD[move === 'up' ? 'up' : 'down'],
      MARKET_STATE_TEXT[state],
    ];
    cell.current?.setAttribute('aria-label', words.filter((word) => word !== '').join(' '));
  };
  return {
    onFocus: () => {
      say();
      stop();
      timer.current = setInterval(say, NAME_EVERY_MS);
    },
    onBlur: () => {
      stop();
      cell.current?.removeAttribute('aria-label');
    },
  };
}

/** Sign of a price that cannot be chosen now. */
const SIGN: Readonly<Record<MarketState, ReactNode>> = {
  open: null,
  suspended: <Lock aria-hidden data-part="sign" />,
  updating: <RefreshCw aria-hidden data-part="sign" />,
  closed: <Lock aria-hidden data-part="sign" />,
};

/** Sides of the winner in one letter. */
const SIDE_MARK: Partial<Record<Side, string>> = BOARD.side;

/** What keeps a price from being chosen; `open` when nothing does. */
const stateOf = (event: SportEvent, market: Market): MarketState =>
  market.state === 'open' && !event.open ? 'suspended' : market.state;

/** A price that can be chosen. */
export function OddsCell({ event, market, selection, look = 'stack' }: OddsCellProps) {
  const { prices, painter } = useBoard();
  const { slip, vendor } = useSports();
  const { toast } = usePlatform();
  const stale = useHealth() !== 'live';
  const chosen = useChosen(selection.id);
  const cell = useRef<HTMLButtonElement>(null);
  const price = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLElement>(null);
  const state = stateOf(event, market);
  const locked = stale || state !== 'open';
  const euOnly = isEuOnly(market.betType);
  const line = lineText(market, selection);
  const side = sideName(event, selection);
  // Nothing else says over from under: on the board the teams stand beside both.
  const isNamed = look === 'named' || market.betType === BET_TYPE.OVER_UNDER;
  // The winner has no line: a short mark stands there, so that three in a row are told apart.
  const mark = look === 'stack' ? <small aria-hidden>{SIDE_MARK[selection.side]}</small> : null;
  const of = BOARD.of(betTypeText(market.betType, market.period, event.sportId), matchName(event));
  const naming = useSlowName(cell, price, `${side} ${line}`.trim() + of, state);

  useLayoutEffect(() => {
    if (cell.current === null || price.current === null || note.current === null) return undefined;
    const text = document.createTextNode('');
    price.current.replaceChildren(text);
    const nodes = { cell: cell.current, text, note: note.current, euOnly };
    return prices.subscribe(selection.id, painter.cell(nodes));
  }, [prices, painter, selection.id, euOnly]);

  const choose = (): void => {
    const now = prices.get(selection.id);
    if (locked || now === null) return;
    const picked = toCartSelection(event, market, selection, now);
    if (quickTap.takers.get(vendor.id)?.(picked) === true) return;
    void loadSheet();
    const replaced = slip.toggle(picked);
    if (replaced !== null)
      toast.show('info', BOARD.replaced, {
        action: { label: BOARD.undo, run: () => slip.undo(replaced) },
      });
  };
  return (
    <StyledCell
      ref={cell}
      type="button"
      data-testid="odds-cell"
      data-selection-id={selection.id}
      data-chosen={chosen || undefined}
      data-look={look}
      data-gives={selection.line?.startsWith('-') || undefined}
      data-state={state === 'open' ? undefined : state}
      aria-pressed={chosen}
      aria-disabled={locked || undefined}
      onClick={choose}
      {...naming}
    >
      {isNamed ? (
        <small className="num">
          {side}
          {line === '' ? '' : ` ${line}`}
        </small>
      ) : (
        <span className="vh">{side}</span>
      )}
      {line === '' ? mark : isNamed ? null : <small className="num">{line}</small>}
      <span className="vh">{of}</span>
      <b className="num">
        <span ref={price} />
        <sup ref={note} hidden>
          {BOARD.eu}
        </sup>
      </b>
      {state === 'open' ? null : <span className="vh">{MARKET_STATE_TEXT[state]}</span>}
      {SIGN[state]}
      <i aria-hidden="true" />
    </StyledCell>
  );
}
