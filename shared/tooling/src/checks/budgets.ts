import fs from 'node:fs';
import path from 'node:path';
import { readJson, readRelease } from '@site/contracts/releases/read';
import { budgetLines, type BudgetLine } from '@site/release/gate/budgets';
import type { BuiltPart } from '../build/build-all';

/** Budgets of all finished builds. */
export function checkBudgets(builds: readonly BuiltPart[]): BudgetLine[] {
  return builds.flatMap(({ part, dir }) => {
    const release = readRelease(readJson(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')));
    if (!release.ok) throw new Error(`${part.name} has no valid release record: ${release.why}`);
    return budgetLines(release.value);
  });
}
