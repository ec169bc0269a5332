import type { RegistryCanary } from '@site/contracts/releases/registry';
import {
  HaltAbove,
  nextShare,
  rampSalt,
  type LoadCounts,
  type RampShare,
} from '@site/domain/releases/ramp';
import { planSalt } from '@site/domain/releases/plan-names';
import { lineOf, refused, withLine, type Change, type Published } from './change';
import { planWords } from './cohort-words';
import { makeLive, withRecord } from './promote';

/** How a version begins with a few devices. */
export interface CanaryPlan {
  readonly percent: number;
  /** Cohorts that get it whatever the share; as somebody types them. */
  readonly include?: readonly string[];
  /** Cohorts that do not get it, whatever else they are. */
  readonly exclude?: readonly string[];
  readonly failRate?: number;
  readonly minLoads?: number;
  /** The watcher goes on by itself. */
  readonly auto?: boolean;
}

function checkPercent(percent: number): number {
  if (Number.isFinite(percent) && percent >= 0 && percent <= 100) return percent;
  throw refused`a share is a number from 0 to 100, not "${percent}"`;
}

/** Which attempt at the same version this is: a halted ramp that begins again draws new devices. */
function attemptOf(before: RegistryCanary | null | undefined, version: string): number {
  return before?.version === version ? Number(before.salt.split(':').at(-1)) + 1 : 1;
}

const before = ({
  loads,
  failures,
}: LoadCounts): Pick<RegistryCanary, 'loadsBefore' | 'failuresBefore'> => ({
  loadsBefore: loads,
  failuresBefore: failures,
});

/**
 * Shows a version to a share of the devices, beside the stable one.
 *
 * @param counts what was counted of the version so far: a ramp that begins again is not judged by
 *   it.
 */
export const canaryChange =
  (published: Published, plan: CanaryPlan, counts: LoadCounts): Change =>
  (live, now) => {
    const { name, version, kind } = published.release;
    if (kind === 'host')
      throw refused`the host has no canary: it goes live as a whole and back by a rollback`;
    const line = lineOf(live, name);
    if (line.stable === version) throw refused`${name}@${version} is already live for everybody`;
    if (live.revoked.includes(`${name}@${version}`))
      throw refused`${name}@${version} was revoked; publish a new version`;
    // A ramp that begins again leaves out whom it left out, unless the order says otherwise.
    const leftOut = line.canary?.version === version ? line.canary.cohorts?.exclude : undefined;
    const names = planSalt(name, version);
    const include = plan.include && planWords(plan.include, names);
    const exclude = plan.exclude ? planWords(plan.exclude, names) : leftOut;
    const canary: RegistryCanary = {
      version,
      percent: checkPercent(plan.percent),
      salt: rampSalt(name, version, attemptOf(line.canary, version)),
      ...(include || exclude
        ? {
            cohorts: {
              ...(include ? { include } : {}),
              ...(exclude ? { exclude } : {}),
            },
          }
        : {}),
      haltAbove: {
        failRate: plan.failRate ?? HaltAbove.failRate,
        minLoads: plan.minLoads ?? HaltAbove.minLoads,
      },
      halted: null,
      auto: plan.auto === true,
      since: now.toISOString(),
      ...before(counts),
    };
    return withRecord(withLine(live, name, { ...line, canary }), published);
  };

/** What the share of a ramp that runs now is held against. */
export const shareOf = (
  { since, loadsBefore, failuresBefore, haltAbove }: RegistryCanary,
  now: Date,
): RampShare => ({
  heldMs: now.getTime() - Date.parse(since ?? '1970-01-01T00:00:00Z'),
  loadsBefore,
  failuresBefore,
  failRate: haltAbove?.failRate ?? HaltAbove.failRate,
});

/**
 * The ramp that runs.
 *
 * @throws Refused when none does.
 */
export function canaryOf(live: Parameters<Change>[0], name: string): RegistryCanary {
  const { canary } = lineOf(live, name);
  if (canary) return canary;
  throw refused`${name} has no ramp running; start one with: npm run release -- canary ${name}`;
}

/**
 * The next share of a ramp, or everybody at its end: the version becomes the stable one.
 *
 * @param published record of the ramp's version, for the last step.
 * @param from share that was judged: when another order took the step meanwhile, this one does not
 *   take the next.
 * @param counts what was counted of the version so far, for the judgement of the new share.
 */
export const rampChange =
  (name: string, published: Published, from: number, counts: LoadCounts): Change =>
  (live, now) => {
    const canary = canaryOf(live, name);
    if (canary.halted)
      throw refused`the ramp of ${name}@${canary.version} was halted (${canary.halted}); mend it and publish a new version, or start again with: npm run release -- canary ${name}`;
    if (published.release.version !== canary.version)
      throw refused`the ramp of ${name} is at ${canary.version} now, not ${published.release.version}; look again with: npm run release -- status`;
    if (canary.percent !== from)
      throw refused`${name} is at ${canary.percent} % now, not at ${from} % any more: another order was faster; look again with: npm run release -- status`;
    const percent = nextShare(canary.percent);
    if (percent === null || percent === 100) return makeLive(published)(live, now);
    return withLine(live, name, {
      ...lineOf(live, name),
      canary: { ...canary, percent, since: now.toISOString(), ...before(counts) },
    });
  };

/**
 * Sets a ramp to nobody at once, with the reason. Whom it left out stays on record for the next
 * beginning.
 */
export const haltChange =
  (name: string, reason: string): Change =>
  (live) => {
    const canary = canaryOf(live, name);
    if (canary.halted)
      throw refused`the ramp of ${name}@${canary.version} is halted already (${canary.halted})`;
    const { exclude } = canary.cohorts ?? {};
    return withLine(live, name, {
      ...lineOf(live, name),
      canary: { ...canary, percent: 0, cohorts: exclude ? { exclude } : {}, halted: reason },
    });
  };
