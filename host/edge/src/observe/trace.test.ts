import fc from 'fast-check';
import { startTrace, traceHeaders } from './trace';

const hex = (digits: number): string => 'a'.repeat(digits);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const headersOf = (traceparent: string, tracestate?: string) => ({
  traceparent,
  ...(tracestate === undefined ? {} : { tracestate }),
});

test('a trace that a proxy of our own began goes on, with a name of its own for this request', () => {
  const trace = startTrace(headersOf(PARENT, 'vendor=1'), true, hex);
  expect(traceHeaders(trace)).toEqual({
    'x-request-id': 'a'.repeat(16),
    traceparent: `00-${TRACE}-${'a'.repeat(16)}-01`,
    tracestate: 'vendor=1',
  });
});

test('a visitor names nothing: neither a trace nor what was noted in it', () => {
  expect(traceHeaders(startTrace(headersOf(PARENT, 'vendor=1'), false, hex))).toEqual({
    'x-request-id': 'a'.repeat(16),
    traceparent: `00-${'a'.repeat(32)}-${'a'.repeat(16)}-00`,
  });
});

test.each([
  ['nothing', ''],
  ['a trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', PARENT.toUpperCase()],
  ['the version that is none', `ff-${TRACE}-00f067aa0ba902b7-01`],
  ['more than version 00 has', `${PARENT}-more`],
  ['a line too short', PARENT.slice(0, -1)],
])('%s begins a new trace', (_what, traceparent) => {
  expect(startTrace(headersOf(traceparent, 'vendor=1'), true, hex)).toMatchObject({
    traceId: 'a'.repeat(32),
    flags: '00',
    state: null,
  });
});

test('a later version is read as far as it is known', () => {
  const later = PARENT.replace(/^00/, '01');
  expect(startTrace(headersOf(`${later}-more`), true, hex).traceId).toBe(TRACE);
});

test('whatever is told, what travels on is a trace as the standard writes it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (parent, state, isTrusted) => {
      const { traceparent, tracestate } = traceHeaders(
        startTrace(headersOf(parent, state), isTrusted, hex),
      );
      expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);
      expect((tracestate ?? '').length).toBeLessThanOrEqual(512);
    }),
  );
});
