/** Whose code the main thread spends its time in: packages and our own parts, by a CPU profile. */

/** A profile as the browser gives it, as far as it is read. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  /** Microseconds between samples. */
  readonly timeDeltas?: readonly number[];
}
interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** From 0. */
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

/** A place in a script, from 0. */
export interface ScriptPlace {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** What is no code of a page. */
const ENGINE: Readonly<Record<string, string | null>> = {
  '(idle)': null,
  '(root)': null,
  '(program)': 'browser',
  '(garbage collector)': 'garbage collection',
};

/**
 * The owner of a source file: the innermost package of `node_modules`, a shared package as
 * `@site/domain`, a part by its folder, or what webpack itself adds.
 *
 * @param file from the workspace's root, with forward slashes.
 */
export function ownerOf(file: string): string {
  if (file.startsWith('webpack/')) return 'webpack runtime';
  const inside = file.split('node_modules/').at(-1) ?? '';
  const [first = '', second = ''] = inside.split('/');
  if (file.includes('node_modules/')) return first.startsWith('@') ? `${first}/${second}` : first;
  return first === 'shared' ? `@site/${second}` : first;
}

/**
 * Milliseconds of the main thread by owner, the most first. A built-in function counts for the code
 * that called it.
 *
 * @param ownerAt owner of a place in a script; null when it is not known.
 */
export function timeByOwner(
  { nodes, samples = [], timeDeltas = [] }: CpuProfile,
  ownerAt: (place: ScriptPlace) => string | null,
): ReadonlyMap<string, number> {
  const parents = new Map<number, ProfileNode>();
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const owners = new Map<number, string | null>();
  const ownerOfNode = (node: ProfileNode | undefined): string | null => {
    if (node === undefined) return 'browser';
    const known = owners.get(node.id);
    if (known !== undefined) return known;
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    const engine = ENGINE[functionName];
    const owner =
      engine !== undefined
        ? engine
        : url === ''
          ? (ownerOfNode(parents.get(node.id)) ?? 'browser')
          : (ownerAt({ url, line: lineNumber, column: columnNumber }) ?? 'unknown script');
    owners.set(node.id, owner);
    return owner;
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const owner = ownerOfNode(byId.get(id));
    if (owner !== null) spent.set(owner, (spent.get(owner) ?? 0) + (timeDeltas[at] ?? 0) / 1_000);
  }
  return new Map([...spent].toSorted(([, one], [, other]) => other - one));
}
