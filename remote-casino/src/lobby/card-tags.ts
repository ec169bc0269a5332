/** Marks of a game in words, the most important first. */
import type { Game } from '@site/contracts/games';
import { CARD } from '../phrases/lobby';

export interface CardTag {
  readonly tone: 'hot' | 'fresh' | 'pool' | 'demo' | 'resting';
  readonly text: string;
}

const TAGS: readonly (readonly [(game: Game) => boolean, CardTag])[] = [
  [({ jackpotPool }) => jackpotPool !== null, { tone: 'pool', text: CARD.pool }],
  [({ isHot }) => isHot, { tone: 'hot', text: CARD.hot }],
  [({ isNew }) => isNew, { tone: 'fresh', text: CARD.fresh }],
  [({ demoAvailable }) => demoAvailable, { tone: 'demo', text: CARD.demo }],
];

const RESTING: readonly CardTag[] = [{ tone: 'resting', text: CARD.resting }];

/** Marks of a game; while its provider rests that alone counts. */
export const tagsOf = (game: Game, rests: boolean): readonly CardTag[] =>
  rests ? RESTING : TAGS.filter(([holds]) => holds(game)).map(([, tag]) => tag);
