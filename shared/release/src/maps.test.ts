import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands/run-command';
import { openReleases } from './context';
import { keepMaps } from './maps';
import { fileFaults, publishBuild, readBuild } from './publish';
import { testReleases, type TestReleases } from './testing/test-releases';
import { TEST_WORKSPACE } from './testing/test-workspace';

const AT = 'https://m.example/cn/mobile/_mf/remotes';
/** Column 1 of the script is line 2, column 3 of the source; its column 11 is line 4. */
const MAP = {
  version: 3,
  sources: ['webpack://sports__aaaaaaa/./src/slip.ts'],
  names: [],
  mappings: 'AACE,UAEA',
};

let releases: TestReleases;
beforeEach(() => {
  releases = testReleases();
});
afterEach(() => {
  releases.close();
  jest.restoreAllMocks();
});

async function published(): Promise<void> {
  await publishBuild(releases.context.store, releases.build('sports', '1.0.0_aaaaaaa'));
  const folder = path.join(releases.root, 'built.maps');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'view.0a1b.js.map'), JSON.stringify(MAP));
  const release = { name: 'sports', version: '1.0.0_aaaaaaa' };
  await keepMaps(releases.context.maps, release, folder);
  // The same once more, as after a command that was cut off.
  await keepMaps(releases.context.maps, release, folder);
}

async function traced(text: string): Promise<string> {
  const file = path.join(releases.root, 'report.txt');
  fs.writeFileSync(file, text);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['trace', file, '--data', releases.root], TEST_WORKSPACE);
  return write.mock.calls.map(([line]) => String(line)).join('');
}

test('a stack of a report is read back to the lines of its sources, whatever stands around it', async () => {
  await published();
  expect(
    await traced(
      `{"stack":"TypeError: x at f (${AT}/sports/1.0.0_aaaaaaa/view.0a1b.js:1:12) at ${AT}/sports/1.0.0_aaaaaaa/view.0a1b.js:1:1 at ${AT}/host/2.0.0_bbbbbbb/main.1.js:1:5"}`,
    ),
  ).toBe(
    [
      'sports@1.0.0_aaaaaaa view.0a1b.js:1:12  ./src/slip.ts:4:3',
      'sports@1.0.0_aaaaaaa view.0a1b.js:1:1  ./src/slip.ts:2:3',
      `host@2.0.0_bbbbbbb main.1.js:1:5  no map in ${releases.context.maps.place}`,
      '',
    ].join('\n'),
  );
});

test('a text without a place of a release, or a file that is not there, is told', async () => {
  await expect(traced('Error: no\n at https://other.example/app.js:1:1')).rejects.toThrow(
    /^no line of that names a file of a release/,
  );
  await expect(
    runCommand(['trace', '/nowhere', '--data', releases.root], TEST_WORKSPACE),
  ).rejects.toThrow('there is no file /nowhere');
});

test('maps never lie in the store that is served, and a build that brings one is refused', async () => {
  await published();
  const served = fs.readdirSync(path.join(releases.root, 'site'), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(served.filter((name) => name.includes('.map'))).toEqual([]);
  const dir = releases.build('keno', '1.0.0_ccccccc');
  fs.writeFileSync(path.join(dir, 'remoteEntry.aaaa.js.map.br'), '');
  expect(await fileFaults(dir, readBuild(dir))).toContain(
    "keno@1.0.0_ccccccc: remoteEntry.aaaa.js.map.br is a source map, which is nobody's to fetch; refused",
  );
});

test.each(['site', 'site/maps'])('a place for maps that is served (%s) is refused', (place) => {
  process.env['RELEASE_MAPS'] = path.join(releases.root, place);
  try {
    expect(() => openReleases({ data: releases.root })).toThrow(
      /which is served: source maps need a place that nobody can fetch them from/,
    );
  } finally {
    delete process.env['RELEASE_MAPS'];
  }
});
