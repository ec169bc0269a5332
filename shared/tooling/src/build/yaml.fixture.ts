/**
 * A reader of the plain part of YAML that our own files are written in: maps and lists by their
 * indent, one scalar a line, lists in brackets. Anything else throws, so that nothing is passed
 * over.
 */

/** What a file holds. */
export type Yaml = string | null | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
}

const KEY = /^([A-Za-z0-9_.-]+):(?: (.*))?$/;

function scalar(text: string): Yaml {
  if (text.startsWith('['))
    return text
      .slice(1, -1)
      .split(/, (?=['"])/)
      .map((part) => scalar(part.trim()));
  const quoted = /^'((?:[^']|'')*)'$/.exec(text) ?? /^"([^"\\]*)"$/.exec(text);
  if (quoted) return (quoted[1] ?? '').replaceAll("''", "'");
  if (/^[[{&*!|>%@`'"]/.test(text)) throw new Error(`no plain YAML: ${text}`);
  return text;
}

/** A scalar that goes on in deeper lines is one line, as the formatter folds it. */
function foldedOf(lines: readonly Line[], at: number, first: string): readonly [Yaml, number] {
  const indent = lines[at]?.indent ?? 0;
  let [text, next] = [first, at + 1];
  for (let line = lines[next]; line !== undefined && line.indent > indent; line = lines[next]) {
    if (KEY.test(line.text)) throw new Error(`odd indent: ${line.text}`);
    text += ` ${line.text}`;
    next += 1;
  }
  return [scalar(text), next];
}

function blockOf(lines: readonly Line[], at: number): readonly [Yaml, number] {
  const indent = lines[at]?.indent ?? 0;
  const isList = lines[at]?.text.startsWith('- ') === true;
  const list: Yaml[] = [];
  const map: Record<string, Yaml> = {};
  let next = at;
  for (let line = lines[next]; line?.indent === indent; line = lines[next]) {
    if (isList) {
      const [item, end] = foldedOf(lines, next, line.text.slice(2));
      list.push(item);
      next = end;
      continue;
    }
    const [, key = '', text] = KEY.exec(line.text) ?? [];
    if (key === '' || Object.hasOwn(map, key)) throw new Error(`no plain YAML: ${line.text}`);
    const deeper = lines[next + 1];
    if (text !== undefined) [map[key], next] = foldedOf(lines, next, text);
    else if (deeper !== undefined && deeper.indent > indent)
      [map[key], next] = blockOf(lines, next + 1);
    else [map[key], next] = [null, next + 1];
  }
  return [isList ? list : map, next];
}

/**
 * Reads a file.
 *
 * @throws Error with the line that is none of the plain kind.
 */
export function readYaml(text: string): Yaml {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(?:#.*)?$/.test(line))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const [value, end] = blockOf(lines, 0);
  if (end !== lines.length) throw new Error(`odd indent: ${lines[end]?.text}`);
  return value;
}
