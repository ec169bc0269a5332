/**
 * Pictures by the hash of what they show: an address never changes its content, so that browsers
 * may keep it for ever.
 */
import { hashOf } from '../core/secrets';
import { drawPicture } from './art';

/** Width and height per kind. */
const SIZES = {
  promotion: [700, 280],
  banner: [702, 300],
  game: [300, 300],
  provider: [240, 120],
  category: [120, 120],
  footer: [160, 60],
  minigame: [702, 300],
  reward: [300, 300],
} as const;
/** Kind of a picture. */
export type ArtKind = keyof typeof SIZES;

const PICTURES = new Map<string, { readonly hash: string; readonly svg: string }>();
const HASH_LENGTH = 16;

function drawn(
  kind: ArtKind,
  id: string,
  title: string,
): { readonly hash: string; readonly svg: string } {
  const key = `${kind}/${id}`;
  const known = PICTURES.get(key);
  if (known !== undefined) return known;
  const [width, height] = SIZES[kind];
  const svg = drawPicture({ seed: key, width, height, title: title.slice(0, 24), subtitle: '' });
  const made = { svg, hash: hashOf(svg).slice(0, HASH_LENGTH) };
  PICTURES.set(key, made);
  return made;
}

/** Address of a picture; the first call with an id draws it under its title. */
export const artUrl = (kind: ArtKind, id: string, title = ''): string =>
  `/cms/art/${kind}/${id}.${drawn(kind, id, title).hash}.svg`;

/**
 * A picture by its file name, with or without hash; null when it is unknown or the hash is not its
 * own.
 */
export function pictureOf(
  kind: string,
  file: string,
): { readonly svg: string; readonly isPinned: boolean } | null {
  const [, id = '', hash] = /^([\w-]{1,60})(?:\.([0-9a-f]{16}))?\.svg$/.exec(file) ?? [];
  const found = PICTURES.get(`${kind}/${id}`);
  if (found === undefined || (hash !== undefined && hash !== found.hash)) return null;
  return { svg: found.svg, isPinned: hash !== undefined };
}
