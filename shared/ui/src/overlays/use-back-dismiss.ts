/**
 * The back button closes what lies on top before it leaves the page (architecture 4.1): keypad,
 * sheet, dialog, then the page.
 */
import { useEffect, useEffectEvent } from 'react';

/** An overlay with the number of its history entry; 0 while it has none yet. */
interface Layer {
  readonly close: () => void;
  entry: number;
}

/** Where the browser has it, its back gesture and Escape reach the overlay without a history entry. */
interface CloseWatcherLike extends EventTarget {
  readonly destroy: () => void;
}

/**
 * A step back that never arrives (another navigation overtook it) is forgotten after this. Slow
 * phones take the better part of a second for one that does arrive.
 */
const LOST_MS = 2_000;

const layers: Layer[] = [];
/** Overlays that opened while a closed one's entry was still being taken away. */
let waiting: Layer[] = [];
let serial = 0;
let leaving: ReturnType<typeof setTimeout> | null = null;
let isListening = false;

/** The number in a history entry of ours; 0 for a page. */
const entryOf = (state: unknown): number =>
  typeof state === 'object' &&
  state !== null &&
  'overlay' in state &&
  typeof state.overlay === 'number'
    ? state.overlay
    : 0;

function enter(layer: Layer): void {
  // Above what an earlier document left in the history: its numbers began at one as well.
  serial = Math.max(serial, entryOf(window.history.state)) + 1;
  layer.entry = serial;
  window.history.pushState(
    { ...(window.history.state as object | null), overlay: serial },
    '',
    window.location.href,
  );
}

function settled(): void {
  if (leaving !== null) clearTimeout(leaving);
  leaving = null;
  const next = waiting;
  waiting = [];
  next.forEach(enter);
}

/** Where the browser has it, it tells what became of a step back, however long that takes. */
interface NavigationLike {
  readonly back: () => Readonly<Record<'committed' | 'finished', Promise<unknown>>>;
}

/** Longest that anything waits for a step back whose end the browser will tell. */
const LONGEST_MS = 10_000;

/** Takes the topmost entry away; until that is done new overlays wait. */
function stepBack(): void {
  if (leaving !== null) clearTimeout(leaving);
  const navigation = Reflect.get(window, 'navigation') as NavigationLike | undefined;
  const mine = setTimeout(settled, navigation === undefined ? LOST_MS : LONGEST_MS);
  leaving = mine;
  if (navigation === undefined) {
    window.history.back();
    return;
  }
  const { committed, finished } = navigation.back();
  finished.catch(() => undefined);
  // Overtaken by another navigation.
  committed.catch(() => (leaving === mine ? settled() : undefined));
}

/** Told when the member went back to a page, and not merely from one of its overlays. */
const backListeners = new Set<() => void>();
/** An entry of an overlay that is long closed lay on the member's way back. */
let isPassing = false;

function handlePop(): void {
  const isOwn = leaving !== null && !isPassing;
  // Where the history stands, not what the event says: another listener may have opened an overlay since.
  const at = entryOf(window.history.state);
  const over = layers.filter(({ entry }) => entry > at);
  over.forEach((layer) => layers.splice(layers.indexOf(layer), 1));
  [...over].reverse().forEach(({ close }) => close());
  // An entry whose overlay is long closed, met on the way back or forward, is passed over: nothing reopens.
  isPassing = at > 0 && !layers.some(({ entry }) => entry === at);
  if (isPassing) {
    stepBack();
    return;
  }
  settled();
  if (!isOwn && over.length === 0) backListeners.forEach((listener) => listener());
}

function leave(layer: Layer): void {
  waiting = waiting.filter((other) => other !== layer);
  const isTop = layers.at(-1) === layer;
  const at = layers.indexOf(layer);
  if (at === -1) return;
  layers.splice(at, 1);
  if (!isTop || layer.entry === 0 || entryOf(window.history.state) !== layer.entry) return;
  stepBack();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', handlePop);
}

function watchClose(close: () => void): () => void {
  const Watcher: unknown = Reflect.get(window, 'CloseWatcher');
  if (typeof Watcher !== 'function') return () => undefined;
  const watcher = new (Watcher as new () => CloseWatcherLike)();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/**
 * While `open`, one history entry stands in for the overlay; going back removes it and closes the
 * overlay on top, and only that one.
 */
export function useBackDismiss(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    listen();
    const layer: Layer = { close: () => close(), entry: 0 };
    layers.push(layer);
    if (leaving === null) enter(layer);
    else waiting.push(layer);
    const unwatch = watchClose(layer.close);
    return () => {
      unwatch();
      leave(layer);
    };
  }, [open]);
}

/**
 * Tells when the member goes back to a page; steps that only close an overlay are none.
 *
 * @returns the way to stop.
 */
export function onPageBack(listener: () => void): () => void {
  listen();
  backListeners.add(listener);
  return () => void backListeners.delete(listener);
}

/** Longest wait for the history to settle. */
const SETTLE_MS = LONGEST_MS + 500;

/** An overlay of ours stands on the topmost entry, or its entry is on the way out. */
function isCovered(): boolean {
  const at = entryOf(window.history.state);
  return leaving !== null || (at > 0 && layers.some(({ entry }) => entry === at));
}

/**
 * Runs work once no closed overlay's entry lies on top any more, so that "back" and "replace" mean
 * the page.
 */
export function whenUncovered(work: () => void): void {
  const until = Date.now() + SETTLE_MS;
  const look = (): void => {
    if (!isCovered() || Date.now() > until) work();
    else setTimeout(look, 16);
  };
  setTimeout(look, 0);
}
