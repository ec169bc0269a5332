import * as rows from '@site/contracts/payment-banks';
import { createApplication } from '@site/contracts/payment';
import { checkPhoneCode, sendPhoneCode } from '@site/contracts/member-verification';
import type { FastifyInstance } from 'fastify';
import type { TestClient } from '../testing/client';
import { codeOf, signedIn } from '../testing/signed-in';

/** Numbers that pass the Luhn check and that nobody has. */
const NUMBERS = [
  '6222020000000000000',
  '6222020000000000018',
  '6222020000000000026',
  '6222020000000000034',
  '6222020000000000042',
];

async function pageToken(client: TestClient): Promise<string> {
  const { vaultUrl } = (await client.call(rows.getBankChoices)).body.result as { vaultUrl: string };
  return vaultUrl.split('#')[1] ?? '';
}

async function tokenize(
  app: FastifyInstance,
  client: TestClient,
  number: string,
): Promise<{ status: number; token: string; last: string; code: string | undefined }> {
  const response = await app.inject({
    method: 'POST',
    url: '/vault/api/tokenize',
    headers: { authorization: `Bearer ${await pageToken(client)}` },
    payload: { number },
  });
  const { result, errors } = response.json<{
    result?: { token: string; last: string };
    errors?: { errorCode: string }[];
  }>();
  return {
    status: response.statusCode,
    token: result?.token ?? '',
    last: result?.last ?? '',
    code: errors?.[0]?.errorCode,
  };
}

const card = (vaultToken: string) => ({ kind: 'card' as const, bankCode: 'CCB', vaultToken });

describe('saved cards', () => {
  test("[R7.2-1] a card is saved by the vault's token, once; its number is in no answer and in no log of requests (C-89)", async () => {
    const { app, client } = await signedIn();
    const [number = ''] = NUMBERS;
    const { token, last } = await tokenize(app, client, number.replace(/(.{4})/g, '$1 '));
    expect(last).toBe('000');
    const saved = await client.call(rows.addMemberBank, { body: card(token) });
    expect(saved.body.result).toMatchObject({
      kind: 'card',
      bankName: '中国建设银行',
      last: '000',
      accountHolderName: '王*明',
      isDefault: false,
    });
    const again = await client.call(rows.addMemberBank, { body: card(token) });
    expect([again.status, codeOf(again)]).toEqual([422, 'VAL11056']);
    const listed = await client.control('GET', '/requests?path=/vault/');
    expect((listed.body as { requests: object[] }).requests).toHaveLength(1);
    for (const { body } of [await client.call(rows.getMemberBanks), listed])
      expect(JSON.stringify(body).replaceAll(' ', '')).not.toContain(number.slice(0, 12));
    await app.close();
  });

  test('[R8-1] what keeps a card from being saved is VAL11056: a bad token, one of another member, a twin, a sixth, a missing code', async () => {
    const { app, client } = await signedIn();
    expect(codeOf(await client.call(rows.addMemberBank, { body: card('nothing') }))).toBe(
      'VAL11056',
    );
    for (const number of NUMBERS.slice(0, 4))
      expect(
        (
          await client.call(rows.addMemberBank, {
            body: card((await tokenize(app, client, number)).token),
          })
        ).status,
      ).toBe(200);
    expect(
      codeOf(
        await client.call(rows.addMemberBank, {
          body: card((await tokenize(app, client, NUMBERS[4] ?? '')).token),
        }),
      ),
    ).toBe('VAL11056');
    await client.login('vip01');
    expect(
      codeOf(
        await client.call(rows.addMemberBank, {
          body: card((await tokenize(app, client, NUMBERS[0] ?? '')).token),
        }),
      ),
    ).toBe('VAL11056');
    await client.control('POST', '/members/vip01/flags', { isDepositVerificationOTP: true });
    expect(
      codeOf(
        await client.call(rows.addMemberBank, {
          body: card((await tokenize(app, client, NUMBERS[4] ?? '')).token),
        }),
      ),
    ).toBe('VAL11056');
    await client.call(sendPhoneCode, { body: { serviceAction: 'BankCardVerification' } });
    await client.call(checkPhoneCode, {
      body: { serviceAction: 'BankCardVerification', verificationCode: '123456' },
    });
    const { token } = await tokenize(app, client, NUMBERS[4] ?? '');
    expect((await client.call(rows.addMemberBank, { body: card(token) })).status).toBe(200);
    await client.login('newbie01');
    expect(
      codeOf(
        await client.call(rows.addMemberBank, {
          body: card((await tokenize(app, client, '4111111111111111')).token),
        }),
      ),
    ).toBe('VAL11056');
    await app.close();
  });

  test('[R7.2-1] wallets fit their network; one is the default; one with an open withdrawal stays', async () => {
    const { app, client, pass } = await signedIn();
    const wallet = (network: string, address: string) =>
      client.call(rows.addMemberBank, {
        body: { kind: 'crypto', network, address, isDefault: true },
      });
    expect(codeOf(await wallet('TRC20', '0x52908400098527886E0F7030069857D2E4169EE7'))).toBe(
      'VAL11056',
    );
    const added = (await wallet('ERC20', '0x52908400098527886E0F7030069857D2E4169EE7')).body
      .result as rows.MemberBank;
    expect(codeOf(await wallet('ERC20', '0x52908400098527886e0f7030069857d2e4169ee7'))).toBe(
      'VAL11056',
    );
    expect(added).toMatchObject({ last: 'EE7', network: 'ERC20', isDefault: true });
    const toWallet = await client.call(createApplication, {
      body: {
        transactionType: 'Withdrawal',
        methodCode: 'USDT-TRC20',
        amount: '200.00',
        memberBankId: added.memberBankId,
      },
      key: 'wallet-network',
    });
    expect(codeOf(toWallet)).toBe('PAY00427');
    const list = async () =>
      ((await client.call(rows.getMemberBanks)).body.result as rows.MemberBank[]).map(
        ({ memberBankId, isDefault }) => [memberBankId, isDefault],
      );
    expect(await list()).toEqual([
      [added.memberBankId, true],
      ['MB-M100001', false],
    ]);
    await client.call(rows.changeMemberBank, {
      params: { memberBankId: 'MB-M100001' },
      body: { isDefault: true },
    });
    expect(await list()).toEqual([
      ['MB-M100001', true],
      [added.memberBankId, false],
    ]);
    await client.call(createApplication, {
      body: {
        transactionType: 'Withdrawal',
        methodCode: 'LB',
        amount: '100.00',
        memberBankId: 'MB-M100001',
      },
      key: 'bank-open-1',
    });
    expect(
      codeOf(await client.call(rows.deleteMemberBank, { params: { memberBankId: 'MB-M100001' } })),
    ).toBe('PAY00426');
    pass(20_000);
    expect(
      (await client.call(rows.deleteMemberBank, { params: { memberBankId: 'MB-M100001' } })).status,
    ).toBe(200);
    expect(await list()).toEqual([[added.memberBankId, true]]);
    await app.close();
  });
});

describe('the vault page', () => {
  test('[R2.6-1] it is a page of another origin under a strict policy; only its own token opens it', async () => {
    const { app, client } = await signedIn();
    const choices = (
      await client.call(rows.getBankChoices, {
        headers: {
          'x-site-games-origin': 'http://localhost:4300',
          origin: 'http://127.0.0.1:4300',
        },
      })
    ).body.result as { vaultUrl: string; most: number };
    expect(choices.vaultUrl).toMatch(/^http:\/\/localhost:4300\/vault\/card#[\w-]{43}$/);
    const page = await app.inject({
      method: 'GET',
      url: '/vault/card',
      headers: { 'x-site-page-origin': 'http://127.0.0.1:4300' },
    });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; .*form-action 'none'; frame-ancestors http:\/\/127\.0\.0\.1:4300$/,
    );
    expect(page.payload).not.toMatch(/ on\w+=|<script(?! nonce)/);
    const open = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/vault/api/open',
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
    expect((await open(choices.vaultUrl.split('#')[1] ?? '')).json()).toEqual({
      isSuccess: true,
      result: { origin: 'http://127.0.0.1:4300' },
    });
    expect((await open('0123456789abcdef0123456789')).statusCode).toBe(401);
    expect((await open(client.token)).statusCode).toBe(401);
    await app.close();
  });

  test('numbers that are none are refused; a token dies after ten minutes', async () => {
    const { app, client, pass } = await signedIn();
    expect(await tokenize(app, client, '6222020000000000001')).toMatchObject({
      status: 422,
      code: 'VLT00422',
    });
    const { token } = await tokenize(app, client, NUMBERS[0] ?? '');
    pass(599_000);
    await client.login('member01');
    pass(1_000);
    expect(codeOf(await client.call(rows.addMemberBank, { body: card(token) }))).toBe('VAL11056');
    await app.close();
  });
});
