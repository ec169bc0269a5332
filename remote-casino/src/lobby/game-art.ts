/**
 * Colours of a game's card before or without its picture: steady for a game, different between
 * neighbours.
 */
const GROUNDS: readonly (readonly [string, string])[] = [
  ['#0f6b56', '#083a30'],
  ['#7a4a12', '#3a2206'],
  ['#7b2440', '#3a0f1f'],
  ['#2b4a8c', '#122349'],
  ['#5b2f83', '#2a1442'],
  ['#1d6a7e', '#0a323d'],
  ['#8a3b1c', '#43190a'],
  ['#47631a', '#1f2d08'],
];

/** A ground by the game's id. */
export function groundOf(gameId: string): string {
  const sum = [...gameId].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9_973,
    7,
  );
  const [from = '#0f6b56', to = '#083a30'] = GROUNDS[sum % GROUNDS.length] ?? [];
  return `radial-gradient(120% 100% at 80% 0%, ${from}, ${to})`;
}
