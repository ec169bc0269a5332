/** Words of others, as far as they are fit for a card. */
import { earlyRequest, type EarlyAnswers, type EarlyRead } from '@site/contracts/early-read';
import { getMatchCard } from '@site/contracts/match-card';
import { getPromotions } from '@site/contracts/promotion';

/** What a read brought, not yet looked at; null for nothing. */
export function resultOf(read: EarlyRead, answers: EarlyAnswers): unknown {
  const request = earlyRequest(read, [getPromotions, getMatchCard]);
  const answer = request === null ? null : answers[request.url];
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'result') : null;
}

/** A text on one line: what controls or turns what stands beside it is no text. */
export function wordsOf(text: string, most: number): string {
  const signs = [...text.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()];
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`;
}
