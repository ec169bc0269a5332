/** Words that the product does not use, wherever it is written. */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

const ROOTS = [
  'host/src',
  'host/edge/src',
  'remote-sports',
  'remote-casino',
  'remote-wallet',
  'remote-promotions',
  'remote-events',
  'shared/ui/src',
  'shared/platform/src',
  'shared/federation/src',
  'shared/domain/src',
  'shared/contracts/src',
  'shared/remote-kit/src',
  'shared/phrases/src',
];
const SKIP = new Set(['node_modules', 'dist', '.data', 'devtools']);

function sourcesBelow(dir: string): readonly string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return sourcesBelow(full);
    return /\.tsx?$/.test(full) && !/\.(test|fixture)\.tsx?$/.test(full) ? [full] : [];
  });
}

const sources = ROOTS.flatMap((root) => sourcesBelow(inWorkspace(root))).map((file) => ({
  file: path.relative(inWorkspace(), file).split(path.sep).join('/'),
  text: fs.readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, ''),
}));
const filesWith = (word: RegExp): readonly string[] =>
  sources.filter(({ text }) => word.test(text)).map(({ file }) => file);

test('all of the product is read', () => {
  expect(sources.length).toBeGreaterThan(700);
});

test('[C-02] HTML is written by the component of content alone', () => {
  expect(
    filesWith(
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    ),
  ).toEqual(['shared/ui/src/rich-text/RichTextBody.tsx']);
});

test('[C-03] no text becomes code', () => {
  expect(
    filesWith(/\beval\s*\(|new Function\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\(\s*['"`]/),
  ).toEqual([]);
});

test('[C-33] chance comes from the generator of the browser, never from Math.random', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('[C-76] no permission of the device is needed, and one place alone may ask: the switch of alerts', () => {
  const asks =
    /geolocation|getUserMedia|requestPermission|requestMIDIAccess|clipboard\.read|PushManager|navigator\.(?:usb|hid|serial|bluetooth)/;
  expect(filesWith(asks)).toEqual([
    // In the tap of a member who wants to be told; the site does without (ADR 109).
    'remote-wallet/src/alerts/device.ts',
    // The header that denies them names them.
    'shared/domain/src/serving/security-headers.ts',
  ]);
});
