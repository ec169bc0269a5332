/** From a click to the page of a remote: named by intent before, and not. */
import { Routing } from '@site/domain/constants';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import type { Browser, Page } from 'playwright';
import { setTimeout as delay } from 'node:timers/promises';
import type { Emit } from './line';
import { median, settled, spreadOf } from './measure-page';
import { freshPhone } from './phone';
import { watchRequests } from './requests';
import type { BenchSize } from './sizes';

/** Where a member goes from a quiet home page, and what shows that the page is there. */
interface Way {
  readonly name: string;
  readonly to: string;
  readonly content: string;
}
const WAYS: readonly Way[] = [
  { name: 'casino', to: '/Games', content: 'game-card' },
  { name: 'promotions', to: '/Promotions', content: 'promo-card' },
];
const LONGEST_MS = 20_000;

/** What a tap led to. */
interface Arrival {
  /** Milliseconds to the content; null when it never came. */
  readonly contentMs: number | null;
  /** Frames until the page's place was no longer the old one: its skeleton or its content. */
  readonly frames: number;
  /** What stood there in that frame. */
  readonly first: string;
}

/** A finger rests on a link this long before it is lifted, which is the click. */
const FINGER_MS = 100;

/** Taps a link and looks at every frame after the click. */
function tapAndLook(page: Page, way: Way): Promise<Arrival> {
  return page.evaluate(
    async ([href, content, longest, finger]) => {
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href$="${href}"]`);
      if (link === null) throw new Error(`no link to ${href}`);
      const stands = (name: string): boolean =>
        document.querySelector(`main [data-testid="${name}"]`) !== null;
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await new Promise((resolve) => {
        setTimeout(resolve, finger);
      });
      const began = performance.now();
      link.click();
      let [frames, first, at] = [0, '', began];
      while (at - began < longest) {
        // Behind the frame: what a page costs in style and layout belongs to it.
        at = await new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              port1.close();
              resolve(performance.now());
            };
            port2.postMessage(null);
          });
        });
        const isOld = stands('home-news');
        const found = isOld
          ? ''
          : stands(content)
            ? 'content'
            : stands('skeleton')
              ? 'skeleton'
              : '';
        if (first === '') {
          frames += 1;
          first = found;
        }
        if (found === 'content') return { contentMs: at - began, frames, first };
      }
      return { contentMs: null, frames, first };
    },
    [way.to, way.content, LONGEST_MS, FINGER_MS] as const,
  );
}

/** Opens home in a fresh phone and waits until it is quiet; `before` can hold files back. */
async function quietHome(
  browser: Browser,
  siteUrl: string,
  before: (page: Page) => Promise<void>,
): Promise<{ readonly page: Page; readonly quiet: () => Promise<void> }> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const log = await watchRequests(await context.newCDPSession(page));
  await before(page);
  await page.goto(siteUrl + Routing.basePath);
  await page.locator('[data-testid="home-news"]').waitFor({ timeout: 30_000 });
  const quiet = (): Promise<void> => settled(page, log);
  await quiet();
  return { page, quiet };
}

/** Longer than a look at what is live is good for: most members have been on the page for a while. */
const READING_MS = 6_000;

/** Somebody meant to go there, read on, and then goes. */
async function named(browser: Browser, siteUrl: string, way: Way): Promise<Arrival> {
  const { page, quiet } = await quietHome(browser, siteUrl, async () => undefined);
  await page
    .locator(`nav a[href$="${way.to}"]`)
    .first()
    .dispatchEvent('pointerover', { bubbles: true });
  await quiet();
  await page.waitForTimeout(READING_MS);
  const arrival = await tapAndLook(page, way);
  await page.context().close();
  return arrival;
}

/** How long a file of a remote that nobody named takes. */
const LATE_FILE_MS = 1_000;

/** Nothing of the remote can have come: its files take a second. */
async function unnamed(browser: Browser, siteUrl: string, way: Way): Promise<Arrival> {
  const { page } = await quietHome(browser, siteUrl, async (opened) => {
    await opened.route(`**${RELEASE_ROOT}/remotes/${way.name}/**`, async (route) => {
      // Not a wait of the page: what is still held when it closes is dropped (`unrouteAll`).
      await delay(LATE_FILE_MS);
      await route.continue();
    });
  });
  const arrival = await tapAndLook(page, way);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  return arrival;
}

/**
 * Milliseconds from the click to the content of a remote that was named by intent, and what stands
 * there in the first frame of one that was not.
 *
 * @throws Error when the content does not come.
 */
export async function benchNamedRemote(
  browser: Browser,
  siteUrl: string,
  { turns, ways }: BenchSize['namedRemote'],
  emit: Emit,
): Promise<void> {
  for (const way of WAYS.slice(0, ways ?? WAYS.length)) {
    const times: number[] = [];
    const cold: Arrival[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const [warm, other] = [
        await named(browser, siteUrl, way),
        await unnamed(browser, siteUrl, way),
      ];
      if (warm.contentMs === null || other.contentMs === null)
        throw new Error(`${way.to} did not come within ${LONGEST_MS} ms`);
      times.push(Math.round(warm.contentMs));
      cold.push(other);
    }
    emit({
      bench: 'named-remote',
      remote: way.name,
      value: median(times),
      unit: 'ms from the click to the content, named by intent',
      spread: spreadOf(times),
    });
    const frames = cold.map((arrival) => arrival.frames);
    emit({
      bench: 'unnamed-remote',
      remote: way.name,
      value: median(frames),
      unit: 'frames from the click to the skeleton, files held back',
      spread: spreadOf(frames),
      first: [...new Set(cold.map(({ first }) => first))].join(', '),
    });
  }
}
