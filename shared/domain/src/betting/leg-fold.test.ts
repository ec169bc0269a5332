import fc from 'fast-check';
import { law } from '../laws.fixture';
import { LEGS_IN_SIGHT, legsInSight } from './leg-fold';
import { WAGER_OUTCOMES, type WagerOutcome } from './statuses';

const RUNS: WagerOutcome = 'running';

test.each<[string, readonly WagerOutcome[], readonly number[]]>([
  ['none', [], []],
  ['four, which are all of them', [RUNS, 'won', 'lost', RUNS], [0, 1, 2, 3]],
  ['the first of six', [RUNS, RUNS, RUNS, RUNS, RUNS, RUNS], [0, 1, 2, 3]],
  ['the one that lost, wherever it stands', [RUNS, RUNS, RUNS, RUNS, RUNS, 'lost'], [0, 1, 2, 5]],
  ['a half that was lost, too', ['won', 'won', 'won', 'won', 'halfLost'], [0, 1, 2, 4]],
])('[R3.10-1] in sight of a combo: %s', (_what, outcomes, places) => {
  expect(legsInSight(outcomes)).toEqual(places);
});

test('[R3.10-1] as many as there is room for, in their order, and none that lost is left out for one that did not', () => {
  law(
    fc.property(fc.array(fc.constantFrom(...WAGER_OUTCOMES), { maxLength: 12 }), (outcomes) => {
      const seen = legsInSight(outcomes);
      expect(seen).toHaveLength(Math.min(LEGS_IN_SIGHT, outcomes.length));
      expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
      const lost = outcomes.flatMap((outcome, place) => (outcome === 'lost' ? [place] : []));
      if (outcomes.every((outcome) => outcome !== 'halfLost'))
        expect(seen.filter((place) => outcomes[place] === 'lost')).toHaveLength(
          Math.min(LEGS_IN_SIGHT, lost.length),
        );
    }),
  );
});
