import * as rows from '@site/contracts/payment';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import * as methods from '@site/contracts/payment-methods';
import { codeOf, signedIn } from '../testing/signed-in';
import { type Made, deposit, sportsbook } from './cases.fixture';

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
