/** A way within the page: to a card of it, for eyes and for whoever goes on by keyboard or by ear. */

const wantsLessMotion = (): boolean =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings a card into sight and gives it the focus. The card must be able to take it (`tabIndex`). */
export function goToCard(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'start' });
}
