/** Packed packages as they were made from the same sources before: their compiler runs for seconds. */
import fs from 'node:fs';
import path from 'node:path';
import { putInPlace } from '../build/put-in-place';
import { hashFiles, hashOf, readTree } from '../checks/green/tree';
import { inWorkspace } from '../workspace/paths';

const KEPT = inWorkspace('node_modules', '.cache', 'site', 'packed');
const KEPT_MS = 86_400_000;

/** Beside the folders of the packages: what compiles and packs them, and what names their versions. */
const FOLDERS = [
  ['shared', 'tooling', 'tsconfig'],
  ['shared', 'tooling', 'types'],
  ['shared', 'tooling', 'src', 'generate'],
  ['.changeset'],
] as const;
const FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'] as const;

/** One hash over all that packing reads; `names` are folders of `shared`. */
function keyOf(names: readonly string[]): string {
  const folders = [...names.map((name) => ['shared', name]), ...FOLDERS];
  return hashOf(
    [
      process.version,
      ...folders.map((folder) => hashFiles(readTree(inWorkspace(...folder)), () => true)),
      ...FILES.map((file) => hashOf(fs.readFileSync(inWorkspace(file)))),
    ].join('\n'),
  ).slice(0, 16);
}

/** What nobody has made for a day is of sources that are gone. */
function prune(): void {
  for (const name of fs.readdirSync(KEPT)) {
    const place = path.join(KEPT, name);
    const { mtimeMs } = fs.statSync(place, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT_MS) fs.rmSync(place, { recursive: true, force: true });
  }
}

/**
 * The folder of packed packages of the sources as they are.
 *
 * @param names folders of `shared` that are packed.
 * @param proof the file that is written last.
 * @param pack packs into an empty folder.
 * @throws what `pack` throws; nothing is kept then.
 */
export function packedOnce(
  names: readonly string[],
  proof: string,
  pack: (into: string) => void,
): string {
  const place = path.join(KEPT, keyOf(names));
  if (fs.existsSync(path.join(place, proof))) return place;
  fs.mkdirSync(KEPT, { recursive: true });
  prune();
  const draft = fs.mkdtempSync(path.join(KEPT, 'draft-'));
  try {
    pack(draft);
    putInPlace(draft, place, proof);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return place;
}
