/**
 * Letters have the eight sizes of the scale (`type` of `@site/ui`) and no other: pages of several
 * squads look like one site, and nothing is smaller than the least of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

const FOLDERS = [
  'host/src',
  'shared/ui/src',
  'shared/remote-kit/src',
  ...fs.readdirSync(inWorkspace()).filter((name) => name.startsWith('remote-')),
];

/** What has a size of its own, and why. */
const OWN_SIZE: Readonly<Record<string, string>> = {
  'remote-casino/src/launch/PlayBar.tsx':
    'a bar of pixels: the game below it measures in them, too',
  'remote-casino/src/lobby/card-look.ts': 'letters that stand in for a picture',
  'remote-casino/src/lobby/GameDetails.tsx': 'letters that stand in for a picture',
  'remote-events/kit/parts/SeasonHero.tsx': 'the name of a season is its picture',
  'shared/ui/src/global/shell-css.ts': 'the name of a season is its picture',
  'shared/ui/src/data/Money.tsx': 'a part of whatever amount it stands in',
};

function sourcesIn(dir: string): readonly string[] {
  return fs.readdirSync(inWorkspace(dir), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(dir, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(name);
    return /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name) ? [name] : [];
  });
}

/** Sizes of letters in a source that are numbers of its own. */
const ownSizes = (source: string): readonly string[] =>
  [
    ...source.matchAll(/font-size: ?(?:max\(\d{2}px, )?(?:\$\{px\(|\d)[^;]*/g),
    ...source.matchAll(/font: ?\d{3} (?:\$\{px\(|\d)[^;]*/g),
  ].map(([rule]) => rule);

test('a size of its own is found', () => {
  expect(ownSizes('a { font-size: ${px(15)}; } b { font: 900 ${px(20)} / 1 x; }')).toHaveLength(2);
  expect(ownSizes('a { font-size: ${type.l}; } b { font-size: max(16px, ${type.m}); }')).toEqual(
    [],
  );
});

test.each(FOLDERS)('%s writes in the sizes of the scale', (folder) => {
  const own = sourcesIn(folder)
    .filter((file) => OWN_SIZE[file] === undefined)
    .flatMap((file) =>
      ownSizes(fs.readFileSync(inWorkspace(file), 'utf8')).map((rule) => `${file}: ${rule}`),
    );
  expect(own).toEqual([]);
});

test('nothing is excepted that needs it no more', () => {
  for (const file of Object.keys(OWN_SIZE))
    expect(fs.readFileSync(inWorkspace(file), 'utf8')).toMatch(
      /font(?:-size)?: ?(?:max\(\d{2}px, )?(?:\d|\$\{px)/,
    );
});
