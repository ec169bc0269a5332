/**
 * One try as a money action (safety D3): one key is one try, and a lost answer is looked up, never
 * guessed.
 */
import { snatchPrize, snatchPrizeByRef } from '@site/contracts/mini-games';
import { done } from '@site/domain/errors/app-error';
import type { MoneyAction, MoneyLookup, Platform } from '@site/platform';
import { toLookup } from '../money/keyed-action';
import { summaryOf } from './phrases';

/** What a try brought. */
export type Snatched = NonNullable<(typeof snatchPrize)['result']['~types']>['output'];

/** The action; the body that is hashed is the body that is sent. */
export function toPrizeAction(
  { api }: Platform,
  eventCode: string,
  gameName: string,
): MoneyAction<Snatched> {
  const body = { eventCode };
  return {
    kind: 'prize',
    summary: summaryOf(gameName),
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(snatchPrize, {
        body,
        idempotencyKey: key,
        signal,
      });
      return answer.ok ? done({ result: answer.value, pending: false }) : answer;
    },
  };
}

const lookUp =
  ({ api }: Platform): MoneyLookup =>
  async (key) => {
    const answer = await api.call(snatchPrizeByRef, { params: { key }, fresh: true });
    return toLookup(answer);
  };

/** Tells the money port how tries are looked up; for the `boot` of every season with a game. */
export const registerPrizeLookup = (platform: Platform): (() => void) =>
  platform.money.registerLookup('prize', lookUp(platform));
