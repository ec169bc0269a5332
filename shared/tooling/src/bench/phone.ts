/** The phone that pages are measured in. */
import { login, type LoginForm, type TokenPair } from '@site/contracts/auth';
import { buildRequest } from '@site/contracts/request';
import { Identity, Routing } from '@site/domain/constants';
import type { Browser, BrowserContext, CDPSession } from 'playwright';

/** Slow 4G and a quarter of the processor, as the performance guide measures. */
export const SLOW = {
  line: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  processor: { rate: 4 },
} as const;

/** A page that is as slow from now on. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW.line);
  await session.send('Emulation.setCPUThrottlingRate', SLOW.processor);
}

/** A member of the sandbox. */
const MEMBER = { username: 'member01', password: 'Passw0rd!' } as const;

/** What a page finds when it starts. */
export interface Stored {
  /** In its storage, by key. */
  readonly storage: Readonly<Record<string, string>>;
  /** Of the site, by name: a session of the back end counts together with its own alone. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** A phone's, in points. */
export const SCREEN = { width: 390, height: 844 } as const;

/** The tips of a first visit were seen. */
const SEEN: Stored = { storage: { first_entry: '333' }, cookies: {} };

/**
 * Signs a demo member in without the form: its call, and the answer as the session looks for it
 * when a page starts.
 *
 * @throws Error when the back end refuses.
 */
async function signedIn(siteUrl: string): Promise<Stored> {
  const { method, url, headers, data } = buildRequest(login, {
    token: null,
    body: {
      ...MEMBER,
      hostName: new URL(siteUrl).hostname,
      grantType: 'password',
      clientId: Identity.clientId,
      scope: 'Mobile.Service offline_access',
      appId: Identity.clientId,
      siteId: Identity.siteIdLogin,
    } satisfies LoginForm,
  });
  const answer = await fetch(new URL(url, siteUrl), { method, headers, body: data });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  const { result } = (await answer.json()) as { readonly result: TokenPair };
  return {
    storage: {
      memberToken: result.accessToken.accessToken,
      refreshToken: result.refreshToken,
      loginStatus: '1',
    },
    cookies: Object.fromEntries(
      answer.headers.getSetCookie().map((line) => {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
    ),
  };
}

/** Runs in the page: a page that has renewed its token goes on with the new one. */
export function putInStorage(storage: Stored['storage']): void {
  for (const [key, value] of Object.entries(storage))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

/** What is opened, and by whom. */
export interface Visit {
  /** Address with the site's base. */
  readonly url: string;
  readonly isMember: boolean;
}

/** A page of one of the sites. */
export const visitOf = (siteUrl: string, page: string, isMember: boolean): Visit => ({
  url: siteUrl + Routing.basePath + page,
  isMember,
});

/**
 * What is in the storage of a phone that has seen the tips of a first visit, and nothing else;
 * signed in where it is a member's.
 *
 * @throws Error when the back end refuses to sign in.
 */
export async function storedFor({ url, isMember }: Visit): Promise<Stored> {
  if (!isMember) return SEEN;
  const { storage, cookies } = await signedIn(url);
  return { storage: { ...SEEN.storage, ...storage }, cookies };
}

/** Cookies as browsers are told of them, of the site of an address. */
export const cookiesOf = (
  { cookies }: Stored,
  url: string,
): { name: string; value: string; url: string; httpOnly: true; sameSite: 'Strict' }[] =>
  Object.entries(cookies).map(([name, value]) => ({
    name,
    value,
    url: new URL(url).origin,
    httpOnly: true,
    sameSite: 'Strict',
  }));

/** The compiler of these scripts gives functions that go to the page their names. */
export const NAMES_SCRIPT = 'globalThis.__name = (value) => value';

async function phoneWith(browser: Browser, stored: Stored, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'zh-CN',
  });
  await context.addInitScript(NAMES_SCRIPT);
  await context.addInitScript(putInStorage, stored.storage);
  if (Object.keys(stored.cookies).length > 0) await context.addCookies(cookiesOf(stored, url));
  return context;
}

/** A phone that has seen the tips of a first visit, and nothing else. */
export const freshPhone = (browser: Browser): Promise<BrowserContext> =>
  phoneWith(browser, SEEN, '');

/**
 * Signs a demo member in, in all pages that a phone opens from now on.
 *
 * @throws Error when the back end refuses.
 */
export const signIn = async (context: BrowserContext, siteUrl: string): Promise<void> => {
  await context.addInitScript(NAMES_SCRIPT);
  const stored = await signedIn(siteUrl);
  await context.addInitScript(putInStorage, stored.storage);
  await context.addCookies(cookiesOf(stored, siteUrl));
};

/**
 * A phone for a visit, signed in where it is a member's.
 *
 * @throws Error when the back end refuses.
 */
export const phoneFor = async (browser: Browser, visit: Visit): Promise<BrowserContext> =>
  phoneWith(browser, await storedFor(visit), visit.url);
