import fc from 'fast-check';
import { QuickBet } from '../constants';
import { QUICK_ASKING, quickStep, type QuickEvent, type QuickPhase } from './quick-bet';

const offer = (what: 'waits' | 'ready' | 'moved' | 'refused', now: number): QuickEvent => ({
  kind: 'offer',
  offer: what,
  now,
});
const after = (...events: readonly QuickEvent[]): QuickPhase =>
  events.reduce(quickStep, QUICK_ASKING);

test('it waits for price and limits, counts, and is sent when the countdown is over', () => {
  expect(after(offer('waits', 0))).toEqual(QUICK_ASKING);
  expect(after(offer('ready', 10))).toEqual({ at: 'counting', until: 10 + QuickBet.undoMs });
  expect(after(offer('ready', 0), offer('ready', QuickBet.undoMs - 1)).at).toBe('counting');
  expect(after(offer('ready', 0), offer('ready', QuickBet.undoMs)).at).toBe('sent');
});

test.each(['undo', 'left', 'offline'] as const)('%s before it is sent: nothing is sent', (why) => {
  expect(after(offer('ready', 0), { kind: 'cancel', why }, offer('ready', 99_999))).toEqual({
    at: 'cancelled',
    why,
  });
});

test('a price that moved stops it until the member says so, and a whole countdown follows', () => {
  const stopped = after(offer('ready', 0), offer('moved', 2_999), offer('moved', 99_999));
  expect(stopped).toEqual({ at: 'asks' });
  const again = [{ kind: 'accept' } as const, offer('ready', 100_000)].reduce(quickStep, stopped);
  expect(again).toEqual({ at: 'counting', until: 100_000 + QuickBet.undoMs });
});

test('what the vendor turned down for its price asks again; what was sent is taken back by nobody', () => {
  const sent = after(offer('ready', 0), offer('ready', QuickBet.undoMs));
  expect(quickStep(sent, { kind: 'cancel', why: 'undo' })).toBe(sent);
  expect(quickStep(sent, { kind: 'returned' })).toEqual({ at: 'asks' });
});

const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant('offer' as const),
    offer: fc.constantFrom(
      'waits' as const,
      'ready' as const,
      'moved' as const,
      'refused' as const,
    ),
    after: fc.integer({ min: 0, max: 2_000 }),
  }),
  fc.record({ kind: fc.constantFrom('accept' as const, 'returned' as const) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    why: fc.constantFrom('undo' as const, 'left' as const, 'offline' as const),
  }),
);

test('whatever happens, only a whole countdown of ready offers without a word between sends', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let now = 0;
      let readySince: number | null = null;
      let phase = QUICK_ASKING;
      for (const event of events) {
        if (event.kind === 'offer') now += event.after;
        const next = quickStep(
          phase,
          event.kind === 'offer' ? { kind: 'offer', offer: event.offer, now } : event,
        );
        if (event.kind === 'offer' && event.offer === 'ready') readySince ??= now;
        else if (event.kind === 'offer') readySince = null;
        if (next.at === 'sent' && phase.at !== 'sent') {
          expect(readySince).not.toBeNull();
          expect(now - (readySince ?? now)).toBeGreaterThanOrEqual(QuickBet.undoMs);
          readySince = null;
        }
        if (phase.at === 'cancelled' || phase.at === 'refused') expect(next).toBe(phase);
        phase = next;
      }
    }),
  );
});
