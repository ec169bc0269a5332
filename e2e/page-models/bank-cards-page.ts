/** /Me/BankCards: the saved accounts, and the vault's frame in which a card number is typed. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { callAs } from './wallet';

/** A number that passes the Luhn check and that nobody has. */
export const CARD_NUMBER = '6222020000000000018';

/** A TRC20 address by its last character. */
export const trcAddress = (end: string): string => `TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDe${end}`;

/** The pages of the accounts. */
export class BankCardsPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.site.url}/Me/BankCards${query}`);
  }

  /** Types a number where it may be typed, and waits until the vault gave its token. */
  async typeNumber(number = CARD_NUMBER): Promise<void> {
    const vault = this.page.frameLocator('[data-testid="vault-frame"]');
    await vault.getByTestId('vault-number').fill(number);
    await vault.getByTestId('vault-save').click();
    await expect(this.page.getByTestId('vault-done')).toContainText(number.slice(-3));
  }

  /** Fills the form of a card and saves it. */
  async saveCard(number = CARD_NUMBER): Promise<void> {
    await this.page.getByTestId('card-bank').selectOption('ICBC');
    await this.typeNumber(number);
    await this.page.getByTestId('card-save').click();
  }

  /** The ends of the saved numbers, the default one first. */
  async lasts(): Promise<readonly string[]> {
    return this.page
      .getByTestId('saved-account')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['last'] ?? ''));
  }

  /** Saves wallets without the form until `count` more are there. */
  async addWallets(ends: readonly string[]): Promise<void> {
    for (const end of ends)
      await callAs(this.page, 'POST', '/api/Payment/MemberBanks', {
        kind: 'crypto',
        network: 'TRC20',
        address: trcAddress(end),
      });
  }
}

/**
 * In the page: says to the console when the number stands in it while the form of a card does. The
 * vault's own frame may know it.
 */
function tellNumber(start: string): void {
  if (window.top !== window) return;
  const look = (): void => {
    if (document.querySelector('[data-testid="card-form"]') === null) return;
    const held = [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ];
    if (held.some((text) => text.replace(/[\s-]/g, '').includes(start)))
      console.info(`the page holds ${start}`);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  document.addEventListener('input', look, true);
}

/** What is looked for of a number: its start, before anything is masked. */
const startOf = (number: string): string => number.slice(0, 12);

/**
 * Everything that leaves the site's own pages or stands in them, to be searched for a card number
 * (C-89). Before the first page is opened.
 */
export async function watchForNumber(
  page: Page,
  site: Site,
  number = CARD_NUMBER,
): Promise<{ readonly traces: () => Promise<readonly string[]> }> {
  await page.addInitScript(tellNumber, startOf(number));
  const sent: string[] = [];
  page.on('request', (request) => {
    // The vault's own page is another origin and may know the number.
    if (request.url().startsWith(site.origin))
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('console', (message) => sent.push(`console ${message.text()}`));
  return {
    traces: async () => {
      const kept = await page.evaluate(() => [
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        document.cookie,
      ]);
      const submitted = JSON.stringify(
        (await site.control<{ requests: readonly object[] }>('GET', '/requests')).requests,
      );
      return [...sent, ...kept, submitted].filter((text) =>
        text.replace(/[\s-]/g, '').includes(startOf(number)),
      );
    },
  };
}
