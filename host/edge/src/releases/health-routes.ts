import http from 'node:http';
import https from 'node:https';
import type { FastifyInstance } from 'fastify';
import { releaseBeacon } from '@site/contracts/log';
import { parseWith } from '@site/contracts/parse';
import type { EdgeConfig } from '../config';
import { BASE_HEADERS } from '../headers/security-headers';
import { isLoopback } from '../proxy/api-routes';
import { endToEnd, upstreamOptions } from '../proxy/forward';
import type { SiteClock } from '../site-clock';
import { healthCounter } from './health';
import type { LiveState } from './live-state';
import type { RequestLog } from './request-log';

const LONGEST = 65_536;

/** Hands the beacon on to the logging gateway; nobody waits for it, and its failure costs nothing. */
function passOn(config: EdgeConfig, headers: http.IncomingHttpHeaders, body: string): void {
  const transport = config.backend.protocol === 'https:' ? https : http;
  const request = transport.request({
    ...upstreamOptions(config.backend, { url: '/log/releases', method: 'POST' }), headers: { ...endToEnd(headers), host: config.backend.host, 'content-length': Buffer.byteLength(body) }, agent: false,
  }, (answer) => { answer.resume(); });
  request.on('error', () => undefined);
  request.end(body);
}

/** What the counts are made with: the site's time, what was asked for, and what is live. */
interface HealthSources { readonly clock: SiteClock; readonly requests: RequestLog; readonly state: () => LiveState | null }

/** Takes the beacons at `/log/releases`, and shows the counts to callers of this machine. */
export function mountHealthRoutes(app: FastifyInstance, config: EdgeConfig, { clock, requests, state }: HealthSources): void {
  const counter = healthCounter(clock.now);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST }, (_request, body, next) => { next(null, body); });
    scope.post('/log/releases', (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      let body: unknown = null;
      try {
        body = JSON.parse(text);
      } catch { /* counted as nothing below */ }
      const read = parseWith(releaseBeacon, body);
      if (!read.ok) return reply.code(422).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send({ isSuccess: false, errors: [{ errorCode: 'LOG00422', description: read.where }] });
      const versions = state()?.registry.versions ?? {};
      counter.tell(read.value.records, request.ip, (key) => Object.hasOwn(versions, key));
      passOn(config, request.headers, text);
      return reply.code(204).headers(BASE_HEADERS).send();
    });
    scope.get('/__edge/releases/health', (request, reply) => (isLoopback(request.socket.remoteAddress ?? '')
      ? reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send({ now: clock.now(), versions: counter.view(), requests: requests.view() })
      : reply.code(404).send()));
    done();
  });
}
