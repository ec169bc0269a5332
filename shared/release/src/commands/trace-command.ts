import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { traceStack } from '../maps';
import { Refused } from '../changes/change';
import { contextOf, say, type CommandLine } from './command-line';

/** What was reported: a file, or what is piped in. */
async function stackOf([, file]: readonly string[]): Promise<string> {
  if (file === undefined && process.stdin.isTTY)
    throw new Refused('trace needs a file with the report or its stack, or one piped in');
  if (file === undefined) return text(process.stdin);
  if (!fs.existsSync(file)) throw new Refused(`there is no file ${file}`);
  return fs.readFileSync(file, 'utf8');
}

/** Shows where in the sources a stack of an error report was. */
export async function traceCommand(args: CommandLine): Promise<void> {
  for (const line of await traceStack(contextOf(args).maps, await stackOf(args.words))) say(line);
}
