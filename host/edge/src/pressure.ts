/**
 * What a busy edge lets wait: documents for new visitors. Calls always pass, so that nobody's bet
 * meets an answer that was made up here.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Routing } from '@site/domain/constants';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import type { EdgeConfig } from './config';
import { documentHeaders, PLAIN_PAGE_POLICY } from '@site/domain/serving/security-headers';
import { UNAVAILABLE_PAGE } from '@site/domain/serving/failure-answers';

/**
 * Mean delay of the event loop from which on the machine is overrun, and the time over which it is
 * looked at, both in
 * milliseconds. A shorter look takes one long step, as of a first compilation on a busy machine,
 * for an overrun.
 */
const MOST_DELAY_MS = 2_000;
const LOOK_MS = 10_000;
/** The heap is looked at more often where a limit is named. */
const HEAP_LOOK_MS = 1_000;

const isDocument = (url: string): boolean =>
  url.startsWith(`${Routing.basePath}/`) && !url.startsWith(`${RELEASE_ROOT}/`);

/** Watches the event loop, or the heap where a limit of it is named. */
export function watchPressure(app: FastifyInstance, config: EdgeConfig): void {
  void app.register(underPressure, {
    ...(config.mostHeapBytes === null
      ? { maxEventLoopDelay: MOST_DELAY_MS, sampleInterval: LOOK_MS }
      : { maxHeapUsedBytes: config.mostHeapBytes, sampleInterval: HEAP_LOOK_MS }),
    pressureHandler: (request, reply) => {
      if (!isDocument(request.url)) return;
      void reply
        .code(503)
        .headers({
          ...documentHeaders(PLAIN_PAGE_POLICY, config.env === 'live'),
          'retry-after': '30',
        })
        .type('text/html; charset=utf-8')
        .send(UNAVAILABLE_PAGE);
    },
  });
}
