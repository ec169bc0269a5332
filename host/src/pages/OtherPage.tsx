/**
 * Pages of the host by name, besides home and login: service and status pages here, the texts about
 * the site in a chunk of their own.
 */
import { type ComponentType } from 'react';
import { later } from '@site/ui';
import type { HostPageName } from '../routing/host-routes';
import { LiveChatPage } from './service/LiveChatPage';
import { ServicePage } from './service/ServicePage';
import { IllegalPage } from './status/IllegalPage';
import { MaintenancePage } from './status/MaintenancePage';
import { NotFoundPage } from './status/NotFoundPage';
import { RestrictPage } from './status/RestrictPage';

/** A page of this module. */
export type OtherPageName = Exclude<HostPageName, '/' | '/login'>;

const PAGES: Record<OtherPageName, ComponentType> = {
  '/About/*': later(() => import('./about/AboutPage').then((module) => module.AboutPage)),
  '/CustomerService': ServicePage,
  '/LiveChat': LiveChatPage,
  '/404': NotFoundPage,
  '/maintenance': MaintenancePage,
  '/restrict': RestrictPage,
  '/illegal': IllegalPage,
};

/** The page by its name. */
export function OtherPage({ name }: { readonly name: OtherPageName }) {
  const Page = PAGES[name];
  return <Page />;
}
