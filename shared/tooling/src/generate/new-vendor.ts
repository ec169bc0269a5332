import path from 'node:path';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { TEMPLATES } from './new-remote';
import { filledTemplate } from './templates';
import { NotPossible, writeFolders } from './write-folder';

/**
 * What a vendor costs beside its folders, in the order of the work: file and what it has to be
 * told. From the first on, the compiler names each of the others.
 */
export const VENDOR_EDITS: readonly (readonly [file: string, what: string])[] = [
  ['shared/domain/src/vendors/odds-vendor.ts', 'its row: addresses, name, tokens, prices'],
  ['shared/domain/src/vendors/combo-tables.ts', 'its combos'],
  ['shared/domain/src/betting/parlay.ts', 'limits of its combos'],
  ['shared/domain/src/releases/money-calls.ts', 'its calls that move money, and their look-ups'],
  ['shared/contracts/src/rows.ts', 'its rows'],
  ['remote-sports/src/vendors/registry.ts', 'how its adapter is loaded'],
  ['remote-sports/src/phrases/combos.ts', 'names of its combos'],
  [
    'remote-sports/src/remote.ts',
    "its board's page; its addresses in remote.json, as remote.test.ts says",
  ],
  ['e2e/sandbox/src/engine/book.ts', 'its margins'],
  ['e2e/sandbox/src/vendors/mount.ts', 'its gateway'],
  ['e2e/sandbox/src/vendors/vendors.ts', 'who tells its readers what changed'],
];

/**
 * Writes the draft of an odds vendor: an adapter that has the whole port and refuses all of it, and
 * its empty tables. The table of vendors does not name it, so nothing of it reaches a member before
 * it is filled.
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
