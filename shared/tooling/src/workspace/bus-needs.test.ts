import fs from 'node:fs';
import path from 'node:path';
import { BUS_VERSIONS } from '@site/domain/releases/bus-versions';
import { satisfies } from '@site/domain/releases/semver';
import { discoverParts, type Part } from './parts';
import { inWorkspace } from './paths';

const SPOKEN = /\bbus\s*\.(?:on\(\s*'|publish\(\s*\{\s*type:\s*')([a-z-]+(?:@\d+)?)\./g;

function topicsIn(dir: string): Set<string> {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.(test|fixture)\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('node_modules'),
    );
  return new Set(
    files.flatMap((entry) =>
      [...fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8').matchAll(SPOKEN)].map(
        ([, topic]) => topic ?? '',
      ),
    ),
  );
}

const needsOf = (part: Part): Readonly<Record<string, string>> =>
  (part.surface?.['needs'] as { readonly bus?: Readonly<Record<string, string>> } | undefined)
    ?.bus ?? {};
/**
 * What speaks for a part besides its own sources: of a season with a game the kit of its package,
 * of whoever makes tries the kit of prizes.
 */
function sourcesOf(part: Part): readonly string[] {
  const kinds = (part.surface?.['moneyKinds'] ?? []) as readonly string[];
  const own =
    part.kind === 'season'
      ? [part.sourceDir, ...(kinds.length > 0 ? [path.join(part.packageDir, 'kit')] : [])]
      : [path.join(part.sourceDir, 'src')];
  return kinds.includes('prize') ? [...own, inWorkspace('shared/remote-kit/src/prize')] : own;
}

test.each(
  discoverParts()
    .filter(({ kind }) => kind !== 'host')
    .map((part) => [part.name, part] as const),
)('%s names the topics of the bus that it uses, and the host has them', (_name, part) => {
  const used = new Set(sourcesOf(part).flatMap((dir) => [...topicsIn(dir)]));
  const needs = needsOf(part);
  expect(Object.keys(needs).sort()).toEqual([...used].sort());
  for (const [topic, range] of Object.entries(needs))
    expect([
      topic,
      satisfies((BUS_VERSIONS as Readonly<Record<string, string>>)[topic] ?? '', range),
    ]).toEqual([topic, true]);
});
