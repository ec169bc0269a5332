import { isKillReason, KILL_REASONS, type KillReason } from '@site/domain/releases/kill-reasons';
import { refused } from './change';

/** What is ended, and what is wrong with it: a `KillReason` when it may be carried out. */
export interface Ended {
  readonly name: string;
  readonly reason?: string | undefined;
}

/**
 * The reason of an end by hand.
 *
 * @throws Refused that lists them for none, or another word.
 */
export function neededReason(name: string, word: string | undefined): KillReason {
  if (isKillReason(word)) return word;
  const words = Object.keys(KILL_REASONS).join('|');
  throw word === undefined
    ? refused`say what is wrong with ${name}: --reason ${words}`
    : refused`say what is wrong with ${name}: --reason ${words}, not "${word}"`;
}
