/**
 * Which version of a remote this document enters next: the resolver's answer, less what failed
 * here, at safe points only.
 */
import { offerOf, resolveVersion, type Resolution } from '@site/domain/releases/resolve';
import type { Marks } from './device-marks';
import type { DeviceShares } from './device-shares';
import type { FederationOptions, RegistryView } from '../types';

/**
 * A document runs at most so many versions of one remote: old ones never leave the memory (releases
 * B25).
 */
const VERSIONS_MOST = 2;

/**
 * Makes the chooser.
 *
 * @param marks what this device remembers of versions.
 * @param view the picture of what is live.
 * @param provenNow server time in epoch ms, null while nobody has told it: windows stay shut.
 * @param shares of this device, and words of whoever is looking.
 */
export function versionChooser(
  options: FederationOptions,
  marks: Marks,
  view: () => RegistryView,
  provenNow: () => number | null,
  { bucket, cohorts }: DeviceShares,
) {
  // What this running host offers: its own build's record, not the one that is live elsewhere.
  const offer = offerOf(options.boot.registry);
  const failedHere = new Set<string>();
  const current = new Map<string, string>();
  const ran = new Map<string, Set<string>>();
  const isHeld = options.isHeld ?? (() => false);

  const resolveWith = (name: string, skipped: readonly string[]): Resolution => {
    const override = options.overrides?.[name];
    return resolveVersion(view().registry, name, {
      ...(override === undefined ? {} : { override }),
      now: provenNow(),
      bucket,
      cohorts: cohorts(name),
      ...offer,
      skipped,
    });
  };
  const fresh = (name: string): Resolution => {
    const best = resolveWith(name, [...failedHere, ...marks.leftOut()]);
    // A version that crashed the device before is still better than nothing at all.
    return best.poster === 'no-version' ? resolveWith(name, [...failedHere]) : best;
  };
  const isOff = (name: string): boolean => {
    const { remotes } = view().registry;
    return !Object.hasOwn(remotes, name) || Boolean(remotes[name]?.kill);
  };
  const isRevoked = (name: string): boolean =>
    view().registry.revoked.includes(`${name}@${current.get(name) ?? ''}`);
  const isBarred = (name: string): boolean => isOff(name) || isRevoked(name);
  /** Versions that were revoked while they ran here, by remote. */
  const revoked = new Map<string, string>();
  const wanted = new Set<string>();
  const isFull = (name: string, version: string): boolean => {
    const versions = ran.get(name);
    return versions !== undefined && versions.size >= VERSIONS_MOST && !versions.has(version);
  };
  const resolve = (name: string): Resolution => {
    const next = fresh(name);
    const now = current.get(name);
    if (
      now === undefined ||
      next.version === now ||
      isBarred(name) ||
      failedHere.has(`${name}@${now}`)
    )
      return next;
    if (!isHeld() && next.version !== null && !isFull(name, next.version)) return next;
    return {
      version: now,
      source: null,
      poster: null,
      steps: [
        {
          version: now,
          source: 'registry',
          outcome: 'taken',
          why: 'kept until a new page or a free moment',
        },
      ],
    };
  };

  return {
    resolve,
    /** Somebody wants to enter it. */
    wants: (name: string): void => void wanted.add(name),
    /** See {@link Federation.leaving}. */
    leaving: (name: string): string => {
      if (isOff(name)) return 'off';
      if (isRevoked(name)) revoked.set(name, current.get(name) ?? '');
      return revoked.get(name) ?? '';
    },
    /** A version runs now. */
    loaded: (name: string, version: string): void => {
      current.set(name, version);
      ran.set(name, (ran.get(name) ?? new Set()).add(version));
    },
    /** Remotes that run here, by the version that was entered last. */
    all: () => [...current],
    /**
     * A version failed here.
     *
     * @returns true when another one is left to try; false when none is, and then the
     *   next try begins with the best one again.
     */
    failed: (name: string, version: string): boolean => {
      failedHere.add(`${name}@${version}`);
      if (fresh(name).version !== null) return true;
      for (const key of [...failedHere]) if (key.startsWith(`${name}@`)) failedHere.delete(key);
      return false;
    },
    hasFailed: (name: string): boolean => [...failedHere].some((key) => key.startsWith(`${name}@`)),
    /** Remotes that this page cannot bring up to date any more: a newer page could. */
    outgrown: (): boolean =>
      [...wanted].some((name) => {
        if (isBarred(name)) return false;
        const next = fresh(name);
        return (
          next.poster === 'refresh' ||
          (next.version !== null &&
            next.version !== current.get(name) &&
            isFull(name, next.version))
        );
      }),
  };
}

/** The chooser of one document. */
export type VersionChooser = ReturnType<typeof versionChooser>;
