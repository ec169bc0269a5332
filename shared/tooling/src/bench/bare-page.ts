/** Times of a visit as a phone has it: with nobody attached who is told of what the page does. */
import type { BareBrowser } from './bare-browser';
import { asArguments, LONGEST_USE_MS, tryUntilItWorks, type Use } from './first-use';
import { readPaints, type Paints } from './measure-page';
import { checkOwn } from './same-page';
import { cookiesOf, NAMES_SCRIPT, putInStorage, SCREEN, SLOW, type Stored } from './phone';

/** What is opened, and how long it is watched. */
export interface BareVisit {
  readonly url: string;
  readonly stored: Stored;
  /** A quarter of the processor; the browser was opened with a slow line. */
  readonly throttled: boolean;
  /** Silence after which a page has come. */
  readonly quietMs: number;
}

const LOOK_MS = 250;
const LONGEST_MS = 30_000;

/** Runs in the page: notes when something that it had not yet came last. A poll is one thing. */
function noteWhatComes(): void {
  let last = 0;
  const known = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const [address = name] = name.split('?');
      if (known.has(address)) continue;
      known.add(address);
      last = performance.now();
    }
  }).observe({ type: 'resource', buffered: true });
  Object.assign(window, {
    quietFor: () => (document.readyState === 'complete' ? performance.now() - last : 0),
  });
}

/** A function of ours as a script for the page. */
const asScript = <Arguments extends readonly unknown[]>(
  work: (...given: Arguments) => unknown,
  ...given: Arguments
): string => `(${work.toString()})(${given.map((each) => JSON.stringify(each)).join(', ')})`;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A page that is open. */
interface BarePage {
  readonly read: <Value>(script: string) => Promise<Value>;
  readonly close: () => Promise<unknown>;
}

/** Opens an address in a page of its own; scripts run before those of the page. */
async function openPage(
  { send }: BareBrowser,
  { url, stored, throttled }: BareVisit,
  scripts: readonly string[],
): Promise<BarePage> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method: string, params = {}): ReturnType<typeof send> =>
    send(method, params, String(sessionId));
  await tell('Emulation.setDeviceMetricsOverride', {
    ...SCREEN,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await tell('Emulation.setLocaleOverride', { locale: 'zh-CN' });
  await tell('Page.enable');
  const first = [NAMES_SCRIPT, asScript(putInStorage, stored.storage), ...scripts].join(';\n');
  await tell('Page.addScriptToEvaluateOnNewDocument', {
    source: `if (location.protocol !== 'about:') { ${first} }`,
  });
  const cookies = cookiesOf(stored, url);
  if (cookies.length > 0) await send('Storage.setCookies', { cookies });
  if (throttled) await tell('Emulation.setCPUThrottlingRate', SLOW.processor);
  await tell('Page.navigate', { url });
  return {
    read: async <Value>(script: string) => {
      const { result, exceptionDetails } = await tell('Runtime.evaluate', {
        expression: script,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { readonly value?: unknown }).value as Value;
    },
    close: () => send('Target.closeTarget', { targetId }),
  };
}

/** When the first byte of the document came, ms. */
const FIRST_BYTE = "performance.getEntriesByType('navigation')[0]?.responseStart ?? 0";

/** @throws Error when the document of a first visit came too early: then nothing was slow. */
async function checkSlow(page: BarePage, { url, throttled }: BareVisit): Promise<void> {
  const firstByte = await page.read<number>(FIRST_BYTE);
  if (throttled && firstByte < SLOW.line.latency)
    throw new Error(`${url}: its first byte came after ${firstByte} ms: no slow line`);
}

/**
 * What the browser noted of a page until it was quiet.
 *
 * @throws Error when the page is another one, or the line was not as slow as it was to be.
 */
export async function bareLook(browser: BareBrowser, visit: BareVisit): Promise<Paints> {
  const page = await openPage(browser, visit, [asScript(noteWhatComes)]);
  try {
    for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
      await pause(LOOK_MS);
      const quiet = await page.read<number>('window.quietFor?.() ?? 0');
      if (quiet >= visit.quietMs) break;
    }
    const at = await page.read<string>('location.pathname');
    checkOwn(visit.url, at);
    await checkSlow(page, visit);
    return await page.read<Paints>(asScript(readPaints));
  } finally {
    await page.close();
  }
}

/**
 * Milliseconds until a page can be used. `isAgain`: what the first visit left stands in for the
 * line.
 *
 * @throws Error naming the page when it never can.
 */
export async function bareUse(
  browser: BareBrowser,
  visit: BareVisit,
  use: Use,
  isAgain = false,
): Promise<number> {
  const page = await openPage(browser, visit, [asScript(tryUntilItWorks, asArguments(use))]);
  try {
    for (let waited = 0; waited < LONGEST_USE_MS; waited += LOOK_MS) {
      await pause(LOOK_MS);
      const ms = await page.read<number | undefined>('window.firstUse?.ms');
      // What was put in by the tap is taken out by a second one: it has to be kept before the end.
      if (ms === undefined) continue;
      if (!isAgain) await checkSlow(page, visit);
      return await pause(2_000).then(() => ms);
    }
    throw new Error(`${visit.url} could not be used within ${LONGEST_USE_MS} ms`);
  } finally {
    await page.close();
  }
}
