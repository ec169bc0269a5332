import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { inWorkspace } from '../workspace/paths';

jest.setTimeout(120_000);

/** What ships: a member's page, a member's request or an editor's text reaches the expressions here. */
const FOLDERS = [
  'host/src',
  'host/edge/src',
  'shared/domain/src',
  'shared/contracts/src',
  'shared/platform/src',
  'shared/federation/src',
  'shared/phrases',
  'shared/ui/src',
  'shared/remote-kit/src',
  ...fs.readdirSync(inWorkspace()).filter((name) => name.startsWith('remote-')),
];

/** Tests and what only they run stay here. */
const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|fixture)\.|\.d\.ts$|[\\/]remote-kit[\\/]src[\\/]contract|[\\/]testing[\\/]/.test(
    file,
  );

function sourcesIn(dir: string): readonly string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(full);
    return isSource(full) ? [full] : [];
  });
}

interface Found {
  readonly literals: readonly { readonly source: string; readonly flags: string }[];
  readonly made: boolean;
}

/** The expressions of a source, and whether it makes one from a text that is no literal. */
function expressionsOf(file: string): Found {
  const literals: { source: string; flags: string }[] = [];
  let made = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern, flags, callee } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') literals.push({ source: String(pattern), flags: String(flags) });
    if (
      (type === 'NewExpression' || type === 'CallExpression') &&
      (callee as { value?: unknown } | undefined)?.value === 'RegExp'
    )
      made = true;
    Object.entries(node).forEach(([name, inner]) => {
      if (name !== 'span') visit(inner);
    });
  };
  visit(
    parseSync(fs.readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'es2022',
    }),
  );
  return { literals, made };
}

const files = FOLDERS.flatMap((dir) => sourcesIn(inWorkspace(dir)));

test('[C-04] no regular expression of the product takes more than linear time, whatever it is given', () => {
  const slow: string[] = [];
  let count = 0;
  for (const file of files) {
    for (const literal of expressionsOf(file).literals) {
      count += 1;
      if (analyse(literal, { maxReports: 1 }).reports.length > 0)
        slow.push(`${path.relative(inWorkspace(), file)}: /${literal.source}/${literal.flags}`);
    }
  }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

test('[C-04] a slow one would be found', () => {
  expect(analyse({ source: '^(a+)+$', flags: '' }).reports).not.toEqual([]);
  expect(analyse({ source: 'a*b?a*$', flags: '' }).reports).not.toEqual([]);
});

test('[C-04] none is made from data', () => {
  expect(
    files
      .filter((file) => expressionsOf(file).made)
      .map((file) => path.relative(inWorkspace(), file)),
  ).toEqual([]);
});
