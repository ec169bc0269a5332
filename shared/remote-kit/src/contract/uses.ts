/**
 * What the sources of a remote use of the platform, found by reading: ports, families of calls,
 * kinds of money.
 */
import fs from 'node:fs';
import path from 'node:path';
import { familiesOf, type CalledRow } from '@site/domain/releases/capabilities';
import { MONEY_KIND } from '@site/domain/money-action/machine';

/** A capability that is used, and a file that does. `any` of several is enough. */
export interface Use {
  readonly any: readonly string[];
  readonly file: string;
}

const CAPABILITY_OF_PORT: Readonly<Record<string, string>> = {
  account: 'account',
  profile: 'member',
  visit: 'visit',
  exclusion: 'exclusion',
  settings: 'settings',
  maintenance: 'maintenance',
  whitelist: 'whitelist',
  balances: 'balances',
  windows: 'windows',
  gamesOrigin: 'windows',
  locks: 'locks',
  storage: 'storage',
};

const KIT = path.resolve(__dirname, '..');
const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);

function sourcesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(at);
    return isSource(entry.name) ? [at] : [];
  });
}

const resolved = (from: string, asked: string): string | null =>
  ['.ts', '.tsx', '/index.ts']
    .map((end) => path.resolve(path.dirname(from), asked) + end)
    .find((file) => fs.existsSync(file)) ?? null;

/** Imports of a source: from where, and which names; of a whole module those that are asked of it. */
const importsOf = (
  text: string,
): readonly (readonly [from: string, names: readonly string[]])[] => [
  ...[...text.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(
    ([, all = '', from = '']): readonly [string, readonly string[]] => [
      from,
      [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    ],
  ),
  ...[...text.matchAll(/(?:import|export) (?!type )\{([^}]*)\} from '([^']+)'/g)].map(
    ([, names = '', from = '']): readonly [string, readonly string[]] => [
      from,
      names
        .split(',')
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ],
  ),
];

/**
 * Files of the kit that a name of one of its entries comes from, with what they import of each
 * other.
 */
function kitFiles(subpath: string, names: readonly string[]): string[] {
  const start =
    resolved(path.join(KIT, 'x.ts'), subpath === '' ? './index' : `./${subpath}`) ??
    path.join(KIT, 'money', 'keyed-action.ts');
  const found = new Set<string>();
  const open = importsOf(fs.readFileSync(start, 'utf8'))
    .filter(([, known]) => known.some((name) => names.includes(name)))
    .map(([from]) => resolved(start, from));
  if (open.length === 0) open.push(start);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file === null || found.has(file)) continue;
    found.add(file);
    const own = file;
    open.push(
      ...importsOf(fs.readFileSync(file, 'utf8'))
        .filter(([from]) => from.startsWith('.'))
        .map(([from]) => resolved(own, from)),
    );
  }
  return [...found];
}

const named = (list: string): string[] =>
  list.split(',').map((name) => name.trim().split(/[:=\s]/)[0] ?? '');

/** Names of ports that a source takes from a platform. */
function portsIn(text: string): string[] {
  return [
    ...[
      ...text.matchAll(
        /\{([^{}()]*)\}\s*(?:=\s*(?:usePlatform\(\)|platform;)|:\s*(?:Pick<)?Platform\b)/g,
      ),
    ].flatMap(([, list = '']) => named(list)),
    ...[...text.matchAll(/(?:\bplatform|usePlatform\(\))\.(\w+)/g)].map(([, port = '']) => port),
    ...[...text.matchAll(/Pick<Platform, ([^>]*)>/g)].flatMap(([, list = '']) =>
      list.split('|').map((port) => port.trim().replaceAll("'", '')),
    ),
    ...(text.includes('useBalances(') ? ['balances'] : []),
  ];
}

const isRow = (value: unknown): value is CalledRow =>
  typeof value === 'object' && value !== null && 'path' in value && 'service' in value;

/**
 * What one source uses.
 *
 * @param contract loads a module of the contracts.
 */
export function usesIn(
  text: string,
  contract: (name: string) => Readonly<Record<string, unknown>>,
): readonly (readonly string[])[] {
  const rows = importsOf(text)
    .filter(([from]) => from.startsWith('@site/contracts/'))
    .flatMap(([from, names]) => names.map((name) => contract(from)[name]))
    .filter(isRow);
  const kinds = /\.registerLookup\(|toKeyedAction\(|money\.run|\.submit\(/.test(text)
    ? MONEY_KIND.filter((kind) => new RegExp(`(kind: |registerLookup\\()'${kind}'`).test(text))
    : [];
  return [
    ...portsIn(text)
      .flatMap((port) => CAPABILITY_OF_PORT[port] ?? [])
      .map((capability) => [capability]),
    ...(/session\.logOut\(|\blogOut\b[^=]*=.*session/.test(text) ? [['session']] : []),
    ...rows.map((row) => familiesOf(row).map((family) => `api:${family}`)),
    ...kinds.map((kind) => [`money:${kind}`]),
  ];
}

/** Sources beside a remote's own folder that it takes in, at once or later: the kit of the seasons. */
function besides(own: readonly string[]): string[] {
  const known = new Set(own);
  const open = [...own];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const from = file;
    const text = fs.readFileSync(from, 'utf8');
    const asked = [
      ...importsOf(text).map(([request]) => request),
      ...[...text.matchAll(/import\('([^']+)'\)/g)].map(([, request = '']) => request),
    ];
    const fresh = asked
      .filter((request) => request.startsWith('.'))
      .flatMap((request) => resolved(from, request) ?? [])
      .filter((each) => !known.has(each));
    for (const each of fresh) known.add(each);
    open.push(...fresh);
  }
  return [...known];
}

/** Everything that a remote's own sources use, and the parts of the kit that they take. */
export function usesOf(
  folders: readonly string[],
  contract: (name: string) => Readonly<Record<string, unknown>>,
): readonly Use[] {
  const own = besides(folders.flatMap(sourcesIn));
  const kit = own.flatMap((file) =>
    importsOf(fs.readFileSync(file, 'utf8')).flatMap(([from, names]) =>
      from.startsWith('@site/remote-kit')
        ? kitFiles(from.replace(/^@site\/remote-kit\/?/, ''), names)
        : [],
    ),
  );
  return [...new Set([...own, ...kit])].flatMap((file) =>
    usesIn(fs.readFileSync(file, 'utf8'), contract).map((any) => ({
      any,
      file: path.relative(path.resolve(KIT, '..', '..', '..'), file),
    })),
  );
}

/**
 * What is wrong with a list of capabilities, as the line to add or to take away; empty when it fits
 * the sources.
 */
export function missingIn(declared: readonly string[], uses: readonly Use[]): readonly string[] {
  const lacking = uses
    .filter(({ any }) => !any.some((capability) => declared.includes(capability)))
    .map(({ any, file }) =>
      any.length === 0
        ? `${file} calls what no remote may call`
        : `add ${any.map((each) => `"${each}"`).join(' or ')} to "capabilities" in remote.json: ${file} uses it`,
    );
  const idle = declared
    .filter((capability) => !uses.some(({ any }) => any.includes(capability)))
    .map(
      (capability) => `take "${capability}" out of "capabilities" in remote.json: nothing uses it`,
    );
  return [...new Set([...lacking, ...idle])];
}
