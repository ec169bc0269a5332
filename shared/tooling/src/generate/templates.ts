import fs from 'node:fs';
import path from 'node:path';

/** Texts that stand in a template for what its user chose. */
export type Words = Readonly<Record<string, string>>;
/** Files to be written: path below the target folder, content. */
export type NewFiles = ReadonlyMap<string, string>;

const SUFFIX = '.tmpl';

function fill(text: string, words: Words, where: string): string {
  return text.replaceAll(/\{\{([a-zA-Z]+)\}\}/g, (_all, key: string) => {
    const word = words[key];
    if (word === undefined)
      throw new Error(`template ${where} asks for "${key}", which nobody gave`);
    return word;
  });
}

/**
 * A template folder with its gaps filled, in paths and contents.
 *
 * @throws Error when a gap has no word.
 */
export function filledTemplate(folder: string, words: Words): NewFiles {
  const entries = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX));
  return new Map(
    entries.map((entry) => {
      const file = path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .slice(0, -SUFFIX.length);
      const text = fs.readFileSync(path.join(folder, file + SUFFIX), 'utf8');
      return [fill(file.split(path.sep).join('/'), words, file), fill(text, words, file)] as const;
    }),
  );
}
