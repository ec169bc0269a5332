/** Draws the one toast of the site. */
import { useObservable, usePlatform } from '@site/platform';
import { ToastView } from '@site/ui';

/** The toast. */
export function ToastHost() {
  const { toast } = usePlatform();
  return <ToastView toast={useObservable(toast.current$, null)} />;
}
