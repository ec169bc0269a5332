import { Routing } from '@site/domain/constants';
import type { Browser, Page } from 'playwright';
import type { BenchLine } from './first-page';
import { control } from './sandbox-control';

/**
 * Pixels a frame: a fling that the thumb keeps up, and harder where the processor is quick. A
 * quarter of this machine's speed stands for a slow phone.
 */
const FLINGS = [
  { slowdown: 4, step: 100 },
  { slowdown: 1, step: 160 },
] as const;
/**
 * Half of the invented games are slots: with those of the catalogue the category holds a little
 * over five thousand.
 */
const EXTRA = 9_600;
const LEAST = 5_000;
/** Where the browser says "long". */
const LONG_MS = 50;
const CARD = '[data-testid="game-card"]';

/** What a scroll from end to end cost. */
interface Scroll {
  readonly frames: number;
  readonly ms: number;
  readonly long: readonly number[];
  readonly mostNodes: number;
  readonly mostCards: number;
  readonly blank: number;
  readonly reached: number;
}

/**
 * Scrolls down by steps of a frame; counts long tasks, nodes, and frames in which the middle of the
 * screen showed no card.
 */
async function scrollThrough(page: Page, step: number): Promise<Scroll> {
  return page.evaluate(
    ([by, card]) =>
      new Promise<Scroll>((resolve) => {
        const long: number[] = [];
        const observer = new PerformanceObserver((list) =>
          list.getEntries().forEach(({ duration }) => long.push(Math.round(duration))),
        );
        observer.observe({ type: 'longtask' });
        const began = performance.now();
        let [frames, mostNodes, mostCards, blank] = [0, 0, 0, 0];
        const end = (): number => document.documentElement.scrollHeight - innerHeight;
        const tick = (): void => {
          frames += 1;
          window.scrollBy(0, by);
          // Counting makes the page lay itself out: now and then is enough to see whether the number grows.
          if (frames % 40 === 0) {
            mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
            mostCards = Math.max(mostCards, document.querySelectorAll(card).length);
            if (
              document.elementFromPoint(innerWidth / 6, innerHeight / 2)?.closest(card) == null &&
              document.elementFromPoint(innerWidth / 6, innerHeight / 2 - 40)?.closest(card) == null
            )
              blank += 1;
          }
          if (scrollY < end() - 1 && frames < 20_000) {
            requestAnimationFrame(tick);
            return;
          }
          setTimeout(() => {
            observer.disconnect();
            resolve({
              frames,
              ms: performance.now() - began,
              long,
              mostNodes,
              mostCards,
              blank,
              reached: Number(
                [...document.querySelectorAll('[aria-posinset]')]
                  .at(-1)
                  ?.getAttribute('aria-posinset') ?? 0,
              ),
            });
          }, 300);
        };
        requestAnimationFrame(tick);
      }),
    [step, CARD] as const,
  );
}

/** One scroll in a fresh page. */
async function scrollOnce(
  browser: Browser,
  siteUrl: string,
  { slowdown, step }: (typeof FLINGS)[number],
): Promise<Scroll & { readonly games: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // tsx marks inner functions with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${siteUrl}${Routing.basePath}/Games/slots`);
  await page.locator(CARD).first().waitFor({ timeout: 60_000 });
  // What a page fetches in idle time is no cost of scrolling.
  await page.waitForTimeout(8_000);
  const games = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  if (games < LEAST) throw new Error(`the list has ${games} games, ${LEAST} were wanted`);
  const scroll = await scrollThrough(page, step);
  await context.close();
  if (scroll.reached !== games)
    throw new Error(`the scroll ended at game ${scroll.reached} of ${games}`);
  return { ...scroll, games };
}

/**
 * Five thousand games of one category, scrolled end to end at a quarter of the speed and at full
 * speed: long tasks, nodes, frames without a card.
 */
export async function benchLobby(
  browser: Browser,
  siteUrl: string,
  emit: (line: BenchLine) => void,
): Promise<void> {
  await control(siteUrl, '/games', { extraGames: EXTRA });
  for (const fling of FLINGS) {
    const { games, frames, ms, long, mostNodes, mostCards, blank } = await scrollOnce(
      browser,
      siteUrl,
      fling,
    );
    const base = { games, slowdown: fling.slowdown, pixelsPerFrame: fling.step };
    emit({
      bench: 'lobby-long-tasks',
      ...base,
      value: long.length,
      unit: `tasks over ${LONG_MS} ms`,
      longestMs: Math.max(0, ...long),
      frames,
      framesPerSecond: Math.round((1_000 * frames) / ms),
    });
    emit({
      bench: 'lobby-nodes',
      ...base,
      value: mostNodes,
      unit: 'most nodes in the document',
      mostCards,
    });
    emit({
      bench: 'lobby-blank',
      ...base,
      value: blank,
      unit: 'looks at the middle of the screen that met no card',
      looks: Math.floor(frames / 40),
    });
  }
  await control(siteUrl, '/games', { extraGames: 0 });
}
