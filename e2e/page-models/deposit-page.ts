/** /DepositVerify and /Deposit/DetailsInfo. */
import { expect, type FrameLocator, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { LoginPage } from './login-page';

/** What the sandbox takes to find a payment, and a little. */
export const DECIDED_MS = 21_000;

/** The field of methods that ask who pays. */
export const NAME = { depositorName: '张三' } as const;

/** States of a deposit as its page marks them. */
export type DepositStatus =
  | 'Created'
  | 'Processing'
  | 'Approved'
  | 'Rejected'
  | 'Expired'
  | 'Cancelled';

/** Chooses a method, from the list that the one used last may stand for. */
export async function chooseMethod(page: Page, method: string): Promise<void> {
  const tile = page.getByTestId(`deposit-method-${method}`);
  const change = page.getByTestId('deposit-methods-change');
  await expect(tile.or(change)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await tile.click();
}

/** A deposit from the form to its end. */
export class DepositPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  /** Signs in and opens the form. */
  async open(member = 'member01', path = '/DepositVerify'): Promise<void> {
    await new LoginPage(this.page, this.site).enter(member, path);
  }

  /** Chooses a method and types an amount and the method's own fields. */
  async fill(
    method: string,
    amount: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await chooseMethod(this.page, method);
    await this.page.getByTestId('deposit-amount').fill(amount);
    for (const [name, value] of Object.entries(fields))
      await this.page.getByTestId(`deposit-field-${name}`).fill(value);
  }

  async submit(): Promise<void> {
    await this.page.getByTestId('deposit-submit').click();
  }

  /** From the form to the page of the new deposit. */
  async make(
    method: string,
    amount: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.fill(method, amount, fields);
    await this.submit();
    await expect(this.page).toHaveURL(/\/Deposit\/DetailsInfo\?id=/);
  }

  async stands(status: DepositStatus): Promise<void> {
    await expect(this.page.getByTestId('deposit-status')).toHaveAttribute('data-status', status);
  }

  /** The newest payment as the sandbox has it. */
  async latest(
    member = 'member01',
  ): Promise<{ readonly transactionId: string; readonly status: string }> {
    const { payments } = await this.site.control<{
      payments: readonly { transactionId: string; status: string }[];
    }>('GET', `/payments?member=${member}`);
    const [first] = payments;
    if (first === undefined) throw new Error(`${member} has no payment`);
    return first;
  }

  /** The operator decides the newest payment. */
  async decide(decision: object): Promise<void> {
    await this.site.control('POST', `/payments/${(await this.latest()).transactionId}`, decision);
  }

  /** Opens the payment page of the other origin. */
  async openPayPage(): Promise<FrameLocator> {
    await this.page.getByTestId('pay-open').click();
    const frame = this.page.frameLocator('[data-testid="pay-frame"]');
    await expect(frame.getByTestId('pay-paid')).toBeEnabled();
    return frame;
  }
}
