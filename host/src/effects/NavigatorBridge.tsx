/** Plugs the router into the platform's navigator, for code outside of React. */
import { useEffect } from 'react';
import { useNavigate } from '@site/platform';
import type { HostNavigator, Navigate } from '../boot/navigator';

/** Renders nothing. */
export function NavigatorBridge({ navigator }: { readonly navigator: HostNavigator }) {
  const navigate = useNavigate();
  useEffect(() => {
    // One function of the router with a signature for each: an address, or steps in the history.
    navigator.attach(navigate as Navigate);
  }, [navigator, navigate]);
  return null;
}
