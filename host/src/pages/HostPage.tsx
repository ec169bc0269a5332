/** The host's own pages by name; each is its own chunk, home too, so that a deep link does not carry it. */
import { Suspense, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Skeleton, type SkeletonKind } from '@site/ui';
import type { HostPageName } from '../routing/host-routes';

const simple = (name: 'NotFound' | 'Maintenance' | 'Restrict' | 'Illegal') =>
  lazy(() => import('./StatusPages').then((pages) => ({ default: pages[name] })));

const PAGES: Record<HostPageName, LazyExoticComponent<ComponentType>> = {
  home: lazy(() => import('./HomePage').then(({ HomePage }) => ({ default: HomePage }))),
  login: lazy(() => import('./LoginPage').then(({ LoginPage }) => ({ default: LoginPage }))),
  'not-found': simple('NotFound'),
  maintenance: simple('Maintenance'),
  restrict: simple('Restrict'),
  illegal: simple('Illegal'),
};

const SKELETON: Partial<Record<HostPageName, SkeletonKind>> = { home: 'grid', login: 'form' };

/** A page of the host. */
export function HostPage({ name }: { readonly name: HostPageName }) {
  const Page = PAGES[name];
  return <Suspense fallback={<Skeleton kind={SKELETON[name] ?? 'plain'} />}><Page /></Suspense>;
}
