/** The name of a pick in two, where it is a team with its line. */
import type { SlipRow } from './slip-model';

/** `红岭` and `-0.5/1`: what is bet on is never cut for the name before it. */
export function nameParts({
  selectionName,
  homeName,
  awayName,
}: SlipRow['selection']): readonly [team: string, line: string] {
  const team = [homeName, awayName].find(
    (name) => name !== '' && selectionName.startsWith(`${name} `),
  );
  return team === undefined ? [selectionName, ''] : [team, selectionName.slice(team.length + 1)];
}
