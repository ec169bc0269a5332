/**
 * The number of open wagers in the bottom navigation on pages that the sports part has no share in
 * (ADR 114): what it kept when it last looked. Once it is there, its own number stands over this
 * one.
 */
import type { Platform } from '@site/platform/host';
import { keptOpenCount, openCountRule } from '@site/remote-kit/open-count';

/**
 * Shows the number of whoever is signed in.
 *
 * @returns the way to stop.
 */
export function showKeptOpenCount(document: Document, platform: Platform): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  // Before all others: the part's own rule, which may stand already, is the later word.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  const show = (): void => sheet.replaceSync(openCountRule(keptOpenCount(platform)));
  show();
  const watching = platform.session.state.changes$.subscribe(show);
  return () => {
    watching.unsubscribe();
    sheet.replaceSync('');
  };
}
