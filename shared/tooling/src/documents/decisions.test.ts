/** The list of decisions names each record once, in order, and nothing else. */
import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';

const folder = inWorkspace('shared', 'docs', 'adr');
const records = fs.readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
const lines = fs.readFileSync(inWorkspace('shared/docs/adr/README.md'), 'utf8').trim().split('\n');
const rows = lines.slice(lines.findIndex((line) => line.startsWith('| ---')) + 1);

test('every record stands in the list once, under its number, in order', () => {
  const listed = rows.map((row) =>
    /^\| (\d{3}) \| \[.+\]\((\d{3}-[a-z0-9-]+\.md)\) +\|$/.exec(row),
  );
  expect(listed.map((row) => row?.[2] ?? null)).toEqual(records.toSorted());
  expect(listed.map((row) => row?.[2]?.slice(0, 3))).toEqual(listed.map((row) => row?.[1]));
});

test('every record says its number, its context, what was decided', () => {
  for (const name of records) {
    const text = fs.readFileSync(inWorkspace('shared/docs/adr', name), 'utf8');
    expect([name, text.slice(0, 5)]).toEqual([name, `# ${name.slice(0, 3)}`]);
    expect(text).not.toMatch(/^(?:<{7}|={7}|>{7}|> > >)/m);
  }
});
