/**
 * How offer money is looked up after a lost answer or a reload (safety D3), and how its end is told
 * when no page follows it.
 */
import type { Endpoint } from '@site/contracts/endpoint';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import type { Lookup } from '@site/domain/money-action/machine';
import type { Platform } from '@site/platform';
import { toLookup, type LookedUp } from '@site/remote-kit/money';
import { OFFER_MONEY } from '../phrases/money';
import { OPERATIONS, operationOf } from './operations';

/** Keys that a page follows itself. */
const followed = new Set<string>();

/** A page follows it to its end. */
export const noteFollowed = (key: string): void => void followed.add(key);
/** The page is gone; what comes now is told by a toast. */
export const noteLeft = (key: string): void => void followed.delete(key);

const END = {
  done: ['success', OFFER_MONEY.previousDone],
  refused: ['error', OFFER_MONEY.previousRefused],
  notPlaced: ['info', OFFER_MONEY.previousNotPlaced],
} as const;

/**
 * Registers the look-up of claims.
 *
 * @returns the way to stop.
 */
export function registerOfferLookups({ api, money, bus, toast }: Platform): () => void {
  const summaries = new Map<string, string>();
  const opened = money.open$.subscribe((states) =>
    states.forEach(({ intent }) => {
      if (intent.kind === 'claim') summaries.set(intent.key, intent.summary);
    }),
  );
  const settled = bus.on('money.settled').subscribe(({ kind, key, phase }) => {
    const summary = summaries.get(key);
    summaries.delete(key);
    if (kind !== 'claim' || followed.delete(key) || summary === undefined) return;
    const [tone, text] = END[phase];
    toast.show(tone, text(summary));
  });
  const stop = money.registerLookup(
    'claim',
    async (key, ref): Promise<Outcome<Lookup<unknown>>> => {
      const name = operationOf(ref);
      const row: Endpoint<undefined, undefined, LookedUp<unknown>> | null =
        name === null ? null : OPERATIONS[name].byRef;
      if (row === null) return failed({ kind: 'contract', where: 'ref' });
      const answer = await api.call(row, { params: { key }, fresh: true });
      return toLookup(answer);
    },
  );
  return () => {
    opened.unsubscribe();
    settled.unsubscribe();
    stop();
  };
}
