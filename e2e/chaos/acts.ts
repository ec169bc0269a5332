/**
 * What members do. Any of it may fail under a fault: only what the ledger and the pages say in the
 * end counts.
 */
import type { Page } from 'playwright/test';
import { BoardPage, Slip, VENDORS } from '../page-models/board-page';
import { chooseMethod } from '../page-models/deposit-page';
import { openInPage } from '../page-models/page-session';
import { ONE_MOMENT_MS, tapAt } from '../page-models/tap-at';
import { closeOpen } from '../page-models/wallet-acts';
import { hear, newMark, type Mark, type MarkKind, type Walk, type Walker } from './walk';

/** One thing that may be done. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly run: (walk: Walk, walker: Walker, page: Page) => Promise<string>;
}

/** Until the tabs of one moment have heard of it. */
const TOGETHER_MS = 600;

const PAGES = [
  '/',
  '/Me',
  '/Promotions',
  '/Games',
  '/Deposit',
  '/Withdrawal',
  '/Transfer',
  '/TransactionRecord/',
  '/News',
  '/jackpot',
  '/sbtwo/wagers',
  '/sbtwo/rule',
  '/About/us',
  '/CustomerService',
  '/Me/Accountinfo/',
  '/euro2024',
  '/rewards-store',
  '/VIPClub',
  '/404',
] as const;

/** Sends the last tap from one tab, or from both in the same moment. */
async function tap(
  walk: Walk,
  walker: Walker,
  tabs: readonly Page[],
  mark: Mark,
  testId: string,
): Promise<void> {
  for (const tab of tabs) walker.last.set(tab, mark);
  const [only] = tabs;
  if (tabs.length === 1 && only !== undefined) await only.getByTestId(testId).click();
  else {
    await Promise.all(tabs.map((tab) => tab.getByTestId(testId).click({ trial: true })));
    const at = Date.now() + TOGETHER_MS;
    const taps = await Promise.all(tabs.map((tab) => tapAt(tab.getByTestId(testId), at)));
    // A machine that cannot tap them together has meant two bets where the first was answered by then.
    mark.isOne = Math.max(...taps) - Math.min(...taps) <= ONE_MOMENT_MS;
  }
  await walk.walkers[0]?.tabs[0].waitForTimeout(walk.random.int(1_500));
  for (const tab of tabs) await hear(walker, tab);
}

/** Opens a board in a tab, takes the first open price and types the stake. */
async function fillSlip({ site, random }: Walk, page: Page, amount: string): Promise<void> {
  const vendor = random.pick(VENDORS);
  const board = new BoardPage(page, site, vendor);
  await site
    .control('POST', `/events/${vendor}`, { do: 'still', tab: 'TODAY' })
    .catch(() => undefined);
  await page.goto(`${site.url}/sbtwo/sports-${vendor}`);
  await board.tab('TODAY').click();
  const row = board.rows().nth(random.int(3));
  const slip = new Slip(page);
  if (await slip.bar().isVisible()) {
    await slip.open();
  } else {
    await board.openCells(row).first().click();
    await slip.open();
  }
  await slip.typeStake(amount);
}

async function bet(walk: Walk, walker: Walker, page: Page): Promise<string> {
  const mark = newMark(walk, 'bet', walker.member);
  await fillSlip(walk, page, mark.amount);
  await tap(walk, walker, [page], mark, 'slip-place');
  return mark.amount;
}

/** The same slip in both tabs, tapped in one moment: the member wants one bet. */
async function betTwice(walk: Walk, walker: Walker, page: Page): Promise<string> {
  const mark = newMark(walk, 'bet', walker.member);
  await fillSlip(walk, page, mark.amount);
  const other = walker.tabs.find((tab) => tab !== page) ?? page;
  await other.goto(page.url());
  const slip = new Slip(other);
  await slip.open();
  await slip.typeStake(mark.amount);
  await tap(walk, walker, [page, other], mark, 'slip-place');
  return mark.isOne ? mark.amount : `${mark.amount} (not in one moment)`;
}

const form =
  (
    kind: MarkKind,
    path: string,
    fill: (page: Page, amount: string) => Promise<void>,
    testId: string,
  ) =>
  async (walk: Walk, walker: Walker, page: Page): Promise<string> => {
    const mark = newMark(walk, kind, walker.member);
    await page.goto(`${walk.site.url}${path}`);
    await fill(page, mark.amount);
    await tap(walk, walker, [page], mark, testId);
    return mark.amount;
  };

const ACTS: readonly Act[] = [
  { name: 'bet', weight: 6, run: bet },
  { name: 'bet from two tabs at once', weight: 3, run: betTwice },
  {
    name: 'transfer',
    weight: 4,
    run: form(
      'transfer',
      '/Transfer',
      (page, amount) => page.getByTestId('transfer-amount').fill(amount),
      'transfer-submit',
    ),
  },
  {
    name: 'deposit',
    weight: 2,
    run: async (walk, walker, page) => {
      await closeOpen(walk.site).catch(() => undefined);
      return form(
        'deposit',
        '/DepositVerify',
        async (at, amount) => {
          await chooseMethod(at, 'ALI');
          await at.getByTestId('deposit-amount').fill(amount);
        },
        'deposit-submit',
      )(walk, walker, page);
    },
  },
  {
    name: 'withdrawal',
    weight: 2,
    run: form(
      'withdrawal',
      '/Withdrawal',
      async (page, amount) => {
        await page.getByTestId('withdraw-amount').fill(amount);
        await page.getByTestId('withdraw-submit').click();
      },
      'withdraw-confirm',
    ),
  },
  {
    name: 'go',
    weight: 6,
    run: async ({ site, random }, _walker, page) => {
      const path = random.pick(PAGES);
      if (page.url().startsWith(site.url)) await openInPage(page, path);
      else await page.goto(site.url + path);
      return path;
    },
  },
  {
    name: 'reload',
    weight: 2,
    run: async (_walk, _walker, page) => {
      await page.reload();
      return '';
    },
  },
  {
    name: 'back',
    weight: 1,
    run: async (_walk, _walker, page) => {
      await page.goBack();
      return '';
    },
  },
];

export const MEMBER_ACTS = ACTS;
