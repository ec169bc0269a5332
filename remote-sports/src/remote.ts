/** The sports remote: pages and views by the names that remote.json declares. */
import type { VendorSegment } from '@site/domain/vendors/odds-vendor';
import { defineRemote } from '@site/remote-kit';
import { name } from '../remote.json';
import { boot } from './boot';

/** A page of its own for each vendor, because it brings the vendor's code along. */
const boards = {
  'board-im': () => import('./pages/BoardIm'),
  'board-bti': () => import('./pages/BoardBti'),
  'board-saba': () => import('./pages/BoardSaba'),
} satisfies Record<`board-${VendorSegment}`, unknown>;

/** The only export the host sees. */
export const remote = defineRemote(name, {
  pages: {
    ...boards,
    event: () => import('./pages/EventPage'),
    results: () => import('./pages/ResultsPage'),
    news: () => import('./pages/NewsPage'),
    wagers: () => import(/* webpackChunkName: "wagers" */ './pages/WagersPage'),
    statement: () => import('./pages/StatementPage'),
    settings: () => import('./pages/SettingsPage'),
    promotions: () => import('./pages/PromotionsPage'),
    search: () => import('./pages/SearchPage'),
    share: () => import('./pages/SharePage'),
    rule: () => import('./pages/RulePage'),
    tutorial: () => import('./pages/TutorialPage'),
    maintenance: () => import('./pages/MaintenancePage'),
  },
  slots: {
    'hot-events': () => import(/* webpackChunkName: "home" */ './slots/HotEvents'),
    upcoming: () => import(/* webpackChunkName: "promos" */ './slots/HomeUpcoming'),
    promos: () => import(/* webpackChunkName: "promos" */ './slots/HomePromos'),
  },
  boot,
});
