/**
 * Windows under embargo: kept where nobody outside can read them until their hour (releases D5,
 * embargo).
 */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  BeijingInstantSchema,
  CountSchema,
  VersionIdSchema,
} from '@site/contracts/releases/primitives';
import { readJson } from '@site/contracts/releases/read';
import { withLock, writeAtomic } from '../store/atomic-write';
import type { Vault } from '../signing/keys';

const PlanSchema = v.object({
  id: v.string(),
  from: BeijingInstantSchema,
  until: BeijingInstantSchema,
  revealAt: BeijingInstantSchema,
  priority: v.number(),
  graceMinutes: CountSchema,
  prefetchJitterSeconds: CountSchema,
});
const PlannedSchema = v.object({
  name: v.string(),
  version: VersionIdSchema,
  plan: PlanSchema,
  by: v.string(),
  why: v.string(),
  at: v.string(),
});
const FileSchema = v.object({ schema: v.literal('mf-planned/1'), windows: v.array(PlannedSchema) });

/** A window that waits for its reveal. */
export type Planned = v.InferOutput<typeof PlannedSchema>;

const fileOf = (vault: Vault): string => path.join(vault.dir, 'planned.json');

/**
 * What waits, the next reveal first.
 *
 * @throws Error when the file is damaged: a plan must not be lost silently.
 */
export function readPlanned(vault: Vault): readonly Planned[] {
  const file = fileOf(vault);
  if (!fs.existsSync(file)) return [];
  const parsed = v.safeParse(FileSchema, readJson(fs.readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new Error(`${file} is damaged; restore it from its backup or plan its seasons again`);
  return parsed.output.windows.toSorted(
    (a, b) => Date.parse(a.plan.revealAt) - Date.parse(b.plan.revealAt),
  );
}

function save(vault: Vault, windows: readonly Planned[]): void {
  const file = { schema: 'mf-planned/1', windows };
  const fits = v.safeParse(FileSchema, file);
  // What could not be read again would lock everybody out of all plans.
  if (!fits.success)
    throw new Error(
      `this plan cannot be kept (${v.getDotPath(fits.issues[0]) ?? 'it'}: ${fits.issues[0].message}); nothing was changed`,
    );
  writeAtomic(fileOf(vault), `${JSON.stringify(file, null, 1)}\n`, 0o600);
}

/**
 * Changes the plans, one writer at a time.
 *
 * @returns whether anything differs.
 */
const change = (
  vault: Vault,
  next: (before: readonly Planned[]) => readonly Planned[],
): Promise<boolean> =>
  withLock(path.join(vault.dir, '.planned.lock'), () => {
    const before = readPlanned(vault);
    const after = next(before);
    if (isDeepStrictEqual(before, after)) return false;
    save(vault, after);
    return true;
  });

const isOf = (a: Planned, name: string, id: string): boolean => a.name === name && a.plan.id === id;

/** Whether a plan is still kept as it is, neither moved nor taken out since it was read. */
export const isKept = (vault: Vault, planned: Planned): boolean =>
  readPlanned(vault).some((each) => isDeepStrictEqual(each, planned));

/** Keeps a plan; one of the same window is replaced. */
export const keepPlanned = (vault: Vault, planned: Planned): Promise<boolean> =>
  change(vault, (before) => [
    ...before.filter((each) => !isOf(each, planned.name, planned.plan.id)),
    planned,
  ]);

/**
 * Forgets the plan of a window.
 *
 * @returns whether there was one.
 */
export const dropPlanned = (vault: Vault, name: string, id: string): Promise<boolean> =>
  change(vault, (before) => before.filter((each) => !isOf(each, name, id)));

/** Forgets a plan that was carried out; one that was moved meanwhile stays. */
export const dropDone = (vault: Vault, planned: Planned): Promise<boolean> =>
  change(vault, (before) => before.filter((each) => !isDeepStrictEqual(each, planned)));
