import fc from 'fast-check';
import { WINDOW_EVENTS, createWindowRegistry, type WindowEvent } from './registry';

const ORIGIN = 'https://games.example';

function open(caps: readonly WindowEvent[] = WINDOW_EVENTS) {
  const registry = createWindowRegistry();
  const frame = {};
  const forget = registry.register(frame, { origin: ORIGIN, caps });
  return { registry, frame, forget };
}

test.each(WINDOW_EVENTS)(
  '[R2.6-1] %s of a window of ours is accepted, as text and as an object',
  (event) => {
    const { registry, frame } = open();
    expect(registry.accept({ source: frame, origin: ORIGIN, data: event }, 0)?.event).toBe(event);
    expect(registry.accept({ source: frame, origin: ORIGIN, data: { event } }, 1_000)?.event).toBe(
      event,
    );
    expect(registry.dropped()).toBe(0);
  },
);

describe('[R2.6-1] dropped and counted', () => {
  test.each<[string, { source?: unknown; origin?: string; data?: unknown }]>([
    ['an unknown source', { source: {} }],
    ['no source', { source: null }],
    ['a source that is no window', { source: 'closePopup' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: `${ORIGIN}.evil.example` }],
    ['a name that is not listed', { data: 'openWallet' }],
    ['a name of the prototype', { data: 'constructor' }],
    [
      'an object with more than the event',
      { data: { event: 'closePopup', url: 'https://evil.example' } },
    ],
    ['an event that is no text', { data: { event: { event: 'closePopup' } } }],
    ['nothing', { data: null }],
    ['text that is too long', { data: 'closePopup'.padEnd(1_025) }],
  ])('%s', (_what, over) => {
    const { registry, frame } = open();
    expect(
      registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup', ...over }, 0),
    ).toBeNull();
    expect(registry.dropped()).toBe(1);
  });

  test('a message that this window may not send', () => {
    const { registry, frame } = open(['closeIframe']);
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'goUserInfo' }, 0)).toBeNull();
    expect(
      registry.accept({ source: frame, origin: ORIGIN, data: 'closeIframe' }, 0),
    ).not.toBeNull();
  });

  test('a message within half a second of the last one', () => {
    const { registry, frame } = open();
    const at = (ms: number) =>
      registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup' }, ms);
    expect([at(0), at(499), at(500)].map((accepted) => accepted !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a window that was forgotten', () => {
    const { registry, frame, forget } = open();
    forget();
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup' }, 0)).toBeNull();
  });
});

describe('laws', () => {
  const caps: readonly WindowEvent[] = ['closeIframe', 'NetworkError'];
  const data = fc.oneof(
    fc.constantFrom(...WINDOW_EVENTS),
    fc.constantFrom(...WINDOW_EVENTS).map((event) => ({ event })),
    fc.constantFrom(...WINDOW_EVENTS).map((event) => ({ event, more: 1 })),
    fc.string(),
    fc.anything(),
    fc.constant('closeIframe '.repeat(200)),
  );

  test('[R2.6-1] whatever is said from wherever: only a known window with its own origin gets one of its own words through', () => {
    fc.assert(
      fc.property(
        data,
        fc.constantFrom(ORIGIN, 'null', `${ORIGIN}.evil`, 'https://evil.example', ''),
        fc.boolean(),
        (said, origin, known) => {
          const { registry, frame } = open(caps);
          const accepted = registry.accept({ source: known ? frame : {}, origin, data: said }, 0);
          if (accepted === null) return registry.dropped() === 1;
          const name = typeof said === 'string' ? said : (said as { event?: unknown }).event;
          return (
            known && origin === ORIGIN && caps.includes(accepted.event) && name === accepted.event
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('[R2.6-1] a sandboxed frame without an origin speaks only where it was registered so', () => {
    const registry = createWindowRegistry();
    const frame = {};
    registry.register(frame, { origin: 'null', caps });
    expect(registry.accept({ source: frame, origin: 'null', data: 'closeIframe' }, 0)?.event).toBe(
      'closeIframe',
    );
    expect(
      registry.accept({ source: frame, origin: ORIGIN, data: 'closeIframe' }, 1_000),
    ).toBeNull();
  });

  test('[R2.6-1] never more than one word in 500 ms, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 30 }), (times) => {
        const { registry, frame } = open(caps);
        const taken = [...times]
          .sort((a, b) => a - b)
          .filter(
            (at) =>
              registry.accept({ source: frame, origin: ORIGIN, data: 'closeIframe' }, at) !== null,
          );
        return taken.every((at, index) => index === 0 || at - (taken[index - 1] ?? 0) >= 500);
      }),
    );
  });
});
