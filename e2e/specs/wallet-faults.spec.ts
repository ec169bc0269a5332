/**
 * Every money action of the wallet under every fault of an answer, with the ledger as judge (I1 to
 * I3): one effect at most, none lost, no false failure.
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { requestsTo, lateStands, openMoney, toastsOf } from '../page-models/page-session';
import {
  WALLET_ACTS,
  closeOpen,
  prepare,
  showIn,
  type WalletAct,
} from '../page-models/wallet-acts';

/**
 * Cuts the answer of an action after the server has done it: the browser gets nothing, half of it,
 * or something else.
 */
const ANSWERS: Readonly<Record<string, (page: Page, act: WalletAct) => Promise<void>>> = {
  'no answer': (page, act) => answerWith(page, act, null),
  'half an answer': (page, act) =>
    answerWith(page, act, (text) => ({
      status: 200,
      contentType: 'application/json',
      body: text.slice(0, Math.floor(text.length / 2)),
    })),
  'a server error': (page, act) =>
    answerWith(page, act, () => ({
      status: 502,
      contentType: 'text/html',
      body: '<h1>Bad gateway</h1>',
    })),
  'another page': (page, act) =>
    answerWith(page, act, () => ({
      status: 200,
      contentType: 'text/html',
      body: '<html>login to the network</html>',
    })),
};

type Answer = { readonly status: number; readonly contentType: string; readonly body: string };

/**
 * The call goes through, its answer does not. Only the first one: a second would be a second
 * request, which the ledger judges.
 */
async function answerWith(
  page: Page,
  act: WalletAct,
  change: ((text: string) => Answer) | null,
): Promise<void> {
  let done = false;
  await page.route(
    (url) =>
      `${url.pathname}?`.startsWith(act.path.replace(/\?$/, '')) &&
      !url.pathname.includes('by-ref'),
    async (route) => {
      if (done || route.request().method() !== 'POST') return route.fallback();
      done = true;
      const answer = await route.fetch();
      return change === null
        ? route.abort('connectionreset')
        : route.fulfill(change(await answer.text()));
    },
  );
}

/** It came to an end by itself; only then it is asked whether that end was told as a failure. */
async function settled(page: Page, act: WalletAct): Promise<void> {
  await expect.poll(() => openMoney(page)).toBe(0);
  await expect(page.getByTestId(`${act.kind}-unknown`)).toHaveCount(0);
  await expect(page.getByTestId(`${act.kind}-refused`)).toHaveCount(0);
  await expect(page.getByTestId(`${act.kind}-not-placed`)).toHaveCount(0);
}

async function once(site: Site, act: WalletAct, before = 0): Promise<void> {
  await expect.poll(() => act.effects(site)).toBe(before + 1);
}

/** So that the next one may begin. */
async function tidy(site: Site, act: WalletAct): Promise<void> {
  await site.control('DELETE', '/faults');
  if (act.kind === 'deposit') await closeOpen(site);
}

for (const act of WALLET_ACTS) {
  test(`[R7.2-1] ${act.name} whose answer is lost, cut, broken or replaced happens once and is never called a failure`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/net::ERR_|status of 502/);
    await new LoginPage(page, site).enter('member01');
    // One after the other in one document: what an earlier one left behind must not disturb the next.
    for (const [name, fault] of Object.entries(ANSWERS)) {
      await test.step(name, async () => {
        await prepare(act, page, site);
        const before = await act.effects(site);
        await fault(page, act);
        await act.submit(page);
        await once(site, act, before);
        await act.proof(page);
        await settled(page, act);
        expect(await act.effects(site)).toBe(before + 1);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await tidy(site, act);
      });
    }
    if (act.kind === 'transfer')
      await expectCalls(site, ['transfer.create', 'transfer.createByRef']);
    else await expectCalls(site, ['payment.byRef']);
  });
}

/** A run of one action on a site where nothing happened yet. */
async function afresh(page: Page, site: Site): Promise<void> {
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('first_entry', '333');
    })
    .catch(() => undefined);
  await site.control('POST', '/reset', {});
  await new LoginPage(page, site).enter('member01');
}

const slow = (site: Site, act: WalletAct): Promise<unknown> =>
  site.control('POST', '/faults', {
    match: { method: 'POST', path: act.path },
    fault: { delayMs: 1_500 },
  });
const postsOf = async (site: Site, act: WalletAct): Promise<number> =>
  (await requestsTo(site, act.path)).filter(({ method }) => method === 'POST').length;
const isUnderWay = (page: Page): Promise<void> => expect.poll(() => openMoney(page)).toBe(1);

test('a reload in the middle of a money action is followed to its end, said where it was sent from, and not sent again', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  for (const act of WALLET_ACTS) {
    await test.step(act.name, async () => {
      await afresh(page, site);
      await prepare(act, page, site);
      await slow(site, act);
      const before = await postsOf(site, act);
      await act.submit(page);
      await isUnderWay(page);
      // It is written down before it leaves: the server must have it before the page goes.
      await expect.poll(() => postsOf(site, act)).toBeGreaterThan(before);
      await page.reload();
      await once(site, act);
      await act.afterReload(page);
      await settled(page, act);
      expect(await act.effects(site)).toBe(1);
    });
  }
});

test('two tabs that send the same money action at once make it once', async ({
  page,
  site,
  context,
}) => {
  await new LoginPage(page, site).enter('member01');
  const second = await context.newPage();
  for (const act of WALLET_ACTS) {
    await test.step(act.name, async () => {
      await prepare(act, page, site);
      const before = await act.effects(site);
      await showIn(second, site, page.url().slice(site.url.length));
      await act.fill(second);
      await slow(site, act);
      await act.submit(page);
      await isUnderWay(second);
      await act.submit(second);
      await once(site, act, before);
      await settled(page, act);
      await settled(second, act);
      expect(await act.effects(site)).toBe(before + 1);
      await tidy(site, act);
    });
  }
});

test('offline nothing is sent and nothing is lost: the member is told, and online again it is sent with what was typed', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  // One may stand for a moment only before a word of the server comes after it.
  const said = await toastsOf(page);
  await new LoginPage(page, site).enter('member01');
  for (const act of WALLET_ACTS) {
    await test.step(act.name, async () => {
      await prepare(act, page, site);
      const before = await act.effects(site);
      await lateStands(site);
      await context.setOffline(true);
      const earlier = said.length;
      await act.submit(page);
      await expect.poll(() => said.slice(earlier).join()).toContain('网络已断开，尚未提交');
      await context.setOffline(false);
      expect(await act.effects(site)).toBe(before);
      expect(await openMoney(page)).toBe(0);
      await act.ask?.(page);
      await act.submit(page);
      await once(site, act, before);
      await act.proof(page);
      await tidy(site, act);
    });
  }
});
