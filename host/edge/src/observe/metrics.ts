/** Figures of one edge for a Prometheus server (decision 078). */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedRequest } from './requests';

/** What is read at the moment of asking. */
export interface MetricSources {
  /** What is live; null while nothing can be served. */
  readonly live: () => {
    readonly generation: number;
    /** When its pointer was written, ISO. */
    readonly issuedAt: string;
    readonly stale: boolean;
  } | null;
  /** Counted loads of `part@version` of the last day. */
  readonly parts: () => Readonly<
    Record<string, { readonly loads: number; readonly failures: number }>
  >;
  /** ms of the machine's own clock. */
  readonly now: () => number;
}

/** Figures of an edge. */
export interface Metrics {
  readonly ended: (request: EndedRequest) => void;
  /** A browser told of a violated policy. */
  readonly violated: (directive: string) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** Seconds: documents and files take the first ones, a slow deposit the last. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
/** A directive as policies write it: anybody may report anything. */
const DIRECTIVE = /^[a-z-]{3,40}$/;

/** Gauges that are read from what the edge knows, whenever they are asked for. */
function addGauges(register: Registry, { live, parts, now }: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number | null): Gauge =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        const value = read();
        // What is not known is no zero.
        this.set(value ?? Number.NaN);
      },
    });
  gauge('site_generation', 'Generation that is served', () => live()?.generation ?? null);
  gauge('site_pointer_age_seconds', 'Age of the pointer that is served', () => {
    const state = live();
    return state === null ? null : Math.max(0, (now() - Date.parse(state.issuedAt)) / 1_000);
  });
  gauge('site_pointer_stale', '1 while an older generation stands in, or none can be served', () =>
    live()?.stale === false ? 0 : 1,
  );
  const counted = (name: string, help: string, figure: 'loads' | 'failures'): Gauge<string> =>
    new Gauge({
      name,
      help,
      labelNames: ['part', 'version'],
      registers: [register],
      collect() {
        this.reset();
        for (const [key, counts] of Object.entries(parts())) {
          const at = key.lastIndexOf('@');
          this.set({ part: key.slice(0, at), version: key.slice(at + 1) }, counts[figure]);
        }
      },
    });
  counted('site_part_loads', 'Loads of a version that pages told of in the last day', 'loads');
  counted('site_part_failures', 'Loads among them that failed', 'failures');
}

/** Makes the figures of one edge; none are shared with another one of the same process. */
export function createMetrics(sources: MetricSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  addGauges(register, sources);
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that ended; status 0 where the caller had gone before',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From the head of a request to the last byte of its answer',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const backEnd = new Histogram({
    name: 'site_backend_seconds',
    help: "Until the back end's answer began",
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'site_backend_failures_total',
    help: 'Calls without an answer of the back end, or with one of 5xx',
    labelNames: ['why'],
    registers,
  });
  const violations = new Counter({
    name: 'site_policy_reports_total',
    help: 'Violated policies that browsers told of',
    labelNames: ['directive'],
    registers,
  });
  return {
    ended: ({ kind, method, status, ms, backEndMs, backEndFailure }) => {
      requests.inc({ kind, method, status: String(status ?? 0) });
      seconds.observe({ kind }, ms / 1_000);
      if (backEndMs !== null) backEnd.observe(backEndMs / 1_000);
      const why =
        backEndFailure ?? (backEndMs !== null && (status ?? 0) >= 500 ? 'answered' : null);
      if (why !== null) failures.inc({ why });
    },
    violated: (directive) =>
      violations.inc({ directive: DIRECTIVE.test(directive) ? directive : 'other' }),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
