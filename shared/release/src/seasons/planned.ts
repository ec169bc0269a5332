/**
 * Windows under embargo: kept where nobody outside can read them until their hour (releases D5,
 * embargo).
 */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  BeijingInstantSchema,
  CountSchema,
  VersionIdSchema,
} from '@site/contracts/releases/primitives';
import { readJson } from '@site/contracts/releases/read';
import { PLANS_FILE } from '../held';
import type { ReleaseStore } from '../store/release-store';

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

/** One reading: the plans, and the mark that a change of them is written by. */
async function read(
  held: ReleaseStore,
): Promise<{ readonly plans: readonly Planned[]; readonly etag: string | null }> {
  const file = await held.read(PLANS_FILE);
  if (file === null) return { plans: [], etag: null };
  const parsed = v.safeParse(FileSchema, readJson(file.bytes.toString('utf8')));
  if (!parsed.success)
    throw new Error(
      `${PLANS_FILE} in ${held.place} is damaged; restore it from its backup or plan its seasons again`,
    );
  return {
    etag: file.etag,
    plans: parsed.output.windows.toSorted(
      (one, other) => Date.parse(one.plan.revealAt) - Date.parse(other.plan.revealAt),
    ),
  };
}

/**
 * What waits, the next reveal first.
 *
 * @param held where it is kept, sealed.
 * @throws Error when the file is damaged: a plan must not be lost silently.
 * @throws Refused where it is sealed by a pair that this machine does not have.
 */
export const readPlanned = async (held: ReleaseStore): Promise<readonly Planned[]> =>
  (await read(held)).plans;

function bytesOf(windows: readonly Planned[]): Buffer {
  const file = { schema: 'mf-planned/1', windows };
  const fits = v.safeParse(FileSchema, file);
  // What could not be read again would lock everybody out of all plans.
  if (!fits.success)
    throw new Error(
      `this plan cannot be kept (${v.getDotPath(fits.issues[0]) ?? 'it'}: ${fits.issues[0].message}); nothing was changed`,
    );
  return Buffer.from(`${JSON.stringify(file, null, 1)}\n`);
}

/** More writers than this at one moment are no coincidence. */
const TRIES = 50;

/**
 * Changes the plans; when another writer was faster, what he left is changed.
 *
 * @returns whether anything differs.
 */
async function change(
  held: ReleaseStore,
  next: (before: readonly Planned[]) => readonly Planned[],
): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { plans, etag } = await read(held);
    const after = next(plans);
    if (isDeepStrictEqual(plans, after)) return false;
    if (await held.swap(PLANS_FILE, bytesOf(after), etag)) return true;
  }
  throw new Error('other commands kept changing the plans; nothing was changed, try again');
}

const isOf = (a: Planned, name: string, id: string): boolean => a.name === name && a.plan.id === id;

/** Whether a plan is still kept as it is, neither moved nor taken out since it was read. */
export const isKept = async (held: ReleaseStore, planned: Planned): Promise<boolean> =>
  (await readPlanned(held)).some((each) => isDeepStrictEqual(each, planned));

/** Keeps a plan; one of the same window is replaced. */
export const keepPlanned = (held: ReleaseStore, planned: Planned): Promise<boolean> =>
  change(held, (before) => [
    ...before.filter((each) => !isOf(each, planned.name, planned.plan.id)),
    planned,
  ]);

/**
 * Forgets the plan of a window.
 *
 * @returns whether there was one.
 */
export const dropPlanned = (held: ReleaseStore, name: string, id: string): Promise<boolean> =>
  change(held, (before) => before.filter((each) => !isOf(each, name, id)));

/** Forgets a plan that was carried out; one that was moved meanwhile stays. */
export const dropDone = (held: ReleaseStore, planned: Planned): Promise<boolean> =>
  change(held, (before) => before.filter((each) => !isDeepStrictEqual(each, planned)));
