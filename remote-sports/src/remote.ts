/** The sports remote: pages and views by the names that remote.json declares. */
import { defineRemote } from '@site/remote-kit';
import surface from '../remote.json';
import { sportsState } from './state/sports-state';
import { watchBets } from './wagers/watch-bets';

/** The only export the host sees. */
export const remote = defineRemote(surface, {
  pages: {
    board: () => import('./pages/SportsPage'),
    event: () => import('./pages/EventPage'),
    wagers: () => import('./pages/WagersPage'),
    rule: () => import('./pages/RulePage'),
    maintenance: () => import('./pages/MaintenancePage'),
  },
  slots: { 'hot-events': () => import('./slots/HotEvents') },
  boot: (platform) => watchBets(platform, sportsState(platform)),
});
