/** The history that the data service tells of before the vendors' own results. */
import { MORNING } from '../testing/funds';
import { LEAGUES } from '../engine/leagues';
import { SPORT_PLANS } from '../engine/sports';
import { historyOf } from './history';

test('[R7.4-1] clubs of a league have met each other: no match on a board is the first of its kind', () => {
  const results = SPORT_PLANS.flatMap((plan) => historyOf('seed', plan, MORNING()));
  const virtual = new Set(
    SPORT_PLANS.flatMap(({ isVirtual, sportId }) => (isVirtual ? [sportId] : [])),
  );
  const strangers = LEAGUES.filter(({ sportId }) => !virtual.has(sportId)).flatMap(
    ({ id, clubs }) => {
      const met = new Set(
        results
          .filter(({ league }) => league.id === id)
          .flatMap(({ home, away }) => [`${home}-${away}`, `${away}-${home}`]),
      );
      return clubs.flatMap((one) =>
        clubs.flatMap((other) =>
          one === other || met.has(`${one}-${other}`) ? [] : [`${one}-${other}`],
        ),
      );
    },
  );
  expect(strangers).toEqual([]);
});
