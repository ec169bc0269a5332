import { differenceLines } from '../changes/describe';
import { SIGNED, testReleases } from '../testing/test-releases';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { carryOut } from '../context';
import { readCommandLine } from './command-line';
import { runOrder } from './order-commands';
import { runCommand } from './run-command';

const read = (line: string) => () => readCommandLine(line.split(' '), TEST_WORKSPACE);

test.each([
  [
    'rollback sports --version 1.0.0_aaaaaaa',
    /^rollback takes no --version: it goes back to the last good version; promote goes to the one that is named; it takes: --dry-run/,
  ],
  ['publish sports --dry-run', /^publish takes no --dry-run: nothing becomes live by it/],
  ['preview sports --dry-run', /takes no --dry-run/],
  ['watch --dry-run', /takes no --dry-run/],
  ['keys rotate --dry-run', /^keys takes no --dry-run/],
  ['keys retire 2026a --dry-run', /takes no --dry-run/],
  ['season publish cny --dry-run', /^season publish takes no --dry-run/],
  ['season new cny --dry-run', /takes no --dry-run/],
  ['promote sports --percent 5', /^promote takes no --percent/],
  ['season schedule cny --percent 5', /^season schedule takes no --percent/],
  ['halt sports --breaking', /Unknown option '--breaking'/],
])('%s is refused: an option that does nothing is a mistake', (line, sentence) => {
  expect(read(line)).toThrow(sentence);
});

test.each([
  'promote host --version 1.0.0_aaaaaaa --required --why x --dry-run',
  'canary sports --percent 5 --min-loads 50 --auto --edge http://127.0.0.1:1',
  'rollback --generation 3 --dry-run',
  'season calendar --why x --edge http://x',
  'season schedule cny --from a --until b --reveal c --priority 1 --grace 3 --id x --dry-run',
  'gc --dry-run --edge http://x',
  'watch --once',
  'keys retire 2026a --why x',
  'status --at x',
  'explode --percent 3',
  'season explode',
  'constructor --auto',
])('%s is read', (line) => {
  expect(read(line)).not.toThrow();
});

test('a season that nobody has is not to be published: the answer says which there are', async () => {
  const world = testReleases();
  await world.goLive('host', '1.0.0_aaaaaaa');
  await world.goLive('season_cny', '1.0.0_aaaaaaa');
  const preview = (slug: string) =>
    runCommand(['season', 'preview', slug, '--data', world.root], {
      ...TEST_WORKSPACE,
      partNames: () => ['host', 'sports', 'season_love'],
    });
  await expect(preview('nosuch')).rejects.toThrow(
    /^there is no season "nosuch"; there are: cny, love$/,
  );
  // One that is only in the workspace is held back first: nothing public may name it.
  await expect(preview('love')).rejects.toThrow(
    /^season_love was never published here; hold it back with: npm run release -- season publish love, then plan it with season schedule$/,
  );
  world.close();
});

test('a generation is of the whole site: with the name of a part it is refused, and nothing changes', async () => {
  const world = testReleases();
  await world.goLive('host', '1.0.0_aaaaaaa');
  await world.goLive('sports', '1.0.0_aaaaaaa');
  await world.goLive('sports', '1.1.0_bbbbbbb');
  await expect(
    runOrder(
      readCommandLine(
        ['rollback', 'sports', '--generation', '2', '--data', world.root],
        TEST_WORKSPACE,
      ),
    ),
  ).rejects.toThrow('--generation brings the whole site back, not sports alone');
  expect((await world.live()).channel.generation).toBe(3);
  const { before, after } = await carryOut(
    world.context,
    { verb: 'restore', generation: 2 },
    SIGNED,
  );
  expect(differenceLines(before, after)).toEqual(['sports: 1.1.0_bbbbbbb -> 1.0.0_aaaaaaa']);
  world.close();
});
