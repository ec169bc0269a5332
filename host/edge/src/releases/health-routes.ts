import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { releaseBeacon } from '@site/contracts/log';
import { parseWith } from '@site/contracts/parse';
import type { KeptCounts } from '@site/contracts/releases/health';
import type { EdgeConfig } from '../config';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { onlyControllers } from '../control/guard';
import { onwardHeaders } from '../proxy/onward';
import type { SiteClock } from '../site-clock';
import { healthCounter } from '@site/domain/releases/health-counter';
import type { LiveState } from './live-state';
import type { RequestLog } from './request-log';

const LONGEST = 65_536;

/** Hands the beacon on to the logging gateway; nobody waits for it, and its failure costs nothing. */
function passOn(config: EdgeConfig, headers: IncomingHttpHeaders, body: string): void {
  const onward = Object.entries(onwardHeaders(headers, false, {})).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  fetch(new URL('/log/releases', config.backend), { method: 'POST', headers: onward, body }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
}

/** What the counts are made with: the site's time, what was asked for, and what is live. */
interface HealthSources {
  readonly clock: SiteClock;
  readonly requests: RequestLog;
  readonly state: () => LiveState | null;
  /** What an edge before this one counted; null where nothing was kept. */
  readonly kept: KeptCounts | null;
}

/** What was counted, for those who show it. */
interface HealthCounts {
  readonly all: () => object;
  readonly versions: ReturnType<typeof healthCounter>['view'];
  /** All of it, for the edge after this one. */
  readonly keep: () => Omit<KeptCounts, 'schema'>;
}

/**
 * Takes the beacons at `/log/releases`, and shows the counts to callers of this machine, on
 * members' sites on the port of operations only.
 *
 * @returns the counts.
 */
export function mountHealthRoutes(
  app: FastifyInstance,
  config: EdgeConfig,
  { clock, requests, state, kept }: HealthSources,
): HealthCounts {
  const counter = healthCounter(clock.now, kept?.versions);
  const counts = (): object => ({
    now: clock.now(),
    versions: counter.view(),
    requests: requests.view(),
  });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LONGEST },
      (_request, body, next) => {
        next(null, body);
      },
    );
    scope.post('/log/releases', (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      let body: unknown = null;
      try {
        body = JSON.parse(text);
      } catch {
        /* counted as nothing below */
      }
      const read = parseWith(releaseBeacon, body);
      if (!read.ok)
        return reply
          .code(422)
          .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
          .send({ isSuccess: false, errors: [{ errorCode: 'LOG00422', description: read.where }] });
      const versions = state()?.registry.versions ?? {};
      counter.add(read.value.records, request.ip, (key) => Object.hasOwn(versions, key));
      passOn(config, request.headers, text);
      return reply.code(204).headers(BASE_HEADERS).send();
    });
    // Counts alone: whoever watches releases on this machine reads them behind a proxy, too.
    const onRequest = onlyControllers({ ...config, proxies: 0 });
    if (config.env !== 'live')
      scope.get('/__edge/releases/health', { onRequest }, (_request, reply) =>
        reply.headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).send(counts()),
      );
    done();
  });
  return {
    all: counts,
    versions: counter.view,
    keep: () => ({ versions: counter.keep(), requests: requests.view() }),
  };
}
