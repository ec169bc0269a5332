import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  PromotionAction,
  actionOf,
  isPromotionVisible,
  mayJoin,
  orderPromotions,
  promotionPhase,
  promotionTypeOf,
  timeShown,
  type CmsItem,
  type MemberSide,
} from './item';

const item = (over: Partial<CmsItem> = {}): CmsItem => ({
  promoId: 'p1',
  isSticky: false,
  promotionMainType: 'General',
  cmsActionType: 1,
  visibility: 'public',
  memberLevel: 'eligible',
  bonus_id: 'g1',
  dateRange: { startDate: '2026-11-01T00:00:00+08:00', endDate: '2026-12-01T00:00:00+08:00' },
  ...over,
});
const visitor: MemberSide = {
  signedIn: false,
  bonusGroups: new Set(),
  appliedGroups: new Set(),
  dailyDeals: new Map(),
};
const member: MemberSide = { ...visitor, signedIn: true };
const now = Date.parse('2026-11-21T00:00:00+08:00');

describe('[R4.4-1] who sees a promotion', () => {
  test('public ones show to all', () => {
    expect(isPromotionVisible(item(), visitor)).toBe(true);
    expect(isPromotionVisible(item(), member)).toBe(true);
  });

  test('member ones never show to visitors', () => {
    expect(
      isPromotionVisible(item({ visibility: 'member' }), {
        ...visitor,
        bonusGroups: new Set(['g1']),
      }),
    ).toBe(false);
  });

  test('eligible ones need bonus data or history', () => {
    const hidden = item({ visibility: 'member' });
    expect(isPromotionVisible(hidden, member)).toBe(false);
    expect(isPromotionVisible(hidden, { ...member, bonusGroups: new Set(['g1']) })).toBe(true);
    expect(isPromotionVisible(hidden, { ...member, appliedGroups: new Set(['g1']) })).toBe(true);
  });

  test('predefined ones need a predefined member', () => {
    const daily = item({ visibility: 'member', memberLevel: 'predefined' });
    expect(
      isPromotionVisible(daily, {
        ...member,
        dailyDeals: new Map([['g1', false]]),
        bonusGroups: new Set(['g1']),
      }),
    ).toBe(false);
    expect(isPromotionVisible(daily, { ...member, dailyDeals: new Map([['g1', true]]) })).toBe(
      true,
    );
  });
});

const DAY = 86_400_000;
const ending = (ms: number) =>
  item({
    dateRange: {
      startDate: '2026-11-01T00:00:00+08:00',
      endDate: new Date(now + ms).toISOString(),
    },
  });

describe('the time of a promotion is told in one form', () => {
  test.each([
    [30 * DAY - 1, 'left'],
    [30 * DAY, 'date'],
    [400 * DAY, 'date'],
    [400 * DAY + 1, 'long'],
    [0, 'over'],
  ] as const)('%d ms before its end: %s', (ms, form) => {
    expect(timeShown(ending(ms), now).form).toBe(form);
  });

  test('what has not begun is told by its start, a broken end is none', () => {
    const dates = { startDate: '2026-11-23T00:00:00+08:00', endDate: '2027-02-01T00:00:00+08:00' };
    expect(timeShown(item({ dateRange: dates }), now)).toEqual({
      form: 'left',
      isBegun: false,
      edge: now + 2 * DAY,
    });
    expect(timeShown(item({ dateRange: { ...dates, startDate: '', endDate: '' } }), now)).toEqual({
      form: 'long',
    });
  });

  test('a start however far away is a date, never "without an end"', () => {
    law(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (days) => {
        const edge = now + days * DAY;
        const dates = {
          startDate: new Date(edge).toISOString(),
          endDate: new Date(edge + 900 * DAY).toISOString(),
        };
        const { form } = timeShown(item({ dateRange: dates }), now);
        return form === (days < 30 ? 'left' : 'date');
      }),
    );
  });

  test('as time goes by it goes from the date to the time left and to over, never back', () => {
    const order = ['long', 'date', 'left', 'over'];
    const span = fc.integer({ min: -10 * DAY, max: 500 * DAY });
    fc.assert(
      fc.property(span, fc.nat(500 * DAY), (ms, later) => {
        const [first, next] = [now, now + later].map((at) => timeShown(ending(ms), at).form);
        expect(order.indexOf(next ?? '')).toBeGreaterThanOrEqual(order.indexOf(first ?? ''));
      }),
    );
  });
});

describe('[R3.7-1] the item', () => {
  test('an unknown action is no action', () => {
    expect(actionOf(99)).toBe(PromotionAction.NO_ACTION);
    expect(actionOf(5)).toBe(PromotionAction.DEPOSIT_PAGE_ONLY);
  });

  test('an apply form makes it Manual', () => {
    expect(promotionTypeOf(item({ cmsActionType: 2 }))).toBe('Manual');
    expect(promotionTypeOf(item())).toBe('Bonus');
  });

  test('phases, and a broken date hides nothing', () => {
    expect(promotionPhase(item(), now)).toBe('running');
    expect(
      promotionPhase(
        item({
          dateRange: {
            startDate: '2027-01-01T00:00:00+08:00',
            endDate: '2027-02-01T00:00:00+08:00',
          },
        }),
        now,
      ),
    ).toBe('soon');
    expect(promotionPhase(item({ dateRange: { startDate: 'x', endDate: 'x' } }), now)).toBe(
      'running',
    );
  });

  test('sticky first, then the soonest end; ended ones leave', () => {
    const list = [
      item({ promoId: 'late' }),
      item({
        promoId: 'early',
        dateRange: { startDate: '2026-11-01T00:00:00+08:00', endDate: '2026-11-25T00:00:00+08:00' },
      }),
      item({
        promoId: 'gone',
        dateRange: { startDate: '2026-10-01T00:00:00+08:00', endDate: '2026-11-02T00:00:00+08:00' },
      }),
      item({ promoId: 'sticky', isSticky: true }),
    ];
    expect(orderPromotions(list, now).map(({ promoId }) => promoId)).toEqual([
      'sticky',
      'early',
      'late',
    ]);
  });

  test('what there is something to do in stands first, sticky or not, but behind nothing that has begun', () => {
    const soon = { startDate: '2026-11-25T00:00:00+08:00', endDate: '2026-11-26T00:00:00+08:00' };
    const list = [
      item({ promoId: 'runsAlone', isSticky: true, cmsActionType: -1 }),
      item({ promoId: 'taken', bonus_id: 'g2' }),
      item({ promoId: 'soon', dateRange: soon }),
      item({ promoId: 'free' }),
      item({ promoId: 'form', cmsActionType: 2, isSticky: true }),
    ];
    const side = { ...member, bonusGroups: new Set(['g1']) };
    const order = (who: MemberSide) =>
      orderPromotions(list, now, (each) => mayJoin(each, who)).map(({ promoId }) => promoId);
    expect(order(side)).toEqual(['form', 'free', 'runsAlone', 'taken', 'soon']);
    // A visitor may take any of them after a login.
    expect(order(visitor)).toEqual(['form', 'taken', 'free', 'runsAlone', 'soon']);
  });

  test('an order loses nothing and adds nothing, and is the same whatever order it is given', () => {
    const made = fc.uniqueArray(
      fc.record({
        promoId: fc.uuid(),
        isSticky: fc.boolean(),
        cmsActionType: fc.constantFrom(-1, 1, 2, 3, 4, 5, 99),
        hours: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { selector: ({ hours }) => hours },
    );
    fc.assert(
      fc.property(made, (rows) => {
        const list = rows.map(({ hours, ...over }) =>
          item({
            ...over,
            dateRange: {
              startDate: '2026-11-01T00:00:00+08:00',
              endDate: new Date(now + hours * 3_600_000).toISOString(),
            },
          }),
        );
        const order = (items: readonly CmsItem[]) =>
          orderPromotions(items, now, (each) => mayJoin(each, member));
        expect(new Set(order(list))).toEqual(new Set(list));
        expect(order(list.toReversed())).toEqual(order(list));
      }),
    );
  });

  test('what comes stands behind what runs, sticky or not; the ends belong to the later phase', () => {
    const range = (startDate: string, endDate: string) => ({
      dateRange: { startDate: `${startDate}T00:00:00+08:00`, endDate: `${endDate}T00:00:00+08:00` },
    });
    const list = [
      item({ promoId: 'soon', ...range('2026-11-25', '2026-11-26') }),
      item({ promoId: 'soonSticky', isSticky: true, ...range('2026-11-25', '2026-11-26') }),
      item({ promoId: 'runs', ...range('2026-11-01', '2026-12-31') }),
      item({ promoId: 'sticky', isSticky: true, ...range('2026-11-01', '2026-12-31') }),
    ];
    expect(orderPromotions(list, now).map(({ promoId }) => promoId)).toEqual([
      'sticky',
      'runs',
      'soonSticky',
      'soon',
    ]);
    expect([
      promotionPhase(item(range('2026-11-21', '2026-11-22')), now),
      promotionPhase(item(range('2026-11-01', '2026-11-21')), now),
    ]).toEqual(['running', 'ended']);
  });

  test('[R4.4-1] without a bonus id nothing can be eligible', () => {
    const odd = item({ visibility: 'member', bonus_id: null });
    expect(
      isPromotionVisible(odd, {
        ...member,
        bonusGroups: new Set(['g1']),
        appliedGroups: new Set(['g1']),
      }),
    ).toBe(false);
  });
});
