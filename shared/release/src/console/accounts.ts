/** Named accounts of the console, in the vault: their passwords are kept as scrypt only. */
import { sentence } from '@site/domain/releases/sentence';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readJson } from '@site/contracts/releases/read';
import { CONSOLE_ROLES, type ConsolePerson } from '@site/domain/releases/console-roles';
import { refused } from '../changes/change';
import type { Vault } from '../signing/keys';
import { withLock, writeAtomic } from '../store/atomic-write';
import { consoleToken } from './token';

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);

/** What one guess costs: 32 MB. Passwords are random texts, so that there is little to guess. */
const COST = { N: 32_768, r: 8, p: 1 } as const;
const MAX_MEMORY = 64 * 1_024 * 1_024;
const HASH_BYTES = 32;

const AccountSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}. _-]{0,39}(?<! )$/u)),
  role: v.picklist(CONSOLE_ROLES),
  squad: v.nullable(v.string()),
  salt: v.pipe(v.string(), v.base64()),
  hash: v.pipe(v.string(), v.base64()),
  cost: v.object({ N: v.number(), r: v.number(), p: v.number() }),
  disabled: v.boolean(),
  madeAt: v.string(),
});
const FileSchema = v.object({
  schema: v.literal('console-accounts/1'),
  accounts: v.array(AccountSchema),
});

/** An account as it is kept. */
export type Account = v.InferOutput<typeof AccountSchema>;

const fileOf = ({ dir }: Vault): string => path.join(dir, 'console-accounts.json');

/**
 * All accounts, in the order they were made; empty before the first.
 *
 * @throws Error when the file is damaged: then nobody is let in, rather than everybody.
 */
export function readAccounts(vault: Vault): readonly Account[] {
  const file = fileOf(vault);
  if (!fs.existsSync(file)) return [];
  const read = v.safeParse(FileSchema, readJson(fs.readFileSync(file, 'utf8')));
  if (read.success) return read.output.accounts;
  throw new Error(
    `${file} is damaged; put it back from a copy, or delete it and add accounts anew`,
  );
}

const isOperator = ({ role, disabled }: Account): boolean => role === 'operator' && !disabled;

/** Reads and writes in one: of two commands side by side neither undoes what the other did. */
function change(
  vault: Vault,
  next: (known: readonly Account[]) => readonly Account[],
): Promise<void> {
  const file = fileOf(vault);
  return withLock(path.join(vault.dir, `.${path.basename(file)}.lock`), () =>
    write(vault, next(readAccounts(vault))),
  );
}

function write(vault: Vault, accounts: readonly Account[]): void {
  // With none left the token lets in again: whoever may write here may sign a release, too.
  if (accounts.length > 0 && !accounts.some(isOperator))
    throw refused`one account has to be an operator: add or enable one first, with --role operator`;
  writeAtomic(
    fileOf(vault),
    `${JSON.stringify({ schema: 'console-accounts/1', accounts }, null, 1)}\n`,
    0o600,
  );
}

const hashOf = (password: string, salt: Buffer, cost: Account['cost']): Promise<Buffer> =>
  scrypt(password.trim().normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY });

async function secretOf(password: string): Promise<Pick<Account, 'salt' | 'hash' | 'cost'>> {
  const salt = crypto.randomBytes(16);
  const hash = await hashOf(password, salt, COST);
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), cost: COST };
}

/** What is said of an account; `squad` only for that role. */
export interface NewAccount extends ConsolePerson {
  readonly name: string;
}

/**
 * Adds an account with a password of its own.
 *
 * @returns the password, which is kept nowhere.
 * @throws Refused for a name that is taken or none, a squad that is missing, and a first account
 *   that is no operator.
 */
export async function addAccount(
  vault: Vault,
  { name, role, squad }: NewAccount,
  now: Date,
): Promise<string> {
  if (!v.is(AccountSchema.entries.name, name))
    throw refused`"${name}" is no name of an account: 1 to 40 letters and digits`;
  if ((role === 'squad') !== (squad !== null))
    throw refused`a squad is named with --squad, for the role squad and no other`;
  const password = consoleToken();
  const secret = await secretOf(password);
  const made = { name, role, squad, ...secret, disabled: false, madeAt: now.toISOString() };
  await change(vault, (known) => {
    if (known.some((each) => each.name === name))
      throw refused`there is an account "${name}"; a new password: account password ${name}`;
    return [...known, made];
  });
  return password;
}

const changed = (vault: Vault, name: string, over: Partial<Account> | null): Promise<void> =>
  change(vault, (known) => {
    if (!known.some((each) => each.name === name))
      throw refused`there is no account "${name}"; there are: ${known.map((each) => each.name).join(', ') || sentence`none`}`;
    return known.flatMap((each) =>
      each.name !== name ? [each] : over === null ? [] : [{ ...each, ...over }],
    );
  });

/**
 * Lets nobody in with an account any more, open pages included, or lets it in again.
 *
 * @throws Refused for a name that is none, and for the last operator.
 */
export const setDisabled = (vault: Vault, name: string, disabled: boolean): Promise<void> =>
  changed(vault, name, { disabled });

/**
 * Takes an account away; without any the token lets in again.
 *
 * @throws Refused for a name that is none, and for the last operator among others.
 */
export const removeAccount = (vault: Vault, name: string): Promise<void> =>
  changed(vault, name, null);

/**
 * A new password; the one before, and who is signed in with it, is out.
 *
 * @throws Refused for a name that is none.
 */
export async function newPassword(vault: Vault, name: string): Promise<string> {
  const password = consoleToken();
  await changed(vault, name, await secretOf(password));
  return password;
}

/** A hash that fits no password: a name that is none costs as much time as one that is. */
const NOBODY: Pick<Account, 'salt' | 'hash' | 'cost'> = {
  salt: Buffer.alloc(16).toString('base64'),
  hash: Buffer.alloc(HASH_BYTES).toString('base64'),
  cost: COST,
};

/** The account of a name and password; null when they do not fit or it is disabled. */
export async function accountOf(
  accounts: readonly Account[],
  name: string,
  password: string,
): Promise<Account | null> {
  const found = accounts.find((each) => each.name === name && !each.disabled) ?? null;
  const { salt, hash, cost } = found ?? NOBODY;
  const given = await hashOf(password, Buffer.from(salt, 'base64'), cost);
  return crypto.timingSafeEqual(given, Buffer.from(hash, 'base64')) ? found : null;
}
