import * as rows from '@site/contracts/payment';
import * as paymentHistory from '@site/contracts/payment-history';
import * as cases from '@site/contracts/payment-cases';
import { codeOf, signedIn } from '../testing/signed-in';
import { PDF, deposit, sportsbook } from './cases.fixture';

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
  });
});
