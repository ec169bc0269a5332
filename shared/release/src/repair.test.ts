import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands/run-command';
import { openReleases } from './context';
import { highestGeneration } from './live';
import { openKeys, publicOf } from './signing/keys';
import { pointerFault } from './testing/pointer-fault';
import { testReleases, type TestReleases } from './testing/test-releases';
import { TEST_WORKSPACE } from './testing/test-workspace';

const A = '1.0.0_aaaaaaa';
let world: TestReleases;
let said: string[];
const file = (name: string): string => path.join(world.root, 'site', ...name.split('/'));
const pointer = (): string => file('channel/production.json');
const run = (...words: string[]): Promise<void> =>
  runCommand([...words, '--data', world.root], TEST_WORKSPACE);

beforeEach(async () => {
  world = testReleases();
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await world.goLive('host', A);
  await world.goLive('sports', A);
});
afterEach(() => {
  jest.restoreAllMocks();
  world.close();
});

const DAMAGES: readonly (readonly [string, () => void, RegExp])[] = [
  ['cut short', () => fs.writeFileSync(pointer(), '{"schema":'), /is damaged/],
  ['empty', () => fs.writeFileSync(pointer(), ''), /is damaged/],
  ['gone', () => fs.rmSync(pointer()), /is missing/],
];

describe.each(DAMAGES)('a pointer that is %s', (_what, damage, says) => {
  test('is told with its file and the command that puts it right, and no release begins from nothing', async () => {
    damage();
    for (const words of [['status'], ['kill', 'sports', '--why', 'x'], ['promote', 'host']])
      await expect(run(...words)).rejects.toThrow(
        new RegExp(`^channel/production\\.json in .* ${says.source}.*npm run release -- repair$`),
      );
    expect(await highestGeneration(world.context.store)).toBe(2);
  });

  test('is put right: all that was live is live, signed, as a newer generation, with a record', async () => {
    const before = (await world.live()).registry;
    damage();
    await run('repair', '--dry-run');
    expect(said.join('')).toContain('would go on from generation 2');
    await expect(world.live()).rejects.toThrow('repair');
    await run('repair');
    const { channel, registry } = await world.live();
    expect(channel.generation).toBe(3);
    expect(registry.remotes).toEqual(before.remotes);
    const keys = openKeys(world.context.vault, new Date()).map(publicOf);
    expect(pointerFault(channel, keys, Date.now())).toBeNull();
    said = [];
    await run('audit');
    expect(said.join('')).toContain('repaired from a kept copy');
    expect(said.join('')).not.toContain('DAMAGED');
  });
});

test('a first release that was ended before its pointer is no damage: the same again completes it', async () => {
  const other = testReleases((store) => ({
    ...store,
    swap: (path, bytes, etag) => {
      if (path.startsWith('channel/')) throw new Error('ended here');
      return store.swap(path, bytes, etag);
    },
  }));
  await expect(other.goLive('host', A)).rejects.toThrow('ended here');
  await runCommand(['promote', 'host', '--data', other.root], TEST_WORKSPACE);
  expect(said.join('')).toContain('generation 2 on production');
  other.close();
});

test('a snapshot that is damaged is named; the generation before it is live again', async () => {
  const name = (await world.live()).channel.registry.split('/').at(-1) ?? '';
  fs.appendFileSync(file(`registry/${name}`), ' ');
  await expect(run('status')).rejects.toThrow(
    new RegExp(`^registry/${name} in .* does not match its hash; .* repair$`),
  );
  await run('repair');
  const { channel, registry } = await world.live();
  expect([channel.generation, Object.keys(registry.remotes)]).toEqual([3, []]);
  expect(said.join('')).toContain('orders after 1 have to be given again');
});

test('a pointer that was changed and still reads well is none of ours: it is put right too', async () => {
  fs.writeFileSync(
    pointer(),
    fs.readFileSync(pointer(), 'utf8').replace(/"minHost": null/, '"minHost": "9.0.0"'),
  );
  await run('repair');
  expect((await world.live()).channel.minHost).toBeNull();
});

test('nothing that is whole is touched, and nothing is taken that this machine has not signed', async () => {
  await expect(run('repair')).rejects.toThrow(/^nothing of channel production in .* is damaged$/);
  await expect(run('repair', '--channel', 'staging')).rejects.toThrow('has no generation yet');
  fs.rmSync(pointer());
  fs.rmSync(path.join(world.root, 'release', 'private-keys.json'));
  openKeys(openReleases({ data: world.root }).vault, new Date());
  await expect(run('repair')).rejects.toThrow(
    /is missing; no generation of production in .* is whole and signed by a key pair of this machine/,
  );
  expect(fs.existsSync(pointer())).toBe(false);
});
