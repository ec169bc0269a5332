import type { Browser, Page } from 'playwright';
import type { FixtureSite } from './site.fixture';

/** What the fixture host says about one load. */
export interface Outcome {
  ok: boolean;
  said?: string;
  version?: string;
  remote?: string;
  phase?: string;
  fault?: string;
  message?: string;
}

/** A page of the fixture site, with what its console complained about and what it asked for. */
export interface Visit {
  readonly page: Page;
  readonly errors: string[];
  readonly requests: string[];
}

interface FixtureHost {
  readonly load: (name: string) => Promise<Outcome>;
  readonly show: (name: string) => Promise<boolean>;
  readonly federation: { readonly refresh: () => Promise<boolean> };
}

declare global {
  /** Set by the fixture host in its page; read inside `evaluate` only. */
  var fixture: FixtureHost;
}

/** Opens the fixture site in a context of its own. */
export async function visitSite(browser: Browser, site: FixtureSite): Promise<Visit> {
  const page = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site.url}/cn/mobile/`);
  await page.waitForFunction(() => 'fixture' in globalThis);
  return { page, errors, requests };
}

/** Loads a remote through the host's own loader. */
export const load = (page: Page, name: string): Promise<Outcome> =>
  page.evaluate((remote) => globalThis.fixture.load(remote), name);

/** Looks for a newer generation now. */
export const refresh = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.fixture.federation.refresh());

/** Renders what a remote shows in a root of the host; whether both have the one React. */
export const show = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((remote) => globalThis.fixture.show(remote), name);

/** How many violations of its policies the page has reported. */
export async function reportsOf(site: FixtureSite): Promise<number> {
  const answer = await fetch(`${site.url}/__edge/reports`);
  return ((await answer.json()) as { count: number }).count;
}
