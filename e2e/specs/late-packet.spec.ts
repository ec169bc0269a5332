/**
 * A packet that arrives when everybody has given it up, for every kind of money: refused by the
 * seal, never a second effect (safety D4, rulings after the first attack, 2).
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { VENDORS, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { OffersPage } from '../page-models/offers-page';
import { keepOnItsWay } from '../page-models/kept-packet';
import { openMoney } from '../page-models/page-session';
import { chooseBet } from '../page-models/prepared-bet';
import { amountsOf, wagersOf } from '../page-models/sandbox';
import { WALLET_ACTS, prepare } from '../page-models/wallet-acts';

/** One kind of money: what leads up to the last tap, and what the tap does where it is done. */
interface Case {
  readonly name: string;
  readonly member: 'member01' | 'vip01';
  /** Its call. */
  readonly path: RegExp;
  readonly open: (page: Page, site: Site) => Promise<void>;
  readonly tap: (page: Page) => Promise<void>;
  /** What the page must say once the key is sealed. */
  readonly saidNot: (page: Page) => Promise<void>;
  /** The tap again, with what has to be asked before it. */
  readonly again: (page: Page) => Promise<void>;
  readonly effects: (site: Site) => Promise<number>;
}

const byId =
  (testId: string) =>
  (page: Page): Promise<void> =>
    page.getByTestId(testId).click();
const shows =
  (testId: string) =>
  (page: Page): Promise<void> =>
    expect(page.getByTestId(testId)).toBeVisible();
const count =
  (member: string, kind: string) =>
  async (site: Site): Promise<number> =>
    (await amountsOf(site, member, kind)).length;

const PLACE: Readonly<Record<VendorName, RegExp>> = {
  im: /\/Bets\/Place$/,
  bti: /\/vendors\/bti\/v1\/bets$/,
  saba: /\/PlaceBet$/,
};

const bets = VENDORS.map((vendor): Case => ({
  name: `a bet at ${vendor}`,
  member: 'member01',
  path: PLACE[vendor],
  tap: byId('slip-place'),
  again: byId('slip-place'),
  saidNot: shows('slip-not-placed'),
  open: async (page, site) => void (await chooseBet(page, site, vendor)),
  effects: async (site) => (await wagersOf(site, 'member01')).length,
}));

const wallet = WALLET_ACTS.filter(({ name }) =>
  ['a deposit', 'a withdrawal', 'a transfer'].includes(name),
).map((act): Case => ({
  name: act.name,
  member: 'member01',
  path: new RegExp(`${act.path.replace('?', '')}$`),
  tap: act.submit,
  saidNot: shows(`${act.kind}-not-placed`),
  effects: act.effects,
  open: (page, site) => prepare(act, page, site),
  again: async (page) => {
    await act.ask?.(page);
    await act.submit(page);
  },
}));

const OFFER = '1040';
const others: readonly Case[] = [
  {
    name: 'a claim',
    member: 'member01',
    path: /\/api\/Bonus\/Claim$/,
    tap: byId('bonus-submit'),
    saidNot: shows('bonus-problem'),
    again: byId('bonus-claim'),
    effects: count('member01', 'bonus'),
    open: async (page, site) => {
      await page.goto(`${site.url}/Promotions`);
      await new OffersPage(page).show(OFFER);
      await page.getByTestId('promo-claim').click();
      await expect(page.getByTestId('offer-terms')).toBeVisible();
    },
  },
  {
    name: 'a prize',
    member: 'member01',
    path: /\/MiniGames\/SnatchPrize$/,
    tap: byId('mini-snatch'),
    saidNot: shows('mini-not-placed'),
    again: byId('mini-snatch'),
    effects: count('member01', 'prize'),
    open: async (page, site) => {
      await site.control('POST', '/mini-games', { force: 'P88' });
      await page.goto(`${site.url}/Games/mini`);
    },
  },
  {
    name: 'a redemption',
    member: 'vip01',
    path: /\/RewardStore\/Redemptions$/,
    tap: byId('redeem-confirm'),
    saidNot: shows('redeem-problem'),
    again: byId('redeem-confirm'),
    effects: count('vip01', 'reward'),
    open: async (page, site) => {
      await page.goto(`${site.url}/rewards-store`);
      await page
        .locator('[data-testid="reward-item"][data-item="RW01"]')
        .getByTestId('redeem')
        .click();
    },
  },
];

for (const each of [...bets, ...wallet, ...others]) {
  test(`[D4] ${each.name} that reaches the server after "not done" is refused there, and the second tap is the only one that counts (I1, I3)`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/net::ERR_/);
    await new LoginPage(page, site).enter(each.member);
    await each.open(page, site);
    const deliver = await keepOnItsWay(page, each.path);
    await each.tap(page);
    await each.saidNot(page);
    expect(await deliver()).toBe(409);
    expect(await each.effects(site)).toBe(0);
    await each.again(page);
    await expect.poll(() => each.effects(site)).toBe(1);
    await expect.poll(() => openMoney(page)).toBe(0);
    expect(await each.effects(site)).toBe(1);
  });
}
