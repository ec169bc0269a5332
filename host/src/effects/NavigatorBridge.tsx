/** Plugs the router into the platform's navigator, for code outside of React. */
import { useEffect, useRef } from 'react';
import { useNavigate } from '@site/platform';
import type { HostNavigator } from '../boot/navigator';

/** Renders nothing. */
export function NavigatorBridge({ navigator }: { readonly navigator: HostNavigator }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  useEffect(() => {
    navigator.attach((to, options) => {
      if (typeof to === 'number') void latest.current(to);
      else void latest.current(to, options);
    });
  }, [navigator]);
  return null;
}
