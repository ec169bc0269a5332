/** Versions and plans that are not public yet: sealed in the store, and what lay here before that. */
import fs from 'node:fs';
import path from 'node:path';
import { readLive } from './live';
import { readKeys, type Vault } from './signing/keys';
import { signingKeys } from './signing/live-keys';
import { directoryStore } from './store/directory-store';
import type { ReleaseStore } from './store/release-store';
import { sealedStore } from './store/sealed-store';

/** File of the plans, in the sealed part of the store and in the folder that had them before. */
export const PLANS_FILE = 'planned.json';

/** Mark of what was read from this machine's folder: writing it again writes it into the store. */
const HERE = 'of this machine';

/**
 * Opens what is held back. A machine from before kept it in its own folder: that is still read
 * where the store has nothing of it, and a plan that is changed moves over.
 */
export function openHeld(
  store: ReleaseStore,
  vault: Vault,
  channel: string,
  now: () => Date,
): ReleaseStore {
  const sealed = sealedStore(store, {
    read: () => readKeys(vault),
    write: async () =>
      signingKeys(vault, now(), (await readLive(store, channel))?.channel ?? null, store.place),
  });
  const versions = directoryStore(path.join(vault.dir, 'held'));
  const plans = path.join(vault.dir, PLANS_FILE);
  const here: ReleaseStore['read'] = async (name) => {
    const found =
      name !== PLANS_FILE
        ? await versions.read(name)
        : fs.existsSync(plans)
          ? { bytes: fs.readFileSync(plans), etag: HERE }
          : null;
    return found && { ...found, etag: HERE };
  };
  return {
    ...sealed,
    read: async (name) => (await sealed.read(name)) ?? here(name),
    list: async (folder) => {
      const there = await sealed.list(folder);
      const known = new Set(there.map((file) => file.path));
      return [...there, ...(await versions.list(folder)).filter((file) => !known.has(file.path))];
    },
    swap: async (name, bytes, etag) => {
      const isDone = await sealed.swap(name, bytes, etag === HERE ? null : etag);
      if (isDone && name === PLANS_FILE) fs.rmSync(plans, { force: true });
      return isDone;
    },
  };
}
