import type { Drawer } from './drawer';
import type { MatchWords } from './match-drawing';

/** Pictures that are kept; each has some 40 KB. */
const MOST_KEPT = 100;
/** Whoever asks waits no longer; what is drawn later is there for the next one. */
const WAIT_MS = 4_000;

/** Pictures of matches. */
export interface MatchPictures {
  /** The PNG of these words, drawn once; null for what cannot be drawn, or not now. */
  readonly of: (words: MatchWords) => Promise<Buffer | null>;
}

/** Keeps what was drawn, by what is written on it: a match that is put off is another picture. */
export function keepPictures(draw: Drawer['draw']): MatchPictures {
  const kept = new Map<string, Promise<Buffer | null>>();
  const drawn = async (key: string, words: MatchWords): Promise<Buffer | null> => {
    const picture = await draw(words);
    if (picture === null) kept.delete(key);
    return picture?.length === 0 ? null : picture;
  };
  return {
    of: async (words) => {
      const key = JSON.stringify(words);
      const picture = kept.get(key) ?? drawn(key, words);
      kept.delete(key);
      kept.set(key, picture);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, WAIT_MS, null);
      });
      return Promise.race([picture, late]).finally(() => clearTimeout(timer));
    },
  };
}
