/**
 * The app-download bar over the header (R2.5-3): closed stays closed for the session. Its guide is
 * a chunk of its own.
 */
import { Suspense, lazy, useEffect, useState } from 'react';
import { KEYS, usePlatform } from '@site/platform/host';
import { SITE_NAME } from '@site/phrases/site';
import { LogoMark, X } from '@site/ui';
import { SHELL } from '../../phrases/zh-CN';

const LazyInstall = lazy(() =>
  import('./InstallSheet').then(({ InstallSheet }) => ({ default: InstallSheet })),
);

/** Started from the home screen: there is nothing left to install. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** The bar, or nothing once it was closed. */
export function AppBar() {
  const { storage } = usePlatform();
  const [closed, setClosed] = useState(
    () => storage.read(KEYS.appBarClosed) === '1' || isInstalled(),
  );
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    // The static bar of the document was hidden by this mark; from now on this component decides.
    delete document.documentElement.dataset['bar'];
  }, []);
  if (closed) return null;
  const close = (): void => {
    storage.write(KEYS.appBarClosed, '1');
    setClosed(true);
  };
  return (
    <aside className="site-app-bar" data-testid="app-bar" aria-label={SHELL.appBar.label}>
      <LogoMark />
      <p>
        {SHELL.appBar.title(SITE_NAME)}
        <small>{SHELL.appBar.hint}</small>
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        <span>{SHELL.appBar.install}</span>
      </button>
      <button
        type="button"
        aria-label={SHELL.appBar.close}
        data-testid="app-bar-close"
        onClick={close}
      >
        <X aria-hidden />
      </button>
      {open === null ? null : (
        <Suspense fallback={null}>
          <LazyInstall open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
