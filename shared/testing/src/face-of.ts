/** The platform as the host hands it to a remote, by the capabilities of its `remote.json`. */
import type { Platform } from '@site/platform';
import { createFace } from '@site/platform/face';
import type { Platform as SitePlatform } from '@site/platform/host';

/** What a surface must say of itself. */
export interface FacedSurface {
  readonly name: string;
  readonly capabilities?: readonly string[] | undefined;
}

/** The face of a remote; a port that it did not declare says which line is missing. */
export const faceOf = (
  platform: SitePlatform,
  { name, capabilities = [] }: FacedSurface,
): Platform =>
  createFace(platform, { name: name.replaceAll('-', '_'), capabilities, explain: true });
