/**
 * Double entry: every posting sums to zero, a member's account never goes below zero, and a (kind,
 * ref) happens once.
 */
import { WALLET_GROUP_IDS } from '@site/domain/wallet/groups';
import { fenOf, sumFen, type Fen } from '@site/domain/money';
import type { Store } from '../core/store';
import { newId } from '../core/secrets';

/** Accounts of the house, one per purpose; they may go below zero. */
export const HOUSE = {
  payments: 'house:payments',
  held: 'house:held',
  bets: 'house:bets',
  games: 'house:games',
  opening: 'house:opening',
  adjustments: 'house:adjustments',
} as const;

/** Account of a member's wallet group. */
export const walletOf = (memberCode: string, group: number): string => `${memberCode}:${group}`;

/** One side of a posting: positive goes into the account. */
export interface Movement {
  readonly account: string;
  readonly amount: Fen;
}

/** A posting to make. `ref` makes it happen at most once per kind. */
export interface PostingDraft {
  readonly kind: string;
  readonly ref: string;
  readonly title: string;
  readonly movements: readonly Movement[];
}

/** The member's account does not cover the debit. */
export class InsufficientFunds extends Error {}

/** A posting as the control surface shows it; amounts in fen. */
export interface PostingView {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly title: string;
  readonly createdAt: number;
  readonly entries: readonly {
    readonly account: string;
    readonly amount: Fen;
    readonly balanceAfter: Fen;
  }[];
}

/** The ledger. */
export interface Ledger {
  /** @returns false when this (kind, ref) has happened before; nothing moves then. */
  readonly post: (draft: PostingDraft, at: number) => boolean;
  readonly balance: (account: string) => Fen;
  readonly balances: (
    memberCode: string,
  ) => readonly { readonly group: number; readonly balance: Fen }[];
  readonly postingsOf: (memberCode: string) => readonly PostingView[];
  /** Makes the wallets of a member that are missing. */
  readonly openWallets: (memberCode: string) => void;
}

interface AccountRow {
  readonly balance: number;
  readonly member_code: string | null;
}
interface EntryRow {
  id: string;
  kind: string;
  ref: string;
  title: string;
  created_at: number;
  account_id: string;
  amount: number;
  balance_after: number;
}

function move(db: Store, postingId: string, { account, amount }: Movement): void {
  db.run('INSERT INTO accounts (id) VALUES (?) ON CONFLICT DO NOTHING', account);
  const before = db.one<AccountRow>(
    'SELECT balance, member_code FROM accounts WHERE id = ?',
    account,
  );
  const after = BigInt(before?.balance ?? 0) + amount;
  if (before?.member_code !== null && after < 0n) throw new InsufficientFunds(account);
  db.run('UPDATE accounts SET balance = ? WHERE id = ?', after, account);
  db.run(
    'INSERT INTO entries (posting_id, account_id, amount, balance_after) VALUES (?, ?, ?, ?)',
    postingId,
    account,
    amount,
    after,
  );
}

function viewsOf(rows: readonly EntryRow[]): PostingView[] {
  const byId = new Map<
    string,
    { view: PostingView; entries: { account: string; amount: Fen; balanceAfter: Fen }[] }
  >();
  for (const row of rows) {
    const entries = byId.get(row.id)?.entries ?? [];
    const view: PostingView = {
      id: row.id,
      kind: row.kind,
      ref: row.ref,
      title: row.title,
      createdAt: row.created_at,
      entries,
    };
    if (!byId.has(row.id)) byId.set(row.id, { view, entries });
    entries.push({
      account: row.account_id,
      amount: fenOf(BigInt(row.amount)),
      balanceAfter: fenOf(BigInt(row.balance_after)),
    });
  }
  return [...byId.values()].map(({ view }) => view);
}

/** The ledger over a database. */
export function createLedger(db: Store): Ledger {
  return {
    post: (draft, at) =>
      db.tx(() => {
        if (sumFen(draft.movements.map(({ amount }) => amount)) !== 0n)
          throw new RangeError(`${draft.kind} ${draft.ref}: movements do not sum to zero`);
        const id = newId('P');
        const made = db.run(
          'INSERT INTO postings (id, kind, ref, title, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (kind, ref) DO NOTHING',
          id,
          draft.kind,
          draft.ref,
          draft.title,
          at,
        );
        if (made === 0) return false;
        for (const movement of draft.movements) if (movement.amount !== 0n) move(db, id, movement);
        return true;
      }),
    balance: (account) =>
      fenOf(
        BigInt(
          db.one<AccountRow>('SELECT balance, member_code FROM accounts WHERE id = ?', account)
            ?.balance ?? 0,
        ),
      ),
    balances: (memberCode) =>
      db
        .all<{ wallet_group: number; balance: number }>(
          'SELECT wallet_group, balance FROM accounts WHERE member_code = ? ORDER BY wallet_group',
          memberCode,
        )
        .map((row) => ({ group: row.wallet_group, balance: fenOf(BigInt(row.balance)) })),
    postingsOf: (memberCode) =>
      viewsOf(
        db.all<EntryRow>(
          `SELECT p.id, p.kind, p.ref, p.title, p.created_at, e.account_id, e.amount, e.balance_after FROM entries e
       JOIN postings p ON p.id = e.posting_id WHERE e.posting_id IN
       (SELECT posting_id FROM entries x JOIN accounts a ON a.id = x.account_id WHERE a.member_code = ?) ORDER BY e.id`,
          memberCode,
        ),
      ),
    openWallets: (memberCode) => {
      for (const group of WALLET_GROUP_IDS) {
        db.run(
          'INSERT INTO accounts (id, member_code, wallet_group) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          walletOf(memberCode, group),
          memberCode,
          group,
        );
      }
    },
  };
}
