import { statusLines } from '../status';
import { testReleases, type TestReleases } from '../testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

describe('switches', () => {
  test('a part is switched off with a reason and on again; a live version cannot be revoked, another can', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.goLive('sports', B);
    await expect(world.order({ verb: 'kill', name: 'sports', why: ' ' })).rejects.toThrow(
      'say why',
    );
    await world.order({ verb: 'kill', name: 'sports', why: 'incident 12' });
    expect(statusLines(await world.live(), 0).join('\n')).toContain('OFF: incident 12');
    await expect(world.order({ verb: 'kill', name: 'host', why: 'x' })).rejects.toThrow(
      'roll it back',
    );
    await world.order({ verb: 'revive', name: 'sports' });
    await expect(world.order({ verb: 'revive', name: 'sports' })).rejects.toThrow(
      'is not switched off',
    );
    await expect(world.order({ verb: 'revoke', name: 'sports', version: B })).rejects.toThrow(
      'is live; roll it back first',
    );
    await world.order({ verb: 'revoke', name: 'sports', version: A });
    expect((await world.live()).registry).toMatchObject({
      revoked: [`sports@${A}`],
      remotes: { sports: { good: [] } },
    });
    await expect(world.order({ verb: 'promote', name: 'sports', version: A })).rejects.toThrow(
      'was revoked',
    );
    await expect(
      world.order({ verb: 'revoke', name: 'sports', version: 'nonsense' }),
    ).rejects.toThrow('is no version');
    await expect(
      world.order({ verb: 'revoke', name: 'sports', version: '9.9.9_fffffff' }),
    ).rejects.toThrow(`sports@9.9.9_fffffff is not published here; there are: ${B}, ${A}`);
    await expect(world.order({ verb: 'revoke', name: 'sprots', version: A })).rejects.toThrow(
      'sprots was never published here',
    );
    await world.context.store.create('audit/gone/sports/0.9.0_eeeeeee.json', Buffer.from('{}'));
    await world.order({ verb: 'revoke', name: 'sports', version: '0.9.0_eeeeeee' });
    expect((await world.live()).registry.revoked).toEqual([`sports@${A}`, 'sports@0.9.0_eeeeeee']);
  });

  test('a season that is switched off says what is wrong with it, other parts need not', async () => {
    await world.goLive('host', A);
    await world.goLive('season_cny', A);
    const off = { verb: 'kill', name: 'season_cny', why: 'typo in rule 3' } as const;
    await expect(world.order(off)).rejects.toThrow('--reason code|text|prize|law');
    await world.order({ ...off, reason: 'text' });
    expect((await world.live()).registry.remotes['season_cny']?.kill).toBe('text: typo in rule 3');
  });

  test('a switch of the site stays over later releases; unknown names, words and no change are refused', async () => {
    await world.goLive('host', A);
    await world.order({ verb: 'flag', name: 'recorder', word: 'on' });
    await world.goLive('sports', A);
    expect((await world.live()).registry.flags).toEqual({ recorder: true });
    await expect(world.order({ verb: 'flag', name: 'recorder', word: 'on' })).rejects.toThrow(
      'recorder is already on',
    );
    await expect(
      world.order({ verb: 'flag', name: 'bootLoopBreaker', word: 'on' }),
    ).rejects.toThrow('already on');
    await expect(world.order({ verb: 'flag', name: 'recorder', word: 'maybe' })).rejects.toThrow(
      'needs on or off, not "maybe"',
    );
    await expect(world.order({ verb: 'flag', name: 'constructor', word: 'on' })).rejects.toThrow(
      'there is no switch "constructor"; there are: recorder',
    );
  });
});
