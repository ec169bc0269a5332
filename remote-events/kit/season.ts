/** What a season is made of: data, words and a look; everything else is this kit. */
import type { ComponentType } from 'react';
import { COMMON_RULES } from './phrases';

/** Colours of a season page; texts hold 4.5:1 on both grounds (`describeSeason` asks). */
export interface SeasonLook {
  /** Page below the picture, and the cards on it. */
  readonly ground: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly ink2: string;
  /** Headings, figures, the frame of buttons. */
  readonly accent: string;
  /** Main button: from top to bottom, and its text. */
  readonly cta: readonly [string, string];
  readonly onCta: string;
}

/** Where a way on leads; `own-game` is the season's game on the very page. */
export type WayTarget = 'promotions' | 'sports' | 'games' | 'own-game';

/** One thing to do in a season. */
export interface Way {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: WayTarget;
}

/** Words of a season's mini-game; the server says the rest. */
export interface GameWords {
  /** One word or two for one go: 抢红包, 射门. */
  readonly act: string;
  /** While the answer is on its way. */
  readonly acting: string;
  readonly won: string;
  readonly lost: string;
}

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
  readonly rules: readonly string[];
  readonly thanks: string;
  readonly shareText: string;
  readonly game: SeasonGame | null;
}

/** The declared part of a season, as it stands in `remote.json`. */
export interface DeclaredSeason {
  readonly routes: readonly { readonly path: string }[];
  readonly season: {
    readonly slug: string;
    readonly poster: { readonly title: string; readonly slogan: string };
    readonly entry: EntryWords;
  };
}

/**
 * Puts what is declared and what is designed together.
 *
 * @throws when nothing is declared to open.
 */
export function defineSeason(
  declared: DeclaredSeason,
  own: Omit<Season, 'slug' | 'route' | 'title' | 'slogan' | 'entry' | 'rules'>,
): Season {
  const [first] = declared.routes;
  if (first === undefined) throw new RangeError('a season needs a route');
  const { slug, poster, entry } = declared.season;
  return {
    ...own,
    rules: COMMON_RULES,
    slug,
    route: first.path.slice(1),
    title: poster.title,
    slogan: poster.slogan,
    entry: { title: entry.title, hint: entry.hint },
  };
}
