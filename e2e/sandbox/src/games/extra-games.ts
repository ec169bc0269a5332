/**
 * Invented games beyond the catalogue, so that a lobby of thousands can be tried: made from their
 * number alone, the same in every run.
 */
import type { Game, GameType } from '@site/contracts/games';

/** Most of them. */
export const MOST_EXTRA = 20_000;

/** What an extra game is made from: the games of its category. */
export type BaseGames = (category: GameType) => readonly Game[];

/** Categories in turn; slots are most of a lobby. */
const TURN: readonly GameType[] = [
  'SLOT',
  'LIVECASINO',
  'SLOT',
  'P2P',
  'SLOT',
  'INSTANT',
  'SLOT',
  'LOTTERY',
];
const SERIES = [
  '豪华版',
  '黄金版',
  '极速版',
  '新春版',
  '奇迹版',
  '巅峰版',
  '传说版',
  '银河版',
  '宝藏版',
  '双倍版',
  '贵宾版',
  '经典版',
] as const;
const PLACE = 100_000;

/**
 * An extra game by its number from 0: name and id are its own, the picture is that of the game it
 * goes back to.
 */
export function extraGame(at: number, gamesOf: BaseGames): Game | null {
  const category = TURN[at % TURN.length] ?? 'SLOT';
  const bases = gamesOf(category);
  const before = TURN.slice(0, at % TURN.length).filter((code) => code === category).length;
  const number =
    Math.floor(at / TURN.length) * TURN.filter((code) => code === category).length + before;
  const base = bases[number % bases.length];
  if (base === undefined) return null;
  const edition = Math.floor(number / bases.length);
  const round = Math.floor(edition / SERIES.length);
  return {
    ...base,
    gameId: `${category}-X${String(at + 1).padStart(5, '0')}`,
    name: `${base.name}${SERIES[edition % SERIES.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`,
    isHot: false,
    isNew: at % 17 === 5,
    sort: PLACE + at,
  };
}

/** The number of an extra game's id, or null for any other id. */
export function extraNumber(gameId: string): number | null {
  const [, category, digits] = /^([A-Z0-9]+)-X(\d{5})$/.exec(gameId) ?? [];
  const at = Number(digits) - 1;
  return digits !== undefined && at >= 0 && at < MOST_EXTRA && TURN[at % TURN.length] === category
    ? at
    : null;
}
