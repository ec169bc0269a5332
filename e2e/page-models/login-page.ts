/** /login. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** Password of all demo members. */
export const PASSWORD = 'Passw0rd!';

/** The sign-in form. */
export class LoginPage {
  constructor(private readonly page: Page, private readonly site: Site) {}

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
}
