/**
 * A whole match, scripted from the board to the wallet: every bet type, danger, goal, VAR, red
 * card, suspension, half time, full time (§4.7, D6).
 */
import type { Locator, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { Slip, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { postingsOf, script, wagersOf, type SandboxEvent } from '../page-models/sandbox';

const QUIET = 9_000_000;
/**
 * Market codes of the sandbox's ids (`<event>_<code><period>…`): every bet type of a soccer match,
 * whole and halves.
 */
const ALL = [
  'h1',
  't1',
  'x1',
  'e1',
  'c1',
  'g1',
  'd1',
  'b1',
  'h2',
  't2',
  'x2',
  'h3',
  't3',
  'x3',
] as const;
/**
 * Every bet type once, and of the halves one each: a half is but a period of the same types, and
 * each bet takes two seconds of every run.
 */
const EACH_ONCE = ['h1', 't1', 'x1', 'e1', 'c1', 'g1', 'd1', 'b1', 't2', 'x3'] as const;
/** How the first selection of a kind ends at 2:1 after 1:0, where no line that moves decides. */
const ENDS: Readonly<Partial<Record<(typeof ALL)[number], 'won' | 'lost'>>> = {
  x1: 'won',
  e1: 'won',
  b1: 'won',
  g1: 'lost',
  x2: 'won',
  x3: 'lost',
};

/** What the vendors tell differently; all else reads the same at each. */
interface Statement {
  readonly kinds: readonly (typeof ALL)[number][];
  /** A line that is priced anew: not every vendor tells it from a stop. */
  readonly updating: 'updating' | 'suspended';
  /** Says of a bet that it waited through an attack. */
  readonly afterDanger: boolean;
}
/**
 * The one that tells most and the one that tells least: what lies between reads the same, and every
 * vendor's messages are in the contract suite.
 */
const FACTS: Readonly<Record<'im' | 'saba', Statement>> = {
  im: { kinds: ALL, updating: 'updating', afterDanger: true },
  saba: { kinds: EACH_ONCE, updating: 'suspended', afterDanger: false },
};
const STATE_WORDS = { updating: '赔率更新中', suspended: '暂停投注' } as const;

const openOf = async (site: Site, ...statuses: string[]): Promise<number> =>
  (await wagersOf(site, 'member01')).filter(({ ticketStatus }) => statuses.includes(ticketStatus))
    .length;

const inCny = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The latest soccer match of today: it has not begun, and nothing of chance happens to it. */
async function matchOf(site: Site, vendor: VendorName): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    `/events/${vendor}?sport=1`,
  );
  const match = events.filter(({ tab }) => tab === 'TODAY').at(-1);
  if (match === undefined) throw new Error('no match today');
  return match;
}

class Match {
  readonly id: string;
  readonly slip: Slip;
  readonly head: Locator;
  readonly now: Locator;
  constructor(
    private readonly page: Page,
    private readonly site: Site,
    private readonly vendor: VendorName,
    readonly event: SandboxEvent,
  ) {
    this.id = event.eventId;
    this.slip = new Slip(page);
    this.head = page.getByTestId('event-head');
    this.now = page.getByTestId('tracker-now');
  }

  cell(kind: string): Locator {
    return this.page
      .locator(`[data-testid="odds-cell"][data-selection-id^="${this.id}_${kind}"][data-eu]`)
      .first();
  }

  script(step: object): Promise<unknown> {
    return script(this.site, this.id, step, this.vendor);
  }

  /** A script, and the word for it in the head of the page. */
  async show(step: object, word: string): Promise<void> {
    await this.script(step);
    await expect(this.head).toContainText(word);
  }

  /** A script, and the word for it in the line of the tracker. */
  async danger(step: object, word: string): Promise<void> {
    await this.script({ ...step, holdMs: QUIET });
    await expect(this.now).toContainText(word);
  }

  /**
   * No attack, and no line that chance stops while a bet is on its way: one is stopped already, of
   * a kind that soccer does not have.
   */
  async calm(): Promise<void> {
    await this.script({ do: 'safe', holdMs: QUIET });
    await this.script({ do: 'updating', types: ['winner'], holdMs: QUIET });
  }

  /** Waits until a price can be chosen, or says why it cannot. */
  async state(kind: string, wanted: 'open' | 'updating' | 'suspended'): Promise<void> {
    const cell = this.cell(kind);
    if (wanted === 'open') await expect(cell).not.toHaveAttribute('aria-disabled', 'true');
    else {
      await expect(cell).toHaveAttribute('data-state', wanted);
      await expect(cell).toContainText(STATE_WORDS[wanted]);
    }
  }

  /** Chooses, types and places; the slip is closed afterwards, and empty unless the bet waits. */
  async bet(cell: Locator, stake: string, wanted: 'done' | 'pending' = 'done'): Promise<void> {
    await cell.scrollIntoViewIfNeeded();
    const selectionId = (await cell.getAttribute('data-selection-id')) ?? '';
    // Prices move by chance; this one stands until the bet is taken.
    await this.script({ do: 'price', selectionId, price: await cell.getAttribute('data-eu') });
    await cell.click();
    await expect(this.slip.bar()).toHaveAttribute('data-count', '1');
    await this.slip.open();
    await this.slip.typeStake(stake);
    await expect(this.slip.reason()).toHaveText('');
    await this.slip.place().click();
    await expect(this.slip.row()).toHaveAttribute('data-status', wanted);
    await this.script({ do: 'price', selectionId });
    await this.page.getByRole('button', { name: '完成' }).click();
  }
}

/**
 * First half: a bet that a goal turns down, the video referee, a red card, a bet that waits through
 * an attack, lines that stop.
 */
async function playFirstHalf(
  match: Match,
  page: Page,
  site: Site,
  { kinds, updating }: Statement,
): Promise<void> {
  await match.script({ do: 'start' });
  await match.calm();
  await match.danger({ do: 'danger', side: 'home' }, `${match.event.homeName} 进攻`);
  await expect(match.head).toContainText('上半场');
  await match.bet(match.cell('t1'), '20', 'pending');
  await expect(page.getByTestId('pending-tray')).toBeVisible();
  // A toast stands three seconds, and a full machine may look away for as long: looked for before.
  const told = expect(page.getByTestId('toast').filter({ hasText: '进球' })).toBeVisible();
  await Promise.all([match.script({ do: 'goal', side: 'home', holdMs: QUIET }), told]);
  await expect(match.head).toContainText('1 : 0');
  await expect(match.now).toContainText('进球确认中');
  await match.state('x1', 'suspended');
  await expect(page.getByTestId('pending-tray')).toBeHidden();

  await match.danger({ do: 'var' }, 'VAR 复核');
  await match.danger({ do: 'red', side: 'away' }, '红牌');
  await match.calm();
  await match.state('h1', 'open');
  await match.danger({ do: 'danger', side: 'away' }, `${match.event.awayName} 进攻`);
  await match.bet(match.cell('h1'), '50', 'pending');
  await match.calm();
  await expect.poll(() => openOf(site, 'running')).toBe(kinds.length + 1);

  await match.script({ do: 'updating', types: ['handicap'], holdMs: QUIET });
  await match.state('h1', updating);
  await match.state('x1', 'open');
  await match.script({ do: 'suspend' });
  await match.state('x1', 'suspended');
  await match.script({ do: 'resume' });
  await match.calm();
  await match.state('h1', 'open');
}

/** Every wager on the page says what the ledger paid and how it ended, and the day adds up. */
async function expectPaid(
  page: Page,
  site: Site,
  { kinds, afterDanger }: Statement,
): Promise<void> {
  const booked = await wagersOf(site, 'member01');
  expect(booked).toHaveLength(kinds.length + 2);
  const postings = await postingsOf(site, 'member01');
  for (const wager of booked) {
    const paid = postings
      .filter(({ kind, ref }) => ref === wager.transId && kind !== 'bet.stake')
      .flatMap(({ entries }) => entries)
      .filter(({ amount }) => amount > 0)
      .reduce((sum, { amount }) => sum + amount, 0);
    const row = page.locator(`[data-testid="wager-row"][data-wager-id="${wager.transId}"]`);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByTestId('wager-returned')).toHaveText(`¥${inCny(paid)}`);
    const kind = ALL.find((one) => wager.marketId.includes(`_${one}`));
    const end = kind === undefined ? undefined : ENDS[kind];
    if (end !== undefined) {
      await expect(row).toHaveAttribute('data-status', end);
      expect(paid, kind).toBeCloseTo(end === 'won' ? wager.risk + wager.win : 0, 2);
    }
    if (wager.stake === 20) await expect(row).toContainText('进球导致注单未被接受，本金已退回');
    if (wager.stake === 50)
      await expect(row.getByText('危险时刻后确认')).toHaveCount(afterDanger ? 1 : 0);
  }
  const total = booked.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
  const risked = booked.reduce((sum, { risk }) => sum + risk, 0);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('balance-total')).toContainText(inCny(50_000 - risked + total));
}

for (const vendor of ['im', 'saba'] as const) {
  test(`[R4.7-1] [R3.10-1] ${vendor}: a whole match with bets on every bet type is watched to the end and settled to the cent`, async ({
    page,
    site,
  }) => {
    const reported = FACTS[vendor];
    await new LoginPage(page, site).enter('member01');
    const event = await matchOf(site, vendor);
    const match = new Match(page, site, vendor, event);
    await page.goto(`${site.url}/sbtwo/sports-${vendor}/event/${event.eventId}`);
    await expect(match.cell('h1')).toBeVisible();
    for (const kind of reported.kinds) await match.bet(match.cell(kind), '10');
    await playFirstHalf(match, page, site, reported);

    await match.show({ do: 'halfTime' }, '中场');
    await match.script({ do: 'secondHalf' });
    await match.show({ do: 'safe', holdMs: QUIET }, '下半场');
    await match.script({ do: 'finish', home: 2, away: 1 });
    await expect(match.head.getByText('完场')).toBeVisible();
    await expect.poll(() => openOf(site, 'running', 'waiting')).toBe(0);

    await page.goto(`${site.url}/sbtwo/wagers`);
    await page.getByRole('tab', { name: '已结算' }).click();
    await expectPaid(page, site, reported);
  });
}
