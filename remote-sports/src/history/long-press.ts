/**
 * A long press on a price, or the menu key while it has the focus. The tap that ends a long press
 * chooses nothing.
 */

/** How long a finger rests until it means more than a tap, ms. */
const LONG_MS = 500;
/** A finger that slips farther scrolls, CSS px. */
const SLIP_PX = 10;
const CELL = '[data-selection-id]';

const cellOf = ({ target }: Event): string | null =>
  target instanceof Element
    ? (target.closest(CELL)?.getAttribute('data-selection-id') ?? null)
    : null;

/** A finger that has gone on resting since it touched: what it touched keeps it until it is lifted. */
const isHeld = (touch: Event | null): touch is PointerEvent => {
  if (touch?.type !== 'pointerdown' || !(touch.target instanceof Element)) return false;
  const { pointerId, pointerType } = touch as PointerEvent;
  return pointerType !== 'mouse' && touch.target.hasPointerCapture(pointerId);
};

/**
 * Listens under an element.
 *
 * @param since the touch that brought this code: it may still go on.
 * @returns the way to stop.
 */
export function onLongPress(
  root: HTMLElement,
  open: (selectionId: string) => void,
  since: Event | null = null,
): () => void {
  let timer: number | null = null;
  let from: readonly [number, number] | null = null;
  let opened = false;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const wait = (id: string, ms: number): void => {
    timer = window.setTimeout(() => {
      opened = true;
      open(id);
    }, ms);
  };
  const down = (event: PointerEvent): void => {
    stop();
    opened = false;
    const id = cellOf(event);
    if (id === null || event.pointerType === 'mouse') return;
    from = [event.clientX, event.clientY];
    wait(id, LONG_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (from !== null && Math.hypot(clientX - from[0], clientY - from[1]) > SLIP_PX) stop();
  };
  const menu = (event: Event): void => {
    const id = cellOf(event);
    if (id === null) return;
    event.preventDefault();
    // Of a finger that rests, its tap is still to come; a key or the other button have none.
    const isFinger = timer !== null;
    stop();
    if (!opened) open(id);
    opened ||= isFinger;
  };
  const click = (event: MouseEvent): void => {
    // A key that presses a price is no end of a long press.
    if (!opened || event.detail === 0) return;
    opened = false;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move, { passive: true });
  root.addEventListener('pointerup', stop);
  root.addEventListener('pointercancel', stop);
  root.addEventListener('contextmenu', menu);
  root.addEventListener('click', click, true);
  if (isHeld(since)) {
    const held = cellOf(since);
    if (held !== null) wait(held, Math.max(0, LONG_MS - (performance.now() - since.timeStamp)));
  }
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', stop);
    root.removeEventListener('pointercancel', stop);
    root.removeEventListener('contextmenu', menu);
    root.removeEventListener('click', click, true);
  };
}
