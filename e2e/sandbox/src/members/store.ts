/** Members: two stored records each (§3.1), self-exclusion, opening balances. */
import { WALLET_GROUP_IDS } from '@site/domain/wallet/groups';
import type { MemberInfo } from '@site/contracts/member';
import type { SelfExclusion } from '@site/contracts/self-exclusion';
import { fenOf, parseCny } from '@site/domain/money';
import type { Context } from '../core/context';
import { passwordHash } from '../core/secrets';
import { HOUSE, walletOf } from '../ledger/ledger';
import { DEMO_MEMBERS, type MemberDraft } from './demo-members';
import { seedCards } from '../payment/demo';
import { changePrivate, privateFrom } from './private';

/** A member as stored. */
export interface Member {
  readonly memberCode: string;
  readonly userName: string;
  readonly password: string;
  readonly oldInfo: MemberInfo;
  readonly newInfo: MemberInfo;
  readonly exclusion: SelfExclusion;
  readonly refusal: string | null;
  readonly failed: number;
}

interface Row {
  member_code: string;
  user_name: string;
  password: string;
  old_info: string;
  new_info: string;
  exclusion: string;
  refusal: string | null;
  failed: number;
}

const NO_EXCLUSION: SelfExclusion = {
  Status: false,
  DisableDeposit: false,
  DisableFundIn: false,
  DisableBetting: false,
  SelfExcludeSetDate: null,
  SelfExcludeExpiredDate: null,
  SelfExcludeDuration: 0,
  SelfExclusionSettingID: 0,
};

const memberFrom = (row: Row): Member => ({
  memberCode: row.member_code,
  userName: row.user_name,
  password: row.password,
  refusal: row.refusal,
  failed: row.failed,
  oldInfo: JSON.parse(row.old_info) as MemberInfo,
  newInfo: JSON.parse(row.new_info) as MemberInfo,
  exclusion: JSON.parse(row.exclusion) as SelfExclusion,
});

/** Finds by member code or user name. */
export function findMember(context: Context, codeOrName: string): Member | null {
  const row = context.db.one<Row>(
    'SELECT * FROM members WHERE member_code = ? OR user_name = ?',
    codeOrName,
    codeOrName.toLowerCase(),
  );
  return row === null ? null : memberFrom(row);
}

/** Sets a wallet to an exact amount by an adjustment posting. */
export function setWallet(
  context: Context,
  memberCode: string,
  group: number,
  amount: string,
  kind: string,
): void {
  const wanted = parseCny(amount);
  if (wanted === null) throw new RangeError(`wallet ${group}: "${amount}" is no amount`);
  const account = walletOf(memberCode, group);
  const change = fenOf(wanted - context.ledger.balance(account));
  if (change === 0n) return;
  const other = kind === 'opening' ? HOUSE.opening : HOUSE.adjustments;
  const moved =
    context.db.one<{ n: number }>('SELECT count(*) AS n FROM entries WHERE account_id = ?', account)
      ?.n ?? 0;
  const ref = `${account}:${moved}`;
  context.ledger.post(
    {
      kind,
      ref,
      title: '账户调整',
      movements: [
        { account, amount: change },
        { account: other, amount: fenOf(-change) },
      ],
    },
    context.clock.now(),
  );
}

/**
 * The older record keeps stale values for the overlapping fields, so that the merge (new wins where
 * it says anything) shows.
 */
function oldRecord(draft: MemberDraft): MemberInfo {
  const { firstName: _new, isVIP: _vip, ...rest } = draft.info;
  return {
    ...rest,
    rowNumber: 1,
    firstName: draft.info.firstName === '' ? '' : '旧姓名',
    isVIP: false,
    memberCode: draft.memberCode,
    userName: draft.userName,
    registrationSite: 'SITE',
    failTimes: 0,
  };
}

const newRecord = (draft: MemberDraft): MemberInfo => ({
  ...draft.info,
  memberCode: draft.memberCode,
  userName: draft.userName,
});

/** Makes a member with its wallets. */
export function addMember(context: Context, draft: MemberDraft): void {
  context.db.tx(() => {
    context.db.run(
      'INSERT INTO members (member_code, user_name, password, old_info, new_info, exclusion, refusal) VALUES (?, ?, ?, ?, ?, ?, ?)',
      draft.memberCode,
      draft.userName.toLowerCase(),
      passwordHash(draft.password),
      JSON.stringify(oldRecord(draft)),
      JSON.stringify(newRecord(draft)),
      JSON.stringify({ ...NO_EXCLUSION, ...draft.exclusion }),
      draft.refusal,
    );
    changePrivate(
      context,
      draft.memberCode,
      privateFrom(draft.memberCode, draft.userName, draft.info),
    );
    context.ledger.openWallets(draft.memberCode);
    for (const group of WALLET_GROUP_IDS)
      setWallet(context, draft.memberCode, group, draft.wallets[group] ?? '0', 'opening');
  });
}

/** Changes stored fields of a member. */
export function changeMember(
  context: Context,
  member: Member,
  change: {
    info?: MemberInfo;
    exclusion?: Partial<SelfExclusion>;
    refusal?: string | null;
    password?: string;
  },
): void {
  context.db.run(
    'UPDATE members SET new_info = ?, exclusion = ?, refusal = ?, password = ?, failed = 0 WHERE member_code = ?',
    JSON.stringify({ ...member.newInfo, ...change.info }),
    JSON.stringify({ ...member.exclusion, ...change.exclusion }),
    change.refusal === undefined ? member.refusal : change.refusal,
    change.password === undefined ? member.password : passwordHash(change.password),
    member.memberCode,
  );
  const known = Object.entries(
    privateFrom(member.memberCode, member.userName, change.info ?? {}),
  ).filter(([, value]) => value !== '');
  if (known.length > 0) changePrivate(context, member.memberCode, Object.fromEntries(known));
}

/** Writes fields of the newer record; what is in the clear is the caller's to keep. */
export function writeInfo(context: Context, memberCode: string, info: MemberInfo): void {
  const member = findMember(context, memberCode);
  if (member === null) return;
  context.db.run(
    'UPDATE members SET new_info = ? WHERE member_code = ?',
    JSON.stringify({ ...member.newInfo, ...info }),
    memberCode,
  );
}

/** Makes the demo members where none exist yet. */
export function seedMembers(context: Context): void {
  if (context.db.one('SELECT 1 AS x FROM members LIMIT 1') !== null) return;
  context.db.tx(() => {
    for (const draft of DEMO_MEMBERS) addMember(context, draft);
    seedCards(context);
  });
}
