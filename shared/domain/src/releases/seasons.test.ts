import { liveSeason, nextSeasonEdge, seasonOrder, seasonPhase, seasonSchedule } from './seasons';
import { at, open, line } from './seasons.fixture';

/** The first in the order answers an address that several share. */
const holderOf = (...requested: Parameters<typeof seasonOrder>): string | undefined =>
  seasonOrder(...requested)[0];

describe('a season by server time', () => {
  test.each([
    ['2027-01-28T23:59:59+08:00', 'before'],
    ['2027-01-29T00:00:00+08:00', 'running'],
    ['2027-02-12T23:59:59+08:00', 'running'],
    ['2027-02-13T00:00:00+08:00', 'grace'],
    ['2027-02-13T00:29:59+08:00', 'grace'],
    ['2027-02-13T00:30:00+08:00', 'ended'],
  ] as const)('at %s it is %s', (moment, phase) => {
    expect(seasonPhase(seasonSchedule(line(open()), at(moment)), at(moment))).toBe(phase);
  });

  test('without a window there is no season, a killed one is over at once, and a window the wrong way round is none', () => {
    expect(seasonPhase(seasonSchedule({}, 0), 0)).toBe('none');
    const now = at('2027-02-01T00:00:00+08:00');
    expect(seasonPhase(seasonSchedule(line(open({ killed: true })), now), now)).toBe('killed');
    expect(seasonSchedule(line(open({ until: open().from })), now)).toBeNull();
  });

  test('of several windows the running one counts, then the next, then the last', () => {
    const last = open({
      id: 'cny-2026',
      from: '2026-02-01T00:00:00+08:00',
      until: '2026-02-20T00:00:00+08:00',
    });
    const entry = line(last, open());
    expect(seasonSchedule(entry, at('2026-02-02T00:00:00+08:00'))?.windowId).toBe('cny-2026');
    expect(seasonSchedule(entry, at('2026-06-01T00:00:00+08:00'))?.windowId).toBe('cny-2027');
    expect(seasonSchedule(entry, at('2028-06-01T00:00:00+08:00'))?.windowId).toBe('cny-2027');
  });

  test('who is on the page at the end keeps the grace time, also when the season has a later window', () => {
    const entry = line(
      open(),
      open({ id: 'encore', from: '2027-03-01T00:00:00+08:00', until: '2027-03-08T00:00:00+08:00' }),
    );
    const seen = (moment: string) => [
      seasonSchedule(entry, at(moment))?.windowId,
      seasonPhase(seasonSchedule(entry, at(moment)), at(moment)),
    ];
    expect(seen('2027-02-12T23:59:59+08:00')).toEqual(['cny-2027', 'running']);
    expect(seen('2027-02-13T00:00:00+08:00')).toEqual(['cny-2027', 'grace']);
    expect(seen('2027-02-13T00:29:59+08:00')).toEqual(['cny-2027', 'grace']);
    expect(seen('2027-02-13T00:30:00+08:00')).toEqual(['encore', 'before']);
    expect(seen('2027-03-01T00:00:00+08:00')).toEqual(['encore', 'running']);
  });

  test('a window that runs counts more than the grace of the one before it', () => {
    const entry = line(
      open(),
      open({ id: 'encore', from: '2027-02-13T00:00:00+08:00', until: '2027-03-08T00:00:00+08:00' }),
    );
    expect(seasonSchedule(entry, at('2027-02-13T00:00:00+08:00'))?.windowId).toBe('encore');
  });

  test('a killed window hides no other, and is what there is to tell when there is no other', () => {
    const coming = open({
      id: 'second',
      from: '2027-03-01T00:00:00+08:00',
      until: '2027-03-08T00:00:00+08:00',
    });
    const now = at('2027-01-01T00:00:00+08:00');
    expect(seasonSchedule(line(open({ killed: true }), coming), now)?.windowId).toBe('second');
    const during = at('2027-02-01T00:00:00+08:00');
    expect(seasonSchedule(line(open({ killed: true }), coming), during)?.windowId).toBe('second');
    const both = seasonSchedule(line(open({ killed: true }), { ...coming, killed: true }), during);
    expect([both?.windowId, seasonPhase(both, during)]).toEqual(['cny-2027', 'killed']);
  });
});

describe('the season of the site', () => {
  const lines = {
    season_a: line(open({ id: 'a', priority: 1 })),
    season_b: line(
      open({
        id: 'b',
        priority: 5,
        from: '2027-02-01T00:00:00+08:00',
        until: '2027-02-03T00:00:00+08:00',
      }),
    ),
    season_c: { ...line(open({ id: 'c', priority: 9 })), kill: 'incident' },
  };

  test('is the running one of the highest priority; a part that is switched off is none', () => {
    expect(liveSeason(lines, at('2027-01-30T00:00:00+08:00'))?.name).toBe('season_a');
    expect(liveSeason(lines, at('2027-02-02T00:00:00+08:00'))?.name).toBe('season_b');
    expect(liveSeason(lines, at('2027-03-02T00:00:00+08:00'))).toBeNull();
  });

  test('equal priorities fall to the same name on every device', () => {
    const equal = { season_z: line(open({ id: 'z' })), season_y: line(open({ id: 'y' })) };
    expect(liveSeason(equal, at('2027-01-30T00:00:00+08:00'))?.name).toBe('season_y');
  });

  test('an address that two seasons share belongs to the running one, then the next, then the last', () => {
    const names = ['season_a', 'season_old'];
    const shared = {
      ...lines,
      season_old: line(
        open({ id: 'old', from: '2026-01-01T00:00:00+08:00', until: '2026-02-01T00:00:00+08:00' }),
      ),
    };
    expect(holderOf(names, shared, at('2026-01-10T00:00:00+08:00'))).toBe('season_old');
    expect(holderOf(names, shared, at('2026-05-10T00:00:00+08:00'))).toBe('season_a');
    expect(holderOf(['season_b', 'season_a'], {}, 0)).toBe('season_a');
    expect(holderOf([], lines, 0)).toBeUndefined();
  });

  test('the next change is the nearest edge to come', () => {
    expect(nextSeasonEdge(lines, at('2027-01-30T00:00:00+08:00'))).toBe(
      at('2027-02-01T00:00:00+08:00'),
    );
    expect(nextSeasonEdge(lines, at('2027-02-13T00:10:00+08:00'))).toBe(
      at('2027-02-13T00:30:00+08:00'),
    );
    expect(nextSeasonEdge(lines, at('2028-01-01T00:00:00+08:00'))).toBeNull();
  });

  test('a season that was killed, or whose part is switched off, holds no shared address against another', () => {
    const now = at('2027-01-30T00:00:00+08:00');
    const old = line(
      open({ id: 'old', from: '2026-01-01T00:00:00+08:00', until: '2026-02-01T00:00:00+08:00' }),
    );
    expect(
      holderOf(
        ['season_a', 'season_old'],
        { season_a: { ...line(open()), kill: 'incident' }, season_old: old },
        now,
      ),
    ).toBe('season_old');
    expect(
      holderOf(
        ['season_a', 'season_old'],
        { season_a: line(open({ killed: true })), season_old: old },
        now,
      ),
    ).toBe('season_old');
    expect(
      seasonOrder(
        ['season_never', 'season_a'],
        { season_a: { ...line(open()), kill: 'incident' } },
        now,
      ),
    ).toEqual(['season_a', 'season_never']);
  });

  test('an address that two seasons share stays with the page that is open until its grace is over', () => {
    const shared = {
      season_a: line(open()),
      season_next: line(
        open({ id: 'next', from: '2028-01-29T00:00:00+08:00', until: '2028-02-13T00:00:00+08:00' }),
      ),
    };
    expect(holderOf(Object.keys(shared), shared, at('2027-02-13T00:29:59+08:00'))).toBe('season_a');
    expect(holderOf(Object.keys(shared), shared, at('2027-02-13T00:30:00+08:00'))).toBe(
      'season_next',
    );
  });
});
