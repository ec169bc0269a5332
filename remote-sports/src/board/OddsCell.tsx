/** One price. React draws the button once; the painter writes the price into its own text node. */
import { useLayoutEffect, useRef } from 'react';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { usePlatform } from '@site/platform';
import { loadSheet } from '@site/ui';
import { copy } from '../phrases/zh-CN';
import { useChosen } from '../bet-slip/use-chosen';
import { useSports } from '../state/use-sports';
import type { Market, Selection, SportEvent } from '../vendors/port';
import { useBoard, useHealth } from './board-context';
import { StyledCell } from './odds-cell-styles';
import { toCartSelection } from './to-cart-selection';
import { lineText, sideName } from './selection-text';

/** Props of {@link OddsCell}. */
export interface OddsCellProps {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
  /** Shows the side's name over the price, where no column head says it. */
  readonly named?: boolean;
}

/** A price that can be chosen. */
export function OddsCell({ event, market, selection, named = false }: OddsCellProps) {
  const { prices, painter } = useBoard();
  const { slip } = useSports();
  const { toast } = usePlatform();
  const stale = useHealth() !== 'live';
  const chosen = useChosen(selection.id);
  const cell = useRef<HTMLButtonElement>(null);
  const price = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLElement>(null);
  const locked = stale || !market.open || !event.open;
  const euOnly = isEuOnly(market.betType);

  useLayoutEffect(() => {
    if (cell.current === null || price.current === null || note.current === null) return undefined;
    const text = document.createTextNode('');
    price.current.replaceChildren(text);
    const nodes = { cell: cell.current, text, note: note.current, euOnly };
    return prices.subscribe(selection.id, (state) => painter.paint(nodes, state));
  }, [prices, painter, selection.id, euOnly]);

  const choose = (): void => {
    const now = prices.get(selection.id);
    if (locked || now === null) return;
    void loadSheet();
    const replaced = slip.toggle(toCartSelection(event, market, selection, now));
    if (replaced !== null) toast.show('info', copy.replaced, { action: { label: copy.undo, run: () => slip.undo(replaced) } });
  };
  const line = lineText(market, selection);
  return (
    <StyledCell
      ref={cell} type="button" data-testid="odds-cell" data-selection-id={selection.id} data-chosen={chosen || undefined}
      aria-pressed={chosen} aria-disabled={locked || undefined} onClick={choose}
    >
      {named ? <small>{sideName(event, selection)}{line === '' ? '' : ` ${line}`}</small> : <span className="vh">{sideName(event, selection)}</span>}
      {named || line === '' ? null : <small className="num">{line}</small>}
      <b className="num"><span ref={price} /><sup ref={note} hidden>{copy.eu}</sup></b>
      {market.open ? null : <span className="vh">{copy.suspended}</span>}
      <i aria-hidden="true" />
    </StyledCell>
  );
}
