/** The host's own pages by name; each is a chunk of its own or of its family, home too, so that a deep link does not carry it. */
import { Suspense, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Skeleton, type SkeletonKind } from '@site/ui';
import type { HostPageName } from '../routing/host-routes';

type Page = LazyExoticComponent<ComponentType>;

/** One module of a family as lazy pages. */
const from = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Page =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const access = () => import('./access-pages');
const status = () => import('./status-pages');

const PAGES: Record<HostPageName, Page> = {
  home: from(() => import('./home/HomePage'), 'HomePage'),
  login: from(() => import('./login/LoginPage'), 'LoginPage'),
  register: from(access, 'RegisterPage'),
  forgot: from(access, 'ForgotPage'),
  reset: from(access, 'ResetPage'),
  verify: from(access, 'VerifyPage'),
  redirection: from(access, 'RedirectionPage'),
  'email-verified': from(access, 'EmailVerifiedPage'),
  'email-expired': from(access, 'EmailExpiredPage'),
  about: from(() => import('./about/AboutPage'), 'AboutPage'),
  service: from(status, 'ServicePage'),
  chat: from(status, 'LiveChatPage'),
  'not-found': from(status, 'NotFoundPage'),
  maintenance: from(status, 'MaintenancePage'),
  restrict: from(status, 'RestrictPage'),
  illegal: from(status, 'IllegalPage'),
};

const SKELETON: Partial<Record<HostPageName, SkeletonKind>> = {
  home: 'grid', login: 'form', register: 'form', forgot: 'form', reset: 'form', verify: 'form', about: 'list', service: 'list', chat: 'list',
};

/** A page of the host. */
export function HostPage({ name }: { readonly name: HostPageName }) {
  const Body = PAGES[name];
  return <Suspense fallback={<Skeleton kind={SKELETON[name] ?? 'plain'} />}><Body /></Suspense>;
}
