import * as bti from '@site/contracts/vendor-bti';
import * as im from '@site/contracts/vendor-im';
import * as vendorImLists from '@site/contracts/vendor-im-lists';
import * as lists from '@site/contracts/vendor-saba-lists';
import { BTI_LIVE_PERIODS } from '@site/domain/vendors/bti/periods';
import { IM_LIVE_PERIODS } from '@site/domain/vendors/im/periods';
import { SABA_LIVE_PERIODS } from '@site/domain/vendors/saba/periods';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';

describe('transports', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  const list = async (body: { SportId: number; ListId: 1 | 2 | 3 | 4 | 5; Delta?: string }) =>
    (await world.client.call(im.getImEvents, { body })).body.result as im.ImEventList;

  test('IM: first everything, then only what changed since the cursor; an event that leaves the list is named; an old or foreign cursor gets everything', async () => {
    const full = await list({ SportId: 1, ListId: 2 });
    expect(full.IsFull).toBe(true);
    expect(full.Events.length).toBeGreaterThan(30);
    expect(full.Events.every(({ Lines }) => Lines.every(({ LineRank }) => LineRank === 1))).toBe(
      true,
    );
    const quiet = await list({ SportId: 1, ListId: 2, Delta: full.Delta });
    expect(quiet).toMatchObject({ IsFull: false, Events: [], RemovedEventIds: [] });
    const [first, second] = full.Events;
    await world.script(first?.EventId ?? '', { do: 'suspend' });
    const changed = await list({ SportId: 1, ListId: 2, Delta: quiet.Delta });
    expect(changed).toMatchObject({ IsFull: false, RemovedEventIds: [] });
    expect(changed.Events.map(({ EventId }) => EventId)).toEqual([first?.EventId]);
    expect(
      changed.Events[0]?.Lines.every(
        ({ LineStatusId }) => LineStatusId === im.IM_LINE_STATUS.SUSPENDED,
      ),
    ).toBe(true);
    await world.script(second?.EventId ?? '', { do: 'start' });
    const moved = await list({ SportId: 1, ListId: 2, Delta: changed.Delta });
    expect(moved.RemovedEventIds).toEqual([second?.EventId]);
    const live = await list({ SportId: 1, ListId: 3, Delta: changed.Delta });
    expect(live.Events.map(({ EventId }) => EventId)).toContain(second?.EventId);
    for (const Delta of ['feedbeef-3', 'nonsense', `${full.Delta.split('-')[0] ?? ''}-99999999`])
      expect((await list({ SportId: 1, ListId: 2, Delta })).IsFull).toBe(true);
  });

  test('IM: what a client builds from deltas is what the full list says, after an hour of play in uneven steps', async () => {
    const kept = new Map<number, { cursor: string; events: Map<string, im.ImEvent> }>();
    const read = async (ListId: 2 | 3): Promise<void> => {
      const before = kept.get(ListId);
      const answer = await list({
        SportId: 98,
        ListId,
        ...(before === undefined ? {} : { Delta: before.cursor }),
      });
      const events =
        answer.IsFull || before === undefined ? new Map<string, im.ImEvent>() : before.events;
      for (const event of answer.Events) events.set(event.EventId, event);
      for (const id of answer.RemovedEventIds) events.delete(id);
      kept.set(ListId, { cursor: answer.Delta, events });
    };
    for (let at = 0; at < 24; at += 1) {
      for (const ListId of [2, 3] as const) if ((at + ListId) % 2 === 0) await read(ListId);
      await world.advance(1_000 + ((at * 7_919) % 300) * 1_000);
    }
    for (const ListId of [2, 3] as const) {
      await read(ListId);
      const { Events } = await list({ SportId: 98, ListId });
      const built = kept.get(ListId)?.events ?? new Map<string, im.ImEvent>();
      expect([...built.keys()].sort()).toEqual(Events.map(({ EventId }) => EventId).sort());
      for (const event of Events) expect(built.get(event.EventId)).toEqual(event);
    }
  });

  test('[R3.10-1] counts, leagues, search, favourites, seasons, results and announcements agree between the three', async () => {
    const { client } = world;
    const imCounts = (await client.call(im.getImSportCounts, { body: {} })).body.result as {
      Sports: { SportId: number; TodayCount: number; FavouriteCount: number }[];
    };
    const menu = (await client.call(bti.getBtiMenu)).body.result as {
      branches: { branchId: number; counts: { Today: number } }[];
    };
    expect(imCounts.Sports.map(({ SportId, TodayCount }) => [SportId, TodayCount])).toEqual(
      menu.branches.map(({ branchId, counts }) => [branchId, counts.Today]),
    );
    const found = (await client.call(lists.searchSaba, { query: { text: '星港联' } })).body
      .result as { events: { homeName: string; awayName: string }[] };
    expect(found.events.length).toBeGreaterThan(0);
    expect(
      found.events.every(({ homeName, awayName }) => [homeName, awayName].includes('星港联')),
    ).toBe(true);
    const [eventId = ''] = await world.events(1, 'TODAY');
    for (let at = 0; at < 2; at += 1)
      await client.call(vendorImLists.setImFavourite, {
        body: { Kind: 1, Id: eventId, IsFavourite: true },
      });
    expect((await list({ SportId: 98, ListId: 4 })).Events.map(({ EventId }) => EventId)).toEqual([
      eventId,
    ]);
    expect(
      ((await client.call(im.getImSportCounts, { body: {} })).body.result as typeof imCounts)
        .Sports[0]?.FavouriteCount,
    ).toBe(1);
    // Each vendor keeps its own.
    expect((await client.call(bti.getBtiFavourites)).body.result).toEqual({
      events: [],
      leagues: [],
    });
    const leagues = (
      await client.call(lists.getSabaLeagues, { query: { sportType: '1', tab: 'TODAY' } })
    ).body.result as { eventCount: number }[];
    expect(leagues.reduce((sum, { eventCount }) => sum + eventCount, 0)).toBe(
      imCounts.Sports[0]?.TodayCount,
    );
    const seasons = (await client.call(lists.getSabaOutrights, { query: { sportType: '1' } })).body
      .result as { events: unknown[]; markets: { betType: number; selections: unknown[] }[] };
    expect(seasons.events).toHaveLength(4);
    expect(
      seasons.markets
        .filter(({ betType }) => betType === 10)
        .every(({ selections }) => selections.length === 16),
    ).toBe(true);
    const yesterday = '2027-01-14';
    const imResults = (
      await client.call(vendorImLists.getImResults, {
        body: { SportId: 1, Day: yesterday, PageNumber: 1 },
      })
    ).body.result as {
      Results: {
        EventId: string;
        PeriodScores: { PeriodId: number; Home: number; Away: number }[];
      }[];
      TotalCount: number;
    };
    const btiResults = (
      await client.call(bti.getBtiResults, { query: { branchId: '1', date: yesterday } })
    ).body.result as { results: { eventId: string; scores: object[] }[] };
    expect(imResults.TotalCount).toBe(144);
    expect(imResults.Results.map(({ EventId }) => EventId)).toEqual(
      btiResults.results.map(({ eventId: id }) => id),
    );
    expect(
      imResults.Results.every(
        ({ PeriodScores: [full, first, second] }) =>
          full?.Home === (first?.Home ?? 0) + (second?.Home ?? 0),
      ),
    ).toBe(true);
    expect((await client.call(lists.getSabaAnnouncements)).status).toBe(200);
  });

  test('[R4.7-1] every live period that a gateway says is one of its own', async () => {
    for (const sport of [1, 2, 3, 7, 8, 34, 40, 45]) {
      for (const id of (await world.events(sport, 'TODAY')).slice(0, 1))
        await world.script(id, { do: 'start' });
      const { Events } = await list({ SportId: sport, ListId: 3 });
      const boards = (
        await world.client.call(bti.getBtiEvents, {
          query: { branchId: String(sport), tab: 'InPlay' },
        })
      ).body.result as bti.BtiBoard;
      expect(Events.length).toBeGreaterThan(0);
      for (const { LiveState } of Events)
        expect(IM_LIVE_PERIODS.has(LiveState?.Period ?? '')).toBe(true);
      for (const { live } of boards.events)
        expect(BTI_LIVE_PERIODS.has(live?.period ?? '')).toBe(true);
      const saba = (
        await world.app.inject({
          url: `/vendors/saba/sports/v1/GetEvents?sportType=${sport}&tab=RUNNING`,
        })
      ).json<{ result: { events: { liveInfo: { livePeriod: string } }[] } }>();
      for (const { liveInfo } of saba.result.events)
        expect(SABA_LIVE_PERIODS.has(liveInfo.livePeriod)).toBe(true);
    }
  });
});
