/**
 * Pages of the host by name, besides home and login: service and status pages here, families of
 * larger ones each in a chunk of their own.
 */
import { lazy, type ComponentType } from 'react';
import type { HostPageName } from '../routing/host-routes';
import type * as Access from './access-pages';
import { LiveChatPage } from './service/LiveChatPage';
import { ServicePage } from './service/ServicePage';
import { IllegalPage } from './status/IllegalPage';
import { MaintenancePage } from './status/MaintenancePage';
import { NotFoundPage } from './status/NotFoundPage';
import { RestrictPage } from './status/RestrictPage';

/** A page of this door. */
export type OtherPageName = Exclude<HostPageName, '/' | '/login'>;

const access = (name: keyof typeof Access) =>
  lazy(() => import('./access-pages').then((pages) => ({ default: pages[name] })));

const PAGES: Record<OtherPageName, ComponentType> = {
  '/Register': access('RegisterPage'),
  '/Forgetpwd': access('ForgotPage'),
  '/resetpassword': access('ResetPage'),
  '/Verify': access('VerifyPage'),
  '/Services/VerificationRedirection': access('RedirectionPage'),
  '/email-verified': access('EmailVerifiedPage'),
  '/email-verification-expired': access('EmailExpiredPage'),
  '/About/*': lazy(() =>
    import('./about/AboutPage').then(({ AboutPage }) => ({ default: AboutPage })),
  ),
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
