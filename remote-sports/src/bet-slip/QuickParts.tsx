/** The parts of a quick bet's bar: the bet, where it stands, and what can be done. */
import { useEffect, useRef } from 'react';
import type { CartSelection } from '@site/domain/betting/cart';
import type { QuickPhase } from '@site/domain/betting/quick-bet';
import { QuickBet } from '@site/domain/constants';
import { formatCny, sumFen, ZERO_FEN } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { moveOf } from '@site/domain/odds/decimal-odds';
import { MOVE_WORD } from '@site/domain/reference/updates';
import { Button, Money } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { QUICK } from '../phrases/quick';
import { SLIP } from '../phrases/slip';
import type { QuickWays } from './quick-end';
import { quickWords } from './quick-words';
import { ReadyButton } from './ReadyButton';
import { rowWinRisk, type SlipContext, type SlipReason } from './slip-check';
import { movedPrice, type SlipRow } from './slip-model';
import { SwappedButton } from './SwappedButton';

const priceText = ({ price, euOnly }: CartSelection, { oddsType }: SlipContext): string =>
  formatOdds(price, oddsType, euOnly).text;
const priceOf = ({ selection }: SlipRow, context: SlipContext): string =>
  priceText(selection, context);

/**
 * The bet itself: what, on which match, for how much, and what comes back.
 *
 * @param tapped at its price then: another one is marked as it comes, a better one, too, which is
 *   taken without a word.
 */
export function Bet({
  row,
  tapped,
  context,
}: {
  readonly row: SlipRow;
  readonly tapped: CartSelection;
  readonly context: SlipContext;
}) {
  const { selection } = row;
  const move = moveOf(tapped.price, selection.price);
  const amount = rowWinRisk(row, context.oddsType);
  const risk = amount?.risk ?? ZERO_FEN;
  const shown = formatOdds(selection.price, context.oddsType, selection.euOnly);
  return (
    <>
      <div data-part="bet">
        <b>{selection.selectionName}</b>
        <span data-part="price">
          {move === null ? null : <s aria-hidden>{priceText(tapped, context)} </s>}
          <Odds text={shown.text} move={move === null ? null : MOVE_WORD[move]} />{' '}
          <small>{ODDS_TYPE_SHORT[shown.type]}</small>
        </span>
      </div>
      <p data-part="match">
        {selection.betTypeName} ·{' '}
        {selection.isOutright
          ? selection.homeName
          : `${selection.homeName} vs ${selection.awayName}`}
      </p>
      <p data-part="sums">
        {QUICK.amount} <Money amount={risk} /> · {QUICK.returns}{' '}
        <Money amount={sumFen([risk, amount?.win ?? ZERO_FEN])} />
      </p>
    </>
  );
}

interface LineProps {
  readonly phase: QuickPhase;
  readonly row: SlipRow;
  /** At the price that is offered now. */
  readonly shown: SlipRow;
  readonly context: SlipContext;
}

/** The countdown, the question, or the outcome; a reader hears a countdown once, not every second. */
export function Line({
  phase,
  row,
  shown,
  context,
  now,
  reason,
}: LineProps & { readonly now: number; readonly reason: SlipReason | null }) {
  const price = priceOf(shown, context);
  const sum = formatCny(rowWinRisk(shown, context.oddsType)?.risk ?? ZERO_FEN);
  if (phase.at === 'counting')
    return (
      <p data-part="words" role="status" className="num">
        <span aria-hidden>
          <b>{Math.max(1, Math.ceil((phase.until - now) / 1_000))}</b> {QUICK.counting}
        </span>
        <span className="vh">
          {QUICK.said(shown.selection.selectionName, price, sum, QuickBet.undoMs / 1_000)}
        </span>
      </p>
    );
  const moved = SLIP.newPrice(priceOf(row, context), price);
  const canNow = phase.at === 'refused' && reason === null && row.trouble === null;
  return (
    <p data-part="words" role="status" className="num">
      {(phase.at === 'asks' || canNow) && movedPrice(row) !== null
        ? moved
        : quickWords(phase, row, reason)}
    </p>
  );
}

/** What is left of the countdown, for the eye; by steps where nothing may move. */
export const Left = ({ phase, now }: { readonly phase: QuickPhase; readonly now: number }) => (
  <i
    aria-hidden="true"
    style={
      phase.at === 'counting'
        ? {
            transform: `scaleX(${Math.min(1, Math.max(0, (phase.until - now) / QuickBet.undoMs))})`,
          }
        : undefined
    }
  />
);

const ToSlip = ({ onClick }: { readonly onClick: () => void }) => (
  <SwappedButton kind="ghost" data-testid="quick-to-slip" onClick={onClick}>
    {QUICK.toSlip}
  </SwappedButton>
);

/** Back, aside, or on: while nothing is sent. */
export function Acts({
  phase,
  shown,
  context,
  onUndo,
  onAccept,
  onNow,
  onSlip,
}: Omit<LineProps, 'row'> &
  Readonly<Record<'onUndo' | 'onAccept' | 'onNow' | 'onSlip', () => void>>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div data-part="acts">
      <Button ref={undo} kind="ghost" data-testid="quick-undo" onClick={onUndo}>
        {QUICK.undo}
      </Button>
      <ToSlip onClick={onSlip} />
      {phase.at === 'asks' ? (
        <SwappedButton key="accept" data-testid="quick-accept" onClick={onAccept}>
          {QUICK.accept(priceOf(shown, context))}
        </SwappedButton>
      ) : (
        <ReadyButton
          key="now"
          data-testid="quick-now"
          ready={phase.at === 'counting'}
          reason={QUICK.asking}
          onClick={onNow}
        >
          {QUICK.now}
        </ReadyButton>
      )}
    </div>
  );
}

/** What can be done with a bet that was not placed. */
export function AfterEnd({
  ways,
  wait,
  again,
  onSlip,
  onAgain,
  onDeposit,
}: {
  readonly ways: QuickWays;
  /** What another try waits for; null where nothing is in its way. */
  readonly wait: string | null;
  readonly again: string;
} & Readonly<Record<'onSlip' | 'onAgain' | 'onDeposit', () => void>>) {
  if (!ways.again && !ways.slip && !ways.deposit) return null;
  return (
    <div data-part="acts">
      {ways.slip ? <ToSlip onClick={onSlip} /> : null}
      {ways.again ? (
        <ReadyButton
          data-testid="quick-again"
          ready={wait === null}
          reason={wait ?? ''}
          onClick={onAgain}
        >
          {again}
        </ReadyButton>
      ) : null}
      {ways.deposit ? (
        <SwappedButton kind="gold" data-testid="quick-deposit" onClick={onDeposit}>
          {SLIP.deposit}
        </SwappedButton>
      ) : null}
    </div>
  );
}
