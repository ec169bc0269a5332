import { Routing } from '@site/domain/constants';
import type { Browser, Page } from 'playwright';
import type { Emit } from './line';
import { freshPhone } from './phone';
import { checkSame, shownOn, type Shown } from './same-page';
import { control } from './sandbox-control';
import type { BenchSize } from './sizes';

/**
 * Pixels a frame: a fling that the thumb keeps up, and harder where the processor is quick. A
 * quarter of this machine's speed stands for a slow phone.
 */
const FLINGS = [
  { slowdown: 4, step: 100 },
  { slowdown: 1, step: 160 },
] as const;
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

const LOBBY_PATH = `${Routing.basePath}/Games/slots`;

/** The category in a fresh page, at one speed. */
async function openLobby(browser: Browser, siteUrl: string, slowdown: number): Promise<Page> {
  const context = await freshPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(siteUrl + LOBBY_PATH);
  await page.locator(CARD).first().waitFor({ timeout: 60_000 });
  return page;
}

/** What the category shows at one speed, and how many games it says it has. */
async function lookAt(browser: Browser, siteUrl: string, slowdown: number): Promise<Shown> {
  const page = await openLobby(browser, siteUrl, slowdown);
  await page.waitForTimeout(1_000);
  const { parts, ...shown } = await shownOn(page);
  const games = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await page.context().close();
  return { ...shown, parts: { ...parts, games } };
}

/** One scroll in a fresh page. */
async function scrollOnce(
  browser: Browser,
  siteUrl: string,
  { slowdown, step }: (typeof FLINGS)[number],
  { least, settleMs }: BenchSize['lobby'],
): Promise<Scroll & { readonly games: number }> {
  const page = await openLobby(browser, siteUrl, slowdown);
  // What a page fetches in idle time is no cost of scrolling.
  await page.waitForTimeout(settleMs);
  const games = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  if (games < least) throw new Error(`the list has ${games} games, ${least} were wanted`);
  const scroll = await scrollThrough(page, step);
  await page.context().close();
  if (scroll.reached !== games)
    throw new Error(`the scroll ended at game ${scroll.reached} of ${games}`);
  return { ...scroll, games };
}

/**
 * Thousands of games of one category, scrolled end to end at a quarter of the speed and at full
 * speed: long tasks, nodes, frames without a card.
 *
 * @throws Error when the list differs between the speeds, or is not the one that was wanted.
 */
export async function benchLobby(
  browser: Browser,
  siteUrl: string,
  size: BenchSize['lobby'],
  emit: Emit,
): Promise<void> {
  await control(siteUrl, '/games', { extraGames: size.extraGames });
  const [slow, quick] = FLINGS;
  checkSame(
    'the lobby at two speeds',
    await lookAt(browser, siteUrl, slow.slowdown),
    await lookAt(browser, siteUrl, quick.slowdown),
  );
  for (const fling of FLINGS) {
    const { games, frames, ms, long, mostNodes, mostCards, blank } = await scrollOnce(
      browser,
      siteUrl,
      fling,
      size,
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
