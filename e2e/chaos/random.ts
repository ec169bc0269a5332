/** Randomness by a seed: the same seed makes the same choices. */

/** A source of choices. */
export interface Random {
  /** A whole number from 0 up to, without, `below`. */
  readonly int: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One by its weight. */
  readonly weighted: <T extends { readonly weight: number }>(from: readonly T[]) => T;
}

/** Makes one (mulberry32 over a hash of the seed). */
export function randomOf(seed: string): Random {
  let state =
    [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261,
    ) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(from.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  return {
    int,
    pick,
    weighted: (from) =>
      pick(from.flatMap((each) => Array.from({ length: each.weight }, () => each))),
  };
}
