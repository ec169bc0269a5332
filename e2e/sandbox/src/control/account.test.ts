import { getMember } from '@site/contracts/member';
import { createApplication, type Application } from '@site/contracts/payment';
import { sendPhoneCode } from '@site/contracts/member-verification';
import { createTransfer } from '@site/contracts/transfer';
import { codeOf, outboxOf, signedIn } from '../testing/signed-in';

describe('control surface of accounts and payments', () => {
  test('a payment is approved, refused or expired on demand, once, and listed by member and state', async () => {
    const { app, client } = await signedIn();
    const made: Application[] = [];
    for (const methodCode of ['LB', 'ALI', 'UNIONPAY'])
      made.push(
        (
          await client.call(createApplication, {
            body: { transactionType: 'Deposit', methodCode, amount: '100.00' },
            key: `control-${methodCode}`,
          })
        ).body.result as Application,
      );
    const decide = (at: number, body: object) =>
      client.control('POST', `/payments/${made[at]?.transactionId ?? ''}`, body);
    expect((await decide(0, { do: 'approve' })).body).toMatchObject({
      status: 'Approved',
      amount: 100,
    });
    expect((await decide(1, { do: 'reject', note: '姓名不符' })).body).toMatchObject({
      status: 'Rejected',
      timeline: [{}, { note: '姓名不符' }],
    });
    expect((await decide(2, { do: 'expire' })).body).toMatchObject({ status: 'Expired' });
    expect([
      (await decide(0, { do: 'reject' })).status,
      (await decide(1, { do: 'dance' })).status,
      (await client.control('POST', '/payments/nothing', { do: 'approve' })).status,
    ]).toEqual([400, 400, 400]);
    expect(
      (await client.control('GET', '/payments?member=member01&status=Approved')).body,
    ).toMatchObject({
      payments: [{ transactionId: made[0]?.transactionId, memberCode: 'M100001' }],
    });
    await app.close();
  });

  test('members are made and changed with any field; wallets become exactly what was asked for, through the ledger', async () => {
    const { app, client } = await signedIn();
    const made = await client.control('POST', '/members', {
      userName: 'made0001',
      isVIP: true,
      wallets: { 2: '12.34' },
      DisableBetting: true,
    });
    expect(made.body).toMatchObject({
      userName: 'made0001',
      memberNewInfo: { isVIP: true },
      selfExclusion: { DisableBetting: true },
      wallets: { 2: 12.34, 4: 0 },
    });
    await client.control('PATCH', '/members/made0001', {
      wallets: { 2: '10.00' },
      phoneNumber: '13711112222',
    });
    const { postings } = (await client.control('GET', '/members/made0001/ledger')).body as {
      postings: { kind: string; entries: { amount: number; balanceAfter: number }[] }[];
    };
    expect(postings.map(({ kind }) => kind)).toEqual(['opening', 'adjustment']);
    for (const { entries } of postings)
      expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
    expect((await client.control('GET', '/members/made0001')).body).toMatchObject({
      wallets: { 2: 10 },
    });
    await client.login('made0001');
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { userName: 'made0001' },
    });
    await client.call(sendPhoneCode, { body: {} });
    expect((await outboxOf(client, 'made0001'))[0]?.content).toContain('13711112222');
    expect((await client.control('PATCH', '/members/nobody', {})).status).toBe(400);
    await app.close();
  });

  test('requests tell method, address, headers and body, and are forgotten on demand; a reset puts everything back', async () => {
    const { app, client } = await signedIn();
    await client.control('DELETE', '/requests');
    await client.call(createTransfer, {
      body: { from: 2, to: 4, amount: '5.00' },
      key: 'control-transfer',
    });
    expect((await client.control('GET', '/requests?path=/api/Transfer')).body).toMatchObject({
      requests: [
        {
          method: 'POST',
          url: createTransfer.path,
          body: { amount: '5.00' },
          headers: { 'idempotency-key': 'control-transfer' },
          status: 200,
        },
      ],
    });
    await client.control('POST', '/reset', { seed: '9' });
    expect(codeOf(await client.call(getMember))).toBe('GEN0006');
    expect((await client.control('GET', '/members/member01/ledger')).body).toMatchObject({
      postings: { length: 5 },
    });
    expect((await client.control('GET', '/requests?path=/api/Transfer')).body).toEqual({
      requests: [],
    });
    await app.close();
  });
});
