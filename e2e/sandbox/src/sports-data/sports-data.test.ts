import * as rows from '@site/contracts/sports-data';
import type { Endpoint } from '@site/contracts/endpoint';
import { getBtiResults } from '@site/contracts/vendor-bti';
import { getImResults } from '@site/contracts/vendor-im-lists';
import { getSabaResults } from '@site/contracts/vendor-saba-lists';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { MORNING } from '../testing/funds';
import { gatewayWorld } from '../testing/gateway-world';

type PageOf<T> = { data: T[]; totalPage: number; totalRecord: number };
type Result = {
  leagueId: string;
  homeName: string;
  awayName: string;
  homeScore: number;
  awayScore: number;
};
type Line = {
  leagueId: string;
  teamName: string;
  played: number;
  points: number;
  goalsFor: number;
};

const login = async (client: TestClient) =>
  (
    (await client.call(rows.loginSportsData, { body: rows.ANONYMOUS_READER })).body.result as {
      Data: { Token: string };
    }
  ).Data.Token;

/** Every page of a list, as the paged helper of §7.4 merges them. */
async function all<T, Q, R>(
  client: TestClient,
  row: Endpoint<Q, undefined, R>,
  token: string,
): Promise<T[]> {
  const found: T[] = [];
  for (let currentPage = 1, last = 1; currentPage <= last; currentPage += 1) {
    const { body } = await client.call(row, {
      query: { currentPage, perPageSize: 50 } as Q,
      headers: { authorization: `Bearer ${token}` },
    });
    const page = body.result as PageOf<T>;
    expect(page.data.length).toBeLessThanOrEqual(50);
    found.push(...page.data);
    last = page.totalPage;
  }
  return found;
}

describe('sports-data service', () => {
  test("[R7.4-1] [R6-6] the anonymous credential gets a bearer of its own; without, with a member's, or after 30 minutes it is 61017", async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const read = async (authorization?: string) =>
      (
        await client.call(rows.getDataLeagues, {
          query: {},
          ...(authorization === undefined ? {} : { headers: { authorization } }),
        })
      ).body.errors?.[0]?.errorCode ?? 'ok';
    expect(await read()).toBe('61017');
    expect(
      (
        await client.call(rows.loginSportsData, {
          body: { Username: 'mobile-reader', Password: 'x' },
        })
      ).status,
    ).toBe(401);
    const token = await login(client);
    expect(await read(`Bearer ${token}`)).toBe('ok');
    await client.login('member01');
    expect(await read(`Bearer ${client.token}`)).toBe('61017');
    await client.control('POST', '/clock', { advanceMs: 1_800_000 });
    expect(await read(`Bearer ${token}`)).toBe('61017');
    expect(await read(`Bearer ${await login(client)}`)).toBe('ok');
    await app.close();
  });

  test('[R7.4-1] auth v2 gives a pair; a refresh token renews once', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const { Data } = (await client.call(rows.loginSportsDataV2, { body: rows.ANONYMOUS_READER }))
      .body.result as { Data: { RefreshToken: string } };
    const renew = async () =>
      client.call(rows.renewSportsDataV2, { body: { RefreshToken: Data.RefreshToken } });
    expect((await renew()).status).toBe(200);
    expect((await renew()).body.errors?.[0]?.errorCode).toBe('61017');
    await app.close();
  });

  test('[R7.4-1] every list has more than one page of 50; tables are the sum of the results', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const token = await login(client);
    const [leagues, results, tables, news] = [
      await all<object, object, unknown>(client, rows.getDataLeagues as never, token),
      await all<Result, object, unknown>(client, rows.getDataResults as never, token),
      await all<Line, object, unknown>(client, rows.getDataStatistics as never, token),
      await all<object, object, unknown>(client, rows.getDataAnnouncements as never, token),
    ];
    for (const list of [leagues, results, tables, news]) expect(list.length).toBeGreaterThan(50);
    for (const line of tables) {
      const own = results.filter(
        (each) =>
          each.leagueId === line.leagueId &&
          (each.homeName === line.teamName || each.awayName === line.teamName),
      );
      expect([line.teamName, line.played]).toEqual([line.teamName, own.length]);
      expect(line.goalsFor).toBe(
        own.reduce(
          (sum, each) => sum + (each.homeName === line.teamName ? each.homeScore : each.awayScore),
          0,
        ),
      );
    }
    await app.close();
  });

  test('[R7.4-1] [R3.10-1] a match that ends here shows with the same score in the data service and at every vendor', async () => {
    const world = await gatewayWorld();
    const { client } = world;
    const [eventId = ''] = await world.events(1, 'RUNNING');
    await world.script(eventId, { do: 'finish', home: 4, away: 3 });
    await world.advance(120_000);
    await client.login('member01');
    const token = await login(client);
    const own = (
      await all<Result & { resultId: string; leagueName: string }, object, unknown>(
        client,
        rows.getDataResults as never,
        token,
      )
    ).find(({ resultId }) => resultId === eventId);
    expect([own?.homeScore, own?.awayScore]).toEqual([4, 3]);
    const pages = async <T extends { eventId?: string; EventId?: string }>(
      read: (page: number) => Promise<T[]>,
    ): Promise<T | undefined> => {
      for (let page = 1; page < 10; page += 1) {
        const hit = (await read(page)).find((each) => (each.eventId ?? each.EventId) === eventId);
        if (hit !== undefined) return hit;
      }
      return undefined;
    };
    const im = await pages(
      async (PageNumber) =>
        (
          (await client.call(getImResults, { body: { SportId: 1, PageNumber } })).body.result as {
            Results: {
              EventId: string;
              HomeTeamName: string;
              PeriodScores: { PeriodId: number; Home: number; Away: number }[];
            }[];
          }
        ).Results,
    );
    const bti = await pages(
      async (page) =>
        (
          (await client.call(getBtiResults, { query: { branchId: '1', page } })).body.result as {
            results: { eventId: string; home: string; scores: { home: number; away: number }[] }[];
          }
        ).results,
    );
    const saba = await pages(
      async (currentPage) =>
        (
          (await client.call(getSabaResults, { query: { sportType: '1', currentPage } })).body
            .result as {
            results: {
              eventId: string;
              homeName: string;
              finalScore: { home: number; away: number };
            }[];
          }
        ).results,
    );
    expect(im?.PeriodScores.find(({ PeriodId }) => PeriodId === 1)).toMatchObject({
      Home: 4,
      Away: 3,
    });
    expect(bti?.scores[0]).toMatchObject({ home: 4, away: 3 });
    expect(saba?.finalScore).toMatchObject({ home: 4, away: 3 });
    expect([im?.HomeTeamName, bti?.home, saba?.homeName]).toEqual([
      own?.homeName,
      own?.homeName,
      own?.homeName,
    ]);
    await world.app.close();
  });
});
