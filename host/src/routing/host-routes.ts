/** The host's own pages as routes. */
import { HOST_PAGES } from '@site/domain/layout/host-pages';
import type { SiteRoute } from './site-route';

/** Pages of the host go by their paths. */
export type HostPageName = (typeof HOST_PAGES)[number][0];

/** The host's own routes; none of them is a member's page. */
export const HOST_ROUTES: readonly SiteRoute[] = HOST_PAGES.map(([path, layoutStatus, title]) => ({
  path,
  layoutStatus,
  title,
  access: 'public',
  skeleton: 'plain',
  feature: null,
  owner: { kind: 'host', page: path },
}));
