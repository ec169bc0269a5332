/** Is there a page of ours to go back to? */

/**
 * True on the page that this tab was opened with. The router numbers its history entries; its key
 * alone is not enough, because a first entry that was replaced (a cleaned landing address) has
 * another one.
 *
 * @param key of the router's location.
 */
export const isFirstPage = (key: string): boolean =>
  key === 'default' || (window.history.state as { readonly idx?: unknown } | null)?.idx === 0;
