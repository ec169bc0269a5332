import fs from 'node:fs';
import path from 'node:path';
import { BUS_VERSIONS } from '@site/domain/releases/bus-versions';
import { satisfies } from '@site/domain/releases/semver';
import { discoverParts, type Part } from './parts';

const SPOKEN = /\bbus\s*\.(?:on\(\s*'|publish\(\s*\{\s*type:\s*')([a-z-]+)\./g;

function topicsIn(dir: string): Set<string> {
  const files = fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|fixture)\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'));
  return new Set(files.flatMap((entry) => [...fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8').matchAll(SPOKEN)].map(([, topic]) => topic ?? '')));
}

const needsOf = (part: Part): Readonly<Record<string, string>> => ((part.surface?.['needs'] as { readonly bus?: Readonly<Record<string, string>> } | undefined)?.bus ?? {});
/** A season runs the kit of its package; the part of it that speaks is the game. */
const sourcesOf = (part: Part): readonly string[] => (part.kind === 'season' && part.surface?.['moneyKinds'] ? [part.sourceDir, path.join(part.packageDir, 'kit')] : [part.kind === 'season' ? part.sourceDir : path.join(part.sourceDir, 'src')]);

test.each(discoverParts().filter(({ kind }) => kind !== 'host').map((part) => [part.name, part] as const))('%s names the topics of the bus that it uses, and the host has them', (_name, part) => {
  const used = new Set(sourcesOf(part).flatMap((dir) => [...topicsIn(dir)]));
  const needs = needsOf(part);
  expect(Object.keys(needs).sort()).toEqual([...used].sort());
  for (const [topic, range] of Object.entries(needs)) expect([topic, satisfies((BUS_VERSIONS as Readonly<Record<string, string>>)[topic] ?? '', range)]).toEqual([topic, true]);
});
