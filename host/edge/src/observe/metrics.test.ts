import { createMetrics, type MetricSources } from './metrics';
import type { EndedRequest } from './requests';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const SOURCES: MetricSources = {
  live: () => ({ generation: 7, issuedAt: '2026-11-26T07:58:30Z', stale: false }),
  parts: () => ({ 'sports@1.0.0_aaaaaaa': { loads: 40, failures: 2 } }),
  now: () => NOW,
};
const ENDED: EndedRequest = {
  requestId: 'a'.repeat(16),
  traceId: 'b'.repeat(32),
  kind: 'call',
  method: 'GET',
  path: '/api/Balance/v2.0',
  status: 200,
  isCut: false,
  ms: 40,
  bytes: 100,
  address: '127.0.0.1',
  backEndMs: 30,
  backEndFailure: null,
};

/** The lines of a scrape about the site itself. */
const linesOf = async (metrics: ReturnType<typeof createMetrics>): Promise<readonly string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith('site_'));

test('requests are counted by what they were for, how they ended and how long they took', async () => {
  const metrics = createMetrics(SOURCES);
  metrics.ended(ENDED);
  metrics.ended({ ...ENDED, status: 404 });
  metrics.ended({ ...ENDED, status: null, isCut: true, backEndMs: null });
  const lines = await linesOf(metrics);
  expect(lines).toContain('site_requests_total{kind="call",method="GET",status="200"} 1');
  expect(lines).toContain('site_requests_total{kind="call",method="GET",status="404"} 1');
  expect(lines).toContain('site_requests_total{kind="call",method="GET",status="0"} 1');
  expect(lines).toContain('site_request_seconds_bucket{le="0.05",kind="call"} 3');
  expect(lines).toContain('site_backend_seconds_count 2');
});

test('a back end that fails is told apart by how: not reached, silent, or with an answer of 5xx', async () => {
  const metrics = createMetrics(SOURCES);
  metrics.ended({ ...ENDED, status: 502, backEndMs: null, backEndFailure: 'unreachable' });
  metrics.ended({ ...ENDED, status: null, backEndMs: null, backEndFailure: 'silent' });
  metrics.ended({ ...ENDED, status: 503 });
  // The edge's own 5xx is no fault of the back end.
  metrics.ended({ ...ENDED, kind: 'document', status: 503, backEndMs: null });
  expect((await linesOf(metrics)).filter((line) => line.includes('failures_total'))).toEqual([
    'site_backend_failures_total{why="unreachable"} 1',
    'site_backend_failures_total{why="silent"} 1',
    'site_backend_failures_total{why="answered"} 1',
  ]);
});

test('generation, age of the pointer and what parts fail are read when they are asked for', async () => {
  let live = SOURCES.live();
  const metrics = createMetrics({ ...SOURCES, live: () => live });
  const lines = await linesOf(metrics);
  expect(lines).toContain('site_generation 7');
  expect(lines).toContain('site_pointer_age_seconds 90');
  expect(lines).toContain('site_pointer_stale 0');
  expect(lines).toContain('site_part_loads{part="sports",version="1.0.0_aaaaaaa"} 40');
  expect(lines).toContain('site_part_failures{part="sports",version="1.0.0_aaaaaaa"} 2');
  live = null;
  const after = await linesOf(metrics);
  expect(after).toContain('site_pointer_stale 1');
  expect(after.some((line) => /^site_generation \d/.test(line))).toBe(false);
});

test('reports of browsers make no labels of their own', async () => {
  const metrics = createMetrics(SOURCES);
  metrics.violated('script-src-elem');
  metrics.violated('"} 9\nsite_generation 0');
  metrics.violated('x'.repeat(500));
  const lines = await linesOf(metrics);
  expect(lines).toContain('site_policy_reports_total{directive="script-src-elem"} 1');
  expect(lines).toContain('site_policy_reports_total{directive="other"} 2');
  expect(lines).not.toContain('site_generation 0');
});
