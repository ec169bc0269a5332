/** One line for each act of the console, with the name of who did it; in the vault, never served. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ConsoleActSchema, type ConsoleAct } from '@site/contracts/releases/console';
import { readJson } from '@site/contracts/releases/read';
import type { Vault } from '../signing/keys';

const fileOf = ({ dir }: Vault): string => path.join(dir, 'console-acts.jsonl');

/** Keeps a line. */
export function keepAct(vault: Vault, act: ConsoleAct): void {
  fs.mkdirSync(vault.dir, { recursive: true });
  fs.appendFileSync(fileOf(vault), `${JSON.stringify(act)}\n`, { mode: 0o600 });
}

/** The last lines, the newest first; a line that was cut off is passed over. */
export function readActs(vault: Vault, most = 100): readonly ConsoleAct[] {
  const file = fileOf(vault);
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .slice(-most)
    .toReversed()
    .flatMap((line) => {
      const read = v.safeParse(ConsoleActSchema, readJson(line));
      return read.success ? [read.output] : [];
    });
}
