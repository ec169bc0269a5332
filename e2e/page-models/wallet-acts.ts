/** Money actions of the wallet as a member does them, with what the ledger says of them: one row each, so that every fault meets every action. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { amountsOf } from './sandbox';
import { decide, makeDeposit, type Payment } from './wallet';

/** One action. */
export interface WalletAct {
  readonly name: string;
  /** Its call, as faults name it. */
  readonly path: string;
  /** Opens the page and fills it in, up to the last tap. */
  readonly prepare: (page: Page, site: Site) => Promise<void>;
  /** The tap that sends it. */
  readonly submit: (page: Page) => Promise<void>;
  /** How often it happened, by the ledger and the payments: 0 or 1, whatever the network did. */
  readonly effects: (site: Site) => Promise<number>;
  /** What the member sees in the end. */
  readonly proof: (page: Page) => Promise<void>;
  /** Kind of the notice while nobody knows. */
  readonly kind: 'deposit' | 'withdrawal' | 'transfer';
}

const MEMBER = 'member01';

const payments = async (site: Site, status?: string): Promise<readonly Payment[]> =>
  (await site.control<{ payments: readonly Payment[] }>('GET', `/payments?member=${MEMBER}${status === undefined ? '' : `&status=${status}`}`)).payments;

/** Opens a page and waits for what it needs. */
async function open(page: Page, site: Site, path: string, testId: string): Promise<void> {
  await page.goto(site.url + path);
  await expect(page.getByTestId(testId).first()).toBeVisible();
}

/** The page of a deposit that waits for its payment. */
async function openDetails(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/Me`);
  await expect(page.getByTestId('logout')).toBeVisible();
  const { applicationId } = await makeDeposit(page, 'ALI', '130.00');
  await open(page, site, `/Deposit/DetailsInfo?id=${applicationId}`, 'deposit-paid');
}

const onDetails = (page: Page): Promise<void> => expect(page).toHaveURL(/\/DetailsInfo\?id=/);
const inState = (status: string) => (page: Page): Promise<void> => expect(page.getByTestId('deposit-status')).toHaveAttribute('data-status', status);

/** All of them. */
export const WALLET_ACTS: readonly WalletAct[] = [
  {
    name: 'a deposit', proof: onDetails, kind: 'deposit', path: '/api/Payment/Applications?',
    prepare: async (page, site) => {
      await open(page, site, '/DepositVerify', 'deposit-method-ALI');
      await page.getByTestId('deposit-method-ALI').click();
      await page.getByTestId('deposit-amount').fill('110');
    },
    submit: (page) => page.getByTestId('deposit-submit').click(),
    effects: async (site) => (await payments(site)).length,
  },
  {
    name: 'a crypto invoice', proof: onDetails, kind: 'deposit', path: '/api/Payment/ProcessInvoiceAutCryptoDeposit',
    prepare: async (page, site) => {
      await open(page, site, '/DepositVerify', 'deposit-method-USDT-TRC20');
      await page.getByTestId('deposit-method-USDT-TRC20').click();
      await page.getByTestId('deposit-amount').fill('500');
    },
    submit: (page) => page.getByTestId('deposit-submit').click(),
    effects: async (site) => (await payments(site)).length,
  },
  {
    name: '"I have paid"', proof: inState('Processing'), kind: 'deposit', path: '/api/Payment/QRLocalAlipay/Status',
    prepare: openDetails, submit: (page) => page.getByTestId('deposit-paid').click(),
    effects: async (site) => (await payments(site, 'Processing')).length,
  },
  {
    name: 'a cancellation', proof: inState('Cancelled'), kind: 'deposit', path: '/api/Payment/MemberCancelDeposit',
    prepare: async (page, site) => {
      await openDetails(page, site);
      await page.getByTestId('deposit-cancel').click();
    },
    submit: (page) => page.getByTestId('deposit-cancel-confirm').click(),
    effects: async (site) => (await payments(site, 'Cancelled')).length,
  },
  {
    name: 'a resubmit', proof: onDetails, kind: 'deposit', path: '/api/Payment/Resubmits',
    prepare: async (page, site) => {
      await page.goto(`${site.url}/Me`);
      await expect(page.getByTestId('logout')).toBeVisible();
      const { transactionId } = await makeDeposit(page, 'ALI', '140.00');
      await decide(site, transactionId, 'reject', '付款金额与订单不符');
      await open(page, site, '/TransactionRecord/?type=deposit', 'transaction-row');
      await page.getByTestId('transaction-row').click();
      await expect(page.getByTestId('record-resubmit')).toBeVisible();
    },
    submit: (page) => page.getByTestId('record-resubmit').click(),
    effects: async (site) => (await payments(site, 'Created')).length,
  },
  {
    name: 'a withdrawal', proof: onDetails, kind: 'withdrawal', path: '/api/Payment/Applications?',
    prepare: async (page, site) => {
      await open(page, site, '/Withdrawal', 'withdraw-amount');
      await page.getByTestId('withdraw-amount').fill('150');
      await page.getByTestId('withdraw-submit').click();
      await expect(page.getByTestId('withdraw-confirm')).toBeVisible();
    },
    submit: (page) => page.getByTestId('withdraw-confirm').click(),
    effects: async (site) => (await amountsOf(site, MEMBER, 'withdrawal')).length,
  },
  {
    name: 'a transfer', proof: (page) => expect(page.getByTestId('transfer-receipt')).toBeVisible(), kind: 'transfer', path: '/api/Transfer/Applications?',
    prepare: async (page, site) => {
      await open(page, site, '/Transfer', 'transfer-amount');
      await page.getByTestId('transfer-amount').fill('25');
    },
    submit: (page) => page.getByTestId('transfer-submit').click(),
    effects: async (site) => (await amountsOf(site, MEMBER, 'transfer')).length,
  },
];
