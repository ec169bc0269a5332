import fc from 'fast-check';
import { takenGifts, waitingGifts } from './gifts';

const NOW = Date.parse('2026-11-23T15:30:00+08:00');

test('a gift waits until it is taken or its time is over', () => {
  const [taken, over, last, waits] = [
    { isClaimed: true, expiry: '2026-12-01T00:00:00+08:00' },
    { isClaimed: false, expiry: '2026-11-23T15:29:59+08:00' },
    { isClaimed: false, expiry: '2026-11-23T15:30:00+08:00' },
    { isClaimed: false, expiry: '2026-11-23T15:30:01+08:00' },
  ] as const;
  expect(waitingGifts([taken, over, last, waits], NOW)).toEqual([waits]);
});

test('later there are never more of them, and an expiry that nobody can read is none', () => {
  const gift = fc.record({
    isClaimed: fc.boolean(),
    expiry: fc.oneof(
      fc.integer({ min: -1_000, max: 1_000 }).map((ms) => new Date(NOW + ms).toISOString()),
      fc.constant('soon'),
    ),
  });
  fc.assert(
    fc.property(fc.array(gift), fc.nat(2_000), (gifts, ms) => {
      const [now, then] = [waitingGifts(gifts, NOW), waitingGifts(gifts, NOW + ms)];
      expect(then.every((each) => now.includes(each))).toBe(true);
      expect(now.some(({ expiry }) => expiry === 'soon')).toBe(false);
    }),
  );
});

test('a gift is in the record from when it was taken, as long as the record goes back', () => {
  const [waits, long, since, taken] = [
    { claimedAt: null },
    { claimedAt: '2026-11-23T15:29:59+08:00' },
    { claimedAt: '2026-11-23T15:30:00+08:00' },
    { claimedAt: '2026-11-23T15:30:01+08:00' },
  ] as const;
  expect(takenGifts([waits, long, since, taken], NOW)).toEqual([since, taken]);
});

test('no gift both waits and was taken; a longer record has all of a shorter one', () => {
  const gift = fc
    .option(fc.integer({ min: -1_000, max: 1_000 }).map((ms) => new Date(NOW + ms).toISOString()))
    .map((claimedAt) => ({
      claimedAt,
      isClaimed: claimedAt !== null,
      expiry: '2026-12-01T00:00:00+08:00',
    }));
  fc.assert(
    fc.property(fc.array(gift), fc.nat(2_000), (gifts, ms) => {
      const [all, some] = [takenGifts(gifts, NOW - ms), takenGifts(gifts, NOW)];
      expect(some.every((each) => all.includes(each))).toBe(true);
      expect(waitingGifts(gifts, NOW).some((each) => all.some((other) => other === each))).toBe(
        false,
      );
    }),
  );
});
