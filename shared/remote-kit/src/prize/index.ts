/**
 * The mini-games as every part plays them: what the server has, one try as a money action, and what
 * it brought.
 */
export { registerPrizeLookup } from './prize-money';
export { refusalText } from './refusal';
export type { ResultOf } from './result-of';
export { useGame, useReadAnew } from './use-game';
export { SnatchResult } from './SnatchResult';
export { useMoment } from './use-moment';
export { useSnatch, type Snatch } from './use-snatch';
