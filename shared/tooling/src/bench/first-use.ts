/** When a page can be used for the first time: a tap that works, a field that takes a letter. */
import type { Browser, BrowserContext } from 'playwright';
import { phoneFor, throttle, type Visit } from './phone';
import { onNetwork, watchRequests } from './requests';

/** What is done on a page, and what shows that it worked. */
export type Use =
  | { readonly tap: string; readonly leadsTo: string }
  | { readonly tap: string; readonly shows: string }
  | { readonly type: string };

/** The page is looked at this often, in milliseconds. */
const EVERY_MS = 50;
/** A member whose tap did nothing tries again after so long. */
const AGAIN_MS = 3_000;
/** A page that cannot be used after so long is broken. */
export const LONGEST_USE_MS = 60_000;

/** What the page is told of a use. */
export const asArguments = (use: Use): readonly [Use, number, number] => [use, EVERY_MS, AGAIN_MS];

/** When it worked, and what had crossed the network until then. */
export interface FirstUse {
  /** Milliseconds since the page was asked for. */
  readonly ms: number;
  /** Requests begun before the tap that worked. */
  readonly requests: number;
}

/** What the page notes when it worked: both in ms since 1970, and since the page was asked for. */
interface Worked {
  readonly ms: number;
  readonly wall: number;
}

/** Runs in the page: tries again and again. */
export function tryUntilItWorks([wanted, every, again]: readonly [Use, number, number]): void {
  let tappedAt = Number.NEGATIVE_INFINITY;
  const find = (name: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
  const button = (name: string): HTMLElement | null => {
    const part = find(name);
    return (
      part?.closest<HTMLElement>('a, button') ??
      part?.querySelector<HTMLElement>('a, button') ??
      part
    );
  };
  const works = (): boolean => {
    if ('type' in wanted) {
      const field = find(wanted.type) as HTMLInputElement | null;
      if (field === null) return false;
      field.focus();
      document.execCommand('insertText', false, 'a');
      tappedAt = performance.now();
      return field.value !== '';
    }
    const isThere = (): boolean =>
      'shows' in wanted
        ? find(wanted.shows) !== null
        : location.pathname.toLowerCase().includes(wanted.leadsTo.toLowerCase());
    if (tappedAt >= 0 && isThere()) return true;
    const part = button(wanted.tap);
    if (part === null || performance.now() - tappedAt < again) return false;
    tappedAt = performance.now();
    part.click();
    return isThere();
  };
  const timer = setInterval(() => {
    if (!works()) return;
    clearInterval(timer);
    const ms = Math.round(performance.now());
    (window as unknown as { firstUse?: Worked }).firstUse = {
      ms,
      wall: performance.timeOrigin + tappedAt,
    };
    // What was put in by the tap is taken out: the next visit begins without it.
    if ('shows' in wanted) button(wanted.tap)?.click();
  }, every);
}

async function tryOnce(context: BrowserContext, url: string, use: Use): Promise<FirstUse> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await watchRequests(session);
  await throttle(session);
  await page.addInitScript(tryUntilItWorks, asArguments(use));
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const found = await page.waitForFunction(
      () => (window as unknown as { firstUse?: Worked }).firstUse,
      undefined,
      { timeout: LONGEST_USE_MS },
    );
    const worked = await found.jsonValue();
    if (worked === undefined) throw new Error('it worked, but nobody knows when');
    // What is still on its way has no bytes yet, and is counted when it has come.
    await page.waitForTimeout(2_000);
    const before = log.all().filter(({ begunAtWall }) => begunAtWall < worked.wall);
    return { ms: worked.ms, requests: onNetwork(before).length };
  } catch (error) {
    throw new Error(`${url} could not be used within ${LONGEST_USE_MS} ms`, { cause: error });
  } finally {
    await page.close();
  }
}

/**
 * Opens a page in a fresh profile over a slow line and tries until it works, then once more with
 * what the first visit left.
 *
 * @throws Error naming the page when it never does.
 */
export async function firstUse(
  browser: Browser,
  visit: Visit,
  use: Use,
): Promise<{ readonly cold: FirstUse; readonly warm: FirstUse }> {
  const context = await phoneFor(browser, visit);
  try {
    const cold = await tryOnce(context, visit.url, use);
    return { cold, warm: await tryOnce(context, visit.url, use) };
  } finally {
    await context.close();
  }
}
