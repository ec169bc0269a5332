/** Marks of a game in words, the most important first. */
import type { Game } from '@site/contracts/games';
import { CARD } from '../phrases/lobby';

export interface CardTag {
  readonly tone: 'hot' | 'fresh' | 'pool' | 'demo' | 'maintenance';
  readonly text: string;
}

const TAGS: readonly (readonly [(game: Game) => boolean, CardTag])[] = [
  [({ jackpotPool }) => jackpotPool !== null, { tone: 'pool', text: CARD.pool }],
  [({ isHot }) => isHot, { tone: 'hot', text: CARD.hot }],
  [({ isNew }) => isNew, { tone: 'fresh', text: CARD.fresh }],
  [({ demoAvailable }) => demoAvailable, { tone: 'demo', text: CARD.demo }],
];

const MAINTENANCE: readonly CardTag[] = [{ tone: 'maintenance', text: CARD.inMaintenance }];

/** Marks of a game; while its provider is under maintenance that alone counts. */
export const tagsOf = (game: Game, isInMaintenance: boolean): readonly CardTag[] =>
  isInMaintenance ? MAINTENANCE : TAGS.filter(([holds]) => holds(game)).map(([, tag]) => tag);
