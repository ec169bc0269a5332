import fc from 'fast-check';
import { law } from '../laws.fixture';
import { verdictDue } from './verdict-due';

test('[R4.7-1] a verdict is due as many seconds after the bet as its vendor told, of several the last', () => {
  expect(verdictDue([{ placedAt: 1_000, acceptSeconds: 4 }])).toBe(5_000);
  expect(
    verdictDue([
      { placedAt: 1_000, acceptSeconds: 4 },
      { placedAt: 2_000, acceptSeconds: 6 },
    ]),
  ).toBe(8_000);
});

test('[R4.7-1] nothing is promised where no vendor said anything', () => {
  expect(verdictDue([])).toBeNull();
  expect(verdictDue([{ placedAt: 1_000, acceptSeconds: 0 }])).toBeNull();
});

test('[R4.7-1] none of the wagers is due later, and one of them is due then', () => {
  law(
    fc.property(
      fc.array(
        fc.record({
          placedAt: fc.nat(2_000_000_000),
          acceptSeconds: fc.integer({ min: 1, max: 60 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (wagers) => {
        const ends = wagers.map((one) => verdictDue([one]) ?? 0);
        const due = verdictDue(wagers) ?? 0;
        expect(ends).toContain(due);
        expect(ends.every((end) => end <= due)).toBe(true);
      },
    ),
  );
});
