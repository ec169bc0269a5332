import { Routing } from '@site/domain/constants';
import type { Browser, Page } from 'playwright';
import type { BenchLine } from './first-page';
import { control } from './sandbox-control';

/** A quarter of this machine's speed stands for a slow phone. */
const SLOWDOWN = 4;
/** Half of the invented games are slots: with those of the catalogue the category holds a little over five thousand. */
const EXTRA = 9_600;
const LEAST = 5_000;
/** Pixels a frame: a hard fling of the thumb. */
const STEP = 160;
/** Where the browser says "long". */
const LONG_MS = 50;
const CARD = '[data-testid="game-card"]';

/** What a scroll from end to end cost. */
interface Scroll { readonly frames: number; readonly ms: number; readonly long: readonly number[]; readonly mostNodes: number; readonly mostCards: number; readonly blank: number; readonly reached: number }

/** Scrolls down by steps of a frame; counts long tasks, nodes, and frames in which the middle of the screen showed no card. */
async function scrollThrough(page: Page): Promise<Scroll> {
  return page.evaluate(([step, card]) => new Promise<Scroll>((resolve) => {
    const long: number[] = [];
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => long.push(Math.round(duration))));
    observer.observe({ type: 'longtask' });
    const began = performance.now();
    let [frames, mostNodes, mostCards, blank] = [0, 0, 0, 0];
    const end = (): number => document.documentElement.scrollHeight - innerHeight;
    const tick = (): void => {
      frames += 1;
      window.scrollBy(0, step);
      // Counting costs time of its own: every tenth frame is enough to see whether the number grows.
      if (frames % 10 === 0) {
        mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
        mostCards = Math.max(mostCards, document.querySelectorAll(card).length);
        if (document.elementFromPoint(innerWidth / 6, innerHeight / 2)?.closest(card) == null && document.elementFromPoint(innerWidth / 6, innerHeight / 2 - 40)?.closest(card) == null) blank += 1;
      }
      if (scrollY < end() - 1 && frames < 20_000) {
        requestAnimationFrame(tick);
        return;
      }
      setTimeout(() => {
        observer.disconnect();
        resolve({ frames, ms: performance.now() - began, long, mostNodes, mostCards, blank, reached: Number([...document.querySelectorAll('[aria-posinset]')].at(-1)?.getAttribute('aria-posinset') ?? 0) });
      }, 300);
    };
    requestAnimationFrame(tick);
  }), [STEP, CARD] as const);
}

/** Five thousand games of one category, scrolled end to end at a quarter of the speed: long tasks, nodes, frames without a card. */
export async function benchLobby(browser: Browser, siteUrl: string, emit: (line: BenchLine) => void): Promise<void> {
  await control(siteUrl, '/games', { extraGames: EXTRA });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  // tsx marks inner functions with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${siteUrl}${Routing.basePath}/Games/slots`);
  await page.locator(CARD).first().waitFor({ timeout: 60_000 });
  // What a page fetches in idle time is no cost of scrolling.
  await page.waitForTimeout(8_000);
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  if (total < LEAST) throw new Error(`the list has ${total} games, ${LEAST} were wanted`);
  const { frames, ms, long, mostNodes, mostCards, blank, reached } = await scrollThrough(page);
  if (reached !== total) throw new Error(`the scroll ended at game ${reached} of ${total}`);
  const base = { games: total, slowdown: SLOWDOWN };
  emit({ bench: 'lobby-long-tasks', ...base, value: long.length, unit: `tasks over ${LONG_MS} ms`, longestMs: Math.max(0, ...long), frames, framesPerSecond: Math.round((1_000 * frames) / ms) });
  emit({ bench: 'lobby-nodes', ...base, value: mostNodes, unit: 'most nodes in the document', mostCards });
  emit({ bench: 'lobby-blank', ...base, value: blank, unit: 'looks at the middle of the screen that met no card', looks: Math.floor(frames / 10) });
  await context.close();
  await control(siteUrl, '/games', { extraGames: 0 });
}
