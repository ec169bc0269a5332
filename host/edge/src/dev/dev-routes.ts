import crypto from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import type { LiveState } from '../releases/live-state';

/**
 * Reloads the page when another generation is live; works under the page's own policy, as a script
 * of this origin.
 */
const SOURCE = `(() => {
  const events = new EventSource('/__edge/dev-events');
  let seen = null;
  events.onmessage = ({ data }) => {
    if (seen !== null && seen !== data) location.reload();
    seen = data;
  };
})();
`;

const PATH = '/__edge/dev-client.js';

/** Mounts the reload channel of `npm run dev` and names its script. */
export function mountDevRoutes(
  app: FastifyInstance,
  state: () => LiveState | null,
): { readonly src: string; readonly integrity: string } {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get(PATH, (_request, reply) =>
    reply
      .headers({ ...BASE_HEADERS, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(SOURCE),
  );
  app.get('/__edge/dev-events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...BASE_HEADERS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    const tell = (): void => {
      reply.raw.write(`data: ${state()?.channel.generation ?? 0}\n\n`);
    };
    tell();
    const timer = setInterval(tell, 500);
    open.add(reply.raw);
    reply.raw.on('close', () => {
      clearInterval(timer);
      open.delete(reply.raw);
    });
  });
  return {
    src: PATH,
    integrity: `sha384-${crypto.createHash('sha384').update(SOURCE).digest('base64')}`,
  };
}
