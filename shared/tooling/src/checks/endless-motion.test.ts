/**
 * What moves without end moves by `transform` or `opacity`: a phone's compositor does that alone.
 * Anything else (a gradient that wanders, a height that breathes) draws the page anew sixty times a
 * second for as long as it stands there, which was most of what the main thread did on a first
 * visit.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

const FOLDERS = ['host', 'shared', ...fs.readdirSync(inWorkspace()).filter(isRemote)];

function isRemote(name: string): boolean {
  return name.startsWith('remote-');
}

function sourcesIn(dir: string): readonly string[] {
  return fs.readdirSync(inWorkspace(dir), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(dir, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'tooling'].includes(entry.name) ? [] : sourcesIn(name);
    return /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name) ? [name] : [];
  });
}

/** Properties that keyframes of a source change, beyond those a compositor moves by itself. */
function drawnAnew(source: string): readonly string[] {
  return [
    ...source.matchAll(/(?:@keyframes [\w-]+ ?\{|keyframes`)((?:[^{}`]*\{[^{}]*\})+)/g),
  ].flatMap(([, steps = '']) =>
    [...steps.matchAll(/\{([^{}]*)\}/g)]
      .flatMap(([, rules = '']) => rules.split(';'))
      .map((rule) => rule.split(':')[0]?.trim() ?? '')
      .filter((name) => name !== '' && !['transform', 'opacity'].includes(name)),
  );
}

test('[R9-1] keyframes that draw a page anew are found, in plain styles and in components', () => {
  expect(drawnAnew('@keyframes a{from{background-position:0 0}to{opacity:1}}')).toEqual([
    'background-position',
  ]);
  expect(
    drawnAnew('const a = keyframes`\n  from { height: 0; }\n  50% { opacity: 0 }\n`;'),
  ).toEqual(['height']);
  expect(
    drawnAnew('@keyframes a{to{transform:rotate(1turn)}}@keyframes b{50%{opacity:.4}}'),
  ).toEqual([]);
});

test.each(FOLDERS)('%s moves nothing but transform and opacity', (folder) => {
  const found = sourcesIn(folder).flatMap((file) =>
    drawnAnew(fs.readFileSync(inWorkspace(file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
