/** A page of whatever engine: the few acts that journeys over all engines need. */
import { expect, type Page } from 'playwright/test';
import { asElement, type WebDriver } from './web-driver';

/** One window of a phone. Selectors are CSS and mean the first match that can be seen. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Back to the page before, out of the engine's own cache where it has one. */
  readonly back: () => Promise<void>;
  /** Waits until it can be seen, brings it into view and taps. */
  readonly tap: (selector: string) => Promise<void>;
  /** Types into an empty field, key by key. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Taps inside of a frame of any origin. */
  readonly tapIn: (frame: string, selector: string) => Promise<void>;
  /** Runs the body of a function in the page; its arguments are `arguments`. */
  readonly run: <T>(script: string, ...args: unknown[]) => Promise<T>;
  /** Waits until something can be seen. */
  readonly sees: (selector: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where it stands now, as the member reads it. */
export const textOf = (page: EnginePage, selector: string): Promise<string> =>
  page.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector);

/** Path of the address. */
export const pathOf = (page: EnginePage): Promise<string> => page.run('return location.pathname');

/** A page that Playwright drives. */
export function playwrightPage(page: Page): EnginePage {
  const first = (selector: string) => page.locator(`${selector} >> visible=true`).first();
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    tap: (selector) => first(selector).click(),
    // A finger's place in a frame of another origin is not where this driver puts it.
    tapIn: (frame, selector) =>
      page.frameLocator(frame).locator(selector).first().dispatchEvent('click'),
    type: (selector, text) => first(selector).pressSequentially(text),
    // In WebDriver's form, so that journeys are written once.
    run: (script, ...args) =>
      page.evaluate(`(function () {${script}}).apply(null, ${JSON.stringify(args)})`),
    sees: (selector) => expect(first(selector)).toBeVisible(),
    close: () => page.context().close(),
  };
}

/** Longest that anything is waited for, ms. */
const LONG_MS = 40_000;

/** A page that WebDriver drives. */
export function webDriverPage(driver: WebDriver): EnginePage {
  /** Does it again until it works: what is drawn anew in between is another element. */
  const insist = async (act: () => Promise<void>): Promise<void> => {
    await expect(act).toPass({ timeout: LONG_MS, intervals: [100, 250] });
  };
  const seen = async (selector: string): Promise<string> => {
    const isSeen = await driver.run<boolean>(
      `const element = [...document.querySelectorAll(arguments[0])].find((each) => each.checkVisibility());
       document.querySelectorAll('[data-hand]').forEach((each) => each.removeAttribute('data-hand'));
       element?.setAttribute('data-hand', '');
       element?.scrollIntoView({ block: 'center' });
       return element !== undefined;`,
      selector,
    );
    const element = isSeen ? await driver.find('[data-hand]') : null;
    if (element === null) throw new Error(`${selector} is not there`);
    return element;
  };
  const tap = (selector: string): Promise<void> =>
    insist(async () => {
      await driver.say('POST', `/element/${await seen(selector)}/click`);
    });
  return {
    goto: (url) => driver.say('POST', '/url', { url }),
    back: () => driver.say('POST', '/back'),
    tap,
    tapIn: async (frame, selector) => {
      await insist(async () => void (await seen(frame)));
      await driver.say('POST', '/frame', { id: asElement(await driver.find(frame)) });
      try {
        await tap(selector);
      } finally {
        await driver.say('POST', '/frame', { id: null });
      }
    },
    type: (selector, text) =>
      insist(async () => {
        const element = await seen(selector);
        await driver.say('POST', `/element/${element}/clear`);
        await driver.say('POST', `/element/${element}/value`, { text });
      }),
    run: driver.run,
    sees: (selector) => insist(async () => void (await seen(selector))),
    close: driver.stop,
  };
}
