/** A match that is brought forward stands on the day it was played, and on no other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getImResults } from '@site/contracts/vendor-im-lists';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';

const DAY_MS = 86_400_000;
/** In the evening of a day: what is early begins the day after the next. */
const EVENING = Date.parse('2026-11-30T20:00:00+08:00');

interface Row {
  readonly EventId: string;
  readonly PeriodScores: readonly { readonly Home: number }[];
}

/** The rows of one match in the results of a day. */
async function rowsOf(client: TestClient, eventId: string, Day: string) {
  const found: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await client.call(getImResults, {
      body: { SportId: 1, Day, PageNumber: page },
    });
    const result = body.result as { Results: Row[]; TotalPages: number };
    pages = result.TotalPages;
    found.push(...result.Results.filter(({ EventId }) => EventId === eventId));
  }
  return found;
}

/** A site that goes on where it was, at another time, and writes down and forgets as it ends. */
async function during(
  dataDir: string,
  now: number,
  work: (client: TestClient) => Promise<void>,
): Promise<void> {
  const app = createSandbox({ now: () => now, dataDir, timers: true });
  const client = testClient(app);
  await client.login('member01');
  await client.control('POST', '/clock', { pause: true, set: new Date(now).toISOString() });
  await work(client);
  await app.close();
}

test('its score is told under the day it was played, and on the day it was planned for no other, as long as results reach', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forward-'));
  let id = '';
  await during(dataDir, EVENING, async (client) => {
    const { events } = (await client.control('GET', '/events/im?sport=1')).body as {
      events: { eventId: string; tab: string }[];
    };
    const early = events.filter(({ tab }) => tab === 'EARLY');
    // Ids of soccer rise with the time of the match.
    id = String(Math.max(...early.map(({ eventId }) => Number(eventId))));
    await client.control('POST', `/events/im/${id}`, { do: 'finish', home: 5, away: 2 });
  });
  await during(dataDir, EVENING + 2.6 * DAY_MS, async (client) => {
    const rows = await rowsOf(client, id, '2026-11-30');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.PeriodScores.map(({ Home }) => Home)).toContain(5);
    expect(await rowsOf(client, id, '2026-12-02')).toEqual([]);
  });
  const later = EVENING + 8.1 * DAY_MS;
  await during(dataDir, later, () => Promise.resolve());
  await during(dataDir, later, async (client) => {
    expect(await rowsOf(client, id, '2026-12-02')).toEqual([]);
  });
  rmSync(dataDir, { recursive: true });
});
