import { maskAddress } from './mask-address';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { onlyControllers } from './control/guard';

const KEPT = 200;
/** Posts of one address: a page sends its reports in bundles. */
const MOST = { max: 60, timeWindow: 60_000 } as const;
const LONGEST = 300;

/** One policy violation a browser told about, cut to what helps and carries no query. */
export interface PolicyReport {
  readonly at: string;
  readonly kind: string;
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const short = (value: unknown): string =>
  (typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '') : '').slice(0, LONGEST);

function readOne(value: unknown, at: string): PolicyReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const outer = value as Record<string, unknown>;
  const nested = outer['csp-report'] ?? outer.body;
  const body = (typeof nested === 'object' && nested !== null ? nested : outer) as Record<
    string,
    unknown
  >;
  return {
    at,
    kind: short(outer.type) || 'csp-violation',
    directive: short(
      body['effective-directive'] ??
        body.effectiveDirective ??
        body['violated-directive'] ??
        body.destination,
    ),
    blocked: short(body['blocked-uri'] ?? body.blockedURL),
    page: maskAddress(short(body['document-uri'] ?? body.documentURL ?? outer.url)),
  };
}

/** Reads both forms browsers send: one `csp-report` object, or a list of the Reporting API. */
export function readReports(body: unknown, at: string): PolicyReport[] {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  return list.slice(0, 20).flatMap((item) => readOne(item, at) ?? []);
}

/**
 * Takes policy reports at `/api/csp` and, outside the live profile, shows them to callers of this
 * machine at `/__edge/reports`, so that a test run can end with "none".
 *
 * @param violated told of each.
 */
export function mountReports(
  app: FastifyInstance,
  config: EdgeConfig,
  violated: (directive: string) => void,
): void {
  const reports: PolicyReport[] = [];
  void app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    const parse = (
      _request: unknown,
      body: string | Buffer,
      next: (error: Error | null, value?: unknown) => void,
    ): void => {
      try {
        next(null, JSON.parse(body.toString()));
      } catch {
        next(null, null);
      }
    };
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, parse);
    scope.post('/api/csp', { config: { rateLimit: MOST } }, (request, reply) => {
      const fresh = readReports(request.body, new Date().toISOString());
      reports.push(...fresh);
      reports.splice(0, Math.max(0, reports.length - KEPT));
      for (const report of fresh) {
        violated(report.directive);
        request.log.warn({ report }, 'policy violation');
      }
      return reply.code(204).headers(BASE_HEADERS).send();
    });
    if (config.env !== 'live') {
      const onRequest = onlyControllers({ ...config, proxies: 0 });
      scope.get('/__edge/reports', { onRequest }, (_request, reply) =>
        reply
          .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
          .send({ count: reports.length, reports }),
      );
      scope.delete('/__edge/reports', { onRequest }, (_request, reply) => {
        reports.length = 0;
        return reply.code(204).headers(BASE_HEADERS).send();
      });
    }
  });
}
