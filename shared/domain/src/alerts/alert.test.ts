import fc from 'fast-check';
import { parseReturnPath } from '../session/return-path';
import { ALERT_KIND, AlertText, readAlert, type Alert } from './alert';

const GOAL: Alert = {
  id: 'AL1',
  kind: 'goal',
  title: '星海 进球',
  body: '星海 1:0 玉衡',
  target: '/sbtwo/sports-im/event/E1',
  at: 1_800_000_000_000,
};

test('an alert that went over a push service is the alert that was sent', () => {
  expect(readAlert(JSON.parse(JSON.stringify(GOAL)))).toEqual(GOAL);
  expect(readAlert({ ...GOAL, more: 'x' })).toEqual(GOAL);
});

test.each([
  ['no object', 'goal'],
  ['nothing', null],
  ['an unknown kind', { ...GOAL, kind: 'birthday' }],
  ['no title', { ...GOAL, title: ' ' }],
  ['too long a title', { ...GOAL, title: 'x'.repeat(AlertText.title + 1) }],
  ['too long a body', { ...GOAL, body: 'x'.repeat(AlertText.body + 1) }],
  ['no id', { ...GOAL, id: '' }],
  ['a time as text', { ...GOAL, at: '2026-01-01' }],
])('%s is no alert', (_what, value) => {
  expect(readAlert(value)).toBeNull();
});

test.each([
  ['https://evil.example'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['javascript:alert(1)'],
  ['/logout'],
  [7],
])('an alert that leads to %s leads home', (target) => {
  expect(readAlert({ ...GOAL, target })?.target).toBe('/');
});

test('whatever comes, it is no alert or one that stays in the app', () => {
  const any = fc.oneof(
    fc.anything(),
    fc.record({
      id: fc.oneof(fc.string(), fc.anything()),
      kind: fc.oneof(fc.constantFrom(...ALERT_KIND), fc.anything()),
      title: fc.oneof(fc.string(), fc.anything()),
      body: fc.oneof(fc.string(), fc.anything()),
      target: fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.anything()),
      at: fc.oneof(fc.integer(), fc.anything()),
    }),
    fc.record({ target: fc.string() }).map((part) => ({ ...GOAL, ...part })),
  );
  fc.assert(
    fc.property(any, (value) => {
      const alert = readAlert(value);
      if (alert === null) return;
      expect(ALERT_KIND).toContain(alert.kind);
      expect(parseReturnPath(alert.target)).toBe(alert.target);
      expect(alert.title.length).toBeLessThanOrEqual(AlertText.title);
    }),
  );
});
