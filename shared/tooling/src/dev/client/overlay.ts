import type { Problem } from '../messages';

const BOX = `position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:16px;background:#14161bf2;
  color:#f4f4f5;font:13px/1.5 ui-monospace,monospace;text-align:left`;
const CLOSE = 'float:right;padding:6px 12px;color:#14161b;background:#f4f4f5;border:0';
const PLACE = 'color:#ff8080;font-weight:bold;margin:12px 0 4px';
const TEXT = 'white-space:pre-wrap;overflow-wrap:anywhere;margin:0';

let shown: HTMLElement | null = null;

/** Takes the overlay away. */
export function hideOverlay(): void {
  shown?.remove();
  shown = null;
}

function element(tag: string, style: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  // By the object model: the page's policy allows no style that is text of the document.
  made.style.cssText = style;
  made.textContent = text;
  return made;
}

/** Lays what is wrong over the page, in words and places; nothing of it is ever markup. */
export function showOverlay(title: string, problems: readonly Problem[]): void {
  hideOverlay();
  shown = element('div', BOX, '');
  shown.setAttribute('role', 'alertdialog');
  shown.setAttribute('aria-label', title);
  shown.dataset['testid'] = 'dev-overlay';
  const close = element('button', CLOSE, 'Close');
  close.addEventListener('click', hideOverlay);
  shown.append(close, element('strong', '', title));
  for (const { place, message } of problems)
    shown.append(element('p', PLACE, place), element('pre', TEXT, message));
  document.body.append(shown);
}
