import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nextVersion, planned, readChangesets, writeChangeset, type Bump } from './changesets';
import { packPackages } from './pack-packages';
import { readSurfaces, surfaceChange, surfaceIn, untold } from './packed-surface';

const KNOWN = ['@site/domain', '@site/ui'];
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-changesets-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

test.each([
  ['0.1.0', 'major', '0.2.0'],
  ['0.1.4', 'minor', '0.1.5'],
  ['0.1.4', 'patch', '0.1.5'],
  ['1.2.3', 'major', '2.0.0'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'patch', '1.2.4'],
] as const)('%s after a %s change is %s', (version, bump, next) => {
  expect(nextVersion(version, bump)).toBe(next);
});

test('what is written is read again; what is none is refused with its file', () => {
  const file = writeChangeset(root, ['ui:minor', 'domain:major'], ' A chip has a tone. ', KNOWN);
  expect(readChangesets(root, KNOWN)).toEqual([
    {
      file: path.basename(file),
      summary: 'A chip has a tone.',
      bumps: new Map([
        ['@site/ui', 'minor'],
        ['@site/domain', 'major'],
      ]),
    },
  ]);
  expect(() => writeChangeset(root, ['ui:huge'], 'x', KNOWN)).toThrow('"ui:huge" is no change');
  expect(() => writeChangeset(root, ['host:minor'], 'x', KNOWN)).toThrow('domain, ui');
  expect(() => writeChangeset(root, ['ui:minor'], ' ', KNOWN)).toThrow('say what changed');
  const written = fs.readdirSync(root);
  for (const words of [['ui:minor', 'ui:patch'], ['ui:minor', 'ui:minor'], ['ui:minor:patch']])
    expect(() => writeChangeset(root, words, 'x', KNOWN)).toThrow(/"ui:minor:patch"|named twice/);
  expect(fs.readdirSync(root)).toEqual(written);
  for (const summary of [
    'a\n---\nb: [',
    '---\n"@site/ui": major\n---',
    '# {{x}} `---`',
    'a\r\nb',
  ]) {
    const made = path.basename(writeChangeset(root, ['ui:minor'], summary, KNOWN));
    const read = readChangesets(root, KNOWN).find((each) => each.file === made);
    expect([read?.summary, [...(read?.bumps ?? [])]]).toEqual([summary, [['@site/ui', 'minor']]]);
  }
  for (const text of ['---\n"@site/host": minor\n---\n\nx', 'nothing', '---\n---\n\nx']) {
    fs.writeFileSync(path.join(root, 'odd.md'), text);
    expect(() => readChangesets(root, KNOWN)).toThrow('.changeset/odd.md is no changeset');
  }
  expect(readChangesets(path.join(root, 'none'), KNOWN)).toEqual([]);
});

test('versions and changelogs follow; who stands on what changed is named anew', () => {
  const change = (name: string, bump: Bump, summary: string) => ({
    file: 'x.md',
    summary,
    bumps: new Map([[name, bump]]),
  });
  const packages = [
    { name: '@site/domain', version: '0.1.0', needs: [], changelog: '' },
    {
      name: '@site/ui',
      version: '1.2.0',
      needs: ['@site/domain'],
      changelog: '# @site/ui\n\n## 1.2.0\n\n### New\n\n- Tabs.\n',
    },
  ];
  const plan = planned(packages, [
    change('@site/domain', 'patch', 'Fen are rounded.'),
    change('@site/domain', 'major', 'Money is exact.'),
  ]);
  expect(plan.get('@site/domain')).toEqual({
    version: '0.2.0',
    changelog:
      '# @site/domain\n\n## 0.2.0\n\n### Breaks\n\n- Money is exact.\n\n### Mended\n\n- Fen are rounded.\n',
  });
  expect(plan.get('@site/ui')).toEqual({
    version: '1.2.1',
    changelog:
      '# @site/ui\n\n## 1.2.1\n\n### Mended\n\n- stands on @site/domain 0.2.0\n\n## 1.2.0\n\n### New\n\n- Tabs.\n',
  });
  expect(planned(packages, []).get('@site/ui')).toEqual({
    version: '1.2.0',
    changelog: packages[1]?.changelog,
  });
});

test('a change that nobody told of is named with what to type; a name that is gone is a break', () => {
  const show = (text: string) => {
    fs.writeFileSync(path.join(root, 'a.d.ts'), text);
    return surfaceIn(root);
  };
  const before = show(
    '/** One. */\nexport declare const a: 1;\nexport { b, c as d } from "./b";\n',
  );
  expect(before).toEqual({ 'a.d.ts': expect.stringMatching(/^[0-9a-f]{8} a b d$/) });
  const same = show(
    '/** Said better. */\nexport declare const a: 1;\nexport { b, c as d } from "./b";',
  );
  expect(untold('@site/ui', surfaceChange(before, same), [])).toBeNull();
  const more = surfaceChange(
    before,
    show('export declare const a: 2;\nexport { b, c as d } from "./b";'),
  );
  expect(untold('@site/ui', more, [])).toContain('npm run new -- changeset ui:minor --title');
  const less = surfaceChange(before, show('export declare const a: 1;'));
  expect(untold('@site/ui', less, [])).toContain('a.d.ts exports b no more');
  const told = (bump: Bump) => [
    { file: 'x.md', summary: 'x', bumps: new Map([['@site/ui', bump]]) },
  ];
  expect(untold('@site/ui', more, told('patch'))).toBeNull();
  expect(untold('@site/ui', less, told('minor'))).toContain('changeset ui:major');
  expect(untold('@site/ui', less, told('major'))).toBeNull();
  expect(untold('@site/domain', more, told('major'))).toContain('changeset domain:minor');
});

test('packing empties a folder of packed packages, and touches no other', () => {
  fs.writeFileSync(path.join(root, 'site-ui-0.1.0.tgz'), '');
  fs.writeFileSync(path.join(root, 'my work.txt'), 'mine');
  expect(() => packPackages(root)).toThrow(/is no folder of packed packages.*my work\.txt/);
  expect(fs.readdirSync(root).sort()).toEqual(['my work.txt', 'site-ui-0.1.0.tgz']);
});

test('a damaged record of the last versions is said, with what brings it back', () => {
  const file = path.join(root, 'surface.json');
  for (const text of ['<<<<<<< HEAD', '', 'null', '{"@site/ui":null}', '{"@site/ui":{"a":1}}']) {
    fs.writeFileSync(file, text);
    expect(() => readSurfaces(file)).toThrow(/surface\.json is no record.*git checkout HEAD -- /s);
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  }
  fs.rmSync(file);
  expect(() => readSurfaces(file)).toThrow('is no record');
  fs.writeFileSync(file, '{"@site/ui":{"a.d.ts":"1 a"}}');
  expect(readSurfaces(file)).toEqual({ '@site/ui': { 'a.d.ts': '1 a' } });
});
