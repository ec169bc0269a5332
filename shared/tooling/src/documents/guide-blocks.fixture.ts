/** Code in the guides: every block is a piece of a real file or a list of commands that exist. */

/** A fenced block of a page. */
export interface Block {
  readonly language: string;
  /** File it is a piece of. */
  readonly file: string | null;
  readonly text: string;
}

/** Blocks of a page, in order. */
export function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^```([a-z]*)(?: file=(\S+))?\n([\s\S]*?)\n```$/gm)].map(
    ([, language = '', file, text = '']) => ({ language, file: file ?? null, text }),
  );
}

/**
 * What is wrong with a block that quotes a file; null when it is a piece of it, line by line.
 *
 * @param read text of a file of the workspace, null when there is none.
 */
export function quoteFault(
  { language, file, text }: Block,
  read: (file: string) => string | null,
): string | null {
  if (file === null)
    return `a block of ${language || 'code'} names no file: write \`\`\`${language || 'ts'} file=…`;
  const source = read(file);
  if (source === null) return `${file} is not there`;
  return `\n${source}\n`.includes(`\n${text}\n`)
    ? null
    : `${file} says something else than: ${text.split('\n')[0] ?? ''}`;
}

/** Commands of the workspace, as the guides write them: in blocks and in running text. */
export function commandsOf(page: string): readonly string[] {
  return [...page.matchAll(/npm (?:run )?[a-z]+(?: -- [^\n`]*)?/g)].map(([command]) =>
    command.trim(),
  );
}

/** What can be asked for. */
export interface Known {
  readonly scripts: readonly string[];
  /** Second words, by script; a script that is not here takes names. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with a command; null when it exists. */
export function commandFault(command: string, { scripts, words }: Known): string | null {
  const [, script = '', rest = ''] = /^npm (?:run )?([a-z]+)(?: -- (.*))?$/.exec(command) ?? [];
  if (!scripts.includes(script)) return `there is no "npm run ${script}"`;
  const [second = ''] = rest.split(' ');
  return second === '' || words[script] === undefined || words[script].includes(second)
    ? null
    : `"npm run ${script}" knows no "${second}"`;
}
