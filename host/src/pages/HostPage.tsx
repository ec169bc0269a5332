/**
 * The host's own pages: home and login each in a chunk of their own, so that a deep link does not
 * carry them, all others behind one lazy module.
 */
import { Suspense, lazy } from 'react';
import { Skeleton } from '@site/ui';
import { hostViews } from './host-views';
import type { HostPageName } from '../routing/host-routes';

const Home = lazy(() => hostViews.home().then(({ HomePage }) => ({ default: HomePage })));
const Login = lazy(() => hostViews.login().then(({ LoginPage }) => ({ default: LoginPage })));
const Other = lazy(() => hostViews.other().then(({ OtherPage }) => ({ default: OtherPage })));

/** A page of the host. */
export function HostPage({ name }: { readonly name: HostPageName }) {
  const isHome = name === '/';
  return (
    <Suspense fallback={<Skeleton kind={isHome ? 'home' : 'form'} />}>
      {isHome ? <Home /> : name === '/login' ? <Login /> : <Other name={name} />}
    </Suspense>
  );
}
