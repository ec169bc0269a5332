import { dayKey } from '@site/domain/formatting/day';
import { DATA_UPDATE } from '@site/domain/reference/updates';
import { asSportId } from '@site/domain/reference/sports';
import { SPORTS_TABS } from '@site/domain/reference/board';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { valueOf } from './bets.fixture';
import { contractWorlds } from './contract-world.fixture';

const worlds = contractWorlds();
const DAY_MS = 86_400_000;

describe.each(ODDS_VENDORS)('%s lists', (id) => {
  test('[R3.10-1] counts per sport and tab in one call, soccer first, favourites for a member', async () => {
    const world = await worlds.open(id);
    const { counts } = (await world.world.control('GET', `/counts/${id.toLowerCase()}`)) as {
      counts: Record<string, Record<string, number>>;
    };
    const messages = valueOf(await world.vendor.counts());
    expect(messages[0]?.sportId).toBe(1);
    expect(
      Object.fromEntries(messages.map(({ sportId, counts: of }) => [String(sportId), of])),
    ).toEqual(counts);
    expect(
      messages.every(
        ({ sportId, counts: of }) =>
          asSportId(sportId) !== null && SPORTS_TABS.every((tab) => Number.isInteger(of[tab])),
      ),
    ).toBe(true);
    const [event = ''] = await world.events(1, 'TODAY');
    await world.vendor.setFavourite('event', event, DATA_UPDATE.UPSERT);
    expect(valueOf(await world.vendor.counts())[0]?.counts.FAVOURITE).toBe(1);
  });

  test('search finds events by the names of teams and leagues, and a text that is nowhere finds none', async () => {
    const world = await worlds.open(id, null);
    const found = valueOf(await world.vendor.search('星港联'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ homeName, awayName }) => [homeName, awayName].includes('星港联'))).toBe(
      true,
    );
    expect(valueOf(await world.vendor.search('nobody plays here'))).toEqual([]);
  });

  test('favourites: following twice is following once, leaving what is not followed changes nothing, leagues and events apart', async () => {
    const world = await worlds.open(id);
    const [one = '', two = ''] = await world.events(1, 'TODAY');
    expect(valueOf(await world.vendor.favourites())).toEqual({ events: [], leagues: [] });
    for (let at = 0; at < 2; at += 1)
      expect(valueOf(await world.vendor.setFavourite('event', one, DATA_UPDATE.UPSERT))).toEqual({
        events: [one],
        leagues: [],
      });
    expect(valueOf(await world.vendor.setFavourite('league', 'L1', DATA_UPDATE.UPSERT))).toEqual({
      events: [one],
      leagues: ['L1'],
    });
    expect(valueOf(await world.vendor.setFavourite('event', two, DATA_UPDATE.DELETE))).toEqual({
      events: [one],
      leagues: ['L1'],
    });
    expect(valueOf(await world.vendor.setFavourite('event', one, DATA_UPDATE.DELETE))).toEqual({
      events: [],
      leagues: ['L1'],
    });
    expect(valueOf(await world.vendor.favourites())).toEqual({ events: [], leagues: ['L1'] });
  });

  test('the board of favourites follows every star at once, is live, and is empty for visitors', async () => {
    const world = await worlds.open(id);
    const { vendor, watch, list, pass, script, events } = world;
    const [one = '', two = ''] = await events(1, 'TODAY');
    await vendor.setFavourite('event', one, DATA_UPDATE.UPSERT);
    const board = watch(list('FAVOURITE'));
    await pass(() => board.event(one) !== undefined, 'the first');
    expect(board.events().map((event) => event.id)).toEqual([one]);
    await vendor.setFavourite('event', two, DATA_UPDATE.UPSERT);
    await pass(() => board.event(two) !== undefined, 'the second');
    expect(board.marketsOf(two).length).toBeGreaterThan(0);
    await script(two, { do: 'suspend' });
    await pass(
      () => board.marketsOf(two).every(({ state }) => state === 'suspended'),
      'the suspension',
    );
    await vendor.setFavourite('event', one, DATA_UPDATE.DELETE);
    await pass(() => board.event(one) === undefined, 'the first one left');
    await vendor.setFavourite('league', board.event(two)?.leagueId ?? '', DATA_UPDATE.UPSERT);
    await pass(() => board.events().length > 3, 'the league');
    await world.world.platform.session.logOut();
    await pass(() => board.events().length === 0, 'the log-out');
    const visitor = await worlds.open(id, null);
    const empty = visitor.watch(visitor.list('FAVOURITE'));
    await visitor.until(empty.hasSnapshot, 'a snapshot');
    expect(empty.events()).toEqual([]);
  });

  test('more favourites than one stream carries are one board', async () => {
    const world = await worlds.open(id);
    const ids = [...(await world.events(1, 'TODAY')), ...(await world.events(1, 'EARLY'))].slice(
      0,
      60,
    );
    expect(ids).toHaveLength(60);
    for (const eventId of ids)
      await world.vendor.setFavourite('event', eventId, DATA_UPDATE.UPSERT);
    const board = world.watch(world.list('FAVOURITE'));
    await world.until(() => board.events().length === 60, 'all of them');
    expect(board.events().map((event) => event.id)).toEqual([...ids].sort());
    await world.script(ids[59] ?? '', { do: 'suspend' });
    await world.pass(
      () => board.marketsOf(ids[59] ?? '').every(({ state }) => state === 'suspended'),
      'the suspension',
    );
  });

  test('results of a day come in pages, with halves or parts; a season names its winners', async () => {
    const world = await worlds.open(id, null);
    const day = dayKey(world.world.platform.clock.now() - DAY_MS);
    const soccer = valueOf(await world.vendor.results({ sportId: 1, day, page: 1 }));
    expect([soccer.rows.length, soccer.pages > 1]).toEqual([50, true]);
    for (const { state, final, firstHalf, parts, startAt } of soccer.rows) {
      if (state === 'completed')
        expect([(final?.home ?? -1) >= (firstHalf?.home ?? 99), parts]).toEqual([true, []]);
      expect(dayKey(startAt)).toBe(day);
    }
    const second = valueOf(await world.vendor.results({ sportId: 1, day, page: 2 }));
    expect(
      second.rows.some(({ eventId }) => soccer.rows.some((row) => row.eventId === eventId)),
    ).toBe(false);
    const tennis = valueOf(await world.vendor.results({ sportId: 3, day, page: 1 })).rows.filter(
      ({ state }) => state === 'completed',
    );
    expect(tennis.length).toBeGreaterThan(0);
    expect(tennis.every(({ parts, firstHalf }) => parts.length >= 2 && firstHalf === null)).toBe(
      true,
    );
    const ahead = dayKey(world.world.platform.clock.now() + 3 * DAY_MS);
    expect(valueOf(await world.vendor.results({ sportId: 1, day: ahead, page: 1 }))).toEqual({
      rows: [],
      pages: 1,
    });
  });

  test('announcements are there, newest first, with what a script announced', async () => {
    const world = await worlds.open(id, null);
    const [eventId = ''] = await world.events(1, 'TODAY');
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'abandon' });
    const news = valueOf(await world.vendor.announcements());
    expect(news[0]?.title).toBe('赛事中断');
    expect(news.every(({ title, content, at }) => title !== '' && content !== '' && at > 0)).toBe(
      true,
    );
    expect(new Set(news.map((each) => each.id)).size).toBe(news.length);
  });
});
