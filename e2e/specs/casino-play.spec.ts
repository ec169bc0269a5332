/** Games from launch to ledger, on their own origin, in a real browser. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { requestsTo, openInPage } from '../page-models/page-session';
import { postingsOf } from '../page-models/sandbox';

/** A game of each group that plays in a frame, with the wallet it plays from (§3.9). */
const OF_GROUP = [
  ['LIVECASINO-01', 4],
  ['P2P-01', 24],
  ['INSTANT-01', 24],
  ['SLOT-01', 32],
  ['LOTTERY-01', 64],
] as const;

/**
 * What the rounds of the ledger did to a member's wallets, in fen by wallet group, and how many
 * rounds there are.
 */
async function rounds(
  site: Site,
  member: string,
): Promise<{ readonly count: number; readonly byGroup: ReadonlyMap<number, number> }> {
  const games = (await postingsOf(site, member)).filter(
    ({ kind }) => kind === 'game.bet' || kind === 'game.win',
  );
  const byGroup = new Map<number, number>();
  for (const { account, amount } of games.flatMap(({ entries }) => entries)) {
    const [owner, group] = account.split(':');
    if (owner !== 'house')
      byGroup.set(Number(group), (byGroup.get(Number(group)) ?? 0) + Math.round(amount * 100));
  }
  return { count: games.filter(({ kind }) => kind === 'game.bet').length, byGroup };
}

const gameOf = (page: Page) => page.frameLocator('[data-testid="game-frame"]');

/**
 * Plays one round of the open game.
 *
 * @returns what its page shows of the wallet afterwards, in fen.
 */
async function playRound(page: Page, gameId: string): Promise<number> {
  const game = gameOf(page);
  await expect(game.getByTestId('game-balance')).toHaveText('10,000.00');
  if (gameId.startsWith('LOTTERY')) await game.locator('#lucky').click();
  await game.getByTestId('game-go').click();
  await expect(game.getByTestId('game-text')).not.toBeEmpty();
  await expect(game.getByTestId('game-go')).toBeEnabled();
  return Math.round(
    Number((await game.getByTestId('game-balance').innerText()).replaceAll(',', '')) * 100,
  );
}

test('[R3.8-1] [R3.9-1] [R5-13] [R5-14] [R7.3-4] [R7.3-5] a game of each group is launched and played: every round reaches the ledger, the wallet and the bar', async ({
  page,
  site,
  axe,
}) => {
  // Games show a round at once where the member wants no motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new LoginPage(page, site).enter('member01', '/Games');
  let before = new Map<number, number>();
  for (const [at, [gameId, group]] of OF_GROUP.entries()) {
    // Both of one wallet begin with what the sandbox gives: the round before is taken back.
    await site.control('PATCH', '/members/member01', { wallets: { [group]: '10000.00' } });
    await openInPage(page, `/Games/play/${gameId}`);
    const shown = await playRound(page, gameId);
    const { count, byGroup } = await rounds(site, 'member01');
    expect(count).toBe(at + 1);
    const net = (byGroup.get(group) ?? 0) - (before.get(group) ?? 0);
    before = new Map(byGroup);
    expect(shown).toBe(1_000_000 + net);
    if (at === OF_GROUP.length - 1)
      await expect(page.getByTestId('game-net')).toHaveText(
        new RegExp(`^[+-]?${(Math.abs(net) / 100).toFixed(2)}$`),
      );
  }
  await axe();
  const launched = (await requestsTo(site, '/api/Games/Launch')).map(
    ({ body }) => body as Record<string, unknown>,
  );
  expect(launched.map(({ gameId }) => gameId)).toEqual(OF_GROUP.map(([gameId]) => gameId));
  expect(launched[3]).toEqual({
    gameType: 'SLOT',
    providerCode: 'TG_SLOT',
    gameId: 'SLOT-01',
    isDemo: false,
    hostName: site.origin,
    bankingUrl: `${site.url}/DepositVerify`,
    logoutUrl: `${site.url}/`,
    mobileLobbyUrl: `${site.url}/Games`,
    sportsMenu: `${site.url}/sbtwo`,
  });
  expect(
    (await requestsTo(site, '/api/Games/IsMemberWhiteListed')).map(
      ({ url }) => /providerCode=(\w+)/.exec(url)?.[1],
    ),
  ).toEqual(['AGL', 'DBP', 'SPR', 'TG', 'LBS']);

  // The game says that it is to be closed: home, without a new document (§2.6).
  await gameOf(page).locator('#menu').click();
  await gameOf(page).locator('#sheet').getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);

  // A sportsbook is launched like a game and opens on its own page; its addresses are http where the environment is not live.
  await openInPage(page, '/Games/enter/IPSB?sid=2');
  await expect(page).toHaveURL(/\/sbtwo\/sports-im/);
  const entered = (await requestsTo(site, '/api/Games/Launch')).at(-1)?.body as Record<
    string,
    unknown
  >;
  expect(entered).toMatchObject({
    gameType: 'SPORTS',
    providerCode: 'IPSB',
    vendorQuery: { sportId: 2, eventId: '' },
    sportid: 2,
    sportsMenu: `${site.url}/sbtwo`,
  });
  expect(String(entered['bankingUrl'])).toMatch(/^http:/);
  await expectCalls(site, ['games.launch', 'games.whitelist', 'games.maintenance']);
});

test('[R3.9-1] an empty wallet is filled from another one in one tap, and the round is played with it; a turned phone keeps the bar thin', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('poor01', '/Games/play/SLOT-01');
  await expect(page.getByTestId('wallet-empty')).toBeVisible();
  await expect(page.getByTestId('top-up-amount')).toHaveValue('15.00');
  await axe();
  await page.getByTestId('top-up-submit').click();
  await expect(gameOf(page).getByTestId('game-balance')).toHaveText('15.00');
  await gameOf(page).getByTestId('game-go').click();
  await expect(gameOf(page).getByTestId('game-text')).not.toBeEmpty();
  expect((await rounds(site, 'poor01')).count).toBe(1);
  expect((await requestsTo(site, '/api/Transfer/Applications')).map(({ body }) => body)).toEqual([
    { from: 2, to: 32, amount: '15.00' },
  ]);
  await page.setViewportSize({ width: 844, height: 390 });
  // The browser lays out again in its own time.
  await expect
    .poll(async () => (await page.getByTestId('game-menu').boundingBox())?.height)
    .toBeLessThanOrEqual(36);
  const frame = await page.getByTestId('game-frame').boundingBox();
  expect(frame).toMatchObject({ x: 0, width: 844, height: 390 - (frame?.y ?? 0) });
  await expect(gameOf(page).getByTestId('game-go')).toBeInViewport();
});
