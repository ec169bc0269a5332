/** Categories of §3.9 by the words in the address. */
import { GAME_TYPE, type GameType } from '@site/contracts/games';
import type { GameGlyphName } from '@site/ui/game-glyphs';

const SLUGS: Readonly<Record<GameType, string>> = { LIVECASINO: 'live', P2P: 'p2p', INSTANT: 'instant', SLOT: 'slots', LOTTERY: 'keno' };
const GLYPHS: Readonly<Record<GameType, GameGlyphName>> = { LIVECASINO: 'live', P2P: 'p2p', INSTANT: 'instant', SLOT: 'slots', LOTTERY: 'keno' };

export const slugOf = (category: GameType): string => SLUGS[category];
export const glyphOf = (category: GameType): GameGlyphName => GLYPHS[category];

/** The category of an address; codes and words both count, anything else means all. */
export function readCategory(text: string | undefined): GameType | null {
  if (text === undefined) return null;
  const word = text.toLowerCase();
  return GAME_TYPE.find((code) => SLUGS[code] === word || code.toLowerCase() === word) ?? null;
}
