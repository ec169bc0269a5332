/** /Me/Accountinfo/ and the pages beside it. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** Every code of the sandbox. */
export const CODE = '123456';

/** The forms that the account shares with the verification steps. */
export class AccountPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(path = '/Me/Accountinfo/'): Promise<void> {
    await this.page.goto(`${this.site.url}${path}`);
  }

  /** A part of the profile. */
  field(name: string): Locator {
    return this.page.getByTestId(`account-${name}`);
  }

  /** Opens a part's form. */
  async edit(name: string): Promise<void> {
    await this.field(name).click();
    await expect(this.page.getByTestId('account-edit')).toHaveAttribute('data-edit', name);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.page.getByTestId(name).fill(text);
  }

  /** Picks from a list once the server has sent it. */
  async pick(name: string, label: string): Promise<void> {
    await this.page.getByTestId(name).selectOption({ label });
  }

  async submit(): Promise<void> {
    await this.page.getByTestId('verify-submit').click();
  }

  /** Asks for a code and gives it. */
  async giveCode(code = CODE): Promise<void> {
    await this.submit();
    await this.page.getByTestId('verify-code').fill(code);
    await this.submit();
  }

  /** Province, city and district. */
  async place(province: string, city: string, district: string): Promise<void> {
    await this.pick('verify-province', province);
    await this.pick('verify-district', city);
    await this.pick('verify-town', district);
  }
}
