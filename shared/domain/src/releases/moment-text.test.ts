import { kilobytes, percentText } from './figures';
import { beijing, beijingInstant, beijingMidnight } from './moment-text';

test('a moment is written in Beijing time, whatever the day is elsewhere', () => {
  const at = Date.parse('2027-01-28T16:30:05Z');
  expect(beijing(at)).toBe('2027-01-29 00:30');
  expect(beijingInstant(at)).toBe('2027-01-29T00:30:05+08:00');
  expect(Date.parse(beijingInstant(at))).toBe(at);
  expect([beijingMidnight(at), beijingMidnight(at, -29), beijingMidnight(at, 3)]).toEqual([
    '2027-01-29T00:00:00+08:00',
    '2026-12-31T00:00:00+08:00',
    '2027-02-01T00:00:00+08:00',
  ]);
});

test('shares and sizes are said with one digit', () => {
  expect([percentText(0), percentText(0.0416), percentText(1)]).toEqual([
    '0.0 %',
    '4.2 %',
    '100.0 %',
  ]);
  expect(kilobytes(12_800)).toBe('12.5 KB');
});
