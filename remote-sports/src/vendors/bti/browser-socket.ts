/** The browser's own web socket to the one origin. */
import { BTI_SOCKET_PATH } from '@site/contracts/vendor-bti-stream';
import { browserTimers } from '../browser-feed';
import type { BtiSocketDeps } from './wire';

/** Real sockets. */
export const browserSocket: BtiSocketDeps = {
  ...browserTimers,
  open: (handlers) => {
    const { protocol, host } = window.location;
    const socket = new WebSocket(
      `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${BTI_SOCKET_PATH}`,
    );
    socket.onopen = handlers.onOpen;
    socket.onmessage = ({ data }: MessageEvent<unknown>) => handlers.onMessage(data);
    socket.onclose = handlers.onClosed;
    return {
      // What is said to a socket that is on its way out is said again by the next connection.
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
};
