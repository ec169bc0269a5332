/** A match that is brought forward stands on the day it was played, and on no other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getImResults } from '@site/contracts/vendor-im-lists';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';

const DAY_MS = 86_400_000;
/** In the evening of a day: what is early begins the day after the next. */
const EVENING = Date.parse('2026-11-30T20:00:00+08:00');

interface Row {
  readonly EventId: string;
  readonly PeriodScores: readonly { readonly Home: number }[];
}

/** The rows of one match in the results of a day. */
async function rowsOf({ client }: GatewayWorld, eventId: string, Day: string) {
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

test('its score is told under the day it was played, and on the day it was planned for no other', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forward-'));
  const world = await gatewayWorld('member01', EVENING, { dataDir });
  // Ids of soccer rise with the time of the match.
  const id = String(Math.max(...(await world.events(1, 'EARLY')).map(Number)));
  await world.script(id, { do: 'finish', home: 5, away: 2 });
  const clock = new Date(EVENING + 2.6 * DAY_MS).toISOString();
  await world.client.control('POST', '/clock', { set: clock });
  const rows = await rowsOf(world, id, '2026-11-30');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.PeriodScores.map(({ Home }) => Home)).toContain(5);
  expect(await rowsOf(world, id, '2026-12-02')).toEqual([]);
  await world.app.close();
  rmSync(dataDir, { recursive: true });
});
