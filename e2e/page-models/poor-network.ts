/** A network as it is in a lift: every answer takes its time, and some calls are lost. */
import type { Page, Request, Route } from 'playwright/test';
import { randomOf } from '../chaos/random';

/** What each call takes at least. */
const DELAY_MS = 400;
/** Calls of a hundred that are lost. */
const LOST = 5;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const isCall = (request: Request): boolean =>
  ['fetch', 'xhr', 'eventsource'].includes(request.resourceType());

/**
 * From now on the page has a poor network. Which calls are lost follows from the seed, the call and
 * how often it was made: not from which of two came first. Half of the lost ones that change
 * something are lost on the way back, after the server has done them.
 *
 * @returns the lost calls so far, as `POST /path`, with `, answer` where only that was lost.
 */
export async function makePoor(page: Page, seed: string): Promise<readonly string[]> {
  const lost: string[] = [];
  const times = new Map<string, number>();
  const meet = async (route: Route): Promise<void> => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const time = (times.get(call) ?? 0) + 1;
    times.set(call, time);
    const random = randomOf(`${seed} ${call} ${time}`);
    const isLost = isCall(request) && random.int(100) < LOST;
    await wait(DELAY_MS);
    if (!isLost) return route.continue();
    const isDone = request.method() !== 'GET' && random.int(2) === 1;
    lost.push(isDone ? `${call}, answer` : call);
    if (isDone) await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route(/^https?:/, (route) => meet(route).catch(() => undefined));
  return lost;
}
