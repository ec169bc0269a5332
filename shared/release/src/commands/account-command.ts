/** Accounts of the console: who may sign in, and as what. */
import { CONSOLE_ROLES } from '@site/domain/releases/console-roles';
import { Refused } from '../changes/change';
import {
  addAccount,
  newPassword,
  readAccounts,
  removeAccount,
  setDisabled,
} from '../console/accounts';
import { keepAct } from '../console/acts';
import type { Vault } from '../signing/keys';
import { contextOf, needWord, say, signatureOf, type CommandLine } from './command-line';

function list(vault: Vault): void {
  const accounts = readAccounts(vault);
  if (accounts.length === 0)
    return say('no account: the token that the terminal prints lets in, as an operator');
  for (const { name, role, squad, disabled } of accounts)
    say(`${name}   ${role}${squad === null ? '' : ` ${squad}`}${disabled ? '   disabled' : ''}`);
}

const sayPassword = (name: string, password: string): void =>
  say(`${name} signs in with this password; it is shown once and kept nowhere:\n${password}`);

const CHANGES: Readonly<Record<string, (args: CommandLine, name: string) => Promise<void>>> = {
  add: async (args, name) => {
    const { role: wanted, squad = null } = args.values;
    const role = CONSOLE_ROLES.find((each) => each === wanted);
    if (role === undefined) throw new Refused(`--role is one of: ${CONSOLE_ROLES.join(', ')}`);
    const { vault, now } = contextOf(args);
    sayPassword(name, await addAccount(vault, { name, role, squad }, now()));
  },
  password: async (args, name) => sayPassword(name, await newPassword(contextOf(args).vault, name)),
  disable: async (args, name) => {
    await setDisabled(contextOf(args).vault, name, true);
    say(`${name} is out, in open pages too`);
  },
  remove: async (args, name) => {
    await removeAccount(contextOf(args).vault, name);
    say(`${name} is gone`);
  },
  enable: async (args, name) => {
    await setDisabled(contextOf(args).vault, name, false);
    say(`${name} may sign in again`);
  },
};

/** Lists accounts, adds, disables and enables them, and gives new passwords. */
export async function accountCommand(args: CommandLine): Promise<void> {
  const word = args.words[1] ?? 'list';
  const { vault, now } = contextOf(args);
  if (word === 'list') return list(vault);
  const change = Object.hasOwn(CHANGES, word) ? CHANGES[word] : undefined;
  if (!change)
    throw new Refused(`accounts can be listed, ${Object.keys(CHANGES).join(', ')}; not "${word}"`);
  const name = needWord(args, 2, 'the name of an account');
  await change(args, name);
  const { by, why } = signatureOf(args);
  keepAct(vault, {
    at: now().toISOString(),
    who: by,
    role: null,
    act: `account ${word}`,
    name: null,
    why,
    outcome: 'done',
    said: name,
  });
}
