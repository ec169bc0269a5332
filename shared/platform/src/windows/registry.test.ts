import { WINDOW_EVENTS, createWindowRegistry, type WindowEvent } from './registry';

const ORIGIN = 'https://games.example';

function open(caps: readonly WindowEvent[] = WINDOW_EVENTS) {
  const registry = createWindowRegistry();
  const frame = {};
  const forget = registry.register(frame, { origin: ORIGIN, caps });
  return { registry, frame, forget };
}

test.each(WINDOW_EVENTS)('[R2.6-1] %s of a window of ours is accepted, as text and as an object', (event) => {
  const { registry, frame } = open();
  expect(registry.accept({ source: frame, origin: ORIGIN, data: event }, 0)?.event).toBe(event);
  expect(registry.accept({ source: frame, origin: ORIGIN, data: { event } }, 1_000)?.event).toBe(event);
  expect(registry.dropped()).toBe(0);
});

describe('[R2.6-1] dropped and counted', () => {
  test.each<[string, { source?: unknown; origin?: string; data?: unknown }]>([
    ['an unknown source', { source: {} }],
    ['no source', { source: null }],
    ['a source that is no window', { source: 'closePopup' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: `${ORIGIN}.evil.example` }],
    ['a name that is not listed', { data: 'openWallet' }],
    ['a name of the prototype', { data: 'constructor' }],
    ['an object with more than the event', { data: { event: 'closePopup', url: 'https://evil.example' } }],
    ['an event that is no text', { data: { event: { event: 'closePopup' } } }],
    ['nothing', { data: null }],
    ['text that is too long', { data: 'closePopup'.padEnd(1_025) }],
  ])('%s', (_what, over) => {
    const { registry, frame } = open();
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup', ...over }, 0)).toBeNull();
    expect(registry.dropped()).toBe(1);
  });

  test('a message that this window may not send', () => {
    const { registry, frame } = open(['closeIframe']);
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'goUserInfo' }, 0)).toBeNull();
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'closeIframe' }, 0)).not.toBeNull();
  });

  test('a message within half a second of the last one', () => {
    const { registry, frame } = open();
    const at = (ms: number) => registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup' }, ms);
    expect([at(0), at(499), at(500)].map((accepted) => accepted !== null)).toEqual([true, false, true]);
  });

  test('a window that was forgotten', () => {
    const { registry, frame, forget } = open();
    forget();
    expect(registry.accept({ source: frame, origin: ORIGIN, data: 'closePopup' }, 0)).toBeNull();
  });
});
