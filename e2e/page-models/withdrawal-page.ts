/** /Withdrawal and the page of one withdrawal. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import type { Payment } from './wallet';

/** The form, its last look, and where the money stands afterwards. */
export class WithdrawalPage {
  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.site.url}/Withdrawal`);
  }

  /** Types the amount and asks for the last look. */
  async ask(amount: string): Promise<void> {
    await this.page.getByTestId('withdraw-amount').fill(amount);
    // The fee is known: the last look can say everything.
    await expect(this.page.getByTestId('withdraw-arrives')).not.toHaveText('--');
    await this.page.getByTestId('withdraw-submit').click();
    await expect(this.page.getByTestId('withdraw-confirm')).toBeVisible();
  }

  async send(amount: string): Promise<void> {
    await this.ask(amount);
    await this.page.getByTestId('withdraw-confirm').click();
  }

  /** Waits for a state on the page of the withdrawal. */
  async expectStatus(status: 'Processing' | 'Approved' | 'Rejected'): Promise<void> {
    await expect(this.page.getByTestId('withdrawal-status')).toHaveAttribute('data-status', status);
  }
}

/** Withdrawals of a member as the sandbox has them, newest last or first as it lists them. */
export async function withdrawalsOf(site: Site, member: string): Promise<readonly Payment[]> {
  const { payments } = await site.control<{
    payments: readonly (Payment & { transactionType: string })[];
  }>('GET', `/payments?member=${member}`);
  return payments.filter(({ transactionType }) => transactionType === 'Withdrawal');
}

/** The four steps of §4.5, each with values that fit. */
export async function passSteps(page: Page): Promise<void> {
  const step = page.getByTestId('verify-step');
  const submit = (): Promise<void> => page.getByTestId('verify-submit').click();
  const code = async (): Promise<void> => {
    await page.getByTestId('verify-code').fill('123456');
    await submit();
  };
  await expect(step).toHaveAttribute('data-step', '1');
  await page.getByTestId('verify-identity').fill('11010519491231002X');
  await submit();
  await expect(step).toHaveAttribute('data-step', '2');
  for (const [part, value] of [
    ['year', '1990'],
    ['month', '5'],
    ['day', '20'],
  ] as const)
    await page.getByTestId(`verify-birth-${part}`).selectOption(value);
  for (const [part, name] of [
    ['province', '浙江省'],
    ['district', '杭州市'],
    ['town', '西湖区'],
  ] as const)
    await page.getByTestId(`verify-${part}`).selectOption({ label: name });
  await submit();
  await expect(step).toHaveAttribute('data-step', '3');
  await submit();
  await code();
  await expect(step).toHaveAttribute('data-step', '4');
  await page.getByTestId('verify-email').fill('new@mail.example');
  await submit();
  await code();
}
