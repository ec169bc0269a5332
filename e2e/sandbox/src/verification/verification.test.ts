import { getMember, patchMember } from '@site/contracts/member';
import * as rows from '@site/contracts/member-verification';
import { testClient } from '../testing/client';
import { codeOf, outboxOf, proveContact, signedIn } from '../testing/signed-in';

const action = { serviceAction: 'ContactVerification' as const };
const attempt = {
  query: { channelType: 'SMS' as const, serviceAction: 'ContactVerification' as const },
};

describe('one-time codes', () => {
  test('[R7.2-1] a code goes to the outbox, waits 60 s for the next, verifies the phone once, and the numbers agree', async () => {
    const { app, client, pass } = await signedIn('newbie01');
    const sent = await client.call(rows.sendPhoneCode, { body: action });
    expect(sent.body.result).toEqual({
      sentTo: '********001',
      resendInSeconds: 60,
      expiresInSeconds: 300,
      resendAttempt: 4,
    });
    expect((await outboxOf(client, 'newbie01'))[0]).toMatchObject({
      kind: 'sms',
      content: expect.stringContaining('123456') as string,
    });
    expect(codeOf(await client.call(rows.sendPhoneCode, { body: action }))).toBe('MEM00071');
    pass(60_000);
    expect((await client.call(rows.sendPhoneCode, { body: action })).status).toBe(200);
    expect((await client.call(rows.getResendAttempt, attempt)).body.result).toEqual({ attempt: 3 });
    expect((await client.call(rows.getKycVerification)).body.result).toMatchObject({
      depositStep: 'VerifyFirstStep',
      withdrawalStep: '1',
      stage: 'NotUploaded',
    });
    expect(
      (await client.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } }))
        .body.result,
    ).toEqual({ isVerified: true, attempt: 5 });
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { phoneStatus: 'Verified' },
    });
    expect(
      codeOf(
        await client.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } }),
      ),
    ).toBe('VAL17003');
    expect((await client.call(rows.getKycVerification)).body.result).toMatchObject({
      depositStep: 'VerifySecondStep',
    });
    await app.close();
  });

  test('[R7.2-1] wrong codes count down to none, which not even the right one helps, until 00:00 +08:00', async () => {
    const { app, client, pass } = await signedIn();
    const check = (verificationCode: string) =>
      client.call(rows.checkPhoneCode, { body: { ...action, verificationCode } });
    await client.call(rows.sendPhoneCode, { body: action });
    for (let left = 4; left >= 0; left -= 1) {
      expect(codeOf(await check('000000'))).toBe('VAL17003');
      expect((await client.call(rows.getVerificationAttempt, attempt)).body.result).toEqual({
        attempt: left,
      });
    }
    expect(codeOf(await check('123456'))).toBe('MEM00073');
    pass(12 * 3_600_000 - 1);
    await client.login('member01');
    expect((await client.call(rows.getVerificationAttempt, attempt)).body.result).toEqual({
      attempt: 0,
    });
    pass(1);
    expect((await client.call(rows.getVerificationAttempt, attempt)).body.result).toEqual({
      attempt: 5,
    });
    await client.call(rows.sendPhoneCode, { body: action });
    expect((await check('123456')).status).toBe(200);
    await app.close();
  });

  test('[R7.2-1] five codes a day per purpose, each lives five minutes; another purpose has its own', async () => {
    const { app, client, pass } = await signedIn();
    for (let at = 0; at < 5; at += 1) {
      expect((await client.call(rows.sendPhoneCode, { body: action })).status).toBe(200);
      pass(61_000);
    }
    expect(codeOf(await client.call(rows.sendPhoneCode, { body: action }))).toBe('MEM00072');
    pass(240_000);
    expect(
      codeOf(
        await client.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } }),
      ),
    ).toBe('VAL17003');
    expect(
      (await client.call(rows.sendPhoneCode, { body: { serviceAction: 'DepositVerification' } }))
        .status,
    ).toBe(200);
    await app.close();
  });

  test('[R7.2-1] a code proves a new number too; a number of another member is taken', async () => {
    const { app, client } = await signedIn();
    expect(
      codeOf(
        await client.call(rows.sendPhoneCode, { body: { ...action, phoneNumber: '13900028888' } }),
      ),
    ).toBe('MEM00004');
    expect(
      codeOf(
        await client.call(rows.sendPhoneCode, { body: { ...action, phoneNumber: '12900028888' } }),
      ),
    ).toBe('VAL08052');
    await proveContact(client);
    expect(
      (await client.call(rows.sendPhoneCode, { body: { ...action, phoneNumber: '13700001234' } }))
        .body.result,
    ).toMatchObject({ sentTo: '********234' });
    await client.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } });
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { phoneNumber: '********234', phoneStatus: 'Verified' },
    });
    await app.close();
  });

  test('[R7.2-1] a mail verifies by its code or by its link; the link is old after a day or once the address changed', async () => {
    const { app, client, pass } = await signedIn();
    const tokenOf = async () =>
      /token=([\w-]+)/.exec((await outboxOf(client, 'member01')).at(-1)?.content ?? '')?.[1] ?? '';
    const status = async () =>
      ((await client.call(getMember)).body.result as { memberNewInfo: { emailStatus: string } })
        .memberNewInfo.emailStatus;
    await proveContact(client);
    await client.call(patchMember, { body: [{ key: 'Email', value1: 'fresh@mail.example' }] });
    expect(await status()).toBe('Unverified');
    await client.call(rows.sendEmailCode, { body: action });
    const token = await tokenOf();
    client.token = '';
    expect((await client.call(rows.redeemEmailToken, { body: { token } })).body.result).toEqual({
      status: 'Verified',
    });
    expect((await client.call(rows.redeemEmailToken, { body: { token } })).body.result).toEqual({
      status: 'Expired',
    });
    await client.login('member01');
    expect(await status()).toBe('Verified');
    pass(61_000);
    await client.call(rows.sendEmailCode, { body: { ...action, email: 'newer@mail.example' } });
    const newer = await tokenOf();
    pass(61_000);
    await client.call(rows.sendEmailCode, { body: { ...action, email: 'newest@mail.example' } });
    const newest = await tokenOf();
    expect(
      (await client.call(rows.redeemEmailToken, { body: { token: newest } })).body.result,
    ).toEqual({ status: 'Verified' });
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { email: 'n****t@mail.example', emailStatus: 'Verified' },
    });
    expect(
      (await client.call(rows.redeemEmailToken, { body: { token: newer } })).body.result,
    ).toEqual({ status: 'Expired' });
    pass(61_000);
    await client.call(rows.sendEmailCode, { body: action });
    const late = await tokenOf();
    pass(86_400_000);
    expect(
      (await client.call(rows.redeemEmailToken, { body: { token: late } })).body.result,
    ).toEqual({ status: 'Expired' });
    await app.close();
  });

  test('a code that proves who somebody is goes to the account, whatever number is named; a number that another member proved first is refused', async () => {
    const { app, client } = await signedIn();
    const known = (
      (await client.call(getMember)).body.result as { memberNewInfo: { phoneNumber: string } }
    ).memberNewInfo.phoneNumber;
    const send = (serviceAction: 'Safehouse' | 'ContactVerification', phoneNumber: string) =>
      client.call(rows.sendPhoneCode, { body: { serviceAction, phoneNumber } });
    expect((await send('Safehouse', '13911112222')).body.result).toMatchObject({ sentTo: known });
    await proveContact(client);
    expect((await send('ContactVerification', '13911112222')).body.result).toMatchObject({
      sentTo: '********222',
    });
    const second = testClient(app);
    await second.login('vip01');
    await proveContact(second);
    await second.call(rows.sendPhoneCode, { body: { ...action, phoneNumber: '13911112222' } });
    expect(
      (await second.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } }))
        .status,
    ).toBe(200);
    expect(
      codeOf(
        await client.call(rows.checkPhoneCode, { body: { ...action, verificationCode: '123456' } }),
      ),
    ).toBe('VAL17003');
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { phoneNumber: known },
    });
    await app.close();
  });

  test('[R4.5-3] flags of the bank-card check and custom flags are what they were set to', async () => {
    const { app, client } = await signedIn();
    const flags = () =>
      client.call(rows.getMemberFlags, { query: { flagKey: 'BankCardVerification' } });
    expect((await flags()).body.result).toEqual({ isDepositVerificationOTP: false, isIWMM: false });
    await client.control('POST', '/members/member01/flags', {
      isDepositVerificationOTP: true,
      isIWMM: true,
      Newsletter: true,
    });
    expect((await flags()).body.result).toEqual({ isDepositVerificationOTP: true, isIWMM: true });
    expect(
      (await client.call(rows.getCustomFlag, { query: { flagKey: 'Newsletter' } })).body.result,
    ).toEqual({ flagKey: 'Newsletter', value: true });
    expect(
      (await client.call(rows.getCustomFlag, { query: { flagKey: 'Other' } })).body.result,
    ).toEqual({ flagKey: 'Other', value: false });
    await app.close();
  });

  test('[C-30] a verified number gives way only after a code that went to it', async () => {
    const { app, client } = await signedIn('member01');
    const wanted = { serviceAction: 'ContactVerification' as const, phoneNumber: '13700001111' };
    expect(codeOf(await client.call(rows.sendPhoneCode, { body: wanted }))).toBe('VAL08052');
    expect(
      codeOf(
        await client.call(patchMember, { body: [{ key: 'PhoneNumber', value1: '13700001111' }] }),
      ),
    ).toBe('VAL08052');
    await proveContact(client);
    expect((await client.call(rows.sendPhoneCode, { body: wanted })).status).toBe(200);
    await app.close();
  });
});
