/** Which rule a game follows. */
import type { Game, GameType } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { baccarat, bull, dragonTiger } from './cards';
import { throwDice, toss } from './dice';
import { crash, keno, roulette } from './numbers';
import type { GameKind, Rule } from './outcome';
import { spin } from './slot';

/** Rules per kind. */
export const RULES: Readonly<Record<GameKind, Rule>> = {
  slot: spin,
  dice: throwDice,
  coin: toss,
  baccarat,
  dragonTiger,
  bull,
  roulette,
  keno,
  crash,
};

/** Words in a name that decide its kind, before its type does. */
const BY_NAME: readonly (readonly [RegExp, GameKind])[] = [
  [/轮盘/, 'roulette'],
  [/骰|快三|大小|掷/, 'dice'],
  [/龙虎|红黑/, 'dragonTiger'],
  [/百家乐/, 'baccarat'],
  [/硬币/, 'coin'],
  [/牛|三公|金花|扑克|地主|麻将|梭哈|十三|五张/, 'bull'],
];
const BY_TYPE: Readonly<Record<GameType, GameKind>> = {
  SLOT: 'slot',
  LIVECASINO: 'baccarat',
  P2P: 'bull',
  INSTANT: 'crash',
  LOTTERY: 'keno',
};

/** Kind of a game; slots are always slots. */
export function kindOf(game: Game): GameKind {
  const category = categoryOf(game.gameType);
  return category === 'SLOT'
    ? 'slot'
    : (BY_NAME.find(([pattern]) => pattern.test(game.name))?.[1] ?? BY_TYPE[category]);
}
