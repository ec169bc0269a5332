import { inWorkspace } from '../workspace/paths';
import fs from 'node:fs';
import type { Promised, Proof } from './proof';
import { titlesIn } from './titles';

const PHASES =
  /^npm test -- (browser|types|format|lint|dead-code|build|budgets|unit|journeys|chaos)$/;

/** Why a proof proves nothing, or null. */
export function proofFault(proof: Proof): string | null {
  if (typeof proof === 'string') return commandFault(proof);
  const [file, part] = proof;
  const titles = titlesIn(file);
  if (titles === null) return `${file} is not there`;
  if (part.length < 4) return `"${part}" names no test of ${file}`;
  return titles.some((title) => title.includes(part)) ? null : `${file} has no test "${part}"`;
}

function commandFault(command: string): string | null {
  if (PHASES.test(command)) return null;
  const { scripts } = JSON.parse(fs.readFileSync(inWorkspace('package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const verb = /^npm run ([a-z]+)$/.exec(command)?.[1];
  return verb !== undefined && verb in scripts ? null : `there is no command "${command}"`;
}

/** Why a promise is not what it says, line by line. */
export const faultsOf = ({ id, state, reason, proofs }: Promised): readonly string[] =>
  [
    ...proofs.map(proofFault).filter((fault) => fault !== null),
    ...(state === 'shown' && proofs.length === 0 ? ['shown, and by nothing'] : []),
    ...(state !== 'shown' && (reason ?? '').length < 20 ? ['not shown, and no reason'] : []),
  ].map((fault) => `${id}: ${fault}`);
