import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { SeasonData } from '@site/contracts/season-data';
import type { SurfaceSeason } from '@site/contracts/remote-surface';
import { integrityOfBytes } from '../files';
import { readPublished } from '../live';
import { readBuild } from '../publish';
import { addFiles, testReleases, type TestReleases } from '../testing/test-releases';
import { readSeasonTexts, writeEditedBuild } from './edited-build';

const A = '1.0.0_aaaaaaa';
const data = { schema: 'season-data/1', kicker: '旧', prizes: [] } as unknown as SeasonData;
const season = {
  slug: 'love',
  poster: { title: '旧题', slogan: '口号', lines: ['一'], image: 'poster.svg', ground: '#000000' },
} as unknown as SurfaceSeason;
const surface = {
  schema: 'mf-remote/1',
  title: '旧题',
  routes: [{ path: '/love', title: '旧题', page: 'season' }],
  season,
};
const TEXT = `self.webpackChunkseason_love_aaaaaaa=[];(self.season_love__aaaaaaa=self.season_love__aaaaaaa||[]).push([[1],{2:e=>{e.exports=JSON.parse('${JSON.stringify(data)}')},3:e=>{e.exports=JSON.parse('${JSON.stringify(surface)}')},4:e=>{e.exports="/_mf/remotes/season_love/${A}/"+"season-data/1"}}]);`;

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

async function edited(
  text = TEXT,
  next = { data: { ...data, kicker: "新'\u2028</script>" }, surface: season },
  files: Readonly<Record<string, string>> = {},
) {
  const dir = world.build('season_love', A, { surface }, text);
  addFiles(dir, files);
  const { publishBuild } = await import('../publish');
  await publishBuild(world.context.store, dir);
  const base = (await readPublished(world.context.store, 'season_love', A))!.release;
  const out = fs.mkdtempSync(path.join(world.root, 'out-'));
  const { made } = await writeEditedBuild(world.context.store, base, next, null, {
    dir: out,
    builtAt: new Date('2027-01-01T00:00:00Z'),
  });
  return { base, made, out, script: fs.readFileSync(path.join(out, made.entry.url), 'utf8') };
}

describe('a season with other data', () => {
  test('its texts stand in the same code, under a version, a container and hashes of their own', async () => {
    const poster = { ...season.poster, title: '新题<b>' };
    const next = { data: { ...data, kicker: "新'\u2028" }, surface: { ...season, poster } };
    const { base, made, out, script } = await edited(TEXT, next);
    expect(made.version).toMatch(/^1\.0\.0_[0-9a-f]{10}$/);
    expect(made.entry.global).toBe(`season_love__${made.version.split('_')[1]}`);
    expect(script).not.toContain('aaaaaaa');
    expect(script).toContain(`/_mf/remotes/season_love/${made.version}/`);
    const modules: Record<string, (e: { exports: unknown }) => void> = {};
    const self = { push: ([, found]: [unknown, typeof modules]) => Object.assign(modules, found) };
    vm.runInNewContext(script, { self: { [made.entry.global]: self } });
    expect(script).toContain(`webpackChunkseason_love_${made.version.split('_')[1]}=`);
    const read = (id: string): unknown => {
      const e = { exports: null as unknown };
      modules[id]!(e);
      return JSON.parse(JSON.stringify(e.exports)) as unknown;
    };
    expect(read('2')).toEqual(next.data);
    expect(read('3')).toMatchObject({
      title: '新题<b>',
      routes: [{ path: '/love', title: '新题<b>', page: 'season' }],
      season: next.surface,
    });
    expect(made.surface).toEqual(read('3'));
    expect(made.files[made.entry.url]?.integrity).toBe(integrityOfBytes(Buffer.from(script)));
    expect(readBuild(out).version).toBe(made.version);
    expect(fs.readFileSync(path.join(out, 'poster.html'), 'utf8')).toContain('新题&lt;b&gt;');
    expect(await readSeasonTexts(world.context.store, base)).toEqual({ data, surface: season });
  });

  test('a text that looks like the version or like data stays as it was written, in script and record', async () => {
    const kicker = `season_love__aaaaaaa season_love/${A} {"schema":"season-data/1"}`;
    const poster = { ...season.poster, title: 'season_love_aaaaaaa' };
    const next = { data: { ...data, kicker }, surface: { ...season, poster } };
    const { made, script } = await edited(TEXT, next);
    expect(script).toContain(JSON.stringify(JSON.stringify(next.data)));
    expect(script).toContain(JSON.stringify(JSON.stringify(made.surface)));
    expect(made.surface).toMatchObject({ title: 'season_love_aaaaaaa' });
  });

  test('the picture that chats show goes with the words that are drawn in it', async () => {
    const card = { 'share.jpg': 'a picture of 旧题 and 口号' };
    const shared = async (poster: object): Promise<unknown> => {
      const next = { data, surface: { ...season, poster: { ...season.poster, ...poster } } };
      return (await edited(TEXT, next, card)).made.files['share.jpg'];
    };
    expect(await shared({ lines: ['二'] })).toBeDefined();
    for (const poster of [{ title: '新题' }, { slogan: '新口号' }, { ground: '#ffffff' }])
      expect(await shared(poster)).toBeUndefined();
  });

  test('the same data make the same version, others another one', async () => {
    const one = await edited();
    const { version } = one.made;
    expect((await edited()).made.version).toBe(version);
    const other = { data: { ...data, kicker: '别' }, surface: season };
    expect((await edited(TEXT, other)).made.version).not.toBe(version);
  });

  test('a version from before seasons had data is refused in a sentence', async () => {
    await expect(edited('void 0')).rejects.toThrow('has no data that can be edited');
  });
});
