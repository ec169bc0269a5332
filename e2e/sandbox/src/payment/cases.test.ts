import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/payment';
import * as paymentHistory from '@site/contracts/payment-history';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import * as cases from '@site/contracts/payment-cases';
import * as methods from '@site/contracts/payment-methods';
import type { TestClient } from '../testing/client';
import { codeOf, signedIn } from '../testing/signed-in';

const PDF = Buffer.from('%PDF-1.7 receipt').toString('base64');
type Made = rows.Application;
const deposit = async (client: TestClient, methodCode: string, amount: string, key: string) =>
  (
    await client.call(rows.createApplication, {
      body: { transactionType: 'Deposit', methodCode, amount },
      key,
    })
  ).body.result as Made;
const sportsbook = async (client: TestClient) =>
  (
    (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
      totalBalance: number;
    }
  ).totalBalance;

describe('deposits that did not arrive', () => {
  test('[R7.2-1] an expired one can be sent again within 7 days, once', async () => {
    const { app, client, pass } = await signedIn();
    const first = await deposit(client, 'LB', '300.00', 'resubmit-a1');
    pass(900_000);
    await client.login('member01');
    expect((await client.call(cases.getResubmits)).body.result).toMatchObject([
      { transactionId: first.transactionId, amount: 300, until: '2026-11-28T12:00:00+08:00' },
    ]);
    expect(
      (await client.call(paymentHistory.getTransactionHistory, { query: { status: 'Expired' } }))
        .body.result,
    ).toMatchObject({ transactions: [{ canResubmit: true, canReport: true, canCancel: false }] });
    const again = (body: string, key: string) =>
      client.call(cases.resubmitDeposit, { body: { transactionId: body }, key });
    expect((await again(first.transactionId, 'resubmit-b1')).body.result).toMatchObject({
      methodCode: 'LB',
      amount: 300,
      status: 'Created',
    });
    expect(codeOf(await again(first.transactionId, 'resubmit-b2'))).toBe('PAY00424');
    const second = await deposit(client, 'ALI', '300.00', 'resubmit-a2');
    pass(7 * 86_400_000);
    await client.login('member01');
    expect((await client.call(cases.getResubmits)).body.result).toEqual([]);
    expect(codeOf(await again(second.transactionId, 'resubmit-b3'))).toBe('PAY00424');
    await app.close();
  });

  test('[R7.2-1] a case with a receipt is looked into and credited once; one without is closed', async () => {
    const { app, client, pass } = await signedIn();
    const [first, second] = [
      await deposit(client, 'LB', '300.00', 'case-a1'.padEnd(8, 'x')),
      await deposit(client, 'ALI', '200.00', 'case-a2'.padEnd(8, 'x')),
    ];
    expect(
      codeOf(
        await client.call(cases.openFundCase, {
          body: { transactionId: first.transactionId, description: '已转账' },
        }),
      ),
    ).toBe('PAY00425');
    pass(900_000);
    await client.login('member01');
    const { attachmentId } = (
      await client.call(cases.uploadAttachment, {
        body: { fileName: '回单.pdf', contentBase64: PDF },
      })
    ).body.result as { attachmentId: string };
    const open = (transactionId: string, attachment?: string) =>
      client.call(cases.openFundCase, {
        body: {
          transactionId,
          description: '已转账未到账',
          ...(attachment === undefined ? {} : { attachmentId: attachment }),
        },
      });
    expect(codeOf(await open(first.transactionId, 'AT-of-nobody'))).toBe('PAY00422');
    expect((await open(first.transactionId, attachmentId)).body.result).toMatchObject({
      status: 'Submitted',
      amount: 300,
    });
    expect((await open(second.transactionId)).status).toBe(200);
    expect(codeOf(await open(first.transactionId, attachmentId))).toBe('PAY00425');
    const states = async () =>
      ((await client.call(cases.getFundCases)).body.result as cases.FundCase[]).map(
        ({ status }) => status,
      );
    expect(await states()).toEqual(['Submitted', 'Submitted']);
    pass(20_000);
    expect(await states()).toEqual(['Investigating', 'Investigating']);
    pass(20_000);
    expect(await states()).toEqual(['Closed', 'Credited']);
    expect(await sportsbook(client)).toBe(10_300);
    expect(
      (
        await client.call(paymentHistory.getTransactionHistory, {
          query: { type: 'Deposit', status: 'Approved' },
        })
      ).body.result,
    ).toMatchObject({ transactions: [{ transactionId: first.transactionId, canResubmit: false }] });
    pass(60_000);
    expect(await sportsbook(client)).toBe(10_300);
    await app.close();
  });

  test('one payment is credited once: what was sent again has no case, what has a case is not sent again until it is closed', async () => {
    const { app, client, pass } = await signedIn();
    const [first, second] = [
      await deposit(client, 'LB', '300.00', 'either-a1'),
      await deposit(client, 'ALI', '200.00', 'either-a2'),
    ];
    pass(900_000);
    await client.login('member01');
    const again = (transactionId: string, key: string) =>
      client.call(cases.resubmitDeposit, { body: { transactionId }, key });
    const open = (transactionId: string) =>
      client.call(cases.openFundCase, { body: { transactionId, description: '已转账未到账' } });
    expect((await again(first.transactionId, 'either-b1')).status).toBe(200);
    expect(codeOf(await open(first.transactionId))).toBe('PAY00425');
    expect((await open(second.transactionId)).status).toBe(200);
    expect(codeOf(await again(second.transactionId, 'either-b2'))).toBe('PAY00424');
    pass(40_000);
    await client.call(cases.getFundCases);
    pass(40_000);
    expect((await client.call(cases.getFundCases)).body.result).toMatchObject([
      { status: 'Closed' },
    ]);
    expect((await again(second.transactionId, 'either-b3')).status).toBe(200);
    await app.close();
  });

  test('receipts are jpg, png or pdf up to 5 MB and belong to one member', async () => {
    const { app, client } = await signedIn();
    const upload = (contentBase64: string) =>
      client.call(cases.uploadAttachment, { body: { fileName: 'a.pdf', contentBase64 } });
    expect(codeOf(await upload(Buffer.from('MZ').toString('base64')))).toBe('DOC00415');
    const large = Buffer.alloc(cases.ATTACHMENT_MAX_BYTES + 1);
    large.set([0xff, 0xd8, 0xff]);
    expect(codeOf(await upload(large.toString('base64')))).toBe('DOC00413');
    const { attachmentId } = (await upload(PDF)).body.result as { attachmentId: string };
    const made = await deposit(client, 'LB', '100.00', 'receipt-own-1');
    const evidence = (id: string, key: string) =>
      client.call(rows.stepApplication, {
        params: { step: 'evidence' },
        body: { applicationId: made.applicationId, attachmentId: id },
        key,
      });
    expect((await evidence(attachmentId, 'receipt-own-2')).body.result).toMatchObject({
      attachmentId,
    });
    const otherStep = await client.call(rows.stepApplication, {
      params: { step: 'paid' },
      body: { applicationId: made.applicationId, attachmentId },
      key: 'receipt-own-2',
    });
    expect([otherStep.status, codeOf(otherStep)]).toEqual([422, 'VAL00422']);
    await client.login('vip01');
    const other = await deposit(client, 'LB', '100.00', 'receipt-other-1');
    expect(
      codeOf(
        await client.call(rows.stepApplication, {
          params: { step: 'evidence' },
          body: { applicationId: other.applicationId, attachmentId },
          key: 'receipt-other-2',
        }),
      ),
    ).toBe('PAY00422');
    expect((await evidence(attachmentId, 'receipt-other-3')).status).toBe(404);
    await app.close();
    // Megabytes through a busy machine.
  }, 30_000);
});

describe('methods', () => {
  test('[R7.2-1] every method has its form; crypto locks its rate, confirms with time, and credits the CNY that were asked for', async () => {
    const { app, client, pass } = await signedIn();
    const all = (
      await client.call(methods.getMethodsDetails, { query: { transactionType: 'Deposit' } })
    ).body.result as methods.MethodDetail[];
    expect(all.map(({ code }) => code)).toEqual([
      'LB',
      'ALI',
      'WX',
      'UNIONPAY',
      'USDT-TRC20',
      'USDT-ERC20',
      'VOUCHER',
      'PAYBNB',
    ]);
    expect(all.every(({ fields }) => fields.some(({ name }) => name === 'amount'))).toBe(true);
    const [info] = (await client.call(methods.getCryptoInfo)).body.result as {
      rate: string;
      network: string;
    }[];
    expect(info).toMatchObject({
      network: 'TRC20',
      rate: expect.stringMatching(/^7\.\d{4}$/) as string,
    });
    const made = (
      await client.call(paymentDeposit.createCryptoInvoice, {
        body: { methodCode: 'USDT-TRC20', amount: '720.00' },
        key: 'crypto-made-1',
      })
    ).body.result as Made;
    expect(made.payTo?.crypto).toMatchObject({
      network: 'TRC20',
      rate: info?.rate,
      rateLockedUntil: '2026-11-21T12:10:00+08:00',
      confirmations: 0,
      confirmationsNeeded: 20,
    });
    const coins = Number(made.payTo?.crypto?.coinAmount);
    expect(coins * Number(info?.rate)).toBeGreaterThanOrEqual(720);
    expect((coins - 0.01) * Number(info?.rate)).toBeLessThan(720);
    await client.call(rows.stepApplication, {
      params: { step: 'paid' },
      body: { applicationId: made.applicationId },
      key: 'crypto-paid-1',
    });
    pass(10_000);
    expect(
      (
        await client.call(paymentDeposit.getProcessingDeposit, {
          query: { methodCode: 'USDT-TRC20' },
        })
      ).body.result,
    ).toMatchObject({ payTo: { crypto: { confirmations: 10 } } });
    pass(10_000);
    expect(
      (
        await client.call(paymentDeposit.getProcessingDeposit, {
          query: { methodCode: 'USDT-TRC20' },
        })
      ).body.result,
    ).toBeNull();
    expect(await sportsbook(client)).toBe(10_720);
    expect(
      (
        await client.call(paymentDeposit.createCryptoInvoice, {
          body: { methodCode: 'LB', amount: '720.00' },
          key: 'crypto-wrong',
        })
      ).status,
    ).toBe(422);
    await app.close();
  });

  test('[R7.2-1] a voucher is spent once and only at its value; "I have paid" of a QR code said twice changes nothing; a member-to-member deposit can be cancelled', async () => {
    const { app, client } = await signedIn();
    const voucher = (voucherCode: string, key: string) =>
      client.call(rows.createApplication, {
        body: { transactionType: 'Deposit', methodCode: 'VOUCHER', amount: '88.00', voucherCode },
        key,
      });
    expect((await voucher('PLAY-88-AAAA', 'voucher-1')).body.result).toMatchObject({
      status: 'Approved',
      payTo: null,
    });
    expect(codeOf(await voucher('play-88-aaaa', 'voucher-2'))).toBe('PAY00420');
    expect(codeOf(await voucher('PLAY-99-AAAA', 'voucher-3'))).toBe('PAY00420');
    expect(await sportsbook(client)).toBe(10_088);
    const qr = await deposit(client, 'ALI', '100.00', 'qr-made-1');
    const paid = (key: string, transactionId = qr.transactionId) =>
      client.call(paymentDeposit.setQrPaid, { body: { transactionId }, key });
    expect((await paid('qr-paid-1')).body.result).toMatchObject({
      status: 'Processing',
      timeline: { length: 2 },
    });
    expect((await paid('qr-paid-2')).body.result).toMatchObject({
      status: 'Processing',
      timeline: { length: 2 },
    });
    const p2p = await deposit(client, 'PAYBNB', '100.00', 'p2p-made-1');
    expect((await paid('qr-paid-3', p2p.transactionId)).status).toBe(422);
    expect(
      (
        await client.call(paymentDeposit.cancelPaybnbDeposit, {
          body: { transactionId: qr.transactionId },
          key: 'p2p-cancel-0',
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await client.call(paymentDeposit.cancelPaybnbDeposit, {
          body: { transactionId: p2p.transactionId },
          key: 'p2p-cancel-1',
        })
      ).body.result,
    ).toMatchObject({ status: 'Cancelled' });
    await app.close();
  });

  test("[R4.5-1] a member without verified phone and name can't deposit yet", async () => {
    const { app, client } = await signedIn('newbie01');
    const answer = await client.call(rows.createApplication, {
      body: { transactionType: 'Deposit', methodCode: 'LB', amount: '100.00' },
      key: 'unverified-1',
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PAY00423']);
    await app.close();
  });
});

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
      const [, token = ''] = (made.payTo?.pageUrl ?? '').split('#');
      const opened = await app.inject({
        method: 'POST',
        url: '/pay/api/open',
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
      codes[methodCode] = opened.json<{ result: { code: string | null } }>().result.code;
    }
    expect(codes['LB']).toBeNull();
    for (const code of [codes['ALI'], codes['USDT-TRC20']])
      expect(decodeURIComponent(code ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<path /s);
    expect(codes['ALI']).not.toBe(codes['USDT-TRC20']);
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
