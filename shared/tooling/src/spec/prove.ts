/** Tries breaks and keeps what they proved. */
import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';
import { breakFaults, breakKey, PROVEN_FILE, readProven, type Break } from './break';
import { ALL_BREAKS } from './breaks';
import { rowsPage } from './rows-page';
import { SPEC_ROWS } from './rows';
import { runRow } from './try-break';

/** The page, from the root. */
export const ROWS_PAGE = 'shared/docs/generated/rows.md';

/**
 * The breaks of these rows; all of them for `all`, those that are not proven yet for `open`.
 *
 * @throws Error naming a row that has none.
 */
export function breaksOf(wanted: readonly string[]): readonly Break[] {
  if (wanted.length === 0 || wanted.includes('all')) return ALL_BREAKS;
  const proven = readProven();
  if (wanted.includes('open'))
    return ALL_BREAKS.filter((each) => proven[each.row]?.key !== breakKey(each));
  return wanted.map((id) => {
    const found = ALL_BREAKS.find(({ row }) => row === id);
    if (found !== undefined) return found;
    throw new Error(
      SPEC_ROWS.some(([row]) => row === id)
        ? `row ${id} has no break yet; they stand in shared/tooling/src/spec/breaks`
        : `there is no row "${id}"; ids look like R2.2-1`,
    );
  });
}

/** Writes the page of the rows. */
export const writeRowsPage = (): void =>
  fs.writeFileSync(inWorkspace(ROWS_PAGE), rowsPage(ALL_BREAKS, readProven()));

/** Notes that a break was noticed, or that it is not any more. */
function keep(tried: Break, isProven: boolean, day: string): void {
  const others = Object.entries(readProven()).filter(([row]) => row !== tried.row);
  const all = isProven ? [...others, [tried.row, { key: breakKey(tried), day }] as const] : others;
  const order = SPEC_ROWS.map(([id]) => id);
  const sorted = all.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const lines = sorted.map(([row, kept]) => `  ${JSON.stringify(row)}: ${JSON.stringify(kept)}`);
  fs.writeFileSync(inWorkspace(PROVEN_FILE), `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Tries breaks one behind the other.
 *
 * @returns those that nobody noticed, each with the reason.
 */
export async function prove(
  breaks: readonly Break[],
  say: (line: string) => void,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const each of breaks) {
    const wrong = breakFaults(each);
    const [whole, broken] =
      wrong.length > 0
        ? (['none', 'none'] as const)
        : [await runRow(each, false), await runRow(each, true)];
    const isProven = whole === 'green' && broken === 'red';
    keep(each, isProven, new Date().toISOString().slice(0, 10));
    say(`${isProven ? 'ok  ' : 'BAD '} ${each.row}  ${each.loses}`);
    if (isProven) continue;
    const reason =
      wrong[0] ?? `${each.shownBy} is ${whole} as it is and ${broken} with ${each.file} changed`;
    say(`       ${reason}`);
    faults.push(`${each.row}: ${reason}`);
  }
  writeRowsPage();
  return faults;
}
