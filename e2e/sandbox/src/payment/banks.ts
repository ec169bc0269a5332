/**
 * Saved cards and wallets: a card only by a token of the vault, at most five, its number never
 * known here (safety C-89).
 */
import * as rows from '@site/contracts/payment-banks';
import { maskName } from '@site/domain/formatting/mask';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashOf, newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { checkSafehouse } from '../members/profile';
import { memberOfCall } from '../members/routes';
import { vaultUrl } from '../vault/routes';
import { takeCard } from '../vault/store';
import { isProved } from '../verification/codes';
import { flagOf } from '../verification/steps';
import { decideDue } from './decide';

const MOST = 5;

/** Banks a card may belong to. */
export const BANKS = [
  { code: 'ICBC', name: '中国工商银行' },
  { code: 'ABC', name: '中国农业银行' },
  { code: 'BOC', name: '中国银行' },
  { code: 'CCB', name: '中国建设银行' },
  { code: 'BOCOM', name: '交通银行' },
  { code: 'CMB', name: '招商银行' },
  { code: 'CITIC', name: '中信银行' },
  { code: 'CIB', name: '兴业银行' },
  { code: 'SPDB', name: '浦发银行' },
  { code: 'PSBC', name: '中国邮政储蓄银行' },
] as const;

/** A saved card or wallet as stored. */
export interface Bank {
  readonly id: string;
  readonly member_code: string;
  readonly kind: string;
  readonly bank_code: string;
  readonly network: string | null;
  readonly last: string;
  readonly is_default: number;
  readonly created_at: number;
}

const COLUMNS = 'id, member_code, kind, bank_code, network, last, is_default, created_at';

const banksOf = (context: Context, memberCode: string): Bank[] =>
  context.db.all<Bank>(
    `SELECT ${COLUMNS} FROM member_banks WHERE member_code = ? AND removed = 0 ORDER BY is_default DESC, created_at`,
    memberCode,
  );

/** One of a member, or null. */
export const bankOf = (context: Context, memberCode: string, id: string): Bank | null =>
  banksOf(context, memberCode).find((each) => each.id === id) ?? null;

const nameOf = (bank: Bank): string =>
  bank.kind === 'crypto'
    ? `USDT-${bank.network ?? ''}`
    : (BANKS.find(({ code }) => code === bank.bank_code)?.name ?? bank.bank_code);

/** Bank and last digits. */
export const bankLabel = (bank: Bank): string => `${nameOf(bank)} 尾号${bank.last}`;

const view = (context: Context, bank: Bank): rows.MemberBank => ({
  memberBankId: bank.id,
  kind: bank.kind === 'crypto' ? 'crypto' : 'card',
  bankCode: bank.bank_code,
  bankName: nameOf(bank),
  last: bank.last,
  network: bank.network,
  accountHolderName: maskName(memberOfCall(context, bank.member_code).newInfo.firstName ?? ''),
  isDefault: bank.is_default === 1,
  createdAt: isoAt(bank.created_at),
});

const failed = (text: string): ApiError => new ApiError(422, 'VAL11056', text);

type CardInput = Parameters<typeof numberOf>[2];

/** What identifies the account: the vault's fingerprint of a card, or the address itself. */
function numberOf(
  context: Context,
  memberCode: string,
  input: {
    kind: 'card' | 'crypto';
    bankCode?: string | undefined;
    vaultToken?: string | undefined;
    network?: string | undefined;
    address?: string | undefined;
  },
) {
  if (input.kind === 'crypto') {
    const address = (input.address ?? '').trim();
    const pattern =
      input.network === 'TRC20'
        ? /^T[1-9A-HJ-NP-Za-km-z]{33}$/
        : input.network === 'ERC20'
          ? /^0x[0-9A-Fa-f]{40}$/
          : null;
    if (pattern?.test(address) !== true) throw failed('钱包地址与网络不符');
    // Letters of an ERC20 address are a checksum at most: either case is the same account.
    return {
      fingerprint: hashOf(input.network === 'ERC20' ? address.toLowerCase() : address),
      last: address.slice(-3),
      network: input.network ?? null,
      bankCode: 'USDT',
    };
  }
  if (!BANKS.some(({ code }) => code === input.bankCode)) throw failed('请选择开户银行');
  const card = takeCard(context, memberCode, input.vaultToken ?? '');
  if (card === null) throw failed('银行卡信息已失效，请重新填写');
  return { ...card, network: null, bankCode: input.bankCode ?? '' };
}

function add(
  context: Context,
  memberCode: string,
  input: CardInput & { isDefault?: boolean | undefined },
): rows.MemberBank {
  checkSafehouse(context, memberCode);
  if ((memberOfCall(context, memberCode).newInfo.firstName ?? '') === '')
    throw failed('请先填写真实姓名');
  if (
    flagOf(context, memberCode, 'isDepositVerificationOTP') &&
    !isProved(context, memberCode, 'BankCardVerification')
  )
    throw failed('请先完成验证码验证');
  const saved = banksOf(context, memberCode);
  if (saved.length >= MOST) throw failed(`最多可绑定${MOST}个收款账户`);
  return context.db.tx(() => {
    const number = numberOf(context, memberCode, input);
    const twin = context.db.one<{ member_code: string }>(
      'SELECT member_code FROM member_banks WHERE fingerprint = ? AND removed = 0',
      number.fingerprint,
    );
    if (twin !== null) throw failed('该账户已被绑定');
    const bank: Bank = {
      id: newId('MB'),
      member_code: memberCode,
      kind: input.kind,
      bank_code: number.bankCode,
      network: number.network,
      last: number.last,
      is_default: input.isDefault === true || saved.length === 0 ? 1 : 0,
      created_at: context.clock.now(),
    };
    if (bank.is_default === 1)
      context.db.run('UPDATE member_banks SET is_default = 0 WHERE member_code = ?', memberCode);
    context.db.run(
      `INSERT INTO member_banks (${COLUMNS}, fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      bank.id,
      memberCode,
      bank.kind,
      bank.bank_code,
      bank.network,
      bank.last,
      bank.is_default,
      bank.created_at,
      number.fingerprint,
    );
    return view(context, bank);
  });
}

function makeDefault(context: Context, memberCode: string, id: string): rows.MemberBank {
  const bank = bankOf(context, memberCode, id);
  if (bank === null) throw refusals.notFound('收款账户');
  context.db.tx(() => {
    context.db.run(
      'UPDATE member_banks SET is_default = CASE WHEN id = ? THEN 1 ELSE 0 END WHERE member_code = ?',
      id,
      memberCode,
    );
  });
  return view(context, { ...bank, is_default: 1 });
}

function remove(context: Context, memberCode: string, id: string): null {
  const open = context.db.one(
    `SELECT 1 AS x FROM applications a JOIN application_details d ON d.application_id = a.id
     WHERE a.member_code = ? AND a.direction = 'Withdrawal' AND a.status = 'Processing' AND json_extract(d.detail, '$.memberBankId') = ?`,
    memberCode,
    id,
  );
  if (open !== null) throw new ApiError(409, 'PAY00426', '该账户有处理中的提款，暂时无法删除');
  context.db.tx(() => {
    context.db.run(
      'UPDATE member_banks SET removed = 1, is_default = 0 WHERE member_code = ? AND id = ?',
      memberCode,
      id,
    );
    const [first] = banksOf(context, memberCode);
    if (first !== undefined)
      context.db.run('UPDATE member_banks SET is_default = 1 WHERE id = ?', first.id);
  });
  return null;
}

export function mountBanks(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getMemberBanks, ({ memberCode }) =>
    banksOf(context, memberCode).map((bank) => view(context, bank)),
  );
  mount(
    app,
    context,
    rows.getBankChoices,
    ({ memberCode, request }: { memberCode: string; request: FastifyRequest }) => ({
      banks: [...BANKS],
      most: MOST,
      vaultUrl: vaultUrl(context, memberCode, request),
    }),
  );
  mount(app, context, rows.addMemberBank, ({ memberCode, body }) => add(context, memberCode, body));
  mount(app, context, rows.changeMemberBank, ({ memberCode, params }) =>
    makeDefault(context, memberCode, params.memberBankId ?? ''),
  );
  mount(
    app,
    context,
    rows.deleteMemberBank,
    ({ memberCode, params }) => remove(context, memberCode, params.memberBankId ?? ''),
    () => {
      decideDue(context);
    },
  );
}
