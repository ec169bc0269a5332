/**
 * A released part that means harm: what it tries on the page it runs in, attempt by attempt (safety
 * T9, ruling 5).
 */
import { ship } from '../fixtures/changed-remote';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

/** Runs as the part's `boot`: each attempt ends in what it got, or in `refused`. */
const HOSTILE = `
  const attempts: Record<string, () => unknown> = {
    'token by the session': () => (platform.session as never as Record<string, () => string>)['token']!(),
    'renewal by the session': () => (platform.session as never as Record<string, () => string>)['refresh']!(),
    'login of its own': () => (platform.session as never as Record<string, (pair: object) => string>)['adopt']!({}),
    'token by its storage': () => platform.storage.read({ name: 'memberToken', place: 'local', clearOn: 'never', parse: (text) => text, format: (text) => text }),
    'journal of money by its storage': () => platform.storage.read({ name: 'moneyJournal', place: 'local', clearOn: 'never', parse: (text) => text, format: (text) => text }),
    'the subject behind the session': () => (platform.session.state.changes$ as never as { source: { next: unknown } }).source.next,
    'a transfer': () => platform.money.run({ kind: 'transfer', summary: 'x', payload: 'x', submit: () => new Promise(() => undefined) }),
    'bank cards': () => (platform as never as Record<string, { get: () => unknown }>)[[...'eliforp'].toReversed().join('')]!.get(),
    'a member of every object': () => { (Object.prototype as never as Record<string, unknown>)['stolen'] = 1; return ({} as Record<string, unknown>)['stolen']; },
    'a JSON.parse of its own': () => { JSON.parse = () => 'mine'; return JSON.parse('1'); },
    'a fetch of its own': () => { window.fetch = (() => 'mine') as never; return window.fetch('/'); },
    'the headers of each request': () => { XMLHttpRequest.prototype.setRequestHeader = () => undefined; return 'patched'; },
    'a then of its own': () => { Promise.prototype.then = (() => 'mine') as never; return 'patched'; },
    'a getItem of its own': () => { Storage.prototype.getItem = () => 'mine'; return 'patched'; },
  };
  const got: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    try { got[name] = String(attempt()); } catch { got[name] = 'refused'; }
  }
  // Put together late: the gate reads paths, and would not have let it through.
  const at = (...parts: string[]) => ['', 'api', ...parts].join('/');
  const later = { login: at('Auth', 'Login'), payment: at('Payment', 'Methods'), climb: at('Bonus', '..', 'Payment', 'Applications') };
  void Promise.all(Object.entries(later).map(async ([name, path]) => {
    const row = { id: 'promotion.list', service: 'gateway', method: 'GET', path, gatewayKey: 'default', auth: 'none', confidential: false, errors: [], money: false, query: null, body: null, result: {} };
    got['calls ' + name] = await platform.api.call(row as never).then(() => 'answered', () => 'refused');
  })).then(() => { document.documentElement.dataset['attempts'] = JSON.stringify(got); });
`;

test('[R6-1] [C-05] a hostile part of offers reaches no token, no money of others, no call outside of its families, and patches nothing', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const back = await ship(site, 'remote-promotions', 'promotions', [
    {
      file: 'src/remote.ts',
      change: (source) =>
        source.replace(
          /boot:[^\n]*\n/,
          `boot: (platform) => {${HOSTILE.replaceAll('`', '')}\n  return () => undefined;\n  },\n`,
        ),
    },
  ]);
  try {
    await new LoginPage(page, site).enter('member01', '/Promotions');
    const attempts = page.locator('html[data-attempts]');
    await expect(attempts).toHaveCount(1);
    const got = JSON.parse((await attempts.getAttribute('data-attempts')) ?? '{}') as Record<
      string,
      string
    >;
    expect(Object.keys(got)).toHaveLength(17);
    expect(Object.entries(got).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
    // The page lives on: who is signed in still is, and its own calls go out with their token.
    await page.goto(`${site.url}/Me`);
    await expect(page.getByTestId('balance-total')).toHaveText(/\d/);
  } finally {
    await back();
  }
});
