/** The browser's stream and timers for the feeds. */
import type { FeedDeps } from './saba/feed';

/** Spreads reconnects with the browser's own generator (C-33). */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Real streams. */
export const browserFeed: FeedDeps = {
  open: (url, handlers) => {
    const stream = new EventSource(url);
    stream.onmessage = ({ data, lastEventId }: MessageEvent<unknown>) => handlers.onMessage(data, lastEventId);
    stream.addEventListener('heartbeat', handlers.onHeartbeat);
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) handlers.onDead();
    };
    return { close: () => stream.close() };
  },
  setTimer: (work, ms) => setTimeout(work, ms),
  clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random,
};
