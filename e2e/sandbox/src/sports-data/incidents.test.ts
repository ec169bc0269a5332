/** Incidents of a match in play are what each vendor's feed has counted at that moment. */
import { ANONYMOUS_READER, getDataIncidents, loginSportsData } from '@site/contracts/sports-data';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { incidentsOf, type Incident } from '../engine/goals/incidents';
import type { Match } from '../engine/goals/match';
import { DRIVER_OF } from '../testing/gateway-drivers';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import type { DataIncident } from './incidents';

let world: GatewayWorld;
let token = '';
beforeEach(async () => {
  world = await gatewayWorld();
  const answer = await world.client.call(loginSportsData, { body: ANONYMOUS_READER });
  token = (answer.body.result as { Data: { Token: string } }).Data.Token;
});
afterEach(() => world.app.close());

const read = (vendor: OddsVendorId, eventId: string) =>
  world.client.call(getDataIncidents, {
    query: { vendor, eventId },
    headers: { authorization: `Bearer ${token}` },
  });
const incidents = async (vendor: OddsVendorId, eventId: string): Promise<DataIncident[]> =>
  ((await read(vendor, eventId)).body.result as { data: DataIncident[] }).data;

const minuteOf = (clock: string): number => Number(clock.split('+')[0]);
const count = (rows: readonly DataIncident[], kind: DataIncident['kind']) =>
  (['home', 'away'] as const).map(
    (side) => rows.filter((row) => row.side === side && row.kind === kind).length,
  );

/** Sums, halves, order and clock of what the service tells beside what the feed tells now. */
async function expectAgreed(eventId: string): Promise<number> {
  let most = 0;
  for (const vendor of ODDS_VENDORS) {
    const told = await DRIVER_OF[vendor].inPlay(world.client, eventId);
    const rows = await incidents(vendor, eventId);
    for (const kind of ['goal', 'red', 'corner'] as const)
      expect([vendor, kind, count(rows, kind)]).toEqual([vendor, kind, told[kind]]);
    const halves = [
      rows.filter(({ clock }) => minuteOf(clock) <= 45),
      rows.filter(({ clock }) => minuteOf(clock) > 45),
    ];
    told.parts.forEach((part, at) => {
      expect([vendor, at, count(halves[at] ?? [], 'goal')]).toEqual([vendor, at, part]);
    });
    const minutes = rows.map(({ clock }) => minuteOf(clock));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    for (const minute of minutes) expect(minute).toBeLessThanOrEqual(minuteOf(told.clock));
    most = Math.max(most, rows.length);
  }
  return most;
}

test('[R7.4-1] [R3.10-1] goals, red cards and corners of every match in play sum up to what each vendor tells, now and as play goes on', async () => {
  let most = 0;
  const [watched = ''] = await world.events(1, 'RUNNING');
  for (let moment = 0; moment < 4; moment += 1) {
    for (const eventId of await world.events(1, 'RUNNING'))
      most = Math.max(most, await expectAgreed(eventId));
    await world.advance(9 * 60_000);
  }
  expect(watched).not.toBe('');
  expect(most).toBeGreaterThan(4);
});

test('a scripted goal stands at its minute at once; taken back by the video referee it is none', async () => {
  const [eventId = ''] = await world.events(1, 'RUNNING');
  await world.script(eventId, { do: 'safe', holdMs: 600_000 });
  const before = await incidents('IM', eventId);
  await world.script(eventId, { do: 'goal', side: 'away', holdMs: 60_000 }, 'saba');
  await expectAgreed(eventId);
  const goal = await incidents('BTI', eventId);
  expect(goal).toHaveLength(before.length + 1);
  const { clock } = await DRIVER_OF.BTI.inPlay(world.client, eventId);
  expect(goal).toContainEqual({ clock, side: 'away', kind: 'goal' });
  await world.script(eventId, { do: 'var', overturn: true, holdMs: 60_000 }, 'bti');
  await expectAgreed(eventId);
  expect(await incidents('SABA', eventId)).toEqual(before);
  await world.script(eventId, { do: 'red', side: 'home', holdMs: 60_000 });
  await expectAgreed(eventId);
});

test('a match that is brought forward, its halves and its end by script agree; before its kick-off nothing happened', async () => {
  const [eventId = ''] = await world.events(1, 'TODAY');
  expect(await incidents('IM', eventId)).toEqual([]);
  await world.script(eventId, { do: 'start' });
  for (const step of [
    { do: 'goal', side: 'home', holdMs: 1_000 },
    { do: 'danger', side: 'away', holdMs: 1_000 },
    { do: 'halfTime' },
    { do: 'secondHalf' },
    { do: 'goal', side: 'away', holdMs: 1_000 },
  ]) {
    await world.script(eventId, step);
    await expectAgreed(eventId);
    await world.advance(60_000);
  }
  // A script that sets the score tells no minutes: they are drawn, and stay what they are.
  await world.script(eventId, { do: 'finish', home: 4, away: 2, confirmAfterMs: 600_000 });
  expect(await expectAgreed(eventId)).toBeGreaterThanOrEqual(6);
  const drawn = await incidents('IM', eventId);
  await world.advance(60_000);
  expect(await incidents('IM', eventId)).toEqual(drawn);
});

test('a match of a site that kept none has minutes drawn, none of them to come; an unknown match is refused, and nobody reads without the bearer', async () => {
  expect(codeOf(await read('IM', '999'))).toBe('13030');
  const [eventId = ''] = await world.events(1, 'RUNNING');
  expect(
    codeOf(await world.client.call(getDataIncidents, { query: { vendor: 'IM', eventId } })),
  ).toBe('61017');
  const counts: Pick<Match, 'eventId' | 'score' | 'half' | 'red' | 'corner'> = {
    eventId,
    score: { home: 3, away: 1 },
    half: { home: 1, away: 1 },
    red: { home: 0, away: 1 },
    corner: { home: 2, away: 5 },
  };
  const rows: readonly Incident[] = incidentsOf(counts, 50);
  expect(rows).toEqual(incidentsOf(counts, 50));
  expect(rows.filter(({ what }) => what === 'goal').map(({ side, half }) => side + half)).toEqual(
    expect.arrayContaining(['home1', 'away1', 'home2', 'home2']),
  );
  expect(rows).toHaveLength(12);
  for (const { clock } of rows) expect(Number(clock)).toBeLessThanOrEqual(50);
});
