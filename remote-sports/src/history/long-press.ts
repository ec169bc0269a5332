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

/**
 * Listens under an element.
 *
 * @param timers those of the page.
 * @returns the way to stop.
 */
export function onLongPress(
  root: HTMLElement,
  open: (selectionId: string) => void,
  timers: Pick<Window, 'setTimeout' | 'clearTimeout'> = window,
): () => void {
  let timer: number | null = null;
  let from: readonly [number, number] | null = null;
  let opened = false;
  const stop = (): void => {
    if (timer !== null) timers.clearTimeout(timer);
    timer = null;
  };
  const wait = (id: string): void => {
    timer = timers.setTimeout(() => {
      opened = true;
      open(id);
    }, LONG_MS);
  };
  const down = (event: PointerEvent): void => {
    stop();
    opened = false;
    const id = cellOf(event);
    if (id === null || event.pointerType === 'mouse') return;
    from = [event.clientX, event.clientY];
    wait(id);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    // Of a press from before nobody knows where it began: its first place counts.
    if (from === null) from = [clientX, clientY];
    if (Math.hypot(clientX - from[0], clientY - from[1]) > SLIP_PX) stop();
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
  // The press that brought this code may still go on.
  const held = root.querySelector(`${CELL}:active`)?.getAttribute('data-selection-id') ?? null;
  if (held !== null) wait(held);
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
