/**
 * What must not be public yet, in the store that everybody releases into: names and contents are
 * sealed with the key pairs that sign, so that a machine that has them can go on with it, and the
 * public store tells nobody what is there (embargo).
 */
import { refused } from '../changes/change';
import type { PrivatePair } from '../signing/keys';
import { sealedBox, type SealedBox } from './sealed-box';
import {
  StoreConflict,
  type ListedFile,
  type ReleaseStore,
  type StoredFile,
} from './release-store';

const FOLDER = 'held';
/** Most hexadecimal digits of a name in one step of a path. */
const STEP = 100;
const NAME = 'name';

/** The pairs of this machine. */
export interface SealKeys {
  /** Those in force, the newest last; none where this machine has none. */
  readonly read: () => readonly PrivatePair[];
  /**
   * The same for whoever writes: made on first use.
   *
   * @throws Refused where what is live was signed by others.
   */
  readonly write: () => Promise<readonly PrivatePair[]>;
}

function placeIn(box: SealedBox, path: string): string {
  const name = box.seal(Buffer.from(path), NAME).toString('hex');
  const steps = name.match(new RegExp(`.{1,${STEP}}`, 'g')) ?? [];
  return [FOLDER, box.keyId, ...steps].join('/');
}

function pathBehind(box: SealedBox, place: string): string | null {
  const [, , ...steps] = place.split('/');
  return box.open(Buffer.from(steps.join(''), 'hex'), NAME)?.toString('utf8') ?? null;
}

const boxesOf = (pairs: readonly PrivatePair[]): readonly SealedBox[] =>
  pairs.toReversed().map(sealedBox);

interface Found {
  readonly box: SealedBox;
  readonly place: string;
  readonly file: StoredFile;
}

/** Each sealed file with the path behind it; null for one that no pair here opens. */
async function opened(
  store: ReleaseStore,
  boxes: readonly SealedBox[],
): Promise<readonly { readonly file: ListedFile; readonly path: string | null }[]> {
  return (await store.list(FOLDER)).map((file) => {
    const box = boxes.find(({ keyId }) => keyId === file.path.split('/')[1]);
    return { file, path: box === undefined ? null : pathBehind(box, file.path) };
  });
}

async function openedOrRefused(
  store: ReleaseStore,
  boxes: readonly SealedBox[],
): Promise<readonly { readonly file: ListedFile; readonly path: string }[]> {
  return (await opened(store, boxes)).map(({ file, path }) => {
    if (path !== null) return { file, path };
    throw refused`plans and held versions in ${store.place} are sealed with key pair ${file.path.split('/')[1] ?? ''}, which this machine does not have; bring it: --key-file <private-keys.json>, --key-command "<command that prints it>" or the secret RELEASE_KEYS`;
  });
}

async function findIn(
  store: ReleaseStore,
  boxes: readonly SealedBox[],
  path: string,
): Promise<Found | null> {
  for (const box of boxes) {
    const place = placeIn(box, path);
    const file = await store.read(place);
    if (file === null) continue;
    const bytes = box.open(file.bytes, path);
    if (bytes === null)
      throw new Error(
        `${path}, sealed in ${store.place} as ${place}, is damaged; restore it from a backup, or delete it and publish or plan again`,
      );
    return { box, place, file: { bytes, etag: file.etag } };
  }
  // Nothing is there only for whoever could have read it.
  await openedOrRefused(store, boxes);
  return null;
}

/**
 * Opens the sealed part of a store.
 *
 * @returns a store whose reads and lists throw Refused where something was sealed by a pair that
 *   this machine does not have.
 */
export function sealedStore(store: ReleaseStore, keys: SealKeys): ReleaseStore {
  const writing = async (): Promise<readonly SealedBox[]> => boxesOf(await keys.write());
  return {
    place: `${store.place} (held back)`,
    read: async (path) => (await findIn(store, boxesOf(keys.read()), path))?.file ?? null,
    create: async (path, bytes) => {
      const boxes = await writing();
      const there = await findIn(store, boxes, path);
      if (there !== null && !there.file.bytes.equals(bytes)) throw new StoreConflict(path);
      const [newest] = boxes;
      if (there === null && newest !== undefined)
        await store.create(placeIn(newest, path), newest.seal(bytes, path));
    },
    swap: async (path, bytes, etag) => {
      const boxes = await writing();
      const there = await findIn(store, boxes, path);
      const box = there?.box ?? boxes[0];
      return (
        box !== undefined &&
        (there?.file.etag ?? null) === etag &&
        store.swap(placeIn(box, path), box.seal(bytes, path), etag)
      );
    },
    // In the order of their names, as a folder lists them: that of the sealed names is chance.
    list: async (folder) =>
      (await openedOrRefused(store, boxesOf(keys.read())))
        .flatMap(({ file, path }) => (path.startsWith(`${folder}/`) ? [{ ...file, path }] : []))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    remove: async (path) => {
      const there = await findIn(store, await writing(), path);
      if (there !== null) await store.remove(there.place);
    },
  };
}

/**
 * Seals anew, with the pair that stays, what other pairs have sealed.
 *
 * @param before pairs that can still open it.
 * @returns how many files nobody can open any more; they are removed.
 */
export async function sealAnew(
  store: ReleaseStore,
  before: readonly PrivatePair[],
  next: PrivatePair,
): Promise<number> {
  const boxes = boxesOf(before);
  const target = sealedBox(next);
  let lost = 0;
  const files = await opened(store, [...boxes, target]);
  // The oldest first, as they were written: the newest version is told by its time.
  for (const { file, path } of files.toSorted((one, other) => one.file.at - other.file.at)) {
    if (path !== null && placeIn(target, path) === file.path) continue;
    const found = path === null ? null : await findIn(store, boxes, path);
    if (path === null || found === null) lost += 1;
    else await store.create(placeIn(target, path), target.seal(found.file.bytes, path));
    await store.remove(file.path);
  }
  return lost;
}
