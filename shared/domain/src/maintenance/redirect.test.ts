import fc from 'fast-check';
import { law } from '../laws.fixture';
import { NO_MAINTENANCE, isInMaintenance, type MaintenanceState } from '../vendors/maintenance';
import { boardPath, vendorOfPath } from '../vendors/board-address';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { SPORTS_MAINTENANCE, backFeature, leftAfter, sportMove } from './redirect';

const inMaintenance = (over: Partial<MaintenanceState>): MaintenanceState => ({
  ...NO_MAINTENANCE,
  ...over,
});

test('[R2.5-4] only a page of the vendor under maintenance is left, for one that works', () => {
  expect(sportMove('/sbtwo/sports-im', NO_MAINTENANCE)).toBeNull();
  expect(sportMove('/sbtwo/sports-bti', inMaintenance({ isIM: true }))).toBeNull();
  expect(sportMove('/', inMaintenance({ isIM: true }))).toBeNull();
  expect(sportMove('/sbtwo/sports-im/event/3', inMaintenance({ isIM: true }))).toEqual({
    from: 'IM',
    next: 'BTI',
    to: '/sbtwo/sports-bti',
  });
  expect(sportMove('/sbtwo/sports-im', inMaintenance({ isIM: true, noTokenBTI: true }))).toEqual({
    from: 'IM',
    next: 'SABA',
    to: '/sbtwo/sports-saba',
  });
});

test('[R2.5-4] when no vendor works the sports maintenance page is left to', () => {
  expect(
    sportMove('/sbtwo/sports-saba', inMaintenance({ isIM: true, isBTI: true, isSABA: true })),
  ).toEqual({ from: 'SABA', next: null, to: SPORTS_MAINTENANCE });
  expect(vendorOfPath(SPORTS_MAINTENANCE)).toBeNull();
});

test('[R2.5-4] whatever is under maintenance, a move never leads there and never stays', () => {
  const flag = fc.boolean();
  const states = fc
    .tuple(...Object.keys(NO_MAINTENANCE).map((name) => fc.tuple(fc.constant(name), flag)))
    .map((flags) => Object.fromEntries(flags) as MaintenanceState);
  law(
    fc.property(states, fc.constantFrom(...ODDS_VENDORS), (state, vendor) => {
      const move = sportMove(boardPath(vendor), state);
      return move === null
        ? !isInMaintenance(state, vendor)
        : move.next === null || (move.next !== vendor && !isInMaintenance(state, move.next));
    }),
  );
});

test('[R2.5-9] a page goes back for its own feature only, and only where §2.5 says so', () => {
  expect(backFeature('deposit', 'deposit')).toBe('deposit');
  expect([
    backFeature('deposit', 'withdrawal'),
    backFeature('deposit', null),
    backFeature('games', 'games'),
  ]).toEqual([null, null, null]);
});

test('[R2.5-4] the clock stands while money is in flight and never runs below nothing', () => {
  expect([
    leftAfter(8_000, 1_000, false),
    leftAfter(8_000, 1_000, true),
    leftAfter(500, 900, false),
    leftAfter(500, -10, false),
  ]).toEqual([7_000, 8_000, 0, 500]);
});
