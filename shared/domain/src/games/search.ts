/**
 * The search of the lobby (§5, R5-2): names, providers, pinyin, initials and slips, best first.
 * Pure: games and readings come as arguments.
 */
import { isNear, letterBits, mayBeNear, nearWord } from './search-near';
import {
  maySpell,
  nameBits,
  saidWhole,
  spelledAt,
  toSounds,
  typedBits,
  type Readings,
  type Sound,
} from './search-spelling';

/** What of a game is searched. */
export interface SearchedGame {
  readonly gameId: string;
  readonly name: string;
  readonly providerCode: string;
  readonly isHot: boolean;
  readonly sort: number;
}

/** A game made ready to be searched. */
export interface IndexedGame<G> {
  readonly game: G;
  readonly plain: string;
  readonly sounds: readonly Sound[];
  /** Ways to say the name. */
  readonly said: readonly string[];
  /**
   * What rules a game out at a glance: letters as written, letters as said, first letters of its
   * characters.
   */
  readonly bits: { readonly plain: number; readonly said: number; readonly first: number };
}

const plainOf = (sounds: readonly Sound[]): string => sounds.map(({ written }) => written).join('');

/** Makes games ready; a long list is given in slices, so that no slice is a long task. */
export const indexGames = <G extends SearchedGame>(
  games: readonly G[],
  readings: Readings,
): readonly IndexedGame<G>[] =>
  games.map((game) => {
    const sounds = toSounds(game.name, readings);
    const plain = plainOf(sounds);
    const said = saidWhole(sounds);
    return {
      game,
      sounds,
      plain,
      said,
      bits: { plain: letterBits(plain), said: letterBits(said.join('')), first: nameBits(sounds) },
    };
  });

/** What a search found: games that fit, best first, and games that fit but for one slip. */
export interface Found<G> {
  readonly hits: readonly G[];
  readonly near: readonly G[];
}

/** How well a game fits, best first. */
const Fit = {
  same: 0,
  starts: 1,
  holds: 2,
  provider: 3,
  spelledFromStart: 4,
  spelled: 5,
  providerSpelled: 6,
} as const;
type Fit = (typeof Fit)[keyof typeof Fit];

/** Letters a slip needs around it: fewer would fit nearly everything. */
const Slip = { character: 3, letterAtStart: 4, letterInside: 6 } as const;

interface Typed {
  readonly plain: string;
  readonly sounds: readonly Sound[];
  readonly bits: readonly number[];
}

function readTyped(text: string, readings: Readings): Typed {
  const sounds = toSounds(text, readings);
  return { sounds, plain: plainOf(sounds), bits: typedBits(sounds) };
}

/** Providers that fit, by code. */
function fittingProviders(
  typed: Typed,
  providers: ReadonlyMap<string, string>,
  readings: Readings,
): ReadonlyMap<string, Fit> {
  const fits = new Map<string, Fit>();
  for (const [code, name] of providers) {
    const sounds = toSounds(name, readings);
    if (code.toLowerCase() === typed.plain || plainOf(sounds).includes(typed.plain))
      fits.set(code, Fit.provider);
    else if (spelledAt(typed.sounds, sounds) === 0) fits.set(code, Fit.providerSpelled);
  }
  return fits;
}

function fitOf(
  { plain, sounds, bits }: IndexedGame<SearchedGame>,
  typed: Typed,
  provider: Fit | undefined,
): Fit | null {
  if (plain === typed.plain) return Fit.same;
  if (plain.startsWith(typed.plain)) return Fit.starts;
  if (plain.includes(typed.plain)) return Fit.holds;
  if (provider === Fit.provider) return provider;
  const place = maySpell(typed.bits, bits.first) ? spelledAt(typed.sounds, sounds) : -1;
  if (place === 0) return Fit.spelledFromStart;
  return place > 0 ? Fit.spelled : (provider ?? null);
}

/**
 * Says of a game whether it fits but for one slip: of a character in a word of three and more, of a
 * letter in longer pinyin.
 */
function slipTest(typed: Typed): (game: IndexedGame<SearchedGame>) => boolean {
  const { plain } = typed;
  const isPinyin = /^[a-z][a-z0-9]*$/.test(plain);
  const length = [...plain].length;
  if (!isPinyin) {
    const word = length < Slip.character ? null : nearWord(plain, false);
    return ({ plain: name, bits }) =>
      word !== null && mayBeNear(word, bits.plain) && isNear(word, name);
  }
  const words = [
    length < Slip.letterAtStart ? null : nearWord(plain, true),
    length < Slip.letterInside ? null : nearWord(plain, false),
  ].filter((word) => word !== null);
  return ({ said, bits }) =>
    words.some((word) => mayBeNear(word, bits.said) && said.some((way) => isNear(word, way)));
}

const byFitThenLobby = <G extends SearchedGame>(
  a: { readonly fit: number; readonly game: G },
  b: { readonly fit: number; readonly game: G },
): number =>
  a.fit - b.fit || Number(b.game.isHot) - Number(a.game.isHot) || a.game.sort - b.game.sort;

/**
 * Searches games.
 *
 * @param text what was typed, in any mix of characters and pinyin; whether it is long enough is
 *   `canSearch`'s to say.
 * @param providers names by provider code.
 */
export function searchGames<G extends SearchedGame>(
  index: readonly IndexedGame<G>[],
  text: string,
  providers: ReadonlyMap<string, string>,
  readings: Readings,
): Found<G> {
  const typed = readTyped(text, readings);
  if (typed.plain === '') return { hits: [], near: [] };
  const fitting = fittingProviders(typed, providers, readings);
  const isSlip = slipTest(typed);
  const hits: { readonly fit: number; readonly game: G }[] = [];
  const near: { readonly fit: number; readonly game: G }[] = [];
  for (const one of index) {
    const fit = fitOf(one, typed, fitting.get(one.game.providerCode));
    if (fit !== null) hits.push({ fit, game: one.game });
    else if (isSlip(one)) near.push({ fit: 0, game: one.game });
  }
  const inOrder = (list: typeof hits): readonly G[] =>
    list.toSorted(byFitThenLobby).map(({ game }) => game);
  return { hits: inOrder(hits), near: inOrder(near) };
}

/**
 * Games to pick from while the text is too short to search (R5-2): names that begin with it or are
 * spelled by it, hot ones first.
 *
 * @param most how many.
 */
export function suggestGames<G extends SearchedGame>(
  index: readonly IndexedGame<G>[],
  text: string,
  readings: Readings,
  most: number,
): readonly G[] {
  const typed = readTyped(text, readings);
  if (typed.plain === '') return [];
  return index
    .flatMap(({ game, plain, sounds, bits }) => {
      if (plain.startsWith(typed.plain)) return [{ fit: 0, game }];
      if (maySpell(typed.bits, bits.first) && spelledAt(typed.sounds, sounds) === 0)
        return [{ fit: 1, game }];
      return plain.includes(typed.plain) ? [{ fit: 2, game }] : [];
    })
    .toSorted(byFitThenLobby)
    .slice(0, most)
    .map(({ game }) => game);
}
