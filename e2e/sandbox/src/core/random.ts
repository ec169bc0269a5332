/**
 * Seeded random numbers: the same seed and name give the same world, so a scenario can be repeated
 * exactly.
 */

/** A stream of random numbers whose whole state is one integer. */
export interface Random {
  /** In [0, 1). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly int: (count: number) => number;
  /** Standard normal. */
  readonly normal: () => number;
  readonly state: () => number;
}

/** FNV-1a over a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 from a state. */
export function randomFrom(start: number): Random {
  let state = start >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (count) => Math.floor(next() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    state: () => state,
  };
}

/** A stream of its own for a name under a seed. */
export const randomFor = (seed: string, name: string): Random =>
  randomFrom(hashText(`${seed}/${name}`));
