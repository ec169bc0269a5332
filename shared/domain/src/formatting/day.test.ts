import fc from 'fast-check';
import { law } from '../laws.fixture';
import { dayKey, dayStart, isoInZone } from './day';

describe('days at +08:00', () => {
  test('[R9-1] a day begins at 16:00 UTC of the day before', () => {
    const start = Date.parse('2026-11-20T16:00:00Z');
    expect([dayKey(start - 1), dayKey(start)]).toEqual(['2026-11-20', '2026-11-21']);
    expect(isoInZone(start + 36_000_000)).toBe('2026-11-21T10:00:00+08:00');
    expect([dayStart('2026-11-21'), dayStart('2026/11/21')]).toEqual([start, start]);
    expect(dayStart('no day')).toBeNaN();
  });

  test('a moment lies in the day it names, and its text is the moment', () => {
    law(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const start = dayStart(dayKey(at));
        expect(start <= at && at < start + 86_400_000).toBe(true);
        expect(Date.parse(isoInZone(at))).toBe(Math.floor(at / 1_000) * 1_000);
      }),
    );
  });
});
