/** A whole match, scripted from the board to the wallet: every bet type, danger, goal, VAR, red card, suspension, half time, full time (§4.7, D6). */
import type { Locator, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { Slip, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { ledgerOf, script, type SandboxEvent } from '../page-models/sandbox';

const QUIET = 9_000_000;
/** Market codes of the sandbox's ids (`<event>_<code><period>…`): every bet type of a soccer match, whole and halves. */
const KINDS = ['h1', 't1', 'x1', 'e1', 'c1', 'g1', 'd1', 'b1', 'h2', 't2', 'x2', 'h3', 't3', 'x3'] as const;

interface Posting { readonly kind: string; readonly ref: string; readonly entries: readonly { readonly account: string; readonly amount: number }[] }
interface Booked { readonly transId: string; readonly ticketStatus: string; readonly stake: number; readonly payout: number | null; readonly risk: number }

const postingsOf = async (site: Site): Promise<readonly Posting[]> => (await ledgerOf(site, 'member01') as unknown as { postings: readonly Posting[] }).postings;
const wagersOf = async (site: Site): Promise<readonly Booked[]> => (await site.control<{ wagers: readonly Booked[] }>('GET', '/members/member01/wagers')).wagers;

const inCny = (amount: number): string => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The latest soccer match of today: it has not begun, and nothing of chance happens to it. */
async function matchOf(site: Site, vendor: VendorName): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>('GET', `/events/${vendor}?sport=1`);
  const match = events.filter(({ tab }) => tab === 'TODAY').at(-1);
  if (match === undefined) throw new Error('no match today');
  return match;
}

class Match {
  readonly slip: Slip;
  constructor(private readonly page: Page, private readonly site: Site, private readonly vendor: VendorName, readonly id: string) {
    this.slip = new Slip(page);
  }

  cells(kind: string): Locator {
    return this.page.locator(`[data-testid="odds-cell"][data-selection-id^="${this.id}_${kind}"][data-eu]`);
  }

  script(step: object): Promise<unknown> {
    return script(this.site, this.id, step, this.vendor);
  }

  /** Chooses, types and places; the slip is closed and empty again afterwards. */
  async bet(cell: Locator, stake: string, wanted: 'done' | 'pending' = 'done'): Promise<void> {
    await cell.scrollIntoViewIfNeeded();
    const selectionId = (await cell.getAttribute('data-selection-id')) ?? '';
    // In play prices move by chance; this one stands until the bet is taken.
    if (wanted === 'pending') await this.script({ do: 'price', selectionId, price: await cell.getAttribute('data-eu') });
    await cell.click();
    await expect(this.slip.bar()).toHaveAttribute('data-count', '1');
    await this.slip.open();
    await this.slip.typeStake(stake);
    await expect(this.slip.reason()).toHaveText('');
    await this.slip.place().click();
    await expect(this.slip.row()).toHaveAttribute('data-status', wanted, { timeout: 20_000 });
    if (wanted === 'pending') await this.script({ do: 'price', selectionId });
    await this.page.getByRole('button', { name: '完成' }).click();
  }
}

test('[R4.7-1][R3.10-1] a whole match at IM: bets on every bet type are watched to the end and settled to the cent', async ({ page, site }) => {
  test.setTimeout(240_000);
  await new LoginPage(page, site).signIn('member01');
  const event = await matchOf(site, 'im');
  const match = new Match(page, site, 'im', event.eventId);
  await page.goto(`${site.url}/sbtwo/sports-im/event/${event.eventId}`);
  await expect(match.cells('h1').first()).toBeVisible();

  const placed: string[] = [];
  for (const kind of KINDS) {
    if (await match.cells(kind).count() === 0) continue;
    await match.bet(match.cells(kind).first(), '10');
    placed.push(kind);
  }
  expect(placed).toEqual([...KINDS]);

  await match.script({ do: 'start' });
  await match.script({ do: 'danger', side: 'home', holdMs: QUIET });
  const live = page.getByTestId('event-head');
  await expect(live).toContainText('主队进攻', { timeout: 15_000 });
  await match.bet(match.cells('t1').first(), '20', 'pending');
  await expect(page.getByTestId('pending-tray')).toBeVisible();
  await match.script({ do: 'goal', side: 'home', holdMs: QUIET });
  await expect(page.getByTestId('toast').filter({ hasText: '进球' })).toBeVisible({ timeout: 15_000 });
  await expect(live).toContainText('1 : 0');
  await expect(match.cells('x1').first()).toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await expect(page.getByTestId('pending-tray')).toBeHidden({ timeout: 15_000 });

  await match.script({ do: 'var', holdMs: QUIET });
  await expect(live).toContainText('VAR', { timeout: 15_000 });
  await match.script({ do: 'red', side: 'away', holdMs: QUIET });
  await expect(live).toContainText('红牌', { timeout: 15_000 });
  await match.script({ do: 'safe', holdMs: QUIET });
  await expect(match.cells('h1').first()).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await match.bet(match.cells('h1').first(), '50', 'pending');
  await expect.poll(async () => (await wagersOf(site)).filter(({ ticketStatus }) => ticketStatus === 'running').length, { timeout: 20_000 }).toBe(KINDS.length + 1);

  await match.script({ do: 'suspend' });
  await expect(match.cells('h1').first()).toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await match.script({ do: 'resume' });
  await expect(match.cells('h1').first()).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
  await match.script({ do: 'halfTime' });
  await expect(live).toContainText('中场', { timeout: 15_000 });
  await match.script({ do: 'secondHalf' });
  await match.script({ do: 'safe', holdMs: QUIET });
  await expect(live).toContainText('下半场', { timeout: 15_000 });
  await match.script({ do: 'finish', home: 2, away: 1 });
  await expect.poll(async () => (await wagersOf(site)).filter(({ ticketStatus }) => ['running', 'waiting'].includes(ticketStatus)).length, { timeout: 30_000 }).toBe(0);

  // Every wager on the page says what the ledger paid, and the day adds up.
  await page.goto(`${site.url}/sbtwo/wagers`);
  await page.getByRole('tab', { name: '已结算' }).click();
  const booked = await wagersOf(site);
  expect(booked).toHaveLength(KINDS.length + 2);
  const postings = await postingsOf(site);
  for (const wager of booked) {
    const paid = postings.filter(({ kind, ref }) => ref === wager.transId && kind !== 'bet.stake')
      .flatMap(({ entries }) => entries).filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0);
    const row = page.locator(`[data-testid="wager-row"][data-wager-id="${wager.transId}"]`);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByTestId('wager-returned')).toHaveText(`¥${inCny(paid)}`);
  }
  const total = booked.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
  const risked = booked.reduce((sum, { risk }) => sum + risk, 0);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('balance-total')).toContainText(inCny(50_000 - risked + total));
});
