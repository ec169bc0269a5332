import fc from 'fast-check';
import { QuickBet } from '../constants';
import { QUICK_ASKING, quickStep, type QuickEvent, type QuickPhase } from './quick-bet';

const offer = (what: 'waits' | 'ready' | 'moved' | 'refused', now: number): QuickEvent => ({
  kind: 'offer',
  offer: what,
  now,
});
const accept = (now: number): QuickEvent => ({ kind: 'accept', now });
const after = (...events: readonly QuickEvent[]): QuickPhase =>
  events.reduce(quickStep, QUICK_ASKING);

test('it waits for price and limits, counts, and is sent when the countdown is over', () => {
  expect(after(offer('waits', 0))).toEqual(QUICK_ASKING);
  expect(after(offer('ready', 10))).toEqual({ at: 'counting', until: 10 + QuickBet.undoMs });
  expect(after(offer('ready', 0), offer('ready', QuickBet.undoMs - 1)).at).toBe('counting');
  expect(after(offer('ready', 0), offer('ready', QuickBet.undoMs)).at).toBe('sent');
});

test.each(['undo', 'slip', 'left', 'offline'] as const)(
  '%s before it is sent: nothing is sent',
  (why) => {
    expect(after(offer('ready', 0), { kind: 'cancel', why }, offer('ready', 99_999))).toEqual({
      at: 'cancelled',
      why,
    });
  },
);

test('a price that moved stops it until the member agrees; agreed to, it is sent once it holds', () => {
  const stopped = after(offer('ready', 0), offer('moved', 2_999), offer('moved', 9_999));
  expect(stopped).toEqual({ at: 'asks', until: 2_999 + QuickBet.askMs });
  const agreed = [accept(9_999), offer('waits', 9_999)].reduce(quickStep, stopped);
  expect(quickStep(agreed, offer('ready', 10_000))).toEqual({ at: 'sent' });
  // Another price than that one is another question, and the word for the first is none for it.
  const anew = [offer('moved', 10_000), offer('ready', 10_001)].reduce(quickStep, agreed);
  expect(anew).toEqual({ at: 'counting', until: 10_001 + QuickBet.undoMs });
});

test('a word holds for as long as a countdown takes: what is known later counts down anew', () => {
  const agreed = [offer('moved', 0), accept(1_000)].reduce(quickStep, QUICK_ASKING);
  const late = 1_000 + QuickBet.undoMs;
  expect(quickStep(agreed, offer('ready', late - 1))).toEqual({ at: 'sent' });
  expect([offer('waits', late), offer('ready', 99_999)].reduce(quickStep, agreed)).toEqual({
    at: 'counting',
    until: 99_999 + QuickBet.undoMs,
  });
});

test('what the vendor turned down for its price asks again; what was sent is taken back by nobody', () => {
  const sent = after(offer('ready', 0), offer('ready', QuickBet.undoMs));
  expect(quickStep(sent, { kind: 'cancel', why: 'undo' })).toBe(sent);
  expect(quickStep(sent, { kind: 'returned', now: 5_000 })).toEqual({
    at: 'asks',
    until: 5_000 + QuickBet.askMs,
  });
});

test('what was turned down and may pass waits as if it had not been sent; nothing that is open, or over, does', () => {
  const sent = after(offer('ready', 0), offer('ready', QuickBet.undoMs));
  expect(quickStep(sent, { kind: 'held' })).toEqual({ at: 'refused' });
  const counting = after(offer('ready', 0));
  expect(quickStep(counting, { kind: 'held' })).toBe(counting);
  const asks = after(offer('moved', 100));
  expect(quickStep(asks, { kind: 'held' })).toBe(asks);
});

test('a question that is not answered lapses; nothing is sent', () => {
  const asks = after(offer('moved', 100));
  expect(quickStep(asks, offer('moved', 99 + QuickBet.askMs))).toBe(asks);
  for (const what of ['moved', 'waits'] as const)
    expect(quickStep(asks, offer(what, 100 + QuickBet.askMs))).toEqual({
      at: 'cancelled',
      why: 'lapsed',
    });
});

test('a word sends it at once, while it counts and the offer still holds; at no other time', () => {
  const now = (what: 'waits' | 'ready' | 'moved' | 'refused', at: number): QuickEvent => ({
    kind: 'now',
    offer: what,
    now: at,
  });
  const counting = after(offer('ready', 0));
  const sent = quickStep(counting, now('ready', 500));
  expect(sent).toEqual({ at: 'sent' });
  // The second of two taps.
  expect(quickStep(sent, now('ready', 501))).toBe(sent);
  expect(quickStep(counting, now('moved', 500)).at).toBe('asks');
  expect(quickStep(counting, now('waits', 500)).at).toBe('asking');
  expect(quickStep(counting, now('refused', 500)).at).toBe('refused');
  expect(after(now('ready', 500)).at).toBe('counting');
  expect(after(offer('moved', 0), now('ready', 500)).at).toBe('counting');
});

const anyOffer = <K extends 'offer' | 'now'>(kind: K) =>
  fc.record({
    kind: fc.constant(kind),
    offer: fc.constantFrom('waits', 'ready', 'moved', 'refused'),
    after: fc.integer({ min: 0, max: 2_000 }),
  });
const anyEvent = fc.oneof(
  anyOffer('offer'),
  anyOffer('now'),
  fc.record({
    kind: fc.constantFrom('accept', 'returned'),
    after: fc.integer({ min: 0, max: 99 }),
  }),
  fc.record({
    kind: fc.constant('cancel'),
    why: fc.constantFrom('undo', 'slip', 'left', 'offline'),
    after: fc.constant(0),
  }),
);

test('whatever happens, only a whole countdown of ready offers, or a word to what is offered, sends', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let now = 0;
      let readySince: number | null = null;
      let agreedAt: number | null = null;
      let phase = QUICK_ASKING;
      for (const { after: by, ...event } of events) {
        now += by;
        const next = quickStep(phase, event.kind === 'cancel' ? event : { ...event, now });
        const what = event.kind === 'offer' || event.kind === 'now' ? event.offer : null;
        if (what !== null) readySince = what === 'ready' ? (readySince ?? now) : null;
        if (event.kind === 'accept' && phase.at === 'asks') agreedAt = now;
        if (what === 'moved') agreedAt = null;
        if (next.at === 'sent' && phase.at !== 'sent') {
          const isAgreed = agreedAt !== null && now - agreedAt < QuickBet.undoMs;
          const isWhole = readySince !== null && now - readySince >= QuickBet.undoMs;
          const isWord = event.kind === 'now' && phase.at === 'counting';
          expect(what).toBe('ready');
          expect(isAgreed || isWhole || isWord).toBe(true);
          [readySince, agreedAt] = [null, null];
        }
        if (phase.at === 'cancelled' || phase.at === 'refused') expect(next).toBe(phase);
        phase = next;
      }
    }),
  );
});
