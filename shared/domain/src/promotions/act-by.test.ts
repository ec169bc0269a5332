import { actBy } from './act-by';

const NOW = Date.parse('2026-11-23T15:30:00+08:00');
const DAY_MS = 86_400_000;
/** From some days from now until others. */
const range = (from: number, until: number) => ({
  startDate: new Date(NOW + from * DAY_MS).toISOString(),
  endDate: new Date(NOW + until * DAY_MS).toISOString(),
});

test.each([
  ['a form that closes before the activity ends', range(-3, 2), range(-3, 5), 'applying'],
  ['a form that is taken after the activity', range(-3, 5), range(-3, 2), 'activity'],
  ['both end at once', range(-3, 2), range(-3, 2), 'applying'],
  ['a form that is closed already', range(-3, -1), range(-3, 2), 'activity'],
  ['an activity that is over already', range(-3, 2), range(-3, -1), 'applying'],
  ['a form that is not taken yet', range(1, 2), range(-3, 5), 'applying'],
  ['an activity without an end', range(-3, 2), { startDate: '', endDate: '' }, 'applying'],
])('%s', (_title, applying, activity, of) => {
  expect(actBy(activity, applying, NOW)).toEqual({
    of,
    dateRange: of === 'applying' ? applying : activity,
  });
});

test('an activity that is not known leaves the clock of the form', () => {
  const applying = range(-3, 2);
  expect(actBy(undefined, applying, NOW)).toEqual({ of: 'applying', dateRange: applying });
});
