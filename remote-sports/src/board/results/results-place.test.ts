import { resultAddress, resultDays, resultQuestion } from './results-place';

/** 2026-11-28 00:30 of the site's zone: still the day before in UTC. */
const NOW = Date.parse('2026-11-28T00:30:00+08:00');
const DAY_MS = 86_400_000;
const MATCH = { eventId: 'im:77-1', sportId: 2, startAt: NOW - 3_600_000, isOutright: false };
const questionOf = (address: string | null) =>
  resultQuestion(new URL(address ?? '', 'https://site.test').searchParams, NOW);

test('[R2.1-3] days with results are those of the site, today and six before', () => {
  expect(resultDays(NOW)).toEqual([
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
  ]);
});

test('[R2.1-3] the address of a result asks for what it was made of', () => {
  const address = resultAddress('/sbtwo/sports-im', MATCH, NOW);
  expect(address).toMatch(/^\/sbtwo\/sports-im\/results\?/);
  // It began an hour ago: yesterday.
  expect(questionOf(address)).toEqual({ sportId: 2, day: '2026-11-27', match: 'im:77-1' });
});

test('[R2.1-3] a match that was brought forward over midnight stands on the day it was played', () => {
  const evening = Date.parse('2026-11-27T23:50:00+08:00');
  const told = { ...MATCH, startAt: evening + 1_800_000 };
  const askedOf = (begunBy: number | null, now = evening) =>
    resultAddress('/sbtwo/sports-im', { ...told, begunBy }, now);
  expect(askedOf(null)).toBeNull();
  expect(askedOf(evening)).toContain('day=2026-11-27');
  // The day after it is still found where it was played.
  expect(askedOf(evening, evening + DAY_MS)).toContain('day=2026-11-27');
});

test.each([
  ['a match to come', { startAt: NOW + 1 }],
  ['a match of a week ago', { startAt: NOW - 7 * DAY_MS }],
  ['a season', { isOutright: true }],
])('[R2.1-3] %s has no list of results', (_, change) => {
  expect(resultAddress('/sbtwo/sports-im', { ...MATCH, ...change }, NOW)).toBeNull();
});

test.each([
  '',
  'sport=&day=&match=',
  'sport=98&day=2026-11-29&match=%3Cb%3E',
  'sport=1e3&day=2026-11-21&match=' + 'x'.repeat(65),
  'sport=NaN&day=28.11.2026&match=a%20b',
])('[R2.1-3] an address of anybody asks for nothing that is not there: %s', (query) => {
  expect(resultQuestion(new URLSearchParams(query), NOW)).toEqual({
    sportId: undefined,
    day: undefined,
    match: undefined,
  });
});
