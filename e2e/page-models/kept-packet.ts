/** A packet that the network keeps: the page gives it up, and the test hands it on when it likes. */
import { expect, type Page } from 'playwright/test';

/** Headers that whoever sends the bytes makes for itself. */
const OF_THE_CONNECTION =
  /^(?::|(?:host|connection|content-length|accept-encoding|transfer-encoding)$)/i;

/**
 * Keeps the next POST to a path on its way.
 *
 * @returns how it is handed on, byte by byte; with the server's status.
 */
export async function keepOnItsWay(page: Page, path: RegExp): Promise<() => Promise<number>> {
  let handOn: (() => Promise<number>) | undefined;
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (handOn !== undefined || request.method() !== 'POST') return route.fallback();
      const headers = Object.fromEntries(
        Object.entries(await request.allHeaders()).filter(
          ([name]) => !OF_THE_CONNECTION.test(name),
        ),
      );
      const sent = { method: 'POST', headers, body: request.postData() };
      handOn = async () => (await fetch(request.url(), sent)).status;
    },
  );
  return async () => {
    await expect.poll(() => handOn !== undefined).toBe(true);
    return handOn?.() ?? 0;
  };
}
