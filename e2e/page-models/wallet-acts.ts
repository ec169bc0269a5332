/**
 * Money actions of the wallet as a member does them, with what the ledger says of them: one row
 * each, so that every fault meets every action.
 */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { chooseMethod } from './deposit-page';
import { openInPage } from './page-session';
import { amountsOf } from './sandbox';
import { decide, makeDeposit, type Payment } from './wallet';

/** One action. */
export interface WalletAct {
  readonly name: string;
  /** Its call, as faults name it. */
  readonly path: string;
  /** Makes what it needs and opens its page. */
  readonly open: (page: Page, site: Site) => Promise<void>;
  /** What is typed and tapped on that page, up to the last tap. */
  readonly fill: (page: Page) => Promise<void>;
  /** The tap that sends it. */
  readonly submit: (page: Page) => Promise<void>;
  /** What closed with the tap although nothing was sent, and is asked again before the next. */
  readonly ask?: (page: Page) => Promise<void>;
  /** How often it happened, by the ledger and the payments: 0 or 1, whatever the network did. */
  readonly effects: (site: Site) => Promise<number>;
  /** What the member sees in the end. */
  readonly proof: (page: Page) => Promise<void>;
  /** What the member sees where it was sent from, after a reload in the middle of it. */
  readonly afterReload: (page: Page) => Promise<void>;
  /** Kind of the notice while nobody knows. */
  readonly kind: 'deposit' | 'withdrawal' | 'transfer';
}

/** Opens the page of an action and fills it in. */
export async function prepare(act: WalletAct, page: Page, site: Site): Promise<void> {
  await act.open(page, site);
  await act.fill(page);
}

const MEMBER = 'member01';

const payments = async (site: Site, status?: string): Promise<readonly Payment[]> =>
  (
    await site.control<{ payments: readonly Payment[] }>(
      'GET',
      `/payments?member=${MEMBER}${status === undefined ? '' : `&status=${status}`}`,
    )
  ).payments;

/** Opens a page; where the site stands already, as a link would. */
export async function showIn(page: Page, site: Site, path: string): Promise<void> {
  if (!page.url().startsWith(site.url)) return void (await page.goto(site.url + path));
  // A page that stands is left first, so that it is drawn anew.
  await openInPage(page, '/Me');
  await expect(page.getByTestId('me-deposit')).toBeVisible();
  await openInPage(page, path);
}

const at =
  (path: string) =>
  (page: Page, site: Site): Promise<void> =>
    showIn(page, site, path);
const previous =
  (kind: WalletAct['kind']) =>
  (page: Page): Promise<void> =>
    expect(page.getByTestId(`${kind}-earlier`)).toContainText('已成功');

/**
 * The operator turns down every deposit that is open: there may be one at a time. A withdrawal that
 * was turned down would look like one that failed.
 */
export async function closeOpen(site: Site): Promise<void> {
  for (const { transactionId, transactionType, status } of await payments(site))
    if (transactionType === 'Deposit' && (status === 'Created' || status === 'Processing'))
      await decide(site, transactionId, 'reject', '测试');
}

/** A method of the deposit page and an amount. */
const deposit =
  (method: string, amount: string) =>
  async (page: Page): Promise<void> => {
    await chooseMethod(page, method);
    await page.getByTestId('deposit-amount').fill(amount);
  };

/** The page of a deposit that waits for its payment. */
async function openDetails(page: Page, site: Site): Promise<void> {
  const { applicationId } = await makeDeposit(page, 'ALI', '130.00');
  await showIn(page, site, `/Deposit/DetailsInfo?id=${applicationId}`);
}

const onDetails = (page: Page): Promise<void> => expect(page).toHaveURL(/\/DetailsInfo\?id=/);
const inState =
  (status: string) =>
  (page: Page): Promise<void> =>
    expect(page.getByTestId('deposit-status')).toHaveAttribute('data-status', status);

async function askCancel(page: Page): Promise<void> {
  await expect(page.getByTestId('deposit-cancel-confirm')).toHaveCount(0);
  await page.getByTestId('deposit-cancel').click();
}

/** Each deposit that is sent again has an amount of its own: lists of earlier ones may still stand. */
let resubmitAmount = 140;

export const WALLET_ACTS: readonly WalletAct[] = [
  {
    name: 'a deposit',
    proof: onDetails,
    afterReload: previous('deposit'),
    kind: 'deposit',
    path: '/api/Payment/Applications?',
    open: at('/DepositVerify'),
    fill: deposit('ALI', '110'),
    submit: (page) => page.getByTestId('deposit-submit').click(),
    effects: async (site) => (await payments(site)).length,
  },
  {
    name: 'a crypto invoice',
    proof: onDetails,
    afterReload: previous('deposit'),
    kind: 'deposit',
    path: '/api/Payment/ProcessInvoiceAutCryptoDeposit',
    open: at('/DepositVerify'),
    fill: deposit('USDT-TRC20', '500'),
    submit: (page) => page.getByTestId('deposit-submit').click(),
    effects: async (site) => (await payments(site)).length,
  },
  {
    name: '"I have paid"',
    proof: inState('Processing'),
    afterReload: inState('Processing'),
    kind: 'deposit',
    path: '/api/Payment/QRLocalAlipay/Status',
    open: openDetails,
    fill: (page) => expect(page.getByTestId('deposit-paid')).toBeVisible(),
    submit: (page) => page.getByTestId('deposit-paid').click(),
    effects: async (site) => (await payments(site, 'Processing')).length,
  },
  {
    name: 'a cancellation',
    proof: inState('Cancelled'),
    afterReload: inState('Cancelled'),
    kind: 'deposit',
    path: '/api/Payment/MemberCancelDeposit',
    open: openDetails,
    fill: askCancel,
    ask: askCancel,
    submit: (page) => page.getByTestId('deposit-cancel-confirm').click(),
    effects: async (site) => (await payments(site, 'Cancelled')).length,
  },
  {
    name: 'a resubmit',
    proof: onDetails,
    kind: 'deposit',
    path: '/api/Payment/Resubmits',
    afterReload: (page) => expect(page.getByTestId('transaction-row')).toHaveCount(2),
    open: async (page, site) => {
      resubmitAmount += 1;
      const { transactionId } = await makeDeposit(page, 'ALI', `${resubmitAmount}.00`);
      await decide(site, transactionId, 'reject', '付款金额与订单不符');
      await showIn(page, site, '/TransactionRecord/?type=deposit');
    },
    fill: async (page) => {
      await page
        .getByTestId('transaction-row')
        .filter({ hasText: `${resubmitAmount}.00` })
        .first()
        .click();
      await expect(page.getByTestId('record-resubmit')).toBeVisible();
    },
    submit: (page) => page.getByTestId('record-resubmit').click(),
    effects: async (site) => (await payments(site, 'Created')).length,
  },
  {
    name: 'a withdrawal',
    proof: onDetails,
    afterReload: previous('withdrawal'),
    kind: 'withdrawal',
    path: '/api/Payment/Applications?',
    open: at('/Withdrawal'),
    fill: async (page) => {
      await page.getByTestId('withdraw-amount').fill('150');
      await page.getByTestId('withdraw-submit').click();
      await expect(page.getByTestId('withdraw-confirm')).toBeVisible();
    },
    ask: async (page) => {
      await expect(page.getByTestId('withdraw-confirm')).toHaveCount(0);
      await page.getByTestId('withdraw-submit').click();
    },
    submit: (page) => page.getByTestId('withdraw-confirm').click(),
    effects: async (site) => (await amountsOf(site, MEMBER, 'withdrawal')).length,
  },
  {
    name: 'a transfer',
    proof: (page) => expect(page.getByTestId('transfer-receipt')).toBeVisible(),
    afterReload: previous('transfer'),
    kind: 'transfer',
    path: '/api/Transfer/Applications?',
    open: at('/Transfer'),
    fill: (page) => page.getByTestId('transfer-amount').fill('25'),
    submit: (page) => page.getByTestId('transfer-submit').click(),
    effects: async (site) => (await amountsOf(site, MEMBER, 'transfer')).length,
  },
];
