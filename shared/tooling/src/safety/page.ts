import { DEPENDENCIES, FAULTS } from './faults/cells';
import { SURROUNDINGS } from './faults/surroundings';
import { INVARIANTS } from './invariants';
import { REQUIREMENTS } from './lines';
import { CELLS } from './matrix';
import type { Promised, Proof, State } from './proof';

const STATE: Readonly<Record<State, string>> = {
  shown: 'shown',
  open: '**open**',
  none: 'not applicable',
};
const cell = (text: string): string => text.replaceAll('|', '\\|');
const proofText = (proof: Proof): string =>
  typeof proof === 'string' ? `\`${proof}\`` : `${proof[0]}: ${cell(proof[1])}`;

function row({ id, says, state, reason, proofs }: Promised): string {
  const by = [...(reason === null ? [] : [reason]), ...proofs.map(proofText)].join('<br>');
  return `| ${id} | ${cell(says)} | ${STATE[state]} | ${by} |`;
}

const table = (first: string, promises: readonly Promised[]): readonly string[] => [
  `| ${first} | promise | state | test or command |`,
  '|---|---|---|---|',
  ...promises.map(row),
  '',
];

const count = (promises: readonly Promised[]): string => {
  const of = (state: State): number => promises.filter((promise) => promise.state === state).length;
  return `${promises.length} lines: ${of('shown')} shown, ${of('open')} open, ${of('none')} not applicable.`;
};

const section = (name: string, first: string, promises: readonly Promised[]): readonly string[] => [
  `## ${name}`,
  '',
  count(promises),
  '',
  ...table(first, promises),
];

/** The readable page of what is promised and what shows it. */
export function safetyPage(): string {
  const names = Object.entries(DEPENDENCIES)
    .map(([word, name]) => `\`${word}\` ${name.toLowerCase()}`)
    .join(', ');
  const letters = Object.entries(FAULTS)
    .map(([letter, name]) => `${letter} ${name}`)
    .join(', ');
  return [
    '# What is promised and what shows it',
    '',
    'Written by `npm run docs` from `shared/tooling/src/safety`; a test compares, and looks every named test up. Open lines: `npm run spec -- safety`.',
    '',
    ...section('Requirements', 'line', REQUIREMENTS),
    ...section('Invariants', 'line', INVARIANTS),
    ...section('Faults of what the site depends on', 'cell', CELLS),
    `Dependencies: ${names}. Faults: ${letters}.`,
    '',
    ...section('Faults of the surroundings', 'fault', SURROUNDINGS),
  ].join('\n');
}
