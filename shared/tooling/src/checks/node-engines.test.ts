import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';

/** Whether one alternative of a range, such as `^22.1.0` or `>=18`, takes Node 20.19. */
function takesTwenty(range: string): boolean {
  const [, sign = '', major = ''] = /^\s*([<>=^~]*)\s*v?(\d+|\*)/.exec(range) ?? [];
  if (major === '*' || major === '') return true;
  return sign.startsWith('>') ? Number(major) <= 20 : sign.startsWith('<') || major === '20';
}

test('the packages that want a newer Node than 20 are those of decision 083', () => {
  const lockfile = fs.readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8');
  const wanting = lockfile
    .slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'))
    .split(/\n\n(?= {2}\S)/)
    .flatMap((block) => {
      const name = /^ {2}'?(@?[^'@]+)@/.exec(block)?.[1];
      const range = /\n {4}engines: \{.*?node: '?([^'}]+)'?/.exec(block)?.[1];
      return name !== undefined && range !== undefined && !range.split('||').some(takesTwenty)
        ? [name]
        : [];
    });
  expect(wanting.filter((name) => !name.startsWith('@inquirer/'))).toEqual([
    'content-disposition',
    'mute-stream',
  ]);
  expect(wanting.some((name) => name.startsWith('@inquirer/'))).toBe(true);
});
