import { getMember, memberInfo, patchMember, putMember } from '@site/contracts/member';
import { getSelfExclusion } from '@site/contracts/self-exclusion';
import { vipCallback } from '@site/contracts/vip-callback';
import { register, registerRestricted } from '@site/contracts/member-register';
import { getBalance } from '@site/contracts/balance';
import { createSandbox } from '../create-sandbox';
import { NOON, codeOf, proveContact, signedIn } from '../testing/signed-in';
import { testClient } from '../testing/client';
import { birthFault, faultOf } from './rules';

const infoOf = async (client: Awaited<ReturnType<typeof signedIn>>['client']) =>
  ((await client.call(getMember)).body.result as { memberNewInfo: Record<string, unknown> })
    .memberNewInfo;

describe('member info', () => {
  test('[R7.3-6] fields change by key, all or none; the name is set once; phone and mail start again unverified', async () => {
    const { app, client } = await signedIn('newbie01');
    const patched = await client.call(patchMember, {
      body: [
        { key: 'FirstName', value1: '赵新手' },
        { key: 'DOB', value1: '1999-02-28' },
        { key: 'City', value1: '杭州' },
      ],
    });
    expect(patched.body.result).toMatchObject({
      memberNewInfo: { firstName: '赵新手', dob: '1999-02-28', address: { city: '杭州' } },
    });
    const locked = await client.call(patchMember, {
      body: [
        { key: 'City', value1: '北京' },
        { key: 'FirstName', value1: '李四' },
      ],
    });
    expect([locked.status, codeOf(locked)]).toEqual([409, 'VAL08050']);
    expect(await infoOf(client)).toMatchObject({ firstName: '赵新手', address: { city: '杭州' } });
    await client.call(patchMember, {
      body: [
        { key: 'IdentityCard', value1: '11010519491231002X' },
        { key: 'SecretQuestion', value1: '3', value2: '北京国安' },
        { key: 'OfferBonus', value1: 'true' },
      ],
    });
    expect(await infoOf(client)).toMatchObject({
      identityCard: '***************02X',
      secretQID: 3,
      offers: { isBonus: true },
    });
    await app.close();
  });

  test('[R7.3-6] a changed phone or mail is unverified, the same one stays verified; one of another member is taken', async () => {
    const { app, client } = await signedIn();
    await client.call(patchMember, { body: [{ key: 'PhoneNumber', value1: '13900018888' }] });
    expect(await infoOf(client)).toMatchObject({ phoneStatus: 'Verified' });
    await proveContact(client);
    await client.call(putMember, {
      body: { phoneNumber: '13611112222', email: 'neu@mail.example', firstName: '', city: '' },
    });
    expect(await infoOf(client)).toMatchObject({
      phoneStatus: 'Unverified',
      phoneNumber: '********222',
      emailStatus: 'Unverified',
      email: 'n*u@mail.example',
      firstName: '王小明',
    });
    expect(
      codeOf(
        await client.call(patchMember, { body: [{ key: 'PhoneNumber', value1: '13900028888' }] }),
      ),
    ).toBe('MEM00004');
    for (const [key, value1] of [
      ['PhoneNumber', '123'],
      ['Email', 'x'],
      ['DOB', '2010-01-01'],
      ['DOB', '1999-02-30'],
      ['IdentityCard', '110105194912310021'],
      ['ZipCode', '1'],
    ] as const) {
      expect([key, codeOf(await client.call(patchMember, { body: [{ key, value1 }] }))]).toEqual([
        key,
        'VAL08052',
      ]);
    }
    await app.close();
  });

  test('[R3.1-1] both records stay, so that the merge shows; a member without name has none in either', async () => {
    const { app, client } = await signedIn();
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberInfo: { firstName: '旧姓名' },
      memberNewInfo: { firstName: '王小明' },
    });
    const beginner = testClient(app);
    await beginner.login('newbie01');
    expect((await beginner.call(getMember)).body.result).toMatchObject({
      memberInfo: { firstName: '' },
      memberNewInfo: { firstName: '' },
    });
    await app.close();
  });

  test('[R3.1-1] every field and nested part of 3.1 is there, and what is state elsewhere agrees', async () => {
    const { app, client } = await signedIn();
    const { memberInfo: older, memberNewInfo: newer } = (await client.call(getMember)).body
      .result as { memberInfo: Record<string, unknown>; memberNewInfo: Record<string, unknown> };
    const there = new Set([...Object.keys(older), ...Object.keys(newer)]);
    expect(Object.keys(memberInfo.entries).filter((name) => !there.has(name))).toEqual([]);
    expect(newer).toMatchObject({
      verifyAttempts: 5,
      lastLoginTime: '2026-11-21T12:00:00+08:00',
      contacts: [{ contactType: 'Phone', status: 'Verified' }, { contactType: 'Email' }],
    });
    await app.close();
  });

  test('[R5-5] nothing arrives in the clear, also when it was written so', async () => {
    const { app, client } = await signedIn();
    await client.control('PATCH', '/members/member01', {
      phoneNumber: '13711112222',
      email: 'someone@mail.example',
      identityCard: '11010519491231002X',
    });
    const text = JSON.stringify((await client.call(getMember)).body);
    for (const value of ['13711112222', 'someone@', '11010519491231'])
      expect(text).not.toContain(value);
    await app.close();
  });

  test('[R6-3] the VIP callback is for VIP members, once in five minutes', async () => {
    const { app, client, pass } = await signedIn('vip01');
    const body = { description: '请回电', currency: 'CNY', memberCode: 'M100002' };
    expect((await client.call(vipCallback, { body })).body.result).toEqual({
      callbackWithinMinutes: 5,
    });
    expect(codeOf(await client.call(vipCallback, { body }))).toBe('MEM00429');
    pass(300_000);
    expect((await client.call(vipCallback, { body })).status).toBe(200);
    await client.login('member01');
    expect((await client.call(vipCallback, { body })).status).toBe(403);
    await app.close();
  });
});

const FORM = {
  hostName: 'x',
  userName: 'fresh001',
  password: 'abc123',
  phoneNumber: '13512345678',
  dob: '2000-01-01',
  isAdult: true as const,
  acceptsTerms: true as const,
};

describe('registration', () => {
  test('[R7.2-1] a new member is logged in, starts with nothing, and keeps affiliate and referral', async () => {
    const app = createSandbox({ now: () => NOON });
    const client = testClient(app);
    const answer = await client.call(registerRestricted, {
      body: { ...FORM, affiliateCode: 'aff9', referralCode: 'RAF7' },
    });
    const { accessToken, memberCode } = answer.body.result as {
      accessToken: { accessToken: string };
      memberCode: string;
    };
    client.token = accessToken.accessToken;
    client.cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(await infoOf(client)).toMatchObject({
      memberCode,
      userName: 'fresh001',
      phoneStatus: 'Unverified',
      firstName: '',
      referralCode: 'RAF7',
      isDeposited: false,
    });
    expect((await client.call(getBalance, { query: {} })).body.result).toMatchObject({
      totalBalance: 0,
    });
    expect((await client.call(getSelfExclusion)).body.result).toMatchObject({ Status: false });
    expect((await client.login('fresh001', 'abc123')).status).toBe(200);
    await app.close();
  });

  test('[R7.2-1] names, numbers and ages are checked, and each belongs to one member only', async () => {
    const app = createSandbox({ now: () => NOON });
    const client = testClient(app);
    const wrong = [
      { userName: 'Fresh001' },
      { userName: 'a1' },
      { password: 'short' },
      { password: 'onlyletters' },
      { phoneNumber: '12345678901' },
      { dob: '2008-11-22' },
      { currency: 'THB' },
      { email: 'x@' },
    ];
    for (const part of wrong)
      expect([part, codeOf(await client.call(register, { body: { ...FORM, ...part } }))]).toEqual([
        part,
        'VAL08052',
      ]);
    expect((await client.call(register, { body: { ...FORM, dob: '2008-11-21' } })).status).toBe(
      200,
    );
    expect(
      codeOf(await client.call(register, { body: { ...FORM, phoneNumber: '13512345679' } })),
    ).toBe('MEM00004');
    expect(codeOf(await client.call(register, { body: { ...FORM, userName: 'fresh002' } }))).toBe(
      'MEM00004',
    );
    expect(codeOf(await client.call(register, { body: { ...FORM, userName: 'member01' } }))).toBe(
      'MEM00004',
    );
    await app.close();
  });

  test('rules of dates and identity numbers', () => {
    expect(birthFault('2008-11-21', NOON)).toBeNull();
    expect(birthFault('2008-11-22', NOON)).toBe('您必须年满18周岁');
    expect(birthFault('2000-02-30', NOON)).toBe('请输入正确的出生日期');
    expect(birthFault('2008-02-29', Date.parse('2026-02-28T23:59:59+08:00'))).not.toBeNull();
    expect(birthFault('2008-02-29', Date.parse('2026-03-01T00:00:00+08:00'))).toBeNull();
    expect(faultOf('identityCard', '11010519491231002x')).toBeNull();
    expect(faultOf('identityCard', '110105194912310028')).not.toBeNull();
  });
});
