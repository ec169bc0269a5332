/**
 * The app-download bar over the header of home (R2.5-3): not on a first visit, which the document
 * marks before any script; closed stays closed for the session, and the content host may switch it
 * off. Its guide is a chunk of its own.
 */
import { useEffect, useState } from 'react';
import { useStateView } from '@site/platform';
import { KEYS, usePlatform } from '@site/platform/host';
import { SITE_NAME } from '@site/phrases/site';
import { LogoMark, X, later } from '@site/ui';
import { SHELL } from '../../phrases/zh-CN';
import { isOffered } from './offered';

const LazyInstall = later(() => import('./InstallSheet').then((module) => module.InstallSheet));

/** Started from the home screen: there is nothing left to install. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** The bar, or nothing once it was closed. */
export function AppBar() {
  const { storage } = usePlatform();
  const [closed, setClosed] = useState(
    () =>
      document.documentElement.dataset['visit'] === '1' ||
      storage.read(KEYS.appBarClosed) === '1' ||
      storage.read(KEYS.appDownload) === '0' ||
      isInstalled(),
  );
  const offered = useStateView(isOffered);
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    // The static bar of the document was hidden by this mark; from now on this component decides.
    delete document.documentElement.dataset['bar'];
  }, []);
  if (closed || !offered) return null;
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
      {open === null ? null : <LazyInstall open={open} onClose={() => setOpen(false)} />}
    </aside>
  );
}
