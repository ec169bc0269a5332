/** Taps of all cards in one listener: thousands of cards need no handlers of their own. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What a card may ask for, by its `data-act`. */
export type CardAct = 'play' | 'more' | 'like' | 'provider';

/**
 * Hands in the id of the game or the code of the provider.
 *
 * @returns false to let the link do what it does.
 */
export type CardActs = Readonly<Record<CardAct, (id: string) => boolean>>;

const isAct = (text: string | undefined, acts: CardActs): text is CardAct =>
  text !== undefined && Object.hasOwn(acts, text);

/**
 * Listens on an element for taps on `[data-act]` inside; taps that open a new tab are the
 * browser's.
 */
export function useCardClicks(acts: CardActs): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent((event: MouseEvent) => {
    const requested =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
    const { act, id = '' } = requested?.dataset ?? {};
    if (
      !isAct(act, acts) ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (acts[act](id)) event.preventDefault();
  });
  useEffect(() => {
    const element = place.current;
    const handle = (event: MouseEvent): void => hear(event);
    element?.addEventListener('click', handle);
    return () => element?.removeEventListener('click', handle);
  }, []);
  return place;
}
