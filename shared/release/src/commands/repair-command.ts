import { repair } from '../repair';
import { contextOf, say, signatureOf, type CommandLine } from './command-line';

/** Puts a damaged pointer or snapshot right; `--dry-run` only says from which generation. */
export async function repairCommand(args: CommandLine): Promise<void> {
  const context = contextOf(args);
  const { fault, generation, committed } = await repair(
    context,
    { ...signatureOf(args), why: args.values.why ?? 'repaired from a kept copy' },
    args.values['dry-run'] === true,
  );
  say(`! ${fault.replace(/; put what is live right.*$/, '')}`);
  say(
    committed === null
      ? `would go on from generation ${generation}, the newest that is whole`
      : `generation ${generation}, the newest that is whole, is live again as generation ${committed.generation} on ${context.channel}; orders after ${generation} have to be given again`,
  );
}
