/** The casino's pages as the host matches them, with a stand-in for what other parts own. */
import { screen } from '@testing-library/react';
import { useLocation } from '@site/platform';
import { Route, Routes } from '@site/testing';
import type { TestWorld } from '@site/testing';
import { Page as CategoryPage } from './CategoryPage';
import { Page as JackpotPage } from './JackpotPage';
import { Page as LobbyPage } from './LobbyPage';
import { Page as MinePage } from './MinePage';

/** Shows where a link led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}
/** Shows the address of the page under test. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

export const casino = (
  <>
    <Address />
    <Routes>
      <Route path="/Games" element={<LobbyPage />} />
      <Route path="/Games/mine" element={<MinePage />} />
      <Route path="/Games/:category" element={<CategoryPage />} />
      <Route path="/jackpot" element={<JackpotPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  </>
);

/** Ids of the cards on the page. */
export const cards = (): string[] =>
  screen.getAllByTestId('game-card').map((card) => card.dataset.gameId ?? '');
export const address = (): string | null => screen.getByTestId('address').textContent;

/** Sets a fault of a call. */
export const fault = (world: TestWorld, path: string, how: object, times = 20): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path }, fault: how, times });

/** Texts of the toasts, in order, from now on. */
export function toasts(world: TestWorld): string[] {
  const seen: string[] = [];
  world.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : seen.push(toast.text),
  );
  return seen;
}

export const CALL = {
  categories: '/cms/game-categories',
  providers: '/cms/game-providers',
  games: '/cms/games',
  banners: '/cms/banners',
  recents: '/api/Games/RecentPlayedGame',
  favourites: '/api/Games/Favourites',
  jackpots: '/api/Games/Jackpots',
  maintenance: '/api/Games/Providers/MaintenanceStatus',
  bar: '/api/Games/NavigationBarStatus',
  config: '/cms/site-config',
} as const;

/** An answered call with an empty list. */
export const EMPTY = { status: 200, body: { isSuccess: true, result: [] } } as const;
