/** The ways of money and of releases in engines besides Chromium: that of iOS, and Firefox. */
import { UNSEEN_MS } from '../page-models/board-page';
import { PASSWORD } from '../page-models/login-page';
import { lowered, script, wagersOf } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { pathOf, textOf, type EnginePage } from './engine-page';
import type { EngineName } from './engines';
import { expect, test } from './fixtures';

const at = (testId: string): string => `[data-testid="${testId}"]`;
const OPEN_CELL = `${at('odds-cell')}[data-eu]:not([aria-disabled="true"])`;

/** Missing there, and what stands in: the guide of the shell, "Engines". */
const STAND_INS: Readonly<Record<EngineName, readonly string[]>> = {
  webkit: ['CloseWatcher', 'navigation API'],
  firefox: [],
};

async function signIn(phone: EnginePage, site: Site): Promise<void> {
  await phone.goto(`${site.url}/login`);
  await phone.type(at('login-username'), 'member01');
  await phone.type(at('login-password'), PASSWORD);
  await phone.tap(at('login-submit'));
  await expect.poll(() => pathOf(phone)).not.toContain('/login');
}

/** Opens the slip, and looks at it. */
async function openSlip(phone: EnginePage): Promise<void> {
  await phone.tap(at('slip-bar'));
  await phone.sees(at('slip-place'));
  await new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
  });
}

/** A price on the board that can be chosen, moved by script: the page shows the new one. */
async function movesPrice(phone: EnginePage, site: Site): Promise<string> {
  await phone.sees(OPEN_CELL);
  const cell = await phone.run<{ id: string; eu: string; event: string }>(
    `const cell = document.querySelector(arguments[0]);
     return { id: cell.dataset.selectionId, eu: cell.dataset.eu,
              event: cell.closest('[data-testid="event-row"]').dataset.eventId };`,
    OPEN_CELL,
  );
  const moved = lowered(cell.eu, -5);
  await script(site, cell.event, { do: 'price', selectionId: cell.id, price: moved });
  const one = `${at('odds-cell')}[data-selection-id="${cell.id}"]`;
  await expect
    .poll(() => phone.run('return document.querySelector(arguments[0])?.dataset.eu', one))
    .toBe(moved);
  return one;
}

test('signing in by the form, a bet on a price that moves, and the wager on its page', async ({
  phone,
  site,
}) => {
  await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
  await signIn(phone, site);
  await phone.goto(`${site.url}/sbtwo/sports-saba`);
  await phone.tap(at('sport-tab-TODAY'));
  const one = await movesPrice(phone, site);
  await phone.tap(one);
  await openSlip(phone);
  await phone.tap(`${at('slip')} button[data-kind="quick"]:enabled`);
  await phone.tap(`${at('slip-place')}:enabled`);
  await phone.sees(`${at('slip-row')}[data-status="done"]`);
  expect(await wagersOf(site, 'member01')).toHaveLength(1);
  await phone.goto(`${site.url}/sbtwo/wagers`);
  await phone.sees(at('wager-row'));
});

test('a deposit from the form to its page, and a game in a frame that may close itself', async ({
  phone,
  site,
}) => {
  await signIn(phone, site);
  await phone.goto(`${site.url}/DepositVerify`);
  await phone.tap(at('deposit-method-ALI'));
  await phone.tap('[role="group"][aria-label="常用金额"] button');
  await phone.tap(`${at('deposit-submit')}:enabled`);
  await expect.poll(() => pathOf(phone)).toContain('/DetailsInfo');
  await phone.sees(at('deposit-status'));

  await phone.goto(`${site.url}/Games`);
  await phone.tap(at('game-card'));
  await phone.sees(at('game-frame'));
  await phone.tapIn(at('game-frame'), `body[data-ready="true"] ${at('game-back')}`);
  // A word of another origin, from the window that has it.
  await expect
    .poll(() => phone.run('return document.querySelector(arguments[0]) === null', at('game-frame')))
    .toBe(true);
});

test('a part that is switched off and on again, under an open page', async ({ phone, site }) => {
  await phone.goto(`${site.url}/Promotions`);
  await phone.sees(at('promo-card'));
  const look = (): Promise<unknown> =>
    phone.run("return window.dispatchEvent(new Event('online'))");
  await site.release('kill', 'promotions', '--why', 'test');
  await look();
  await phone.goto(`${site.url}/Promotions`);
  await expect
    .poll(() =>
      phone.run('return document.querySelectorAll(arguments[0]).length', at('promo-card')),
    )
    .toBe(0);
  await site.release('revive', 'promotions', '--why', 'test');
  await phone.goto(`${site.url}/Promotions`);
  await phone.sees(at('promo-card'));
});

test('back from another page finds the session and prices that still move', async ({
  phone,
  site,
  engine,
}) => {
  await signIn(phone, site);
  await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
  await phone.goto(`${site.url}/sbtwo/sports-saba`);
  await phone.tap(at('sport-tab-TODAY'));
  await phone.sees(OPEN_CELL);
  const board = `${site.url}/sbtwo/sports-saba`;
  await phone.goto(`${site.origin}/healthz`);
  // WebKit's driver never speaks to a page again that its cache gave back.
  await (engine === 'webkit' ? phone.goto(board) : phone.back());
  await movesPrice(phone, site);
  await phone.goto(`${site.url}/Me`);
  await expect.poll(() => textOf(phone, 'main')).toContain('r01');
});

/** Fills what the engine gives an origin to keep, to the last character. */
const FILL = `for (let size = 8 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
  for (let more = true; more;)
    try {
      localStorage.setItem('full' + localStorage.length, 'x'.repeat(size));
    } catch {
      more = false;
    }
try {
  localStorage.setItem('one-more', 'x');
  return 'kept';
} catch (error) {
  return error.name;
}`;

test('[D1] where the engine keeps nothing more, signing in and a bet still end right', async ({
  phone,
  site,
}) => {
  await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
  await phone.goto(`${site.url}/login`);
  await phone.sees(at('login-username'));
  expect(await phone.run(FILL)).toBe('QuotaExceededError');
  await phone.type(at('login-username'), 'member01');
  await phone.type(at('login-password'), PASSWORD);
  await phone.tap(at('login-submit'));
  await expect.poll(() => pathOf(phone)).not.toContain('/login');
  // Within the page: what is not kept is gone with it.
  await phone.tap('.site-nav a[href$="/sbtwo"]');
  await phone.tap(at('sport-tab-TODAY'));
  await phone.tap(OPEN_CELL);
  await openSlip(phone);
  await phone.tap(`${at('slip')} button[data-kind="quick"]:enabled`);
  await phone.tap(`${at('slip-place')}:enabled`);
  await phone.sees(`${at('slip-row')}[data-status="done"]`);
  expect(await wagersOf(site, 'member01')).toHaveLength(1);
});

/**
 * What the site stands on, in every engine; what an engine lacks is written down, with its
 * stand-in.
 */
test('what the engine has: everything but what is written down', async ({
  phone,
  site,
  engine,
}) => {
  await phone.goto(`${site.url}/login`);
  const missing = await phone.run<readonly string[]>(
    `return [
      ['Trusted Types', 'trustedTypes' in window],
      ['CloseWatcher', 'CloseWatcher' in window],
      ['navigation API', 'navigation' in window],
      ['service worker', 'serviceWorker' in navigator],
      ['Web Locks', 'locks' in navigator],
      ['BroadcastChannel', 'BroadcastChannel' in window],
      ['IndexedDB', 'indexedDB' in window],
      ['integrity of scripts', 'integrity' in HTMLScriptElement.prototype],
      ['text-autospace', CSS.supports('text-autospace', 'normal')],
    ].flatMap(([name, has]) => (has ? [] : [name]))`,
  );
  expect(missing.filter((name) => !STAND_INS[engine].includes(name))).toEqual([]);
});
