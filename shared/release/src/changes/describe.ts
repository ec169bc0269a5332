import type {
  Registry,
  RegistryCanary,
  RegistryRemote,
  RegistryWindow,
} from '@site/contracts/releases/registry';
import { stableOf } from './change';

/** A stable version that changed. */
export interface VersionChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Which stable versions differ, the host first. */
export function versionChanges(before: Registry, after: Registry): VersionChange[] {
  const names = [
    ...new Set(['host', ...Object.keys(before.remotes), ...Object.keys(after.remotes)]),
  ];
  return names
    .map((name) => ({ name, from: stableOf(before, name), to: stableOf(after, name) }))
    .filter(({ from, to }) => from !== to);
}

/** Whom a ramp adds to its share and whom it leaves out; empty when nobody. */
export function cohortsText({ cohorts }: Pick<RegistryCanary, 'cohorts'>): string {
  const { include = [], exclude = [] } = cohorts ?? {};
  return [
    ...(include.length === 0 ? [] : [`and ${include.join(', ')}`]),
    ...(exclude.length === 0 ? [] : [`without ${exclude.join(', ')}`]),
  ].join(' ');
}

/** A ramp's version and whom it is for. */
export const rampText = (canary: RegistryCanary): string =>
  `${canary.version} for ${canary.percent} % ${cohortsText(canary)}`.trim();

function canaryLine(
  name: string,
  before: RegistryRemote['canary'] | undefined,
  after: RegistryRemote['canary'] | undefined,
): string[] {
  if (after?.halted && !before?.halted)
    return [`${name}: ramp of ${after.version} halted: ${after.halted}`];
  const share = (canary: RegistryRemote['canary'] | undefined): string =>
    canary ? rampText(canary) : 'no ramp';
  return share(before) === share(after) ? [] : [`${name}: ${share(before)} -> ${share(after)}`];
}

const windowText = ({ from, until, priority, killed, killedFor }: RegistryWindow): string =>
  `${from} until ${until}, priority ${priority}${killed ? `, off${killedFor === undefined ? '' : ` (${killedFor})`}` : ''}`;

function windowLines(
  name: string,
  before: readonly RegistryWindow[],
  after: readonly RegistryWindow[],
): string[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [old, next] = [
      before.find((window) => window.id === id),
      after.find((window) => window.id === id),
    ];
    if (old && next)
      return windowText(old) === windowText(next)
        ? []
        : [`${name}: window ${id}: ${windowText(old)} -> ${windowText(next)}`];
    return next
      ? [`${name}: window ${id} planned: ${windowText(next)}`]
      : [`${name}: window ${id} taken out`];
  });
}

function lineChanges(
  name: string,
  before: RegistryRemote | undefined,
  after: RegistryRemote | undefined,
): string[] {
  const off = (line: RegistryRemote | undefined): string | null => line?.kill ?? null;
  const switched =
    off(before) === off(after)
      ? []
      : [
          off(after) === null
            ? `${name}: switched on again`
            : `${name}: switched off: ${off(after)}`,
        ];
  return [
    ...switched,
    ...canaryLine(name, before?.canary, after?.canary),
    ...windowLines(name, before?.windows ?? [], after?.windows ?? []),
  ];
}

/** Everything else that differs, one line each, for the audit record, the terminal and the console. */
export function otherChanges(before: Registry, after: Registry): string[] {
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])];
  const revoked = after.revoked
    .filter((key) => !before.revoked.includes(key))
    .map((key) => `${key}: revoked`);
  const flags = [...new Set([...Object.keys(before.flags), ...Object.keys(after.flags)])]
    .filter((flag) => before.flags[flag] !== after.flags[flag])
    .map((flag) => `switch ${flag}: ${after.flags[flag] === true ? 'on' : 'off'}`);
  return [
    ...names.flatMap((name) => lineChanges(name, before.remotes[name], after.remotes[name])),
    ...revoked,
    ...flags,
  ];
}

/** The whole difference as lines for people. */
export function differenceLines(before: Registry, after: Registry): string[] {
  return [
    ...versionChanges(before, after).map(
      ({ name, from, to }) => `${name}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}`,
    ),
    ...otherChanges(before, after),
  ];
}
