/** Addresses inside the casino, without the base path. */

/** A game, or its demo. */
export const playPath = (gameId: string, isDemo = false): string =>
  `/Games/play/${encodeURIComponent(gameId)}${isDemo ? '?demo=1' : ''}`;
/**
 * Games of a provider in its category.
 *
 * @param words - query of a list whose filter and order stay.
 */
export function providerPath(slug: string, providerCode: string, words = ''): string {
  const query = new URLSearchParams(words);
  query.set('provider', providerCode);
  return `/Games/${slug}?${query}`;
}
/** The entrance of a sports or esports provider for members. */
export const enterPath = (providerCode: string): string =>
  `/Games/enter/${encodeURIComponent(providerCode)}`;

export const SEARCH_PATH = '/Games/search';
export const MINI_PATH = '/Games/mini';
export const TURNOVER_PATH = '/Games/turnover';
export const MINE_PATH = '/Games/mine';
export const AVIATOR_PATH = providerPath('instant', 'AVIATOR');
export const ESPORTS_PATH = '/Games/sports?group=esports';
