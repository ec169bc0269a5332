/** The browser's own server-sent events. */
import { browserTimers } from '../browser-feed';
import type { SabaFeedDeps } from './feed';

/** Real streams: the browser resumes a lost connection by itself and tells when it will not. */
export const browserStream: SabaFeedDeps = {
  ...browserTimers,
  open: (url, handlers) => {
    const stream = new EventSource(url);
    stream.onmessage = ({ data, lastEventId }: MessageEvent<unknown>) =>
      handlers.onMessage(data, lastEventId);
    stream.addEventListener('heartbeat', handlers.onHeartbeat);
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) handlers.onDead();
    };
    return { close: () => stream.close() };
  },
};
