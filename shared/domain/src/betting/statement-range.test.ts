import fc from 'fast-check';
import { law } from '../laws.fixture';
import { presetRange, RANGE_PRESETS, rangeProblem } from './statement-range';

const NOW = Date.parse('2026-11-21T23:30:00+08:00');

test.each([
  [{ from: '2026-11-01', to: '2026-11-21' }, null],
  [{ from: '2026-08-22', to: '2026-11-21' }, null],
  [{ from: '2026-08-21', to: '2026-11-21' }, 'tooLong'],
  [{ from: '2026-11-21', to: '2026-11-20' }, 'reversed'],
  [{ from: '', to: '2026-11-20' }, 'incomplete'],
  [{ from: '2026-02-31', to: '2026-03-01' }, 'incomplete'],
  [{ from: '2026-11-22', to: '2026-11-23' }, 'future'],
] as const)('the period %j: %s', (range, problem) => {
  expect(rangeProblem(range, NOW)).toBe(problem);
});

test('every preset may be shown, whatever the time of day', () => {
  law(
    fc.property(
      fc.integer({ min: 0, max: 86_400 * 1_000 * 400 }),
      fc.constantFrom(...RANGE_PRESETS),
      (later, preset) => {
        const now = NOW + later;
        expect(rangeProblem(presetRange(preset, now), now)).toBeNull();
      },
    ),
  );
  expect(presetRange('yesterday', NOW)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(presetRange('quarter', NOW)).toEqual({ from: '2026-08-22', to: '2026-11-21' });
  expect(presetRange('quarter', Date.parse('2026-05-31T10:00:00+08:00'))).toEqual({
    from: '2026-03-01',
    to: '2026-05-31',
  });
});
