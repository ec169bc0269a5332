import { called, type GateCheck } from './gate-check';

interface ManifestShared {
  readonly name?: unknown;
  readonly requiredVersion?: unknown;
}

/**
 * What the build asks of the host is what its record says, because the host decides by the record
 * before anything is downloaded, and not every tool's container looks at versions by itself.
 */
export const sharedRanges: GateCheck = (release) => {
  const ranges = (
    Array.isArray(release.manifest?.shared) ? release.manifest.shared : []
  ) as readonly ManifestShared[];
  return ranges.flatMap(({ name, requiredVersion }) => {
    if (typeof name !== 'string' || typeof requiredVersion !== 'string') return [];
    const declared = release.requires.shared?.[name];
    if (declared === undefined || declared === requiredVersion) return [];
    return [
      `${called(release)}: the build asks for ${name} ${requiredVersion}, and its remote.json for ${declared}; say the same in both (needs.shared)`,
    ];
  });
};
