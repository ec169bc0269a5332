/**
 * Looks at every page all the time: never blank, never busy for ever, never an error that nobody
 * caught.
 */
import type { BrowserContext, Page } from 'playwright/test';

/** A state that lasts this long is a fault: nothing on the screen, and something that only turns. */
const LIMITS = { blankMs: 5_000, busyMs: 15_000, everyMs: 250 } as const;

/** Where the watcher writes to. */
export interface Complaints {
  readonly add: (what: string) => void;
  readonly list: () => readonly string[];
}

/** A list that holds each complaint once. */
export function complaints(): Complaints {
  const found = new Set<string>();
  return { add: (what) => void found.add(what), list: () => [...found] };
}

/**
 * Runs in the page, over all its documents. Text that no eye sees does not count, and neither does
 * a document that is still read.
 */
function watchInPage({ blankMs, busyMs, everyMs }: typeof LIMITS): void {
  const tell = (what: string): void =>
    (window as unknown as { chaosTell: (text: string) => void }).chaosTell(what);
  const since = new Map<string, number>();
  const last = (name: string, holds: boolean, ms: number): boolean => {
    if (!holds) return !since.delete(name) && false;
    const begin = since.get(name) ?? performance.now();
    since.set(name, begin);
    return performance.now() - begin > ms;
  };
  setInterval(() => {
    const root = document.querySelector('#app');
    // A page in the background is not drawn, and its timers sleep.
    if (root === null || document.visibilityState === 'hidden') return since.clear();
    const where = location.pathname;
    if (last('blank', (root.textContent ?? '').trim() === '', blankMs))
      tell(`a blank page at ${where}`);
    const busy = [...root.querySelectorAll('[aria-busy="true"]')].find(
      (each) => each.getClientRects().length > 0,
    );
    const name = busy?.getAttribute('data-testid') ?? busy?.textContent?.trim().slice(0, 20) ?? '';
    for (const key of since.keys())
      if (key.startsWith('busy') && key !== `busy ${name}`) since.delete(key);
    if (busy !== undefined && last(`busy ${name}`, true, busyMs))
      tell(`"${name}" turned for more than ${busyMs / 1_000} s at ${where}`);
    if (document.querySelector('[data-testid="page-crash"]') !== null)
      tell(`a crashed page at ${where}`);
  }, everyMs);
}

/** Begins to watch all pages of a member. */
export async function watchAll(context: BrowserContext, found: Complaints): Promise<void> {
  await context.exposeFunction('chaosTell', found.add);
  await context.addInitScript(watchInPage, LIMITS);
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => found.add(`uncaught: ${error.message.slice(0, 200)}`));
    page.on('crash', () => found.add('a page of the browser itself crashed'));
  });
}
