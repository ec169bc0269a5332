/** What a season is made of: data, words and a look; everything else is this kit. */
import type { ComponentType } from 'react';
import type { SeasonData } from '@site/contracts/season-data';
import { COMMON_RULES } from './phrases';

/** Colours of a season page. */
export type SeasonLook = SeasonData['look'];
/** Where a way on leads. */
export type WayTarget = Way['to'];
/** One thing to do in a season. */
export type Way = SeasonData['ways'][number];
/** Words of a season's mini-game; the server says the rest. */
export type GameWords = NonNullable<SeasonData['game']>;

/**
 * A season's mini-game. It stands on the page only when the server lists a game of this code
 * (§7.2).
 */
export interface SeasonGame {
  readonly eventCode: string;
  readonly Emblem: ComponentType;
  readonly words: GameWords;
}

/** Words of the entrance, as declared. */
export interface EntryWords {
  readonly title: string;
  readonly hint: string;
}

/** A season as its page needs it. */
export interface Season {
  readonly slug: string;
  /** Address without the base path. */
  readonly route: string;
  readonly title: string;
  readonly slogan: string;
  /** Words of the entrance on other pages. */
  readonly entry: EntryWords;
  readonly kicker: string;
  readonly look: SeasonLook;
  readonly ways: readonly Way[];
  readonly prizes: readonly string[];
  readonly rules: readonly string[];
  readonly thanks: string;
  readonly shareText: string;
  /** File of its picture in this release. */
  readonly art: string;
  readonly game: SeasonGame | null;
}

/** The declared part of a season, as it stands in `remote.json`. */
export interface DeclaredSeason {
  readonly routes: readonly { readonly path: string }[];
  readonly season: {
    readonly slug: string;
    readonly poster: {
      readonly title: string;
      readonly slogan: string;
      readonly image: string;
    };
    readonly entry: EntryWords;
  };
}

/** `data.json` as TypeScript reads it: its texts are checked by `describeSeason` and the gate. */
type Written<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : { readonly [Key in keyof T]: Written<T[Key]> };

/**
 * Puts what is declared and what is written together. Both are handed in whole: the build keeps
 * each as one text, which the console's editor replaces.
 *
 * @throws when nothing is declared to open, or a game has no words.
 */
export function defineSeason(
  declared: DeclaredSeason,
  written: Written<SeasonData>,
  code: Omit<SeasonGame, 'words'> | null = null,
): Season {
  const [first] = declared.routes;
  if (first === undefined) throw new RangeError('a season needs a route');
  const { slug, poster, entry } = declared.season;
  const data = written as SeasonData;
  if (code !== null && data.game === null)
    throw new RangeError('the game of a season has no words');
  return {
    slug,
    route: first.path.slice(1),
    title: poster.title,
    slogan: poster.slogan,
    entry: { title: entry.title, hint: entry.hint },
    art: poster.image,
    kicker: data.kicker,
    thanks: data.thanks,
    shareText: data.share,
    look: data.look,
    ways: data.ways,
    prizes: data.prizes,
    rules: [...data.rules, ...COMMON_RULES],
    game: code === null || data.game === null ? null : { ...code, words: data.game },
  };
}
