/** Whether the process answers, and whether the site can be used: two questions with two addresses. */
import http from 'node:http';
import https from 'node:https';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgeConfig } from './config';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';

/**
 * Asks one path of the back end and says whether anything answered in time; a gateway's 404 is an
 * answer too.
 */
export function backendAnswers(backend: URL, path: string, isSandbox: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const transport = backend.protocol === 'https:' ? https : http;
    const request = transport.get(
      new URL(path, backend),
      { timeout: 2000, agent: false },
      (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 500;
        resolve(isSandbox ? status < 400 : status < 500);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/** What keeps the site from being used; empty when nothing does. */
export type Readiness = () => Promise<readonly string[]>;

/** Readiness by the release that is served and the back end behind it. */
export function readinessOf(config: EdgeConfig, hasRelease: () => boolean): Readiness {
  let asking: Promise<boolean> | null = null;
  // However many ask at once, the back end is asked once.
  const answers = (): Promise<boolean> => {
    asking ??= backendAnswers(
      config.backend,
      config.isSandbox ? '/healthz' : '/',
      config.isSandbox,
    ).finally(() => {
      asking = null;
    });
    return asking;
  };
  return async () => [
    ...(hasRelease() ? [] : ['no release can be served']),
    ...((await answers()) ? [] : ['the back end does not answer']),
  ];
}

const send = (reply: FastifyReply, status: 200 | 503, body: object): FastifyReply =>
  reply
    .code(status)
    .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
    .send(body);

/**
 * Mounts `/healthz` (this process answers) and `/readyz` (release read, back end there; 503 with
 * reasons otherwise).
 */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => send(reply, 200, { status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = await readiness();
    return reasons.length === 0
      ? send(reply, 200, { status: 'ok' })
      : send(reply, 503, { status: 'starting', reasons });
  });
}
