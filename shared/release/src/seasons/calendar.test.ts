import { english } from '@site/domain/releases/sentence';
import { publishBuild } from '../publish';
import { SIGNED, type TestReleases } from '../testing/test-releases';
import { SEASON_PLAN, testSeason } from '../testing/test-season';
import { readCalendar } from './calendar';
import { schedule } from './schedule';

const A = '1.0.0_aaaaaaa';
const at = (text: string): number => Date.parse(text);
const plan = SEASON_PLAN;

let now = at('2027-01-20T00:00:00+08:00');
let world: TestReleases;
beforeEach(async () => {
  now = at('2027-01-20T00:00:00+08:00');
  world = await testSeason(() => new Date(now));
});
afterEach(() => world.close());

test('the calendar shows what is live and what waits, with overlaps', async () => {
  const { revealAt: _none, ...open } = plan;
  await schedule(world.context, 'season_cny_2027', open, SIGNED);
  await publishBuild(world.context.held, world.build('season_love', A));
  await schedule(
    world.context,
    'season_love',
    {
      ...open,
      id: 'love',
      from: '2027-02-12T00:00+08:00',
      until: '2027-02-15T00:00+08:00',
      priority: 1,
      revealAt: '2027-02-11T00:00+08:00',
    },
    SIGNED,
  );
  const { rows, warnings } = await readCalendar(world.context, at('2027-02-01T00:00:00+08:00'));
  expect(
    rows.map(({ season, phase, embargoed, shown }) => [season, phase, embargoed, shown]),
  ).toEqual([
    ['cny-2027', 'running', false, true],
    ['love', 'before', true, false],
  ]);
  expect(warnings.map(english)).toEqual([
    'cny-2027 and love overlap from 2027-02-12T00:00+08:00: cny-2027 is shown, its priority is higher',
  ]);
});
