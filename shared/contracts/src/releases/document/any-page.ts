import type { Page } from './page';

/**
 * The page of a document that answers every route: it paints no bar that might not belong there,
 * and names no remote.
 */
export const ANY_PAGE: Page = {
  remotes: [],
  own: null,
  hostView: null,
  face: null,
  slots: [],
  reads: [],
  hero: null,
  nav: [],
  layout: 0,
  title: '',
  skeleton: 'plain',
};
