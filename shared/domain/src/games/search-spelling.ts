/**
 * How Chinese names are typed: in characters, in pinyin, by initials, by characters of the same
 * sound, or all of it mixed.
 */

import { letterBits } from './search-near';

/**
 * A character: as it is written, and as it may be said without tones (`乐`: `le`, `yue`); a letter
 * or a digit says itself.
 */
export interface Sound {
  readonly written: string;
  readonly said: readonly string[];
  readonly isLetter: boolean;
  /** First letters it may be said with, a bit for each. */
  readonly first: number;
}

/** Sounds by character. */
export type Readings = ReadonlyMap<string, Sound>;

const toSound = (written: string, said: readonly string[]): Sound => ({
  written,
  said,
  isLetter: /^[a-z]$/.test(written),
  first: letterBits(said.map((one) => one.slice(0, 1)).join('')),
});

/** Sounds of each character out of a dictionary of syllables (`cai: '才财菜…'`). */
export function toReadings(dictionary: Readonly<Record<string, string>>): Readings {
  const syllables = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(dictionary)) {
    for (const character of characters) {
      const known = syllables.get(character);
      if (known === undefined) syllables.set(character, [syllable]);
      else known.push(syllable);
    }
  }
  return new Map([...syllables].map(([written, said]) => [written, toSound(written, said)]));
}

const SILENT: ReadonlySet<string> = new Set(' \t\u3000·・-_\'’“”"');

/**
 * A text as characters and sounds, in small letters and without what nobody types (spaces, dots,
 * hyphens).
 */
export const toSounds = (text: string, readings: Readings): readonly Sound[] =>
  [...text.toLowerCase()]
    .filter((character) => !SILENT.has(character))
    .map((written) => readings.get(written) ?? toSound(written, [written]));

/**
 * Letters that may stand for a syllable: all of it, its first letter, or both letters of zh, ch and
 * sh.
 */
const shortForms = (syllable: string): readonly string[] =>
  /^[zcs]h/.test(syllable)
    ? [syllable, syllable.slice(0, 2), syllable.slice(0, 1)]
    : [syllable, syllable.slice(0, 1)];

/**
 * Whether the typed characters from `at` spell the name from its character `place`; the last
 * syllable may be typed in part.
 */
function spellsFrom(
  typed: readonly Sound[],
  at: number,
  name: readonly Sound[],
  place: number,
): boolean {
  const here = typed[at];
  if (here === undefined) return true;
  const sound = name[place];
  if (sound === undefined || (here.first & sound.first) === 0) return false;
  if (here.written === sound.written) {
    if (spellsFrom(typed, at + 1, name, place + 1)) return true;
  } else if (!here.isLetter) {
    return (
      here.said.some((one) => sound.said.includes(one)) &&
      spellsFrom(typed, at + 1, name, place + 1)
    );
  }
  if (!here.isLetter) return false;
  let end = at;
  let run = '';
  while (typed[end]?.isLetter === true) {
    run += typed[end]?.written ?? '';
    end += 1;
  }
  return sound.said.some(
    (syllable) =>
      run[0] === syllable[0] &&
      ((end === typed.length && syllable.startsWith(run)) ||
        shortForms(syllable).some(
          (form) => run.startsWith(form) && spellsFrom(typed, at + form.length, name, place + 1),
        )),
  );
}

/** First letters of a name's characters, a bit for each; what {@link maySpell} compares. */
export const nameBits = (sounds: readonly Sound[]): number =>
  sounds.reduce((bits, { first }) => bits | first, 0);

/**
 * What every name that is spelled by the text has: its first letter, and a character for each
 * character.
 */
export const typedBits = (typed: readonly Sound[]): readonly number[] =>
  typed.filter(({ isLetter }, at) => at === 0 || !isLetter).map(({ first }) => first);

/** Whether a name may be spelled by the text at all: cheap, and never wrongly no. */
export const maySpell = (typed: readonly number[], name: number): boolean =>
  typed.every((bits) => (bits & name) !== 0);

/** Where the name is spelled by what was typed: the place of its first character, or -1. */
export function spelledAt(typed: readonly Sound[], name: readonly Sound[]): number {
  if (typed.length === 0) return -1;
  for (let place = 0; place < name.length; place += 1)
    if (spellsFrom(typed, 0, name, place)) return place;
  return -1;
}

/** Most ways of saying a whole name that are kept for the search of slips. */
const MOST_WAYS = 8;

/** Ways of saying a whole text, as one run of letters each. */
export function saidWhole(sounds: readonly Sound[]): readonly string[] {
  return sounds.reduce<string[]>(
    (ways, { said }) => said.flatMap((one) => ways.map((way) => way + one)).slice(0, MOST_WAYS),
    [''],
  );
}
