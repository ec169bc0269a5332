/** The `test` of journeys over other engines: a site of the worker, and a fresh window. */
import { test as base, expect, type PlaywrightWorkerArgs } from 'playwright/test';
import { startSite, type Site } from '../fixtures/site';
import { playwrightPage, webDriverPage, type EnginePage } from './engine-page';
import { firefoxPath, withFonts, type EngineName } from './engines';
import { startWebDriver } from './web-driver';

type Runner = PlaywrightWorkerArgs['playwright'];

interface TestFixtures {
  readonly phone: EnginePage;
  readonly fresh: undefined;
}
interface WorkerFixtures {
  readonly engine: EngineName;
  readonly site: Site;
}

/** First port of the drivers. */
const DRIVER_PORT = 7_301;

const OPEN: Readonly<Record<EngineName, (runner: Runner, port: number) => Promise<EnginePage>>> = {
  webkit: async (_runner, port) => webDriverPage(await startWebDriver(port)),
  firefox: async ({ firefox }) => {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: firefoxPath() ?? '',
      env: withFonts(),
    });
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, locale: 'zh-CN', colorScheme: 'dark' });
    return { ...playwrightPage(await context.newPage()), close: () => browser.close() };
  },
};

/** Where the page stood when a journey failed: a run elsewhere leaves nothing else behind. */
const placeOf = (phone: EnginePage): Promise<string> =>
  phone
    .run<string>(
      `const texts = [...document.querySelectorAll('h1,h2,[role=dialog],[role=alert],[role=status]')]
         .map((node) => node.textContent.trim().slice(0, 60)).filter((text) => text !== '');
       return location.pathname + location.search + ', ' + texts.join(' / ');`,
    )
    .catch((error: unknown) => String(error));

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: [
    async ({}, use, info) => {
      const site = await startSite(info.parallelIndex);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  fresh: [
    async ({ site }, use) => {
      await site.control('POST', '/reset', {});
      await use(undefined);
    },
    { auto: true },
  ],
  phone: async ({ engine, playwright }, use, info) => {
    const phone = await OPEN[engine](playwright, DRIVER_PORT + info.parallelIndex);
    await use(phone);
    const [error] = info.errors;
    if (error !== undefined)
      error.message = `${error.message ?? ''}\nThe page: ${await placeOf(phone)}`;
    await phone.close();
  },
});

export { expect };
