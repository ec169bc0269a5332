import * as v from 'valibot';
import { surfaceSeason } from '../remote-surface';
import { plainLine } from '../season-data';

const { poster, entry } = surfaceSeason.entries;
const { title, slogan, lines } = poster.entries;
/** What the host knows of a season, with texts as an editor may type them. */
export const typedSurface = v.object({
  ...surfaceSeason.entries,
  poster: v.object({
    ...poster.entries,
    title: v.pipe(plainLine, title),
    slogan: v.pipe(plainLine, slogan),
    lines: v.pipe(v.array(plainLine), lines),
  }),
  entry: v.object({
    title: v.pipe(plainLine, entry.entries.title),
    hint: v.pipe(plainLine, entry.entries.hint),
    sign: v.pipe(plainLine, entry.entries.sign),
  }),
});
