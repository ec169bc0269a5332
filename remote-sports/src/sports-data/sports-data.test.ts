import { createTestWorld, type TestWorld } from '@site/testing';
import { ANONYMOUS_READER } from '@site/contracts/sports-data';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { allLeagues, headToHead, leagueTable, matchesOf, recentResults } from './league-data';
import { readAllPages, type DataPage, type PageQuery } from './read-all-pages';

let world: TestWorld;
const open = async (member: string | null = null): Promise<TestWorld> => {
  world = createTestWorld({ now: Date.parse('2027-01-15T12:00:00+08:00') });
  await world.control('POST', '/clock', { pause: true });
  if (member === null) await world.start();
  else await world.logIn(member);
  await world.control('DELETE', '/requests');
  return world;
};
afterEach(() => world.close());

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}
const requestsTo = async (path: string): Promise<readonly LoggedRequest[]> =>
  ((await world.control('GET', `/requests?path=${path}`)) as { requests: LoggedRequest[] })
    .requests;

const valueOf = <T>(answer: Outcome<T>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

describe('the paged helper', () => {
  beforeEach(() => open());

  test('[R7.4-1] asks pages of 50 until the last and merges their data in order', async () => {
    const pages: PageQuery[] = [];
    const answer = await readAllPages((page) => {
      pages.push(page);
      return Promise.resolve(
        done({ data: [page.currentPage * 10, page.currentPage * 10 + 1], totalPage: 3 }),
      );
    });
    expect(answer).toEqual(done({ rows: [10, 11, 20, 21, 30, 31], isWhole: true }));
    expect(pages).toEqual([1, 2, 3].map((currentPage) => ({ currentPage, perPageSize: 50 })));
  });

  test('an empty list is one page; a page that fails leaves those before it, marked as not whole', async () => {
    expect(await readAllPages(() => Promise.resolve(done({ data: [], totalPage: 0 })))).toEqual(
      done({ rows: [], isWhole: true }),
    );
    const lost = failed({ kind: 'network' });
    const second = ({ currentPage }: PageQuery) =>
      Promise.resolve<Outcome<DataPage<number>>>(
        currentPage === 2 ? lost : done({ data: [1], totalPage: 3 }),
      );
    expect(await readAllPages(second)).toEqual(done({ rows: [1], isWhole: false }));
    expect(await readAllPages(() => Promise.resolve(lost))).toEqual(lost);
  });
});

test('[R7.4-1] every league, page by page', async () => {
  const { platform } = await open();
  const leagues = valueOf(await allLeagues(platform.api)).rows;
  expect(leagues.length).toBeGreaterThan(50);
  expect(new Set(leagues.map(({ leagueId }) => leagueId)).size).toBe(leagues.length);
  const calls = await requestsTo('/sports-data/leagues');
  expect(calls.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('currentPage'))).toEqual(
    Array.from({ length: Math.ceil(leagues.length / 50) }, (_, at) => String(at + 1)),
  );
  expect(calls.every(({ url }) => url.includes('perPageSize=50'))).toBe(true);
  const tennis = valueOf(await allLeagues(platform.api, 3)).rows;
  expect(tennis.length > 0 && tennis.every(({ sportId }) => sportId === 3)).toBe(true);
});

test('the table of a league is what its results sum to, and the latest matches of a team are its own', async () => {
  const { platform } = await open();
  const [league] = valueOf(await allLeagues(platform.api, 1)).rows;
  const leagueId = league?.leagueId ?? '';
  const [table, results] = [
    valueOf(await leagueTable(platform.api, leagueId)).rows,
    valueOf(await recentResults(platform.api, leagueId)).rows,
  ];
  expect(table.map(({ rank }) => rank)).toEqual(table.map((_line, at) => at + 1));
  expect(results.length).toBeGreaterThan(50);
  for (const { teamName, played, won, drawn, lost, goalsFor, points } of table) {
    const own = matchesOf(results, teamName, Infinity);
    expect([own.length, won + drawn + lost, won * 3 + drawn]).toEqual([played, played, points]);
    expect(
      own.reduce(
        (sum, { homeName, homeScore, awayScore }) =>
          sum + (homeName === teamName ? homeScore : awayScore),
        0,
      ),
    ).toBe(goalsFor);
  }
  const [first] = results;
  const meetings = headToHead(results, first?.awayName ?? '', first?.homeName ?? '', 3);
  expect(meetings[0]?.resultId).toBe(first?.resultId);
  expect(
    meetings.every(
      ({ homeName, awayName }) =>
        [homeName, awayName].sort().join() === [first?.homeName, first?.awayName].sort().join(),
    ),
  ).toBe(true);
  expect(matchesOf(results, first?.homeName ?? '', 2)).toHaveLength(2);
  expect(valueOf(await leagueTable(platform.api, 'nowhere')).rows).toEqual([]);
});

test("[R6-6] a member reads with the anonymous credential too: the member's token never goes there", async () => {
  const { platform, storage } = await open('member01');
  expect((await leagueTable(platform.api, 'L101')).ok).toBe(true);
  const logins = await requestsTo('/sports-data/auth/v2/login');
  expect(logins.map(({ method }) => method)).toEqual(['POST']);
  expect(ANONYMOUS_READER.Username).not.toBe('member01');
  const reads = await requestsTo('/sports-data/statistics');
  expect(reads.length).toBeGreaterThan(0);
  for (const { headers } of [...logins, ...reads])
    expect(headers['authorization'] ?? '').not.toContain(storage.get('memberToken') ?? 'none');
  expect(reads.every(({ headers }) => (headers['authorization'] ?? '').startsWith('Bearer '))).toBe(
    true,
  );
});

test('[R7.4-1] 61017: the bearer is renewed once and the page read again, in the middle of a list too', async () => {
  const { platform } = await open();
  const leagues = valueOf(await allLeagues(platform.api)).rows;
  expect(leagues.length).toBeGreaterThan(50);
  const leagueId = leagues[0]?.leagueId ?? '';
  await world.control('POST', '/clock', { advanceMs: 31 * 60_000 });
  await world.control('DELETE', '/requests');
  expect(valueOf(await recentResults(platform.api, leagueId)).rows.length).toBeGreaterThan(0);
  expect(
    [
      await requestsTo('/sports-data/auth/v2/renew'),
      await requestsTo('/sports-data/auth/v2/login'),
    ].map(({ length }) => length),
  ).toEqual([1, 0]);
  // A refresh token that is over too: the anonymous credential signs in anew.
  await world.control('POST', '/clock', { advanceMs: 25 * 3_600_000 });
  await world.control('DELETE', '/requests');
  expect(valueOf(await leagueTable(platform.api, leagueId)).rows.length).toBeGreaterThan(0);
  expect(
    [
      await requestsTo('/sports-data/auth/v2/renew'),
      await requestsTo('/sports-data/auth/v2/login'),
    ].map(({ length }) => length),
  ).toEqual([1, 1]);
});

test('a service that is gone fails the list, and nothing of it stops the session', async () => {
  const { platform, failures } = await open('member01');
  await world.control('POST', '/faults', {
    match: { path: '/sports-data' },
    fault: { drop: 'before' },
  });
  expect(await leagueTable(platform.api, 'L101')).toMatchObject({ ok: false });
  expect([
    platform.session.state.get().status,
    failures.map(({ row, error }) => [row.service, error.kind]),
  ]).toEqual(['member', [['sportsData', 'network']]]);
});
