import { readCommandLine } from './commands/command-line';
import { publishCommand } from './commands/publish-command';
import { runCommand } from './commands/run-command';
import type { Workspace } from './commands/workspace';
import { readConsoleState } from './console/state';
import { carryOut } from './context';
import { readPublished, requirePublished } from './live';
import { keepOrigin, type SourceState } from './origin';
import { makePreview } from './preview';
import { publishBuild } from './publish';
import { schedule } from './seasons/schedule';
import { SEASON_PLAN, testSeason } from './testing/test-season';
import { SIGNED, testReleases, type TestReleases } from './testing/test-releases';
import { TEST_WORKSPACE } from './testing/test-workspace';
import { versionList } from './version-list';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';
const CLEAN: SourceState = { commit: '9f3c2ab01234567', author: 'Wang', dirty: null };
const UNCLEAN: SourceState = { ...CLEAN, dirty: { files: 3, diff: '0123456789ab' } };

let world: TestReleases;
beforeEach(async () => {
  world = testReleases(undefined, () => new Date('2026-11-20T10:00:00+08:00'));
  await world.goLive('host', A);
  await world.goLive('sports', A);
});
afterEach(() => {
  world.close();
  jest.restoreAllMocks();
});

/** What a gate lets through. */
const containerOf = (version: string): string =>
  `var sports__${version.split('_')[1]} = { get: () => null, init: () => null };`;

/** The words of a command. */
async function said(work: () => Promise<void>): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await work();
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

const workspace = (version: string, sources: SourceState): Workspace => ({
  ...TEST_WORKSPACE,
  build: async () => ({
    version,
    dir: world.build('sports', version, {}, containerOf(version)),
    maps: null,
    sources,
    remove: () => undefined,
  }),
});

const publish = (version: string, sources: SourceState, ...options: string[]): Promise<string> =>
  said(() =>
    publishCommand(
      readCommandLine(
        [
          'publish',
          'sports',
          '--skip-smoke',
          '--why',
          'x',
          '--by',
          'lin',
          '--data',
          world.root,
        ].concat(options),
        workspace(version, sources),
      ),
    ),
  );

const read = (...words: string[]): Promise<string> =>
  said(() => runCommand([...words, '--data', world.root], TEST_WORKSPACE));

describe('a version from an unclean tree', () => {
  test('says so in its record and in the answer of the command', async () => {
    expect(await publish(B, UNCLEAN, '--note', 'new odds')).toMatch(
      /published sports@1\.1\.0_bbbbbbb; from an unclean tree \(3 files in no commit, diff 0123456789ab\): canaries and previews show it, production refuses it/,
    );
    expect((await readPublished(world.context.store, 'sports', B))?.release).toMatchObject({
      commit: '9f3c2ab01234567',
      dirty: { files: 3, diff: '0123456789ab' },
    });
  });

  test('does not go live for everybody: no promotion, no last share of a ramp', async () => {
    await publish(B, UNCLEAN);
    const refusal = `sports@${B} was published from an unclean tree (3 files in no commit, diff 0123456789ab) and does not go live for everybody on production; commit the sources and publish sports again`;
    await expect(world.order({ verb: 'promote', name: 'sports', version: B })).rejects.toThrow(
      refusal,
    );
    const canary = (percent: number) =>
      world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent } });
    await expect(canary(100)).rejects.toThrow(refusal);
    await canary(25);
    const ramp = {
      verb: 'ramp',
      name: 'sports',
      counts: { loads: 0, failures: 0 },
      force: true,
    } as const;
    await expect(world.order(ramp)).rejects.toThrow(refusal);
    expect((await world.live()).registry.remotes['sports']).toMatchObject({
      stable: A,
      canary: { version: B, percent: 25 },
    });
  });

  test('is shown by a canary, and its line and the console say what it is', async () => {
    await publish(B, UNCLEAN, '--note', 'new odds');
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 5 } });
    expect(await read('status')).toMatch(
      new RegExp(
        `${B}: \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, commit 9f3c2ab01, of Wang, published by lin, UNCLEAN: 3 files in no commit, diff 0123456789ab, "new odds"`,
      ),
    );
    const { parts } = await readConsoleState(world.context, {
      who: { who: 'lin', role: 'operator', squad: null },
      health: null,
      watcher: [],
    });
    expect(parts[0]?.published[0]).toMatchObject({ version: B, isUnclean: true });
  });

  test('goes live on a channel that is not for members', async () => {
    await publish(B, UNCLEAN);
    const staging = { ...world.context, channel: 'staging' };
    const promote = (name: string, version: string) =>
      carryOut(staging, { verb: 'promote', name, version }, SIGNED);
    await promote('host', A);
    await promote('sports', B);
    await expect(
      carryOut(
        { ...world.context, channel: 'live' },
        { verb: 'promote', name: 'sports', version: B },
        SIGNED,
      ),
    ).rejects.toThrow('on live; commit the sources');
  });

  test('goes live once the same bytes are published from a commit; what it was stays on record', async () => {
    await publish(B, UNCLEAN);
    expect(await publish(B, CLEAN)).toBe(`sports@${B} is already published\n`);
    await world.order({ verb: 'promote', name: 'sports', version: B });
    expect(await publish(B, UNCLEAN)).toBe(`sports@${B} is already published\n`);
    expect(
      (await world.context.store.list(`remotes/sports/${B}`)).map(({ path }) =>
        path.split('/').at(-1),
      ),
    ).toEqual(expect.arrayContaining(['origin.json', 'committed.json']));
  });
});

test('a season from an unclean tree is held back and looked at, but not planned for members', async () => {
  const season = await testSeason(() => new Date('2027-01-20T00:00:00+08:00'));
  const of = { name: 'season_cny_2027', version: A };
  await keepOrigin(season.context.held, of, {
    schema: 'mf-origin/1',
    at: '2027-01-19T00:00:00+08:00',
    by: 'lin',
    note: null,
    ...UNCLEAN,
  });
  await expect(schedule(season.context, of.name, SEASON_PLAN, SIGNED)).rejects.toThrow(
    'was published from an unclean tree',
  );
  const shown = await makePreview(season.context, { name: of.name, at: null, hours: 1 }, SIGNED);
  expect(shown.shows).toBe(`${of.name}@${A}`);
  season.close();
});

test('what a start of the site makes live has no origin and is not refused', async () => {
  await publishBuild(world.context.store, world.build('sports', B));
  await world.order({ verb: 'promote', name: 'sports', version: B });
  expect(await read('versions', 'sports')).toMatch(
    new RegExp(`${B} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, from local sources   <- live`),
  );
});

test('a revoked version is marked, stands last, and is what nobody gets who names none', async () => {
  await publish(B, CLEAN, '--note', 'good one');
  await publish(C, CLEAN);
  await world.order({ verb: 'revoke', name: 'sports', version: C });
  const list = await versionList(world.context.store, (await world.live()).registry, 'sports');
  expect(list.at(-1)).toMatchObject({ version: C, isRevoked: true, marks: ['REVOKED'] });
  expect(list.slice(0, -1).some(({ isRevoked }) => isRevoked)).toBe(false);
  expect(await read('versions', 'sports')).toMatch(new RegExp(`${C}.*<- REVOKED\\n$`));
  await world.order({ verb: 'promote', name: 'sports' });
  expect((await world.live()).registry.remotes['sports']?.stable).toBe(B);
  await expect(
    requirePublished(
      world.context.store,
      'sports',
      undefined,
      [A, B, C].map((version) => `sports@${version}`),
    ),
  ).rejects.toThrow('every published version of sports was revoked; publish a new one');
});

test('a note is one short line', async () => {
  await expect(publish(B, CLEAN, '--note', 'x'.repeat(201))).rejects.toThrow('at most 200 letters');
  await expect(publish(B, CLEAN, '--note', 'two\nlines')).rejects.toThrow('one line');
  await expect(read('versions', 'nothing')).rejects.toThrow('was never published here');
});
