/** Answers that came with the document, before the network is asked (ADR 055). */
import type { EarlyAnswers } from '@site/contracts/early-read';
import { HEADER } from '@site/contracts/headers';
import type { Transport } from '@site/platform/host';

/** Later than this the page is not starting any more, and the answer may be another by now. */
const GOOD_MS = 30_000;

/**
 * Takes each answer of the document once, for whoever asks without a token; all else goes on.
 *
 * @param sinceStart ms since the document was asked for.
 */
export function earlyTransport(
  answers: EarlyAnswers,
  sinceStart: () => number,
  onward: Transport,
): Transport {
  const left = new Map(Object.entries(answers));
  return (request, signal) => {
    const body = left.get(request.url);
    if (
      body === undefined ||
      request.method !== 'GET' ||
      HEADER.authorization in request.headers ||
      // Asked for anew.
      'cache-control' in request.headers ||
      sinceStart() > GOOD_MS
    )
      return onward(request, signal);
    left.delete(request.url);
    return Promise.resolve({ kind: 'body', status: 200, body, serverDate: null });
  };
}
