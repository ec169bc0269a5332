/** Plugs the router into the platform's navigator, for code outside of React. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@site/platform';
import type { HostNavigator } from '../boot/navigator';

/** Renders nothing. */
export function NavigatorBridge({ navigator }: { readonly navigator: HostNavigator }) {
  const navigate = useNavigate();
  const go = useEffectEvent<Parameters<HostNavigator['attach']>[0]>((to, options) => {
    if (typeof to === 'number') void navigate(to);
    else void navigate(to, options);
  });
  useEffect(() => {
    navigator.attach((to, options) => go(to, options));
  }, [navigator]);
  return null;
}
