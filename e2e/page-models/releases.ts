/**
 * What a site serves now: versions and scripts of its parts, read as a browser would; and what its
 * pages tell of them.
 */
import { expect, type Page } from 'playwright/test';

interface Registry {
  readonly host: { readonly current: string };
  readonly remotes: Record<string, { readonly stable: string; readonly good: readonly string[] }>;
}

/** The signed registry that is live. */
export async function registryOf(origin: string): Promise<Registry> {
  const pointer = (await (
    await fetch(`${origin}/cn/mobile/_mf/channel/production.json`)
  ).json()) as { registry: string };
  return (await (await fetch(`${origin}${pointer.registry}`)).json()) as Registry;
}

/** Host and remotes with their live versions. */
export async function versionsOf(
  origin: string,
): Promise<readonly (readonly [name: string, version: string])[]> {
  const { host, remotes } = await registryOf(origin);
  return [
    ['host', host.current],
    ...Object.entries(remotes).map(([name, { stable }]) => [name, stable] as const),
  ];
}

/**
 * Scripts of a released part by their address, with the hash of their bytes as the signed release
 * has it.
 */
export async function filesOf(
  origin: string,
  name: string,
  version: string,
): Promise<readonly (readonly [url: string, integrity: string])[]> {
  const root = `${origin}/cn/mobile/_mf/remotes/${name}/${version}`;
  const record = (await (await fetch(`${root}/release.json`)).json()) as {
    files: Record<string, { integrity: string }>;
  };
  return Object.entries(record.files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, { integrity }]) => [`${root}/${file}`, integrity] as const);
}

/** Texts of all scripts of a released part. */
export async function scriptsOf(
  origin: string,
  name: string,
  version: string,
): Promise<readonly string[]> {
  return Promise.all(
    (await filesOf(origin, name, version)).map(async ([url]) => (await fetch(url)).text()),
  );
}

/** What the edge counted of a version that members' pages loaded. */
export interface VersionHealth {
  readonly loads: number;
  readonly failures: number;
  readonly recovered: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly shadow: { readonly checks: number; readonly failures: number };
}

/** The counts of all versions, by `name@version`. */
export async function healthOf(origin: string): Promise<Readonly<Record<string, VersionHealth>>> {
  return (
    (await (await fetch(`${origin}/__edge/releases/health`)).json()) as {
      versions: Record<string, VersionHealth>;
    }
  ).versions;
}

/** Makes an open page look for a newer generation now, as it does when the network comes back. */
export const lookNow = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Where the live pointer is fetched. */
export const POINTER = '**/_mf/channel/production.json';

/** The page has asked for the pointer and got its answer. */
export async function hasLooked(page: Page): Promise<void> {
  let isAnswered = false;
  const answer = page.waitForResponse(POINTER).then(() => {
    isAnswered = true;
  });
  await expect
    .poll(async () => {
      await lookNow(page);
      return isAnswered;
    })
    .toBe(true);
  await answer;
}

/**
 * Every lot that the page draws to spread work over phones and minutes comes out first: it is its
 * turn, at once. Before the page is opened.
 */
export const drawLowest = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array ? array.fill(0) : real(array);
  });
