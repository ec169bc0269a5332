/**
 * The face of the platform that a version of a remote is given; loaded before the first remote
 * runs.
 */
import { CAPABILITIES } from '@site/domain/releases/capabilities';
import type { Registry } from '@site/contracts/releases/registry';
import type { Platform } from '@site/platform';
import { createFace } from '@site/platform/face';
import type { Platform as SitePlatform } from '@site/platform/host';
import type { LoadedRemote } from '@site/federation/types';
import { keepIntrinsics } from '@site/federation/integrity/keep-intrinsics';

/**
 * What a version declares. Records from before host API 1.3 name nothing and keep the ports they
 * had (ADR 038).
 */
function capabilitiesOf(
  { versions }: Registry,
  { name, version }: Pick<LoadedRemote, 'name' | 'version'>,
): readonly string[] {
  const declared = versions[`${name}@${version}`]?.surface?.['capabilities'];
  if (declared === undefined) return CAPABILITIES.filter((each) => each !== 'account');
  return Array.isArray(declared) ? declared.filter((each) => typeof each === 'string') : [];
}

/** Makes the face of what was loaded. */
export type FaceMaker = (
  platform: SitePlatform,
  registry: Registry,
  loaded: Pick<LoadedRemote, 'name' | 'version'>,
) => Platform;

/** The one that is used. */
export const faceOf: FaceMaker = (platform, registry, loaded) =>
  createFace(platform, {
    name: loaded.name,
    capabilities: capabilitiesOf(registry, loaded),
    explain: __SITE_TOOLS__,
  });

/**
 * Done before the first remote runs; not by the mere load of this file, so that tests of it touch
 * nothing.
 */
export { keepIntrinsics };
