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

/** What the history of a page holds of overlays. */
interface Overlays {
  readonly layers: Layer[];
  /** Overlays that opened while a closed one's entry was still being taken away. */
  waiting: Layer[];
  serial: number;
  leaving: ReturnType<typeof setTimeout> | null;
  isListening: boolean;
  /** An entry of an overlay that is long closed lay on the member's way back. */
  isPassing: boolean;
  /** Told when the member went back to a page, and not merely from one of its overlays. */
  readonly backListeners: Set<() => void>;
}

/**
 * One for the page, not for this file: a remote that uses it brings a copy of its own, and a copy
 * that knew nothing of the host's sheets went on before their step back, which then took it along.
 */
const PLACE = Symbol.for('site.overlays.1');

function overlaysOfPage(): Overlays {
  const known = Reflect.get(window, PLACE) as Overlays | undefined;
  if (known !== undefined) return known;
  const made: Overlays = {
    layers: [],
    waiting: [],
    serial: 0,
    leaving: null,
    isListening: false,
    isPassing: false,
    backListeners: new Set(),
  };
  Reflect.defineProperty(window, PLACE, { value: made });
  return made;
}
const page = overlaysOfPage();

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
  page.serial = Math.max(page.serial, entryOf(window.history.state)) + 1;
  layer.entry = page.serial;
  window.history.pushState(
    { ...(window.history.state as object | null), overlay: page.serial },
    '',
    window.location.href,
  );
}

function settled(): void {
  if (page.leaving !== null) clearTimeout(page.leaving);
  page.leaving = null;
  const next = page.waiting;
  page.waiting = [];
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
  if (page.leaving !== null) clearTimeout(page.leaving);
  const navigation = Reflect.get(window, 'navigation') as NavigationLike | undefined;
  const mine = setTimeout(settled, navigation === undefined ? LOST_MS : LONGEST_MS);
  page.leaving = mine;
  if (navigation === undefined) {
    window.history.back();
    return;
  }
  const { committed, finished } = navigation.back();
  finished.catch(() => undefined);
  // Overtaken by another navigation.
  committed.catch(() => (page.leaving === mine ? settled() : undefined));
}

function handlePop(): void {
  const isOwn = page.leaving !== null && !page.isPassing;
  // Where the history stands, not what the event says: another listener may have opened an overlay since.
  const at = entryOf(window.history.state);
  const over = page.layers.filter(({ entry }) => entry > at);
  over.forEach((layer) => page.layers.splice(page.layers.indexOf(layer), 1));
  [...over].reverse().forEach(({ close }) => close());
  // An entry whose overlay is long closed, met on the way back or forward, is passed over: nothing reopens.
  page.isPassing = at > 0 && !page.layers.some(({ entry }) => entry === at);
  if (page.isPassing) {
    stepBack();
    return;
  }
  settled();
  if (!isOwn && over.length === 0) page.backListeners.forEach((listener) => listener());
}

function leave(layer: Layer): void {
  page.waiting = page.waiting.filter((other) => other !== layer);
  const isTop = page.layers.at(-1) === layer;
  const at = page.layers.indexOf(layer);
  if (at === -1) return;
  page.layers.splice(at, 1);
  if (!isTop || layer.entry === 0 || entryOf(window.history.state) !== layer.entry) return;
  stepBack();
}

function listen(): void {
  if (page.isListening) return;
  page.isListening = true;
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
    page.layers.push(layer);
    if (page.leaving === null) enter(layer);
    else page.waiting.push(layer);
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
  page.backListeners.add(listener);
  return () => void page.backListeners.delete(listener);
}

/** Longest wait for the history to settle. */
const SETTLE_MS = LONGEST_MS + 500;

/** An overlay of ours stands on the topmost entry, or its entry is on the way out. */
function isCovered(): boolean {
  const at = entryOf(window.history.state);
  return page.leaving !== null || (at > 0 && page.layers.some(({ entry }) => entry === at));
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
