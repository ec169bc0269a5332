/** Static skeletons by the names that `remote.json` uses; classes come from the critical CSS. */
const block = (className: string): string => `<div class="sk ${className}"></div>`;
const times = (count: number, html: string): string => html.repeat(count);
const chips = `<div class="sk-chips">${times(6, block('sk-chip'))}</div>`;
const signs = `<div class="sk-signs">${times(6, block('sk-sign'))}</div>`;
/**
 * Shown by its style alone after three seconds: no script has come that could say it (§2.5); after
 * twenty with a way to ask for the page again, which needs no script either.
 */
const slow =
  '<p class="sk-slow" role="status">加载较慢，仍在尝试…</p><a class="sk-slow sk-again" href="">重新加载</a>';
const page = (body: string): string => `<div class="sk-page">${body}${slow}</div>`;

/** One skeleton per page kind; `home` is the host's own first page. */
export const SHELL_SKELETONS: Readonly<Record<string, string>> = {
  home: page(
    `${times(3, block('sk-entry'))}${block('sk-banner sk-entry')}${block('sk-field')}${signs}${block('sk-entry')}`,
  ),
  form: page(`${times(4, block('sk-field'))}${block('sk-row')}`),
  list: page(`${chips}${times(8, block('sk-row'))}`),
  board: page(`${chips}${times(9, block('sk-row'))}`),
  grid: page(`${chips}<div class="sk-grid">${times(12, block('sk-tile'))}</div>`),
  article: page(`${block('sk-hero')}${times(7, block('sk-line'))}`),
  poster: page(`${block('sk-poster')}${times(3, block('sk-row'))}`),
  lobby: page(`${block('sk-search')}${signs}${block('sk-banner')}${times(2, block('sk-row'))}`),
  plain: page(`${block('sk-row')}${times(3, block('sk-line'))}`),
};
