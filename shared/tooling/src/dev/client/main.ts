/**
 * What `npm run dev` puts into its pages: takes what was saved without loading the page anew where
 * that can be, and says what is wrong. It keeps to the policies of the page: a script of this
 * origin, and updates are loaded by their hashes.
 */
import { DEV_PATH, type DevState } from '../messages';
import { hasCrashed, watchCrashes } from './crashes';
import { bringTo, loadedParts, openToModules } from './modules';
import { hideOverlay, showOverlay } from './overlay';

/** Part and version of a script of the store, however it was asked for. */
const PART_OF = /\/_mf\/remotes\/([^/]+)\/([^/]+)\/[^?]*\.js/;

/** The page's own map of verified hashes. */
type IntegrityWindow = Window & { readonly __siteIntegrity?: (url: string) => string };

let updates: DevState['updates'] = {};
let failed = false;
const versions = new Map<string, string>();

/** Tells the session what this page uses, so that it is ready for a change of it. */
function watchLoads(): void {
  new PerformanceObserver((list) => {
    for (const { name: url } of list.getEntries()) {
      const [, part = '', version = ''] = PART_OF.exec(url) ?? [];
      if (part === '' || versions.has(part)) continue;
      versions.set(part, version);
      void fetch(`${DEV_PATH}/want?part=${part}`).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Takes what is new; false when only a new page can. */
async function take({ parts }: DevState): Promise<boolean> {
  for (const [name, { version, hash, changed }] of Object.entries(parts)) {
    const loaded = loadedParts.get(name);
    const used = versions.get(name);
    if (loaded === undefined && used !== undefined && used !== version && changed) return false;
    if (loaded === undefined || loaded.hash() === hash) continue;
    if (hasCrashed()) return false;
    try {
      await bringTo(loaded, hash);
    } catch (error) {
      console.info(`${name}: the page is loaded anew (${String(error)})`);
      return false;
    }
  }
  return true;
}

/** A page that comes back as it was would be loaded for ever. */
const RELOADED = 'site-dev-reloaded';

async function follow(state: DevState): Promise<void> {
  updates = state.updates;
  if (state.problems.length > 0) {
    failed = true;
    showOverlay('This does not build; the page is the one before', state.problems);
    return;
  }
  if (failed) hideOverlay();
  failed = false;
  if (await take(state)) return sessionStorage.removeItem(RELOADED);
  const now = JSON.stringify(state.parts);
  if (sessionStorage.getItem(RELOADED) === now) return;
  sessionStorage.setItem(RELOADED, now);
  location.reload();
}

let told: DevState | null = null;
let last = Promise.resolve();
/** Follows what was last told, once all before is done. */
function followSoon(): void {
  last = last
    .then(() => (told === null ? undefined : follow(told)))
    .catch((error: unknown) => console.info(error));
}

openToModules(
  (url) => {
    const path = new URL(url, location.href).pathname;
    return updates[path] ?? (window as IntegrityWindow).__siteIntegrity?.(url) ?? '';
  },
  // Its first module has only begun to run.
  () => setTimeout(followSoon, 0),
);
watchCrashes();
const events = new EventSource(`${DEV_PATH}/events`);
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  told = JSON.parse(data) as DevState;
  followSoon();
});
watchLoads();
