import fc from 'fast-check';
import { law } from '../laws.fixture';
import { bannersFor } from './banners-for';

const FIRST = { id: 'first deposit', audience: 'newbie' } as const;
const LEAGUE = { id: 'league', audience: 'all' } as const;
const FRIEND = { id: 'friend', audience: 'all' } as const;

test('who has deposited sees the offer of a first deposit last; everybody else as the editors placed it', () => {
  const all = [FIRST, LEAGUE, FRIEND];
  expect(bannersFor(all, true)).toEqual([LEAGUE, FRIEND, FIRST]);
  expect(bannersFor(all, false)).toEqual(all);
});

test('no banner is lost or added, and equals keep their order', () => {
  const banner = fc.record({
    at: fc.nat(),
    audience: fc.constantFrom('all' as const, 'newbie' as const),
  });
  law(
    fc.property(fc.array(banner), fc.boolean(), (banners, hasDeposited) => {
      const shown = bannersFor(banners, hasDeposited);
      const of = (all: typeof banners, kind: 'all' | 'newbie') =>
        all.filter(({ audience }) => audience === kind);
      return (
        shown.length === banners.length &&
        (['all', 'newbie'] as const).every((kind) =>
          of(banners, kind).every((each, at) => of(shown, kind)[at] === each),
        )
      );
    }),
  );
});
