import { explainResolution } from '@site/domain/releases/explain';
import { bucketOf } from '@site/domain/releases/bucket';
import { resolveVersion } from '@site/domain/releases/resolve';
import { liveSeason, seasonPhase, seasonSchedule } from '@site/domain/releases/seasons';
import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import crypto from 'node:crypto';
import { unmetNeeds } from './changes/finish';
import type { Live } from './live';

/** What a device is for `explain`: who asks, when, and with which host. */
export interface Device {
  readonly unitId: string | null;
  readonly now: number;
  readonly cohorts: readonly string[];
  readonly hostApi?: string | undefined;
}

/** Share of a device for a salt: the same arithmetic as in the browser. */
export const bucketFor =
  (unitId: string | null) =>
  (salt: string): number =>
    unitId === null
      ? 1
      : bucketOf(crypto.createHash('sha256').update(`${salt}:${unitId}`).digest());

/**
 * Why a device gets the version it gets, as one sentence: the resolver's own steps (releases,
 * `explain`).
 */
export function explainFor(registry: Registry, name: string, device: Device): string {
  const { host } = registry;
  const resolution = resolveVersion(registry, name, {
    now: device.now,
    bucket: bucketFor(device.unitId),
    cohorts: device.cohorts,
    skipped: [],
    hostApi: device.hostApi ?? host?.api ?? '0',
    mfRuntime: host?.mfRuntime ?? '0',
    shared: host?.shared ?? {},
    bus: host?.bus ?? {},
  });
  const salt = registry.remotes[name]?.canary?.salt;
  const bucket =
    salt === undefined || device.unitId === null
      ? ''
      : `; bucket ${bucketFor(device.unitId)(salt).toFixed(4)}`;
  return `${explainResolution(name, resolution)}${bucket}`;
}

function rampText({ canary }: RegistryRemote): string {
  if (!canary) return '';
  return canary.halted
    ? `   ramp of ${canary.version} HALTED: ${canary.halted}`
    : `   ramp: ${canary.version} for ${canary.percent} %`;
}

function seasonText(name: string, line: RegistryRemote, now: number, live: string | null): string {
  if (line.tier !== 'seasonal') return '';
  const schedule = seasonSchedule(line, now);
  return `   season: ${seasonPhase(schedule, now)}${schedule ? ` (${schedule.windowId})` : ''}${name === live ? ', shown on the site' : ''}`;
}

/** What is live, one line per part, for people. */
export function statusLines({ channel, registry }: Live, now: number): string[] {
  const { host } = registry;
  const season =
    liveSeason(
      Object.fromEntries(
        Object.entries(registry.remotes).filter(([, line]) => line.tier === 'seasonal'),
      ),
      now,
    )?.name ?? null;
  const remotes = Object.entries(registry.remotes).map(
    ([name, line]) =>
      `  ${name.padEnd(24)} ${line.stable.padEnd(18)} good: ${line.good.join(', ') || '-'}${line.kill ? `   OFF: ${line.kill}` : ''}${rampText(line)}${seasonText(name, line, now, season)}`,
  );
  const needs = unmetNeeds(registry, now);
  return [
    `channel ${channel.channel}, generation ${channel.generation}, issued ${channel.issuedAt}, good until ${channel.expiresAt ?? '-'}, signed by ${[...new Set(channel.sigs.map(({ keyId }) => keyId))].join(', ') || 'nobody'}`,
    `  ${'host'.padEnd(24)} ${(host?.current ?? '-').padEnd(18)} good: ${host?.good.join(', ') || '-'}`,
    ...remotes,
    ...registry.revoked.map((key) => `  revoked: ${key}`),
    ...Object.entries(registry.flags).map(([name, on]) => `  switch ${name}: ${on ? 'on' : 'off'}`),
    ...(needs === null ? [] : [`  warning: ${needs}`]),
  ];
}
