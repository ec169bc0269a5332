/** What the service worker of a page has kept, read as any script of the page could. */
import { expect, type Page } from 'playwright/test';

/** Paths and texts of everything in the page's caches. */
export const keptIn = (page: Page): Promise<readonly (readonly [path: string, text: string])[]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push([new URL(request.url).pathname, text]);
      }
    }
    return found;
  });

/** Paths of it. */
export const keptPaths = async (page: Page): Promise<readonly string[]> =>
  (await keptIn(page)).map(([path]) => path);

/** The document that stands in. */
export const SHELL = '/cn/mobile/_shell';

/** Files of releases that the page has loaded. */
const loadedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname, search }) => pathname.includes('/_mf/remotes/') && search === '')
      .map(({ pathname }) => pathname),
  );

/** Waits until the worker answers for the page and has kept the document and all that was loaded. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [kept, loaded] = [await keptPaths(page), await loadedFiles(page)];
      const answers = await page.evaluate(() => navigator.serviceWorker.controller !== null);
      return {
        answers,
        missing: [SHELL, ...loaded].filter((path) => !kept.includes(path)),
        some: loaded.length > 3,
      };
    })
    .toEqual({ answers: true, missing: [], some: true });
}

/** Whether the browser has a worker for the site. */
export const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Opens an address, and waits until what it shows stands and all of it is kept. */
export async function useOnce(page: Page, address: string, shows: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByTestId(shows).first()).toBeVisible();
  await untilKept(page);
}

interface TraceEvent {
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/**
 * Opens an address while the engine says what compiled code its kept scripts came with.
 *
 * @returns bytes of compiled code, of each script of a release that the worker answered with any.
 */
export async function compiledAhead(page: Page, address: string): Promise<readonly number[]> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (devtools === undefined) throw new Error('a browser that cannot be traced');
  const found: number[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The engine's events have names and arguments; the types of the protocol know of text only.
    for (const { name, args } of value as unknown as readonly TraceEvent[]) {
      const bytes = Number(args?.['metadata size'] ?? 0);
      if (name.endsWith('OnSideDataReadingComplete') && bytes > 0) found.push(bytes);
    }
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['ServiceWorker'] } });
  await page.goto(address);
  await expect(page.getByTestId('layout')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ended = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  return found;
}
