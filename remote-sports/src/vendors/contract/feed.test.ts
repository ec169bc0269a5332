import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { contractWorlds } from './contract-world.fixture';

const worlds = contractWorlds();

describe.each(ODDS_VENDORS)('%s feed', (id) => {
  test('[R3.10-1] a list begins with a snapshot of exactly the events of its sport and tab, each with markets, lines and prices', async () => {
    const { watch, until, events, list } = await worlds.open(id, null);
    for (const tab of ['TODAY', 'EARLY', 'OUTRIGHT'] as const) {
      const board = watch(list(tab));
      await until(board.hasSnapshot, `${tab}`);
      expect(board.messages[0]?.kind).toBe('snapshot');
      expect(board.events().map((event) => event.id)).toEqual([...(await events(1, tab))].sort());
      expect(
        board
          .events()
          .every(
            (event) =>
              event.tab === tab &&
              event.sportId === 1 &&
              event.leagueName !== '' &&
              event.homeName !== '' &&
              event.startAt > 0,
          ),
      ).toBe(true);
      expect(board.events().every(({ isOutright }) => isOutright === (tab === 'OUTRIGHT'))).toBe(
        true,
      );
      const markets = board.events().flatMap((event) => board.marketsOf(event.id));
      expect(markets.length).toBeGreaterThan(tab === 'OUTRIGHT' ? 3 : board.events().length);
      for (const { selections } of markets)
        for (const selection of selections)
          expect(Number(board.price(selection.id))).toBeGreaterThan(1);
      board.close();
    }
  });

  test('a price that moves is told alone; a market that stops keeps its price and comes back', async () => {
    const { watch, until, events, list, script } = await worlds.open(id, null);
    const [eventId = ''] = await events(1, 'TODAY');
    const board = watch(list('TODAY'));
    await until(board.hasSnapshot, 'snapshot');
    const market = board.marketsOf(eventId).find(({ betType }) => betType === 1);
    const [home, away] = market?.selections ?? [];
    const before = board.price(away?.id ?? '');
    const count = board.messages.length;
    await script(eventId, { do: 'price', selectionId: home?.id, price: '2.17' });
    await until(() => Number(board.price(home?.id ?? '')) === 2.17, 'the price');
    const ticks = board.messages.slice(count).filter((message) => message.kind === 'delta');
    expect(ticks).toEqual([
      {
        kind: 'delta',
        events: [],
        lines: [],
        news: [],
        prices: [{ selectionId: home?.id, price: board.price(home?.id ?? '') }],
      },
    ]);
    await script(eventId, { do: 'suspend' });
    await until(
      () => board.marketsOf(eventId).every(({ state }) => state === 'suspended'),
      'suspension',
    );
    expect([Number(board.price(home?.id ?? '')), board.price(away?.id ?? '')]).toEqual([
      2.17,
      before,
    ]);
    await script(eventId, { do: 'resume' });
    await until(
      () => board.marketsOf(eventId).every(({ state }) => state === 'open'),
      'resumption',
    );
  });

  test('[R4.7-1] a match that starts leaves its list for the live one; goal, red card, VAR and the attack are told with side and score; the end takes it off', async () => {
    const { watch, until, events, list, script, advance } = await worlds.open(id, null);
    const [eventId = ''] = await events(1, 'TODAY');
    const [today, live] = [watch(list('TODAY')), watch(list('RUNNING'))];
    await until(() => today.hasSnapshot() && live.hasSnapshot(), 'snapshots');
    await script(eventId, { do: 'start' });
    await until(
      () => today.event(eventId) === undefined && live.event(eventId) !== undefined,
      'the start',
    );
    expect(today.marketsOf(eventId)).toEqual([]);
    expect(live.event(eventId)).toMatchObject({
      tab: 'RUNNING',
      live: { score: { home: 0, away: 0 }, period: { kind: 'half', number: 1 } },
    });
    await script(eventId, { do: 'danger', side: 'away', holdMs: 600_000 });
    await until(() => live.event(eventId)?.live?.danger === 'attackAway', 'the attack');
    await script(eventId, { do: 'goal', side: 'away', holdMs: 60_000 });
    await until(() => live.event(eventId)?.live?.score.away === 1, 'the goal');
    expect(live.event(eventId)?.live).toMatchObject({
      danger: 'goal',
      score: { home: 0, away: 1 },
    });
    expect(live.marketsOf(eventId).every(({ state }) => state !== 'open')).toBe(true);
    await script(eventId, { do: 'safe', holdMs: 3_600_000 });
    await until(() => live.marketsOf(eventId).some(({ state }) => state === 'open'), 'the restart');
    await script(eventId, { do: 'red', side: 'home', holdMs: 60_000 });
    await until(() => live.event(eventId)?.live?.reds.home === 1, 'the red card');
    expect(live.event(eventId)?.live?.danger).toBe('redCard');
    await script(eventId, { do: 'var', side: 'home', holdMs: 60_000 });
    await until(() => live.event(eventId)?.live?.danger === 'var', 'VAR');
    await script(eventId, { do: 'finish' });
    await advance(60_000);
    await until(() => live.event(eventId) === undefined, 'the end');
    expect(live.marketsOf(eventId)).toEqual([]);
  });

  test('an event page has every market, also those that no list shows, and a season its runners', async () => {
    const { watch, until, events, list } = await worlds.open(id, null);
    const [[eventId = ''], [season = '']] = [await events(1, 'TODAY'), await events(1, 'OUTRIGHT')];
    const [board, page, winners] = [
      watch(list('TODAY')),
      watch({ kind: 'events', eventIds: [eventId], isOutright: false }),
      watch({ kind: 'events', eventIds: [season], isOutright: true }),
    ];
    await until(
      () => board.hasSnapshot() && page.hasSnapshot() && winners.hasSnapshot(),
      'snapshots',
    );
    expect(page.events().map((event) => event.id)).toEqual([eventId]);
    const types = new Set(page.marketsOf(eventId).map(({ betType }) => betType));
    expect([...types].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 8, 101]);
    expect(page.marketsOf(eventId).length).toBeGreaterThan(board.marketsOf(eventId).length * 3);
    expect(page.event(eventId)?.marketCount).toBe(page.marketsOf(eventId).length);
    const [winner] = winners.marketsOf(season);
    expect(winner?.betType).toBe(103);
    expect(winner?.selections.every(({ side, label }) => side === 'other' && label !== '')).toBe(
      true,
    );
    expect(new Set(winner?.selections.map(({ label }) => label)).size).toBe(16);
  });

  test('an event that is over or never was is an empty board, not a wait without end; one that ends while it is watched leaves its page', async () => {
    const { watch, until, events, script, advance } = await worlds.open(id, null);
    for (const isOutright of [false, true]) {
      const nothing = watch({ kind: 'events', eventIds: ['never'], isOutright });
      await until(nothing.hasSnapshot, 'an empty snapshot');
      expect([nothing.events(), nothing.stale()]).toEqual([[], false]);
    }
    const [eventId = ''] = await events(1, 'TODAY');
    const page = watch({ kind: 'events', eventIds: [eventId], isOutright: false });
    await until(() => page.event(eventId) !== undefined, 'the page');
    await script(eventId, { do: 'start' });
    await until(() => page.event(eventId)?.tab === 'RUNNING', 'the start');
    await script(eventId, { do: 'finish' });
    await advance(120_000);
    await until(() => page.event(eventId) === undefined, 'the end');
    expect(page.marketsOf(eventId)).toEqual([]);
  });

  test('many events at once are one board, whatever one stream or question carries', async () => {
    const { watch, until, events, script } = await worlds.open(id, null);
    const ids = [...(await events(1, 'TODAY')), ...(await events(1, 'EARLY'))].slice(0, 130);
    expect(ids).toHaveLength(130);
    const board = watch({ kind: 'events', eventIds: ids, isOutright: false });
    await until(() => board.events().length === 130, 'all of them');
    await script(ids[129] ?? '', { do: 'suspend' });
    await until(
      () => board.marketsOf(ids[129] ?? '').every(({ state }) => state === 'suspended'),
      'the last one',
    );
  });

  test('[R3.10-1] every sport that is played has its own markets: parts of play, two-way winners, virtual sports', async () => {
    const { vendor, watch, until, list, events } = await worlds.open(id, null);
    const counts = await vendor.counts();
    const sports = counts.ok ? counts.value : [];
    expect(sports.length).toBeGreaterThan(10);
    for (const { sportId, counts: of } of sports) {
      if (of.TODAY === 0) continue;
      const board = watch(list('TODAY', sportId));
      await until(board.hasSnapshot, `sport ${sportId}`);
      const markets = board.events().flatMap((event) => board.marketsOf(event.id));
      expect([sportId, markets.length > 0]).toEqual([sportId, true]);
      board.close();
    }
    const [tennis = ''] = await events(3, 'TODAY');
    const [basketball = ''] = await events(2, 'TODAY');
    const page = watch({ kind: 'events', eventIds: [tennis, basketball], isOutright: false });
    await until(
      () => page.marketsOf(tennis).length > 0 && page.marketsOf(basketball).length > 0,
      'pages',
    );
    expect(
      page.marketsOf(tennis).some(({ betType, period }) => betType === 102 && period === 21),
    ).toBe(true);
    expect(
      page.marketsOf(basketball).some(({ betType, period }) => betType === 2 && period === 11),
    ).toBe(true);
    const virtual = watch(list('TODAY', 39));
    await until(virtual.hasSnapshot, 'virtual');
    expect(virtual.events().every(({ isVirtual }) => isVirtual)).toBe(true);
  });

  test('what is built from an hour of play in uneven steps is what a fresh snapshot says', async () => {
    const { watch, until, list, advance, settle, timers } = await worlds.open(id, null);
    const boards = [watch(list('TODAY', 1)), watch(list('RUNNING', 1))];
    await until(() => boards.every((board) => board.hasSnapshot()), 'snapshots');
    for (let at = 0; at < 20; at += 1) {
      await advance(1_000 + ((at * 7_919) % 300) * 1_000);
      await settle();
      if (id === 'IM') timers.advance(2_000);
    }
    for (const [at, tab] of (['TODAY', 'RUNNING'] as const).entries()) {
      const fresh = watch(list(tab));
      await until(fresh.hasSnapshot, 'a fresh snapshot');
      const board = boards[at];
      await until(
        () => JSON.stringify(board?.whole()) === JSON.stringify(fresh.whole()),
        `the same ${tab}`,
      ).catch(() => undefined);
      expect(board?.whole()).toEqual(fresh.whole());
    }
  });

  test('who stops listening leaves no timer, no question and no connection', async () => {
    const { watch, until, list, timers, settle, world } = await worlds.open(id, null);
    const board = watch(list('TODAY'));
    await until(board.hasSnapshot, 'snapshot');
    board.close();
    timers.advance(5_000);
    await settle();
    expect(timers.waiting()).toBe(0);
    const count = board.messages.length;
    await world.control('DELETE', '/requests');
    timers.advance(60_000);
    await settle();
    const { requests } = (await world.control(
      'GET',
      `/requests?path=/vendors/${id.toLowerCase()}`,
    )) as { requests: unknown[] };
    expect([requests, board.messages.length]).toEqual([[], count]);
  });
});
