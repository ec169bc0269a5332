/** /Transfer. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** The form of a transfer. */
export class TransferPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.site.url}/Transfer${query}`);
  }

  async choose(from: number, to: number): Promise<void> {
    await this.page.getByTestId('transfer-from').selectOption(String(from));
    await this.page.getByTestId('transfer-to').selectOption(String(to));
  }

  async send(amount: string): Promise<void> {
    await this.page.getByTestId('transfer-amount').fill(amount);
    await this.page.getByTestId('transfer-submit').click();
  }

  /** Pastes over the amount, as from another app. */
  async pasteAmount(text: string): Promise<void> {
    await this.page.getByTestId('transfer-amount').evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    }, text);
  }

  async expectReceipt(amount: string): Promise<void> {
    await expect(this.page.getByTestId('transfer-receipt')).toContainText(amount);
  }
}

/** What a member's wallets hold, by group. */
export async function walletsOf(
  site: Site,
  member: string,
): Promise<Readonly<Record<string, number>>> {
  return (await site.control<{ wallets: Record<string, number> }>('GET', `/members/${member}`))
    .wallets;
}
