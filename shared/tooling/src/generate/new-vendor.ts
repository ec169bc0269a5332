import path from 'node:path';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { TEMPLATES } from './new-remote';
import { filledTemplate } from './templates';
import { NotPossible, writeFolders } from './write-folder';

/**
 * Writes the draft of an odds vendor: an adapter that has the whole port and refuses all of it, and
 * its empty tables. No table of the site names it, so nothing of it reaches a member before it is
 * filled.
 *
 * @returns its folders: adapter, tables.
 * @throws NotPossible when the id is wrong or taken.
 */
export function newVendor(root: string, id: string): readonly string[] {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(id))
    throw new NotPossible(
      `"${id}" is no id of an odds vendor: 2 to 12 small letters and digits, a letter first, e.g. sbo`,
    );
  const ID = id.toUpperCase();
  if (ODDS_VENDORS.some((known) => known === ID))
    throw new NotPossible(
      `the vendor ${ID} is there already; there are: ${ODDS_VENDORS.join(', ')}`,
    );
  const words = { id, ID, Name: `${ID[0] ?? ''}${id.slice(1)}` };
  const folders = [
    {
      dir: path.join(root, 'remote-sports', 'src', 'vendors', id),
      files: filledTemplate(path.join(TEMPLATES, 'vendor-adapter'), words),
    },
    {
      dir: path.join(root, 'shared', 'domain', 'src', 'vendors', id),
      files: filledTemplate(path.join(TEMPLATES, 'vendor-tables'), words),
    },
  ];
  writeFolders(folders);
  return folders.map(({ dir }) => dir);
}
