/**
 * The vendor of this page is under maintenance: the popup says so, counts down and leads on; it can
 * be stopped (R2.5-4, C-81).
 */
import { useCallback, useEffect, useState } from 'react';
import { Maintenance } from '@site/domain/constants';
import { leftAfter, sportMove, type SportMove } from '@site/domain/maintenance/redirect';
import { useNavigate, useStateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Dialog } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import { MAINTENANCE } from './phrases';
import { useMoneyHeld } from '@site/remote-kit/money-held';

/** The clock of the countdown looks this often. */
const TICK_MS = 200;

/** A value once it has stood still; flags that flicker show nothing. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

function Popup({
  move,
  onStay,
  onGo,
}: {
  readonly move: SportMove;
  readonly onStay: () => void;
  readonly onGo: (to: string) => void;
}) {
  const { clock } = usePlatform();
  const held = useMoneyHeld();
  const [left, setLeft] = useState<number>(Maintenance.redirectMs);
  useEffect(() => {
    let before = clock.monotonic();
    const timer = setInterval(() => {
      const now = clock.monotonic();
      const passed = now - before;
      before = now;
      setLeft((known) => leftAfter(known, passed, held));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [clock, held]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onGo(move.to);
  }, [isOver, move.to, onGo]);
  const next = MAINTENANCE.next(move.next);
  return (
    <Dialog
      open
      onClose={onStay}
      lasting
      title={MAINTENANCE.sportTitle(move.from)}
      testId="maintenance-popup"
      actions={
        <>
          <Button block disabled={held} onClick={() => onGo(move.to)}>
            {MAINTENANCE.go(next)}
          </Button>
          <Button block kind="ghost" onClick={onStay}>
            {MAINTENANCE.stay}
          </Button>
        </>
      }
    >
      <p role="timer" className="num">
        {held ? MAINTENANCE.held : MAINTENANCE.moving(Math.ceil(left / 1_000), next)}
      </p>
      <p>{MAINTENANCE.safe}</p>
    </Dialog>
  );
}

/** Watches the page's vendor. Who stopped the popup stays until the page or the flags change. */
export function SportMaintenance({ path }: { readonly path: string }) {
  const { maintenance } = usePlatform();
  const move = sportMove(path, useStateView(maintenance.state));
  const held = useMoneyHeld();
  const due = useSettled(
    move === null ? null : `${path} ${move.from} ${move.to}`,
    Maintenance.debounceMs,
  );
  const [stopped, setStopped] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const navigate = useNavigate();
  const go = useCallback(
    (to: string): void => {
      setStopped(due);
      whenUncovered(() => void navigate(to, { replace: true }));
    },
    [due, navigate],
  );
  const isDue = move !== null && due === `${path} ${move.from} ${move.to}` && stopped !== due;
  // It opens only when no money is on its way; once open it waits instead of closing.
  const isShown = isDue && (shown || !held);
  if (isShown !== shown) setShown(isShown);
  return move !== null && isShown ? (
    <Popup key={due} move={move} onStay={() => setStopped(due)} onGo={go} />
  ) : null;
}
