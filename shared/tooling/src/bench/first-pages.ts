/** The seven first pages. */
import type { Use } from './first-use';

/** A page, who opens it, and what is done on it first. */
export interface FirstPage {
  readonly path: string;
  readonly isMember: boolean;
  readonly use: Use;
}

const visitors = (path: string, use: Use): FirstPage => ({ path, isMember: false, use });

/** The seven pages. */
const FIRST_PAGES: readonly FirstPage[] = [
  visitors('/', { tap: 'odds-cell', shows: 'slip-bar' }),
  visitors('/sbtwo/sports-saba', { tap: 'odds-cell', shows: 'slip-bar' }),
  visitors('/Games', { tap: 'search-entry', leadsTo: '/search' }),
  visitors('/Promotions', { tap: 'promo-card', leadsTo: '/Detail' }),
  visitors('/event_CNY2024', { tap: 'snatch-login', leadsTo: '/login' }),
  visitors('/login', { type: 'login-username' }),
  { path: '/Me', isMember: true, use: { tap: 'me-records', leadsTo: '/TransactionRecord' } },
];

/**
 * All of them, or the one of a path.
 *
 * @throws Error naming those that there are when it is none of them.
 */
export function firstPages(only: string | null): readonly FirstPage[] {
  const pages = FIRST_PAGES.filter(({ path }) => only === null || path === only);
  if (pages.length > 0) return pages;
  throw new Error(
    `no page "${only}"; there are: ${FIRST_PAGES.map(({ path }) => path).join(', ')}`,
  );
}
