/** The phone that pages are measured in. */
import { Routing } from '@site/domain/constants';
import type { Browser, BrowserContext, CDPSession } from 'playwright';

/** Slow 4G and a quarter of the processor, as the performance guide measures. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A phone that has seen the tips of a first visit, and nothing else. */
export async function freshPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'zh-CN',
  });
  // The compiler of these scripts gives functions that go to the page their names.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => localStorage.setItem('first_entry', '333'));
  return context;
}

/** The call of the sign-in form. */
const SIGN_IN = {
  path: '/api/Auth/Login?api-version=2.0&brand=SITE&siteId=44&platform=Mobile',
  headers: {
    culture: 'ZH-CN',
    'x-app-token': 'site-mobile-web',
    'x-gateway-key': 'gk-default-2',
  },
  data: {
    hostName: '127.0.0.1',
    grantType: 'password',
    clientId: 'mobile-web',
    scope: 'Mobile.Service offline_access',
    appId: 'mobile-web',
    siteId: 38,
    deviceSignatureBlackbox: '',
    username: 'member01',
    password: 'Passw0rd!',
  },
} as const;

/**
 * Signs a demo member in without the form: its call, and the answer where the session looks for it
 * when a page starts.
 *
 * @throws Error when the back end refuses.
 */
export async function signIn(context: BrowserContext, siteUrl: string): Promise<void> {
  const { path, headers, data } = SIGN_IN;
  const answer = await context.request.post(new URL(path, siteUrl).href, { headers, data });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
  const { result } = (await answer.json()) as {
    readonly result: {
      readonly accessToken: { readonly accessToken: string };
      readonly refreshToken: string;
    };
  };
  await context.addInitScript(
    ([token, refresh]) => {
      // A page that has renewed its token goes on with the new one.
      if (localStorage.getItem('memberToken') !== null) return;
      localStorage.setItem('memberToken', token);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('loginStatus', '1');
    },
    [result.accessToken.accessToken, result.refreshToken] as const,
  );
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

/** A phone for a visit, signed in where it is a member's. */
export async function phoneFor(
  browser: Browser,
  { url, isMember }: Visit,
): Promise<BrowserContext> {
  const context = await freshPhone(browser);
  if (isMember) await signIn(context, url);
  return context;
}
