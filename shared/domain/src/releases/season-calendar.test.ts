import { calendarWarnings, readMoment, windowFault, type PlannedWindow } from './calendar';
import { english } from './sentence';

describe('the calendar', () => {
  const plan = (
    season: string,
    from: string,
    until: string,
    over: Partial<PlannedWindow> = {},
  ): PlannedWindow => ({ season, id: season, from, until, priority: 0, ...over });

  test.each([
    ['2027-01-29T00:00+08:00', true],
    ['2027-01-29T00:00:30+08:00', true],
    ['2027-01-29T00:00', false],
    ['2027-01-29T00:00Z', false],
    ['2027-01-29T00:00+09:00', false],
    ['2027-02-30T00:00+08:00', false],
    ['2027-13-01T00:00+08:00', false],
    ['morgen', false],
    ['2027-01-29T24:00+08:00', false],
  ] as const)('%s is a moment: %s', (text, ok) => {
    expect(readMoment(text).ok).toBe(ok);
  });

  test('a refusal says what to type', () => {
    const why = (text: string): string => {
      const read = readMoment(text);
      return read.ok ? '' : english(read.why);
    };
    const fault = (window: PlannedWindow): string => english(windowFault(window) ?? '');
    expect(why('2027-01-29T00:00')).toBe(
      '"2027-01-29T00:00" says no time zone; write 2027-01-29T00:00+08:00 for Beijing time',
    );
    expect(why('2027-02-30T00:00+08:00')).toBe(
      '"2027-02-30T00:00+08:00" names a day that does not exist',
    );
    expect(fault(plan('a', '2027-02-02T00:00+08:00', '2027-02-01T00:00+08:00'))).toMatch(
      'before it begins',
    );
    expect(
      fault(
        plan('a', '2027-02-02T00:00+08:00', '2027-02-03T00:00+08:00', {
          revealAt: '2027-02-02T01:00+08:00',
        }),
      ),
    ).toMatch('after it begins');
    expect(
      windowFault(
        plan('a', '2027-02-02T00:00+08:00', '2027-02-03T00:00+08:00', {
          revealAt: '2027-02-01T22:00+08:00',
        }),
      ),
    ).toBeNull();
  });

  test('overlaps and gaps are told, with what members will see', () => {
    const a = plan('spring', '2027-01-29T00:00+08:00', '2027-02-13T00:00+08:00', { priority: 10 });
    const b = plan('valentine', '2027-02-12T00:00+08:00', '2027-02-15T00:00+08:00', {
      priority: 2,
    });
    const c = plan('labour', '2027-04-28T00:00+08:00', '2027-05-06T00:00+08:00');
    expect(calendarWarnings([c, b, a]).map(english)).toEqual([
      'spring and valentine overlap from 2027-02-12T00:00+08:00: spring is shown, its priority is higher',
      'no season for 72 days before labour begins (2027-04-28T00:00+08:00)',
    ]);
    expect(calendarWarnings([a, { ...b, priority: 10 }]).map(english)[0]).toMatch('same priority');
    expect(calendarWarnings([a, { ...b, killed: true }])).toEqual([]);
    expect(calendarWarnings([])).toEqual([]);
  });
});
