/** A feed of SABA over streams in the hand of a test. */
import { SABA_STREAM, type SabaStreamMessage } from '@site/contracts/vendor-saba';
import type { FeedMessage } from '../port';
import { openSabaFeed, type StreamHandlers } from './feed';
import { odds } from '../odds.fixture';
import { sabaMessage } from './saba.fixture';

/** A feed over streams that the test speaks through. */
export function openFeed(random = 0) {
  const streams: { url: string; handlers: StreamHandlers; closed: boolean }[] = [];
  const messages: FeedMessage[] = [];
  const maintenance = { isInMaintenance: false, works: 0, backs: new Set<() => void>() };
  const subscription = openSabaFeed(
    { sportType: '1', tab: 'RUNNING' },
    {
      open: (url, handlers) => {
        const stream = { url, handlers, closed: false };
        streams.push(stream);
        return {
          close: () => {
            stream.closed = true;
          },
        };
      },
      now: () => performance.now(),
      setTimer: (work, ms) => setTimeout(work, ms),
      clearTimer: (timer) => clearTimeout(timer as number),
      random: () => random,
      onLoss: () => () => undefined,
      isAway: () => false,
      onSight: () => () => undefined,
      onReturn: (work) => {
        maintenance.backs.add(work);
        return () => maintenance.backs.delete(work);
      },
    },
    {
      isInMaintenance: () => maintenance.isInMaintenance,
      works: () => {
        maintenance.works += 1;
      },
      onBack: (work) => {
        maintenance.backs.add(work);
        return () => maintenance.backs.delete(work);
      },
    },
  ).subscribe((message) => messages.push(message));
  const last = () => {
    const stream = streams.at(-1);
    if (stream === undefined) throw new Error('no stream');
    return stream;
  };
  return {
    streams,
    messages,
    last,
    subscription,
    maintenance,
    kinds: () => messages.map(({ kind }) => kind),
    say: (message: SabaStreamMessage, id: string) =>
      last().handlers.onMessage(JSON.stringify(message), id),
    sayText: (text: string, id: string) => last().handlers.onMessage(text, id),
  };
}

export const tick = sabaMessage(
  SABA_STREAM.DELTA,
  {},
  {
    change: [
      { marketId: 'm1', selections: [{ key: 'h', oddsPrice: { decimalPrice: odds('1.97') } }] },
    ],
  },
);
export const pass = (ms: number): void => void jest.advanceTimersByTime(ms);
