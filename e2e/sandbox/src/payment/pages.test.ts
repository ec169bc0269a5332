import * as rows from '@site/contracts/payment';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../testing/signed-in';
import { type Made, deposit, sportsbook } from './cases.fixture';

/** What the payment page asks first, with the token that its address carries. */
function openPage(app: FastifyInstance, made: Made) {
  const [, token = ''] = (made.payTo?.pageUrl ?? '').split('#');
  return app.inject({
    method: 'POST',
    url: '/pay/api/open',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
}

describe('the payment page', () => {
  test('it shows a code to scan for QR methods and coins, none where there is nothing to scan', async () => {
    const { app, client } = await signedIn();
    const codes: Record<string, string | null> = {};
    for (const [methodCode, amount] of [
      ['LB', '100.00'],
      ['ALI', '100.00'],
      ['USDT-TRC20', '200.00'],
    ] as const) {
      const made = await deposit(client, methodCode, amount, `scan-code-${methodCode}`);
      const opened = await openPage(app, made);
      codes[methodCode] = opened.json<{ result: { code: string | null } }>().result.code;
    }
    expect(codes['LB']).toBeNull();
    for (const code of [codes['ALI'], codes['USDT-TRC20']])
      expect(decodeURIComponent(code ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<path /s);
    expect(codes['ALI']).not.toBe(codes['USDT-TRC20']);
    await app.close();
  });

  test('it says the amount as the site does, and its look is its own, under its policy', async () => {
    const { app, client } = await signedIn();
    const made = await deposit(client, 'ALI', '1234.50', 'page-amount-1');
    const opened = await openPage(app, made);
    expect(opened.json()).toMatchObject({ result: { amount: '¥1,234.50' } });
    const { headers, payload } = await app.inject({ method: 'GET', url: '/pay/order' });
    const [, nonce = ''] =
      /style-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const styles = payload.match(/<style[^>]*>/g) ?? [];
    expect(styles).toEqual(Array(2).fill(`<style nonce="${nonce}">`));
    await app.close();
  });

  test('[R2.6-1] it shows the order of its token only, takes "I have paid", and its policy lets nothing else in', async () => {
    const { app, client, pass } = await signedIn();
    const made = (
      await client.call(rows.createApplication, {
        body: { transactionType: 'Deposit', methodCode: 'LB', amount: '100.00' },
        key: 'page-made-1',
        headers: {
          origin: 'http://127.0.0.1:4300',
          'x-site-games-origin': 'http://localhost:4300',
        },
      })
    ).body.result as Made;
    const [address, token = ''] = (made.payTo?.pageUrl ?? '').split('#');
    expect(address).toBe('http://localhost:4300/pay/order');
    const page = await app.inject({ method: 'GET', url: '/pay/order' });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-/,
    );
    for (const event of ['goToHistory', 'closePopup', 'goBackToWallet'])
      expect(page.payload).toContain(`'${event}'`);
    const call = (path: string) =>
      app.inject({
        method: 'POST',
        url: `/pay/api/${path}`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
    expect((await call('open')).json()).toMatchObject({
      result: {
        origin: 'http://127.0.0.1:4300',
        application: { transactionId: made.transactionId, status: 'Created' },
      },
    });
    expect((await call('paid')).json()).toMatchObject({
      result: { application: { status: 'Processing' } },
    });
    expect((await call('paid')).json()).toMatchObject({
      result: { application: { timeline: { length: 2 } } },
    });
    pass(20_000);
    expect((await call('open')).json()).toMatchObject({
      result: { application: { status: 'Approved' } },
    });
    expect(
      (await app.inject({ method: 'POST', url: '/pay/api/open', payload: {} })).statusCode,
    ).toBe(401);
    expect(await sportsbook(client)).toBe(10_100);
    await app.close();
  });
});
