/** /login. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** Password of all demo members. */
export const PASSWORD = 'Passw0rd!';

/** The call that the form makes. */
const ADDRESS = '/api/Auth/Login?api-version=2.0&brand=SITE&siteId=44&platform=Mobile';
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  culture: 'ZH-CN',
  'x-app-token': 'site-mobile-web',
  'x-gateway-key': 'gk-default-2',
} as const;
const BODY = {
  hostName: '127.0.0.1',
  grantType: 'password',
  clientId: 'mobile-web',
  scope: 'Mobile.Service offline_access',
  appId: 'mobile-web',
  siteId: 38,
  deviceSignatureBlackbox: '',
} as const;

/** The sign-in form, and the quick way past it. */
export class LoginPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.site.url}/login`);
  }

  async fill(userName: string, password: string): Promise<void> {
    await this.page.getByTestId('login-username').fill(userName);
    await this.page.getByTestId('login-password').fill(password);
    await this.page.getByTestId('login-submit').click();
  }

  /** Signs in and waits until the form is left. */
  async logIn(userName: string): Promise<void> {
    await this.fill(userName, PASSWORD);
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** Opens the form, signs in. */
  async signIn(userName: string): Promise<void> {
    await this.open();
    await this.logIn(userName);
  }

  /**
   * Signs in without the form, for tests of what comes after: the form's own call from an empty
   * document of the site, and its answer where the session looks for one when the next page
   * starts.
   */
  async enter(userName: string, path?: string): Promise<void> {
    await this.page.goto(`${this.site.origin}/healthz`);
    await this.page.evaluate(
      async ([address, headers, body]) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        const { result } = (await answer.json()) as {
          result: { accessToken: { accessToken: string }; refreshToken: string };
        };
        localStorage.setItem('memberToken', result.accessToken.accessToken);
        localStorage.setItem('refreshToken', result.refreshToken);
        localStorage.setItem('loginStatus', '1');
      },
      [ADDRESS, HEADERS, { ...BODY, username: userName, password: PASSWORD }] as const,
    );
    if (path !== undefined) await this.page.goto(this.site.url + path);
  }
}
