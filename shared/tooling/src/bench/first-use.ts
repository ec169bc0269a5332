/** When a page can be used for the first time: a tap that works, a field that takes a letter. */
import type { Browser } from 'playwright';
import { freshPhone, throttle } from './measure-page';

/** What is done on a page, and what shows that it worked. */
export type Use =
  | { readonly tap: string; readonly leadsTo: string }
  | { readonly tap: string; readonly shows: string }
  | { readonly type: string };

/** The page is looked at this often, in milliseconds. */
const EVERY_MS = 50;
/** A member whose tap did nothing tries again after so long. */
const AGAIN_MS = 3_000;
const LONGEST_MS = 60_000;

/**
 * Opens a page in a fresh profile over a slow line and tries until it works.
 *
 * @returns milliseconds since the page was asked for.
 * @throws Error naming the page when it never does.
 */
export async function firstUse(browser: Browser, url: string, use: Use): Promise<number> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.addInitScript(
    ([wanted, every, again]) => {
      let tappedAt = Number.NEGATIVE_INFINITY;
      const find = (name: string): HTMLElement | null =>
        document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
      const works = (): boolean => {
        if ('type' in wanted) {
          const field = find(wanted.type) as HTMLInputElement | null;
          if (field === null) return false;
          field.focus();
          document.execCommand('insertText', false, 'a');
          return field.value !== '';
        }
        const isThere = (): boolean =>
          'shows' in wanted
            ? find(wanted.shows) !== null
            : location.pathname.toLowerCase().includes(wanted.leadsTo.toLowerCase());
        if (isThere()) return true;
        const part = find(wanted.tap);
        if (part === null || performance.now() - tappedAt < again) return false;
        tappedAt = performance.now();
        (
          part.closest<HTMLElement>('a, button') ??
          part.querySelector<HTMLElement>('a, button') ??
          part
        ).click();
        return isThere();
      };
      const timer = setInterval(() => {
        if (!works()) return;
        clearInterval(timer);
        (window as unknown as { firstUse?: number }).firstUse = Math.round(performance.now());
      }, every);
    },
    [use, EVERY_MS, AGAIN_MS] as const,
  );
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const found = await page.waitForFunction(
      () => (window as unknown as { firstUse?: number }).firstUse,
      undefined,
      { timeout: LONGEST_MS },
    );
    return (await found.jsonValue()) ?? 0;
  } catch (error) {
    throw new Error(`${url} could not be used within ${LONGEST_MS} ms`, { cause: error });
  } finally {
    await context.close();
  }
}
