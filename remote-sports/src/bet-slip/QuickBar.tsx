/**
 * The bar of a quick bet: what is bet at which price, and a countdown in which it can be taken
 * back, put into the slip or sent at once. After that it says what became of it, and has the way on
 * where it came to nothing; leaving the page or the network takes it back, too.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CartSelection } from '@site/domain/betting/cart';
import { isQuickOpen, type QuickEvent, type QuickPhase } from '@site/domain/betting/quick-bet';
import { Toast } from '@site/domain/constants';
import { ZERO_FEN } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { Button, IconButton, X } from '@site/ui';
import { QUICK, QUICK_CANCELLED } from '../phrases/quick';
import { useSports } from '../state/use-sports';
import { depositFor } from './deposit-for';
import { useEndRoom } from './end-room';
import { endOf, isInTheWay, isPause, mayPass, waysFrom } from './quick-end';
import { quickVerdict } from './quick-offer';
import { createQuickSlip, type QuickTap } from './quick-slip';
import { BAR_END, StyledQuick } from './quick-styles';
import { quickTap } from './quick-tap';
import { quickTone, quickWords } from './quick-words';
import { Acts, AfterEnd, Bet, Left, Line } from './QuickParts';
import { rowWinRisk } from './slip-check';
import { atOffer } from './slip-offer';
import { useQuickPhase } from './use-quick-phase';

/**
 * Makes room for another bet: `over` where this one has come to its end, `open` where it was given
 * up before anything was sent, `no` where it stays.
 */
export type MakeRoom = (selection: CartSelection) => 'over' | 'open' | 'no';

/** Props of {@link QuickBar}. */
export interface QuickBarProps {
  readonly tap: QuickTap;
  readonly raised: boolean;
  /** How another tap asks for room while this bar stands. */
  readonly roomRef: RefObject<MakeRoom | null>;
  /** The same bet anew. */
  readonly onAgain: (selection: CartSelection, stake: string) => void;
  readonly onEnd: () => void;
}

/** Another price, or the same once this bet is over, may take the place of what was not sent. */
function useRoom(
  roomRef: QuickBarProps['roomRef'],
  selectionId: string,
  isOver: boolean,
  drop: () => boolean,
): void {
  useLayoutEffect(() => {
    roomRef.current = (next) => {
      if (!isOver && next.selectionId === selectionId) return 'no';
      if (!drop()) return 'no';
      return isOver ? 'over' : 'open';
    };
    return () => {
      roomRef.current = null;
    };
  }, [roomRef, selectionId, isOver, drop]);
}

/** What the vendor turned down is a question, or waits for what passes by itself. */
function useVerdict(
  phase: QuickPhase,
  isReturned: boolean,
  isHeld: boolean,
  send: (event: QuickEvent) => void,
): void {
  const { clock } = usePlatform();
  useEffect(() => {
    if (phase.at === 'sent' && isReturned) send({ kind: 'returned', now: clock.monotonic() });
  }, [phase, isReturned, send, clock]);
  useEffect(() => {
    if (isHeld) send({ kind: 'held' });
  }, [isHeld, send]);
}

/** See {@link QuickBarProps}. */
export function QuickBar({ tap, raised, roomRef, onAgain, onEnd }: QuickBarProps) {
  const platform = usePlatform();
  const sports = useSports();
  const [quick] = useState(() => createQuickSlip(platform, sports, sports, tap));
  const slip = useStateView(quick.state);
  const { phase, send, sendNow, now, context } = useQuickPhase(quick);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEndRoom(bar, BAR_END[raised ? 'raised' : 'low']);
  const [row] = slip.rows;
  const { result, isReturned, isOver, isOff } = endOf(phase, row);
  const isDone = result?.phase === 'done';
  const isUnknown = result?.phase === 'unknown';
  const { selectionId } = tap.selection;
  useRoom(roomRef, selectionId, isOver, quick.drop);
  const { reason } = quickVerdict(slip, context);
  const isHeld = isOff && row !== undefined && mayPass(row) && isPause(reason);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useVerdict(phase, isReturned, isHeld, send);
  // What was not placed is chosen no more.
  const told = isOff ? null : selectionId;
  useEffect(() => {
    quickTap.tapped.set(told);
    return () => quickTap.tapped.set(null);
  }, [told]);
  const key = result?.intent.key ?? null;
  useEffect(() => {
    quickTap.shown.set(key);
    return () => quickTap.shown.set(null);
  }, [key]);
  useEffect(() => {
    if (phase.at !== 'cancelled') return;
    platform.toast.show('info', QUICK_CANCELLED[phase.why]);
    end.current();
  }, [phase, platform]);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => end.current(), Toast.durationMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  if (row === undefined || phase.at === 'cancelled') return null;
  const shown = atOffer(row);
  const undo = (): void => send({ kind: 'cancel', why: 'undo' });
  const toSlip = (): void => {
    const { rows } = sports.slip.state.get();
    if (!rows.some(({ selection }) => selection.selectionId === selectionId))
      sports.slip.toggle(tap.selection);
    if (isOver) onEnd();
    else send({ kind: 'cancel', why: 'slip' });
  };
  return (
    <StyledQuick
      ref={setBar}
      role="group"
      aria-label={QUICK.name}
      data-testid="quick-bar"
      data-phase={result === null || phase.at === 'asks' ? phase.at : result.phase}
      data-tone={quickTone(phase, row, reason)}
      data-raised={raised}
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') undo();
      }}
    >
      <Bet row={shown} tapped={tap.selection} context={context} />
      <Line phase={phase} row={row} shown={shown} context={context} now={now} reason={reason} />
      {isQuickOpen(phase) ? (
        <Acts
          phase={phase}
          shown={shown}
          context={context}
          onUndo={undo}
          onAccept={() => {
            quick.accept(shown.selection.price);
            send({ kind: 'accept', now: platform.clock.monotonic() });
          }}
          onNow={sendNow}
          onSlip={toSlip}
        />
      ) : null}
      {isOff ? (
        <AfterEnd
          ways={waysFrom(phase, row, reason)}
          wait={isInTheWay(phase, reason) ? quickWords(phase, row, reason) : null}
          again={(result?.phase === 'notPlaced' ? QUICK.anew : QUICK.again)(tap.stake)}
          onSlip={toSlip}
          // Whoever comes back with money finds the pick in the slip.
          onDeposit={() => {
            toSlip();
            const { risk } = rowWinRisk(shown, context.oddsType) ?? { risk: ZERO_FEN };
            platform.navigator.go(depositFor(risk, context.balance));
          }}
          // At the price that was agreed to: no word is a yes to one that moved since.
          onAgain={() => onAgain({ ...tap.selection, price: row.selection.price }, tap.stake)}
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
      <Left phase={phase} now={now} />
    </StyledQuick>
  );
}
