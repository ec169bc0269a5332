import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  liveSeason,
  nextSeasonEdge,
  seasonOrder,
  seasonPhase,
  seasonSchedule,
  type SeasonLines,
} from './seasons';
import { at, open } from './seasons.fixture';

describe('laws of the windows', () => {
  /** Hours instead of milliseconds, so that edges meet each other often. */
  const HOUR = 3_600_000;
  const START = at('2027-01-01T00:00:00Z');
  const moment = fc.integer({ min: 0, max: 60 }).map((hours) => START + hours * HOUR);
  const anyWindow = fc.record({
    a: moment,
    b: moment,
    priority: fc.integer({ min: 0, max: 3 }),
    killed: fc.boolean(),
    graceMinutes: fc.constantFrom(0, 30, 600),
  });
  const anyLine = fc.record({
    windows: fc.array(anyWindow, { maxLength: 3 }).map((list) =>
      list.map(({ a, b, ...rest }, index) =>
        open({
          id: `w${index}`,
          from: new Date(Math.min(a, b)).toISOString(),
          until: new Date(Math.max(a, b)).toISOString(),
          ...rest,
        }),
      ),
    ),
    kill: fc.constantFrom(null, null, 'incident'),
  });
  const names = ['season_a', 'season_b', 'season_c'];
  const anyLines: fc.Arbitrary<SeasonLines> = fc.dictionary(fc.constantFrom(...names), anyLine);
  const spans = ({ windows }: SeasonLines[string]) =>
    (windows ?? [])
      .filter(({ from, until }) => at(from) < at(until))
      .map((window) => ({
        ...window,
        from: at(window.from),
        until: at(window.until),
        graceUntil: at(window.until) + (window.graceMinutes ?? 0) * 60_000,
      }));

  test('nothing changes between two edges, whatever the windows are', () => {
    law(
      fc.property(anyLines, moment, (some, now) => {
        const edge = nextSeasonEdge(some, now) ?? now + 1_000;
        expect(liveSeason(some, edge - 1)).toEqual(liveSeason(some, now));
        expect(seasonOrder(names, some, edge - 1)).toEqual(seasonOrder(names, some, now));
        for (const season of Object.values(some)) {
          expect(seasonSchedule(season, edge - 1)).toEqual(seasonSchedule(season, now));
          expect(seasonPhase(seasonSchedule(season, edge - 1), edge - 1)).toBe(
            seasonPhase(seasonSchedule(season, now), now),
          );
        }
      }),
    );
  });

  test('a season runs exactly while a window of it that was not killed is open: its first moment in, its last one out', () => {
    law(
      fc.property(anyLine, moment, fc.constantFrom(-1, 0, 1), (season, hour, off) => {
        const now = hour + off;
        const valid = spans(season).filter(({ killed }) => killed !== true);
        const isOpen = valid.some(({ from, until }) => from <= now && now < until);
        const isInGrace = valid.some(({ until, graceUntil }) => until <= now && now < graceUntil);
        const comes = valid.some(({ from }) => now < from);
        const all = spans(season);
        const expected = isOpen
          ? 'running'
          : isInGrace
            ? 'grace'
            : comes
              ? 'before'
              : valid.length > 0
                ? 'ended'
                : all.length > 0
                  ? 'killed'
                  : 'none';
        expect(seasonPhase(seasonSchedule(season, now), now)).toBe(expected);
      }),
    );
  });

  test('the season of the site runs, and it is the one that holds a shared address', () => {
    law(
      fc.property(anyLines, moment, (some, now) => {
        const live = liveSeason(some, now);
        const order = seasonOrder(names, some, now);
        expect(order.toSorted()).toEqual(names);
        if (live === null) return;
        expect(seasonPhase(live.schedule, now)).toBe('running');
        expect(order[0]).toBe(live.name);
      }),
    );
  });
});
