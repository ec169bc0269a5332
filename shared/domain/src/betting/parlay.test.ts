import fc from 'fast-check';
import { law, odds, yuan } from '../laws.fixture';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { PARLAY_RULES, parlayProblem, type ParlayLeg, type ParlayQuestion } from './parlay';
import { SELECTION_STATUS } from './statuses';

const leg = (at: number, over: Partial<ParlayLeg> = {}): ParlayLeg => ({
  eventId: `e${at}`,
  selectionId: `s${at}`,
  price: odds('1.90'),
  isOutright: false,
  isOpenParlay: true,
  status: SELECTION_STATUS.OK,
  ...over,
});
const legs = (count: number): ParlayLeg[] => Array.from({ length: count }, (_, at) => leg(at));
const requested = (over: Partial<ParlayQuestion>): ReturnType<typeof parlayProblem> =>
  parlayProblem({
    vendor: 'SABA',
    legs: legs(3),
    system: false,
    freeBet: false,
    parlayReward: false,
    maxReturn: null,
    payoutCap: null,
    ...over,
  });

describe('parlay rules', () => {
  test('[R5-3] three good selections have no problem', () => {
    expect(requested({})).toBeNull();
    expect(requested({ system: true })).toBeNull();
    expect(requested({ legs: legs(10) })).toBeNull();
  });
  test('[R5-3] SABA systems need three selections (99997), a straight combo two', () => {
    expect(requested({ legs: legs(2), system: true })).toEqual({ code: 99997, selectionId: null });
    expect(requested({ legs: legs(2) })).toBeNull();
    expect(requested({ legs: legs(1) })).toEqual({ code: 'twoNeeded', selectionId: null });
  });
  test('[R5-3] 13010 too many, 13011 one selection per event', () => {
    expect(requested({ legs: legs(11) })).toEqual({ code: '13010', selectionId: null });
    expect(requested({ legs: [leg(1), leg(2), leg(3, { eventId: 'e1' })] })).toEqual({
      code: '13011',
      selectionId: 's3',
    });
  });
  test('[R5-3] 13120 events that take no combos, outrights among them', () => {
    expect(requested({ legs: [leg(1), leg(2, { isOpenParlay: false })] })).toEqual({
      code: '13120',
      selectionId: 's2',
    });
    expect(requested({ legs: [leg(1), leg(2, { isOutright: true })] })).toEqual({
      code: '13120',
      selectionId: 's2',
    });
  });
  test('[R5-3] 13060 while a price moves, 13040 where a selection is gone', () => {
    expect(requested({ legs: [leg(1), leg(2, { status: SELECTION_STATUS.UPDATING })] })).toEqual({
      code: '13060',
      selectionId: 's2',
    });
    expect(
      requested({ legs: [leg(1), leg(2, { status: SELECTION_STATUS.NOTAVAILABLE })] }),
    ).toEqual({
      code: '13040',
      selectionId: 's2',
    });
    expect(
      requested({ legs: [leg(1), leg(2, { status: SELECTION_STATUS.EUODDSONLY })] }),
    ).toBeNull();
    expect(requested({ legs: [leg(1), leg(2, { status: SELECTION_STATUS.NOTSET })] })).toBeNull();
  });
  test('[R5-3] 13150 below the least price, told by the vendor or seen here', () => {
    expect(requested({ legs: [leg(1), leg(2, { price: odds('1.19') })] })).toEqual({
      code: '13150',
      selectionId: 's2',
    });
    expect(
      requested({ legs: [leg(1), leg(2, { status: SELECTION_STATUS.PARLAYODDSMIN })] }),
    ).toEqual({
      code: '13150',
      selectionId: 's2',
    });
    expect(requested({ legs: [leg(1), leg(2, { price: odds('1.20') })] })).toBeNull();
  });
  test('[R5-3] 13121 parlay rewards and free bets exclude each other', () => {
    expect(requested({ freeBet: true, parlayReward: true })).toEqual({
      code: '13121',
      selectionId: null,
    });
    expect([requested({ freeBet: true }), requested({ parlayReward: true })]).toEqual([null, null]);
  });
  test('[R5-3] 13160 above the payout cap, not at it, not while unknown', () => {
    expect(requested({ maxReturn: yuan(101), payoutCap: yuan(100) })).toEqual({
      code: '13160',
      selectionId: null,
    });
    expect(requested({ maxReturn: yuan(100), payoutCap: yuan(100) })).toBeNull();
    expect([requested({ maxReturn: yuan(101) }), requested({ payoutCap: yuan(1) })]).toEqual([
      null,
      null,
    ]);
  });
  test('what a member can mend at once is told first', () => {
    expect(
      requested({ legs: [...legs(11), leg(1)], freeBet: true, parlayReward: true })?.code,
    ).toBe('13010');
  });
  test('every vendor: the order of selections never changes whether there is a problem', () => {
    const anyLeg = fc.record({
      eventId: fc.constantFrom('a', 'b', 'c', 'd'),
      selectionId: fc.string(),
      price: fc.constantFrom(odds('1.10'), odds('2.00')),
      isOutright: fc.boolean(),
      isOpenParlay: fc.boolean(),
      status: fc.constantFrom(...Object.values(SELECTION_STATUS)),
    });
    law(
      fc.property(
        fc.constantFrom(...ODDS_VENDORS),
        fc.array(anyLeg, { maxLength: 12 }),
        (vendor, given) => {
          const [one, other] = [
            requested({ vendor, legs: given }),
            requested({ vendor, legs: given.toReversed() }),
          ];
          return one?.code === other?.code;
        },
      ),
    );
    expect(Object.keys(PARLAY_RULES)).toEqual(['IM', 'BTI', 'SABA']);
  });
});
