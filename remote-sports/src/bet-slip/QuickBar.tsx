/**
 * The bar of a quick bet: what is bet at which price, and a countdown in which it can be taken
 * back. After that it says what became of it; leaving the page or the network takes it back, too.
 */
import { useEffect, useRef, useState } from 'react';
import { isNewPrice } from '@site/domain/betting/bet-codes';
import { isQuickOpen, type QuickPhase } from '@site/domain/betting/quick-bet';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { QuickBet, Toast } from '@site/domain/constants';
import { formatCny, formatCnyShort, sumFen, ZERO_FEN } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { usePlatform, useStateView } from '@site/platform';
import { Button, IconButton, Money, X } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { QUICK, QUICK_CANCELLED } from '../phrases/quick';
import { reasonText, refusalText, SLIP, troubleText } from '../phrases/slip';
import { useSports } from '../state/use-sports';
import { useEndRoom } from './end-room';
import { BAR_END, StyledQuick } from './quick-styles';
import { quickVerdict } from './quick-offer';
import { quickTap } from './quick-tap';
import { createQuickSlip, type QuickSlip, type QuickTap } from './quick-slip';
import { rowWinRisk, type SlipContext } from './slip-check';
import { isLocked, movedPrice, type SlipRow } from './slip-model';
import { atOffer } from './slip-offer';
import { SwappedButton } from './SwappedButton';
import { useQuickPhase } from './use-quick-phase';

/** Props of {@link QuickBar}. */
export interface QuickBarProps {
  readonly tap: QuickTap;
  readonly raised: boolean;
  /** Another one may begin, though this one's outcome is still to be read. */
  readonly onFree: () => void;
  readonly onEnd: () => void;
}

/** Reasons that the vendor's limits explain. */
const OF_LIMITS: ReadonlySet<StakeReason> = new Set(['stakeUnderMin', 'stakeOverMax'] as const);

/** What stands under the bet, in words. */
function words(phase: QuickPhase, row: SlipRow, context: SlipContext, quick: QuickSlip): string {
  const { result, trouble, sending } = row;
  if (trouble !== null) return trouble.kind === 'api' ? troubleText(trouble) : SLIP.notSent;
  if (phase.at === 'refused') {
    const { reason } = quickVerdict(quick.state.get(), context);
    if (reason === null) return SLIP.notSent;
    const { info } = row;
    // What the vendor takes stands beside what it does not.
    const limits =
      info !== null && reason.kind === 'stake' && OF_LIMITS.has(reason.id)
        ? [SLIP.limits(formatCnyShort(info.min), formatCnyShort(info.max))]
        : [];
    return [QUICK.notBet, reasonText(reason), ...limits].join(' · ');
  }
  if (phase.at === 'asking') return QUICK.asking;
  if (sending || result?.phase === 'submitting') return SLIP.placing;
  switch (result?.phase) {
    case 'unknown':
      return SLIP.unknown;
    case 'pending':
      return `${SLIP.waitingTitle} · ${SLIP.waiting}`;
    case 'done':
      return `${SLIP.placed} · ${SLIP.receipt(result.result.wagers[0]?.id ?? '')}`;
    case 'notPlaced':
      return SLIP.notPlaced;
    case 'refused':
      return `${SLIP.placedNone} · ${refusalText(result.error)}`;
    case undefined:
      return '';
  }
}

const toneOf = (phase: QuickPhase, { result, trouble }: SlipRow): 'ok' | 'warn' | 'plain' => {
  if (result?.phase === 'done') return 'ok';
  return phase.at === 'counting' || (phase.at === 'asking' && trouble === null) ? 'plain' : 'warn';
};

/** The bet itself: what, on which match, for how much, and what comes back. */
function Bet({ row, context }: { readonly row: SlipRow; readonly context: SlipContext }) {
  const { selection } = row;
  const amount = rowWinRisk(row, context.oddsType);
  const risk = amount?.risk ?? ZERO_FEN;
  const shown = formatOdds(selection.price, context.oddsType, selection.euOnly);
  return (
    <>
      <div data-part="bet">
        <b>{selection.selectionName}</b>
        <span data-part="price">
          <Odds text={shown.text} /> <small>{ODDS_TYPE_SHORT[shown.type]}</small>
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
  readonly shown: SlipRow;
  readonly context: SlipContext;
}

const priceOf = ({ selection }: SlipRow, { oddsType }: SlipContext): string =>
  formatOdds(selection.price, oddsType, selection.euOnly).text;

/** The countdown, the question, or the outcome; a reader hears a countdown once, not every second. */
function Line({
  phase,
  row,
  shown,
  context,
  now,
  quick,
}: LineProps & { readonly now: number; readonly quick: QuickSlip }) {
  const price = priceOf(shown, context);
  const sum = formatCny(rowWinRisk(shown, context.oddsType)?.risk ?? ZERO_FEN);
  if (phase.at === 'counting')
    return (
      <p data-part="words" role="status" className="num">
        <span aria-hidden>
          {QUICK.counting(Math.max(1, Math.ceil((phase.until - now) / 1_000)))}
        </span>
        <span className="vh">
          {QUICK.said(shown.selection.selectionName, price, sum, QuickBet.undoMs / 1_000)}
        </span>
      </p>
    );
  const moved = SLIP.newPrice(priceOf(row, context), price);
  return (
    <p data-part="words" role="status" className="num">
      {phase.at === 'asks' && movedPrice(row) !== null ? moved : words(phase, row, context, quick)}
    </p>
  );
}

/** Back, or on: while nothing is sent. */
function Acts({
  phase,
  shown,
  context,
  onUndo,
  onAccept,
  onSlip,
}: Omit<LineProps, 'row'> & Readonly<Record<'onUndo' | 'onAccept' | 'onSlip', () => void>>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div data-part="acts">
      <Button ref={undo} kind="secondary" data-testid="quick-undo" onClick={onUndo}>
        {QUICK.undo}
      </Button>
      {phase.at === 'asks' ? (
        <SwappedButton key="accept" data-testid="quick-accept" onClick={onAccept}>
          {QUICK.accept(priceOf(shown, context))}
        </SwappedButton>
      ) : (
        <SwappedButton key="slip" kind="ghost" data-testid="quick-to-slip" onClick={onSlip}>
          {QUICK.toSlip}
        </SwappedButton>
      )}
    </div>
  );
}

/** Where it came to its end; a price that the vendor turned down is a question yet. */
function endOf(phase: QuickPhase, row: SlipRow | undefined) {
  const result = row?.result ?? null;
  const isReturned =
    result?.phase === 'refused' && result.error.kind === 'api' && isNewPrice(result.error.code);
  const isRead = phase.at !== 'sent' || result !== null || (row?.trouble ?? null) !== null;
  const isFree = row !== undefined && !isQuickOpen(phase) && !isLocked(row) && !isReturned;
  return { result, isReturned, isOver: isFree && isRead } as const;
}

/** See {@link QuickBarProps}. */
export function QuickBar({ tap, raised, onFree, onEnd }: QuickBarProps) {
  const platform = usePlatform();
  const sports = useSports();
  const [quick] = useState(() => createQuickSlip(platform, sports, sports, tap));
  const { rows } = useStateView(quick.state);
  const { phase, send, now, context } = useQuickPhase(quick);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEndRoom(bar, BAR_END[raised ? 'raised' : 'low']);
  const [row] = rows;
  const { result, isReturned, isOver } = endOf(phase, row);
  const isDone = result?.phase === 'done';
  const isUnknown = result?.phase === 'unknown';
  const ends = useRef({ onFree, onEnd });
  useEffect(() => {
    ends.current = { onFree, onEnd };
  });
  useEffect(() => {
    if (phase.at === 'sent' && isReturned) send({ kind: 'returned' });
  }, [phase, isReturned, send]);
  const { selectionId } = tap.selection;
  useEffect(() => {
    quickTap.tapped.set(selectionId);
    return () => quickTap.tapped.set(null);
  }, [selectionId]);
  const key = result?.intent.key ?? null;
  useEffect(() => {
    quickTap.shown.set(key);
    return () => quickTap.shown.set(null);
  }, [key]);
  useEffect(() => {
    if (isOver) ends.current.onFree();
  }, [isOver]);
  useEffect(() => {
    if (phase.at !== 'cancelled') return;
    platform.toast.show('info', QUICK_CANCELLED[phase.why]);
    ends.current.onEnd();
  }, [phase, platform]);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => ends.current.onEnd(), Toast.durationMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  if (row === undefined || phase.at === 'cancelled') return null;
  const shown = atOffer(row);
  const undo = (): void => send({ kind: 'cancel', why: 'undo' });
  return (
    <StyledQuick
      ref={setBar}
      role="group"
      aria-label={QUICK.name}
      data-testid="quick-bar"
      data-phase={result === null || phase.at === 'asks' ? phase.at : result.phase}
      data-tone={toneOf(phase, row)}
      data-raised={raised}
      onKeyDown={({ key }) => {
        if (key === 'Escape') undo();
      }}
    >
      <Bet row={shown} context={context} />
      <Line phase={phase} row={row} shown={shown} context={context} now={now} quick={quick} />
      {isQuickOpen(phase) ? (
        <Acts
          phase={phase}
          shown={shown}
          context={context}
          onUndo={undo}
          onAccept={() => {
            quick.accept(shown.selection.price);
            send({ kind: 'accept' });
          }}
          onSlip={() => {
            sports.slip.toggle(tap.selection);
            undo();
          }}
        />
      ) : null}
      {isUnknown ? (
        <div data-part="acts">
          <Button kind="secondary" onClick={platform.money.checkNow}>
            {QUICK.check}
          </Button>
        </div>
      ) : null}
      {isOver || isUnknown ? (
        <IconButton label={QUICK.close} icon={<X aria-hidden />} onClick={onEnd} />
      ) : null}
      <i aria-hidden="true" />
    </StyledQuick>
  );
}
