/**
 * The end of an edge: nobody new comes in, what is under way ends, and after a while it is over all
 * the same.
 */
import type { FastifyInstance } from 'fastify';

/** Longest time for what is under way; with a second to spare within the ten that an operator waits. */
const LAST_CALLS_MS = 9_000;
const LOOK_MS = 50;

/** Closes an edge. Resolves when everybody has gone, or when the time is over. */
export async function drain(app: FastifyInstance, ms = LAST_CALLS_MS): Promise<void> {
  // A connection whose call has ended stays open for the next one; there is none any more.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await Promise.race([
      app.close(),
      new Promise((resolve) => {
        setTimeout(resolve, ms + 500).unref();
      }),
    ]);
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
