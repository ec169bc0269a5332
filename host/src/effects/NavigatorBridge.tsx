/** Plugs the router into the platform's navigator, for code outside of React. */
import { useEffect } from 'react';
import { useNavigate } from '@site/platform';
import type { HostNavigator } from '../boot/navigator';

/** Renders nothing. */
export function NavigatorBridge({ navigator }: { readonly navigator: HostNavigator }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigator.attach((to, options) => {
      if (typeof to === 'number') void navigate(to);
      else void navigate(to, options);
    });
  }, [navigator, navigate]);
  return null;
}
