/** What is read of a mutation report (the public mutation-testing schema). */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
}
interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
}

/** A mutant that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly became: string;
}

/** Result of a group. */
export interface GroupScore {
  readonly name: string;
  readonly killed: number;
  readonly valid: number;
  readonly survivors: readonly Survivor[];
}

const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const cut = lines.map((line, at) =>
    line.slice(
      at === 0 ? start.column - 1 : 0,
      at === lines.length - 1 ? end.column - 1 : undefined,
    ),
  );
  return cut.join(' ').replace(/\s+/g, ' ');
}

/**
 * Reads a report.
 *
 * @throws SyntaxError when it is no JSON.
 */
export function scoreOf(name: string, text: string): GroupScore {
  const { files } = JSON.parse(text) as Report;
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: own }]) =>
    own.map((mutant) => ({ file, source, mutant })),
  );
  const survivors = mutants
    .filter(({ mutant }) => ALIVE.has(mutant.status))
    .map(({ file, source, mutant }) => ({
      file,
      line: mutant.location.start.line,
      was: textAt(source, mutant.location),
      became: (mutant.replacement ?? '').replace(/\s+/g, ' '),
    }));
  const killed = mutants.filter(({ mutant }) => KILLED.has(mutant.status)).length;
  return { name, killed, valid: killed + survivors.length, survivors };
}

/** Per cent with one place, cut and not rounded: 89.97 is not 90. */
export const percentOf = ({ killed, valid }: GroupScore): number =>
  valid === 0 ? 100 : Math.floor((killed * 1_000) / valid) / 10;

const short = (text: string): string =>
  (text.length > 90 ? `${text.slice(0, 90)}…` : text).replaceAll('|', '\\|').replaceAll('`', "'");

/** The page in the docs. */
export function mutationPage(scores: readonly GroupScore[], day: string): string {
  const lines = scores.map(
    (score) =>
      `| ${score.name} | ${percentOf(score).toFixed(1)} | ${score.killed} | ${score.survivors.length} |`,
  );
  const survivors = scores
    .flatMap((score) => score.survivors)
    .map(
      ({ file, line, was, became }) =>
        `| ${file}:${line} | \`${short(was)}\` | \`${short(became)}\` |`,
    );
  return [
    '# Mutation of the rules',
    '',
    `Last run of \`npm run mutate\`: ${day}. A mutant is a small change of a rule; one that no test notices survived. Static tables are left out` +
      ' (their mutants exist only while a module loads; tests spell them again).',
    '',
    '| rules | score, % | killed | survived |',
    '|---|---|---|---|',
    ...lines,
    '',
    '## Survivors',
    '',
    ...(survivors.length === 0
      ? ['None.']
      : ['| where | was | became |', '|---|---|---|', ...survivors]),
    '',
  ].join('\n');
}
