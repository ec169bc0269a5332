/**
 * Puts the squads' panel beside the site, in a root of its own: whatever it does wrong, the site's
 * tree stays.
 */
import { createRoot } from 'react-dom/client';
import { PlatformProvider } from '@site/platform';
import type { Platform } from '@site/platform/host';
import type { Federation } from '@site/federation/types';
import { logBus } from './bus-log';
import { Panel } from './Panel';

/** Installs it. */
export function installTools(platform: Platform, federation: Federation): void {
  const { lines } = logBus(platform);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <PlatformProvider platform={platform}>
      <Panel federation={federation} lines={lines} />
    </PlatformProvider>,
  );
}
