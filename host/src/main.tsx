/** Entry of the host. Whatever goes wrong here still leaves a usable page (C-43). */
import { createRoot } from 'react-dom/client';
import { CrashPage } from './boot/CrashFallback';
import { shareWithRemotes } from './boot/shared-scope';
import { startSite } from './boot/start-site';

const container = document.getElementById('app');
// An old browser has a sentence in its place: nothing is started there (C-76).
if (container !== null) {
  shareWithRemotes();
  startSite(container).catch((error: unknown) => {
    console.error('the host could not start:', error instanceof Error ? error.message : error);
    createRoot(container).render(<CrashPage supportCode="G0" />);
  });
}
