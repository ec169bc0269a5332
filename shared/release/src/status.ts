import { bucketOf } from '@site/domain/releases/bucket';
import { liveSeason, seasonPhase, seasonSchedule } from '@site/domain/releases/seasons';
import type { RegistryRemote } from '@site/contracts/releases/registry';
import crypto from 'node:crypto';
import { rampText } from './changes/describe';
import { unmetNeeds } from './changes/finish';
import type { Live } from './live';

/** Share of a device for a salt: the same arithmetic as in the browser. */
export const bucketFor =
  (unitId: string | null) =>
  (salt: string): number =>
    unitId === null
      ? 1
      : bucketOf(crypto.createHash('sha256').update(`${salt}:${unitId}`).digest());

function rampLine({ canary }: RegistryRemote): string {
  if (!canary) return '';
  return canary.halted
    ? `   ramp of ${canary.version} HALTED: ${canary.halted}`
    : `   ramp: ${rampText(canary)}`;
}

function seasonText(name: string, line: RegistryRemote, now: number, live: string | null): string {
  if (line.tier !== 'seasonal') return '';
  const schedule = seasonSchedule(line, now);
  return `   season: ${seasonPhase(schedule, now)}${schedule ? ` (${schedule.windowId})` : ''}${name === live ? ', shown on the site' : ''}`;
}

/**
 * What is live, one line per part, for people.
 *
 * @param origins where versions come from, by `name@version`.
 */
export function statusLines(
  { channel, registry }: Live,
  now: number,
  origins: ReadonlyMap<string, string> = new Map(),
): string[] {
  const { host } = registry;
  const season =
    liveSeason(
      Object.fromEntries(
        Object.entries(registry.remotes).filter(([, line]) => line.tier === 'seasonal'),
      ),
      now,
    )?.name ?? null;
  const from = (name: string, version: string | undefined): string[] => {
    const origin = origins.get(`${name}@${version}`);
    return origin === undefined ? [] : [`      ${version}: ${origin}`];
  };
  const remotes = Object.entries(registry.remotes).flatMap(([name, line]) => [
    `  ${name.padEnd(24)} ${line.stable.padEnd(18)} good: ${line.good.join(', ') || '-'}${line.kill ? `   OFF: ${line.kill}` : ''}${rampLine(line)}${seasonText(name, line, now, season)}`,
    ...from(name, line.stable),
    ...from(name, line.canary?.version),
  ]);
  const needs = unmetNeeds(registry, now);
  return [
    `channel ${channel.channel}, generation ${channel.generation}, issued ${channel.issuedAt}, good until ${channel.expiresAt ?? '-'}, signed by ${[...new Set(channel.sigs.map(({ keyId }) => keyId))].join(', ') || 'nobody'}`,
    `  ${'host'.padEnd(24)} ${(host?.current ?? '-').padEnd(18)} good: ${host?.good.join(', ') || '-'}`,
    ...from('host', host?.current),
    ...remotes,
    ...registry.revoked.map((key) => `  revoked: ${key}`),
    ...Object.entries(registry.flags).map(([name, on]) => `  switch ${name}: ${on ? 'on' : 'off'}`),
    ...(needs === null ? [] : [`  warning: ${needs}`]),
  ];
}
