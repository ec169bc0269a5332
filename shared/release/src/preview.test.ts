import fs from 'node:fs';
import path from 'node:path';
import { readPreview } from '@site/domain/releases/preview';
import { makePreview } from './preview';
import { readLive } from './live';
import { SIGNED, type TestReleases } from './testing/test-releases';
import { SEASON_PLAN, testSeason } from './testing/test-season';
import { schedule } from './seasons/schedule';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const at = (text: string): number => Date.parse(text);
const plan = SEASON_PLAN;

let now = at('2027-01-20T00:00:00+08:00');
let world: TestReleases;
beforeEach(async () => {
  now = at('2027-01-20T00:00:00+08:00');
  world = await testSeason(() => new Date(now));
});
afterEach(() => world.close());

describe('previews', () => {
  test('a held season gets a channel that nobody guesses; production does not change, and the link is signed', async () => {
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    const before = await world.live();
    const preview = await makePreview(
      world.context,
      { name: 'season_cny_2027', at: at('2027-01-30T20:00:00+08:00'), hours: 2 },
      SIGNED,
    );
    expect(preview.path).toMatch(/^\/cn\/mobile\/event_CNY2027\?preview=v1\.pv-[a-z2-7]{26}\./);
    expect(readPreview(preview.token)?.claim).toEqual({
      channel: preview.channel,
      at: at('2027-01-30T20:00:00+08:00'),
      expires: now + 2 * 3_600_000,
    });
    expect(await world.live()).toEqual(before);
    const shown = await readLive(world.context.store, preview.channel);
    expect(shown?.registry.remotes['season_cny_2027']?.windows).toMatchObject([{ id: 'cny-2027' }]);
    expect(preview.isHeld).toBe(true);
    expect(shown?.channel).toMatchObject({
      generation: before.channel.generation,
      expiresAt: new Date(now + 2 * 3_600_000).toISOString(),
    });
    expect(fs.readdirSync(path.join(world.root, 'site', 'audit'))).toEqual(['1.json']);
    await world.goLive('sports', A);
    expect((await world.live()).channel.generation).toBe(before.channel.generation + 1);
  });

  test('another moment alone needs no channel; a part is shown in the version that is named; too long is refused', async () => {
    await world.goLive('sports', A);
    await world.publish('sports', B);
    expect(
      await makePreview(world.context, { name: null, at: 1_000, hours: 1 }, SIGNED),
    ).toMatchObject({ channel: 'production', shows: 'what is live', isHeld: false });
    const preview = await makePreview(
      world.context,
      { name: 'sports', version: B, at: null, hours: 1 },
      SIGNED,
    );
    expect(
      (await readLive(world.context.store, preview.channel))?.registry.remotes['sports']?.stable,
    ).toBe(B);
    // A pattern is opened at what stands before its star.
    expect(preview.path).toMatch(/^\/cn\/mobile\/sports\?preview=/);
    expect((await world.live()).registry.remotes['sports']?.stable).toBe(A);
    await expect(
      makePreview(world.context, { name: null, at: null, hours: 1_000 }, SIGNED),
    ).rejects.toThrow('a preview lasts');
  });
});
