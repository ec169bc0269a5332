/** Draws the one toast of the site. */
import { useObservable } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { ToastView } from '@site/ui';

/** The toast. */
export function ToastHost() {
  const { toast } = usePlatform();
  return <ToastView toast={useObservable(toast.current$, null)} />;
}
