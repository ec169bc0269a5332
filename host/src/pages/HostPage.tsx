/**
 * The host's own pages: home and login each in a chunk of their own, so that a deep link does not
 * carry them, all others behind one lazy module.
 */
import { Skeleton, later } from '@site/ui';
import { hostViews } from './host-views';
import type { HostPageName } from '../routing/host-routes';

const Home = later(() => hostViews.home().then((module) => module.HomePage));
const Login = later(() => hostViews.login().then((module) => module.LoginPage));
const Other = later(() => hostViews.other().then((module) => module.OtherPage));

/** A page of the host. */
export function HostPage({ name }: { readonly name: HostPageName }) {
  if (name === '/') return <Home meanwhile={<Skeleton kind="home" />} />;
  const meanwhile = <Skeleton kind="form" />;
  return name === '/login' ? (
    <Login meanwhile={meanwhile} />
  ) : (
    <Other name={name} meanwhile={meanwhile} />
  );
}
