/**
 * What the host knows of a season without its code: its words and its picture, as the live version
 * declares them.
 */
import type { SurfaceSeason } from '@site/contracts/remote-surface';
import { fileUrl } from '@site/domain/releases/paths';
import type { Federation } from '@site/federation/types';

/** A season's face. */
export interface SeasonFace extends SurfaceSeason {
  readonly picture: string;
}

/**
 * What a surface says of its season. Its schema was asked when it was published; the shape keeps a
 * broken one from breaking the page.
 */
function seasonIn(surface: unknown): SurfaceSeason | null {
  const season = (surface as { season?: Partial<SurfaceSeason> } | null)?.season;
  return typeof season?.slug === 'string' && Array.isArray(season.poster?.lines)
    ? (season as SurfaceSeason)
    : null;
}

/** The face of a remote; null for one that is no season. */
export function faceOf(
  federation: Pick<Federation, 'surfaces'>,
  remote: string,
): SeasonFace | null {
  const live = federation.surfaces().find(({ name }) => name === remote);
  const season = seasonIn(live?.surface ?? null);
  if (live === undefined || season === null) return null;
  return { ...season, picture: fileUrl(live.name, live.version, season.poster.image) ?? '' };
}
