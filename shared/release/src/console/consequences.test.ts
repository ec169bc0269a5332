import type { ConsoleDifference } from '@site/contracts/releases/console';
import data from '../../../../remote-events/events/cny2024/data.json';
import surface from '../../../../remote-events/events/cny2024/remote.json';
import { publishBuild } from '../publish';
import { A, callsOf, closeConsole, openConsole, type ConsoleFixture } from './console.fixture';

const NAME = 'season_cny2024';
const SCRIPT = `var a=JSON.parse('${JSON.stringify(data)}'),b=JSON.parse('${JSON.stringify(surface)}')`;
let open: ConsoleFixture;
const { post, order, enter } = callsOf(() => open);

beforeEach(async () => {
  open = await openConsole();
  const { world } = open;
  await publishBuild(world.context.held, world.build(NAME, A, { surface }, SCRIPT));
  await world.publish('season_love', A);
  await enter();
});
afterEach(() => closeConsole(open));

const plan = (name: string, from: string, until: string, more: object = {}) => ({
  verb: 'schedule',
  name,
  plan: { id: 'w', from, until, priority: 0, graceMinutes: 30, ...more },
});
const factsOf = async (wanted: object) =>
  (await post('/api/difference', wanted)).json<ConsoleDifference>().facts;
const ms = (text: string): number => Date.parse(text);
const [D18, D25, D30] = [18, 25, 30].map((day) => `2027-01-${day}T00:00+08:00`) as [
  string,
  string,
  string,
];

describe('what an order about a season will do', () => {
  test('a plan says when it runs, that its start is past, and the texts as they will read', async () => {
    const facts = await factsOf(plan(NAME, D18, D25));
    expect(facts).toEqual(
      expect.arrayContaining([
        { kind: 'runs', from: ms(D18), until: ms(D25) },
        { kind: 'at-once' },
        { kind: 'text', field: 'kicker', lines: [data.kicker] },
        { kind: 'text', field: 'lines', lines: surface.season.poster.lines },
      ]),
    );
    expect(facts.map(({ kind }) => kind)).not.toContain('overlaps');
  });

  test('moving a window says what it replaces; another season beside it overlaps, and which leads', async () => {
    await order(plan('season_love', D18, D25));
    const [, replaced] = await factsOf(plan('season_love', D25, D30));
    expect(replaced).toEqual({
      kind: 'replaces',
      from: ms(D18),
      until: ms(D25),
      isOtherVersion: false,
    });
    for (const [priority, leads] of [
      [1, true],
      [0, true],
      [-1, false],
    ])
      expect(await factsOf(plan(NAME, D18, D30, { priority }))).toContainEqual({
        kind: 'overlaps',
        season: 'love',
        from: ms(D18),
        until: ms(D25),
        leads,
      });
  });

  test('a reveal to come hides it until then; ending and taking out say what members see', async () => {
    expect(
      await factsOf(plan(NAME, D25, D30, { revealAt: '2027-01-24T00:00+08:00' })),
    ).toContainEqual({ kind: 'hidden', until: ms('2027-01-24T00:00+08:00') });
    await order(plan('season_love', D18, D25));
    const about = { name: 'season_love', id: 'w' };
    for (const [reason, hidesTexts] of [
      ['text', true],
      ['code', false],
    ])
      expect(await factsOf({ verb: 'kill-window', ...about, reason })).toEqual([
        { kind: 'ends', isRunning: true, hidesTexts },
      ]);
    expect(await factsOf({ verb: 'unschedule', ...about })).toEqual([
      { kind: 'goes', isRunning: true, isHidden: false },
    ]);
    expect(await factsOf({ verb: 'promote', name: 'sports' })).toEqual([]);
  });
});
