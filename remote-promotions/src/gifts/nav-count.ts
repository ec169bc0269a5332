/**
 * The number of gifts that wait, at the place of the promotions in the bottom navigation: a rule of
 * style, as the number of open wagers is (ADR 088). Who knows of no gift fetches nothing for it.
 */
import type { Platform } from '@site/platform';

let sheet: CSSStyleSheet | null = null;
let wanted = 0;

/** Shows a number; 0 shows none. */
export function showGiftCount(count: number): void {
  wanted = count;
  if (sheet === null && (count === 0 || !('adoptedStyleSheets' in document))) return;
  void import(/* webpackChunkName: "gift-count" */ '@site/remote-kit/open-count').then(
    ({ giftCountRule }) => {
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      sheet.replaceSync(giftCountRule(wanted));
    },
    // Without a network: the next count asks for it again.
    () => undefined,
  );
}

/**
 * Whoever signs out takes the number along; the next member's is shown once it is read.
 *
 * @returns the way to stop.
 */
export function forgetGiftCount({ session }: Pick<Platform, 'session'>): () => void {
  const watching = session.state.changes$.subscribe(({ status }) => {
    if (status !== 'member') showGiftCount(0);
  });
  return () => watching.unsubscribe();
}
