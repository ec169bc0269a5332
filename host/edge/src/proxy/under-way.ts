/** Requests under way, by their connection: while one is, nobody else may write to it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers that are still to come. */
export interface UnderWay {
  /** How many a connection waits for. */
  readonly count: (socket: Duplex) => number;
  /** Does something once it waits for none; at once where it waits for none now. */
  readonly idle: (socket: Duplex, work: () => void) => void;
}

/** Counts them. */
export function watchUnderWay(server: Server): UnderWay {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  const count = (socket: Duplex): number => open.get(socket)?.size ?? 0;
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const own = open.get(socket) ?? new Set();
    open.set(socket, own.add(response));
    response.once('close', () => own.delete(response));
  });
  const idle = (socket: Duplex, work: () => void): void => {
    const [next] = open.get(socket) ?? [];
    if (next === undefined) work();
    else next.once('close', () => idle(socket, work));
  };
  return { count, idle };
}
