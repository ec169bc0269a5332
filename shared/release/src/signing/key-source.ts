/**
 * Where the private keys of a release machine come from: its own vault, or a place that several
 * machines share, such as a secret of the environment or a command that asks a vault for it.
 */
import { sentence } from '@site/domain/releases/sentence';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { refused } from '../changes/change';

/** A place outside of the vault that holds the text of `private-keys.json`. */
export interface KeySource {
  /** For messages. */
  readonly place: string;
  /** The file, where it is one: only there keys can be rotated. */
  readonly file: string | null;
  /**
   * The text.
   *
   * @throws Refused when the place gives none.
   */
  readonly read: () => string;
}

/** What a command line says of keys. */
export interface KeyOptions {
  readonly keyFile?: string | undefined;
  readonly keyCommand?: string | undefined;
}

/** Longest time that a command for keys may take, in milliseconds. */
const COMMAND_MS = 60_000;

function fromFile(named: string): KeySource {
  const file = path.resolve(named);
  return {
    place: file,
    file,
    read: () => {
      if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
      throw refused`there is no file ${file} to read key pairs from`;
    },
  };
}

/** How long an answer counts: whoever approves by hand is asked once for a command line. */
const ANSWER_MS = 60_000;
const answers = new Map<string, { readonly text: string; readonly at: number }>();

function fromCommand(command: string, says: string): KeySource {
  return {
    place: `the command of ${says}`,
    file: null,
    read: () => {
      const before = answers.get(command);
      if (before !== undefined && performance.now() - before.at < ANSWER_MS) return before.text;
      const { status, error, signal, stdout } = spawnSync(command, {
        shell: true,
        encoding: 'utf8',
        stdio: ['inherit', 'pipe', 'inherit'],
        timeout: COMMAND_MS,
      });
      if (status !== 0)
        throw refused`the command of ${says} gave no key pairs (${error?.message ?? signal ?? sentence`it ended with ${String(status)}`}); nothing was changed`;
      answers.set(command, { text: stdout, at: performance.now() });
      return stdout;
    },
  };
}

/**
 * The source that is named: an option before the environment (`RELEASE_KEY_FILE`,
 * `RELEASE_KEY_COMMAND`, `RELEASE_KEYS` with the text itself); undefined for the vault's own file.
 *
 * @throws Refused when two are named: which one counts must not depend on an order that nobody
 *   knows.
 */
export function keySource(
  { keyFile, keyCommand }: KeyOptions,
  environment: NodeJS.ProcessEnv,
): KeySource | undefined {
  const of = (
    named: readonly (readonly [string, string | undefined, (value: string) => KeySource])[],
  ): KeySource | undefined => {
    const given = named.flatMap(([says, value, make]) => (value ? [{ says, value, make }] : []));
    const [first, second] = given;
    if (second !== undefined)
      throw refused`keys come from one place, not from ${first?.says ?? ''} and ${second.says}`;
    return first?.make(first.value);
  };
  return (
    of([
      ['--key-file', keyFile, fromFile],
      ['--key-command', keyCommand, (command) => fromCommand(command, '--key-command')],
    ]) ??
    of([
      ['RELEASE_KEY_FILE', environment['RELEASE_KEY_FILE'], fromFile],
      [
        'RELEASE_KEY_COMMAND',
        environment['RELEASE_KEY_COMMAND'],
        (command) => fromCommand(command, 'RELEASE_KEY_COMMAND'),
      ],
      [
        'RELEASE_KEYS',
        environment['RELEASE_KEYS'],
        (text) => ({ place: 'RELEASE_KEYS', file: null, read: () => text }),
      ],
    ])
  );
}
