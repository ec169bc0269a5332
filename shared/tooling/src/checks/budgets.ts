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

/**
 * Bytes that a limit keeps free: the name of a version stands in every script, and the gate of a
 * release measures a longer one than this build's (19 bytes too many in one of 453 journeys).
 */
const VERSION_ROOM = 128;

/** True for a size that holds here and may not hold under the name of a squad's own version. */
export const isTight = ({ ok, bytes, limit }: BudgetLine): boolean =>
  ok && bytes > limit - VERSION_ROOM;
