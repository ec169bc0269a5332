/**
 * What travels with a season's release besides its code: the picture, the one that chats show of a
 * link, and a page of plain HTML that
 * stands in for everything (releases, "never a blank page").
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { SHARE_PICTURE } from '@site/contracts/releases/document/share-tags';
import { remoteSurface } from '@site/contracts/remote-surface';
import { posterPage } from '@site/release/seasons/poster-page';
import type { Part } from '../workspace/parts';

/**
 * Puts picture and page into a season's build.
 *
 * @throws Error when the season declares no poster or its picture is not there: it must not ship
 *   without one.
 */
export function addSeasonFiles(
  part: Pick<Part, 'name' | 'kind' | 'sourceDir' | 'surface'>,
  outDir: string,
): void {
  if (part.kind !== 'season') return;
  const surface = v.safeParse(remoteSurface, part.surface);
  if (!surface.success)
    throw new Error(
      `${part.name}: remote.json is not valid at "${v.getDotPath(surface.issues[0]) ?? ''}"`,
    );
  const { season } = surface.output;
  if (season === undefined) throw new Error(`${part.name}: remote.json declares no season`);
  const picture = path.join(part.sourceDir, season.poster.image);
  if (!fs.existsSync(picture)) throw new Error(`${part.name}: there is no ${season.poster.image}`);
  fs.copyFileSync(picture, path.join(outDir, season.poster.image));
  // Of one without it chats show the site's.
  const card = path.join(part.sourceDir, SHARE_PICTURE);
  if (fs.existsSync(card)) fs.copyFileSync(card, path.join(outDir, SHARE_PICTURE));
  fs.writeFileSync(path.join(outDir, 'poster.html'), posterPage(season));
}
