import { getSelfExclusion } from '@site/contracts/self-exclusion';
import * as rows from '@site/contracts/member-limits';
import { createApplication } from '@site/contracts/payment';
import { createTransfer } from '@site/contracts/transfer';
import { codeOf, signedIn } from '../testing/signed-in';

const DAY = 86_400_000;
const deposit = (amount: string) => ({
  transactionType: 'Deposit' as const,
  methodCode: 'VOUCHER',
  amount,
  voucherCode: `PLAY-${amount.split('.')[0]}-ABCD`,
});

describe('self-exclusion', () => {
  test('[R6-7] it holds at once for deposits, transfers and bets, can only get longer or stricter, and runs out by itself', async () => {
    const { app, client, pass } = await signedIn();
    const set = (days: 1 | 7 | 30, flags: [boolean, boolean, boolean]) =>
      client.call(rows.setSelfExclusion, {
        body: { days, disableDeposit: flags[0], disableFundIn: flags[1], disableBetting: flags[2] },
      });
    expect(codeOf(await set(7, [false, false, false]))).toBe('RG00422');
    expect((await set(7, [true, true, false])).body.result).toMatchObject({
      Status: true,
      DisableDeposit: true,
      DisableBetting: false,
      SelfExcludeDuration: 7,
      SelfExcludeExpiredDate: '2026-11-28T12:00:00+08:00',
    });
    expect(
      codeOf(await client.call(createApplication, { body: deposit('100.00'), key: 'excluded-d1' })),
    ).toBe('PAY00403');
    expect(
      codeOf(
        await client.call(createTransfer, {
          body: { from: 2, to: 4, amount: '1.00' },
          key: 'excluded-t1',
        }),
      ),
    ).toBe('TRF00403');
    expect(codeOf(await set(1, [true, true, true]))).toBe('RG00409');
    expect(codeOf(await set(30, [true, false, true]))).toBe('RG00409');
    expect((await set(30, [true, true, true])).status).toBe(200);
    pass(30 * DAY);
    await client.login('member01');
    expect((await client.call(getSelfExclusion)).body.result).toMatchObject({
      Status: false,
      DisableDeposit: false,
      DisableBetting: false,
    });
    expect(
      (await client.call(createApplication, { body: deposit('100.00'), key: 'excluded-d2' }))
        .status,
    ).toBe(200);
    await app.close();
  });
});

describe('own limits', () => {
  test('[R6-7] a deposit limit tightens at once, counts what was deposited, and loosens after 24 h', async () => {
    const { app, client, pass } = await signedIn();
    const daily = async () =>
      ((await client.call(rows.getMemberLimits)).body.result as rows.MemberLimits).deposits[0];
    expect(await daily()).toMatchObject({ span: 'daily', amount: null, used: 0 });
    await client.call(rows.setMemberLimits, { body: { daily: '500.00', sessionMinutes: 60 } });
    expect(
      (await client.call(createApplication, { body: deposit('300.00'), key: 'limit-d1' })).status,
    ).toBe(200);
    expect(await daily()).toMatchObject({ amount: 500, used: 300 });
    expect(
      codeOf(await client.call(createApplication, { body: deposit('201.00'), key: 'limit-d2' })),
    ).toBe('PAY00421');
    expect(
      (await client.call(createApplication, { body: deposit('200.00'), key: 'limit-d3' })).status,
    ).toBe(200);
    await client.call(rows.setMemberLimits, { body: { daily: null } });
    expect(await daily()).toMatchObject({
      amount: 500,
      pendingAmount: null,
      pendingFrom: '2026-11-22T12:00:00+08:00',
    });
    pass(DAY - 1);
    await client.login('member01');
    expect(await daily()).toMatchObject({ amount: 500, used: 0 });
    pass(1);
    expect(await daily()).toMatchObject({ amount: null, pendingFrom: null });
    expect((await client.call(rows.getMemberLimits)).body.result).toMatchObject({
      time: { sessionMinutes: 60 },
    });
    await app.close();
  });

  test('[R6-7] weeks begin on Monday and months on the first, at +08:00', async () => {
    const { app, client, pass } = await signedIn();
    await client.call(createApplication, { body: deposit('100.00'), key: 'span-deposit-1' });
    const used = async () =>
      ((await client.call(rows.getMemberLimits)).body.result as rows.MemberLimits).deposits.map(
        (each) => each.used,
      );
    expect(await used()).toEqual([100, 100, 100]);
    pass(12 * 3_600_000);
    await client.login('member01');
    expect(await used()).toEqual([0, 100, 100]);
    pass(DAY);
    await client.login('member01');
    expect(await used()).toEqual([0, 0, 100]);
    pass(8 * DAY);
    await client.login('member01');
    expect(await used()).toEqual([0, 0, 0]);
    await app.close();
  });
});
