import { memberLogout } from '@site/contracts/auth';
import * as rows from '@site/contracts/passwords';
import { getMember } from '@site/contracts/member';
import { checkPhoneCode, sendPhoneCode } from '@site/contracts/member-verification';
import { codeOf, outboxOf, signedIn } from '../testing/signed-in';

const change = (oldPassword: string, newPassword: string, required: 'true' | 'false' = 'true') => ({
  query: { oldPasswordRequired: required },
  body: { oldPassword, newPassword },
});

describe('passwords', () => {
  test('[R7.2-1] a change wants the old one, follows the rules, and not one of the last three', async () => {
    const { app, client } = await signedIn();
    expect(codeOf(await client.call(rows.changePassword, change('wrong1', 'fresh11')))).toBe(
      'MEM00059',
    );
    for (const bad of [
      'abc',
      'letters',
      '1234567',
      'mit space1',
      'x'.repeat(20) + '1',
      'member01x',
    ])
      expect([
        bad,
        codeOf(await client.call(rows.changePassword, change('Passw0rd!', bad))),
      ]).toEqual([bad, 'VAL03016']);
    expect((await client.call(rows.changePassword, change('Passw0rd!', 'fresh11'))).status).toBe(
      200,
    );
    expect(
      (await client.call(rows.changeMemberPassword, change('fresh11', 'fresh22'))).status,
    ).toBe(200);
    for (const old of ['Passw0rd!', 'fresh11', 'fresh22'])
      expect(codeOf(await client.call(rows.changePassword, change('fresh22', old)))).toBe(
        'VAL03016',
      );
    expect((await client.call(rows.changePassword, change('fresh22', 'fresh33'))).status).toBe(200);
    expect((await client.call(rows.changePassword, change('fresh33', 'Passw0rd!'))).status).toBe(
      200,
    );
    expect((await client.call(getMember)).status).toBe(200);
    await app.close();
  });

  test('[R2.3-4] without the old one only while revalidate says so or a code was proved; the flag is gone then', async () => {
    const { app, client } = await signedIn('reval01');
    expect(
      (await client.call(rows.changeMemberPassword, change('', 'fresh11', 'false'))).status,
    ).toBe(200);
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { revalidate: false },
    });
    expect(codeOf(await client.call(rows.changePassword, change('', 'fresh22', 'false')))).toBe(
      'MEM00062',
    );
    await client.call(sendPhoneCode, { body: { serviceAction: 'ChangePassword' } });
    await client.call(checkPhoneCode, {
      body: { serviceAction: 'ChangePassword', verificationCode: '123456' },
    });
    expect((await client.call(rows.changePassword, change('', 'fresh22', 'false'))).status).toBe(
      200,
    );
    expect((await client.login('reval01', 'fresh22')).status).toBe(200);
    await app.close();
  });

  test('[R7.2-1] a mail resets the password once within 30 minutes and ends the sessions; a wrong pair of name and mail sends nothing and looks alike', async () => {
    const { app, client, pass } = await signedIn();
    const ask = (userName: string, email: string) =>
      client.call(rows.forgetPasswordEmail, { body: { userName, email } });
    const answers = [
      await ask('member01', 'other@mail.example'),
      await ask('nobody77', 'x@mail.example'),
      await ask('member01', 'member01@mail.example'),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const mails = await outboxOf(client, 'member01');
    expect(mails).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(mails[0]?.content ?? '')?.[1] ?? '';
    // A password that is refused costs neither link nor session.
    for (const newPassword of ['short', 'Passw0rd!'])
      expect(codeOf(await client.call(rows.resetPassword, { body: { token, newPassword } }))).toBe(
        'VAL03016',
      );
    expect((await client.call(getMember)).status).toBe(200);
    expect(
      (await client.call(rows.resetPassword, { body: { token, newPassword: 'fresh11' } })).status,
    ).toBe(200);
    expect(
      codeOf(await client.call(rows.resetPassword, { body: { token, newPassword: 'fresh22' } })),
    ).toBe('VAL17003');
    expect(codeOf(await client.call(getMember))).toBe('GEN0006');
    expect((await client.login('member01', 'fresh11')).status).toBe(200);
    await client.call(rows.forgetPasswordByEmail, {
      query: { userName: 'member01', email: 'member01@mail.example' },
    });
    const late =
      /token=([\w-]+)/.exec((await outboxOf(client, 'member01')).at(-1)?.content ?? '')?.[1] ?? '';
    pass(1_800_000);
    expect(
      codeOf(
        await client.call(rows.resetPassword, { body: { token: late, newPassword: 'fresh33' } }),
      ),
    ).toBe('VAL17003');
    await app.close();
  });

  test('[R7.2-1] a passcode by SMS or mail resets too, only for its own member; names come by mail; all of it answers alike for strangers', async () => {
    const { app, client } = await signedIn();
    expect(
      (
        await client.call(rows.generatePasscode, {
          body: { userName: 'member01', channelType: 'SMS' },
        })
      ).body,
    ).toEqual(
      (
        await client.call(rows.generatePasscode, {
          body: { userName: 'nobody77', channelType: 'SMS' },
        })
      ).body,
    );
    const reset = (userName: string, passcode: string, newPassword: string) =>
      client.call(rows.resetPassword, { body: { userName, passcode, newPassword } });
    expect(codeOf(await reset('nobody77', '123456', 'fresh11'))).toBe('VAL17003');
    expect(codeOf(await reset('vip01', '123456', 'fresh11'))).toBe('VAL17003');
    expect(codeOf(await reset('member01', '000000', 'fresh11'))).toBe('VAL17003');
    expect(codeOf(await reset('member01', '123456', 'Passw0rd!'))).toBe('VAL03016');
    expect((await reset('member01', '123456', 'fresh11')).status).toBe(200);
    expect(
      (
        await client.call(rows.forgetPassword, {
          body: { userName: 'vip01', phoneNumber: '13900028888' },
        })
      ).status,
    ).toBe(200);
    expect((await reset('vip01', '123456', 'fresh11')).status).toBe(200);
    await client.call(rows.forgetUsernameEmail, { body: { email: 'vip01@mail.example' } });
    expect((await outboxOf(client, 'vip01')).at(-1)?.content).toContain('vip01');
    expect(
      (await client.call(rows.forgetUsernameByEmail, { query: { email: 'nobody@mail.example' } }))
        .status,
    ).toBe(200);
    await app.close();
  });

  test('[R4.1-3] both addresses of the logout end the session, and never fail', async () => {
    const { app, client } = await signedIn();
    expect((await client.call(memberLogout)).status).toBe(200);
    expect(codeOf(await client.call(getMember))).toBe('GEN0006');
    expect((await client.call(memberLogout)).status).toBe(200);
    await app.close();
  });
});
