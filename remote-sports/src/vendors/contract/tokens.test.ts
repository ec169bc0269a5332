import { ODDS_VENDORS, VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { DATA_UPDATE } from '@site/domain/reference/updates';
import { codeOf, ledger, pickOne, send, singleOf, valueOf } from './bets.fixture';
import { contractWorlds, type ContractWorld } from './contract-world.fixture';

const worlds = contractWorlds();

async function tokenRequests({ world, id }: ContractWorld): Promise<number> {
  const { requests } = (await world.control('GET', '/requests?path=/api/Vendor/GameToken')) as {
    requests: { url: string }[];
  };
  return requests.filter(({ url }) => url.includes(`code=${VENDORS[id].tokenCodes[0]}`)).length;
}
const hasFlag = ({ world }: ContractWorld, id: OddsVendorId): boolean =>
  world.platform.maintenance.state.get()[`noToken${id}`];

describe.each(ODDS_VENDORS)('%s token', (id) => {
  test('[R4.6-1] is fetched once when the first member call needs it, and again once when the vendor calls it old', async () => {
    const world = await worlds.open(id);
    expect(await tokenRequests(world)).toBe(0);
    await Promise.all([
      world.vendor.favourites(),
      world.vendor.wagers({ kind: 'open', page: 1 }),
      world.vendor.counts(),
    ]);
    await world.vendor.favourites();
    expect(await tokenRequests(world)).toBe(1);
    await world.turn({ expireTokens: true });
    expect((await world.vendor.favourites()).ok).toBe(true);
    expect(await tokenRequests(world)).toBe(2);
  });

  test('[R4.6-1] 10010 in the middle of a bet: one new token, the same key and bytes again, one bet', async () => {
    const world = await worlds.open(id);
    const selection = await pickOne(world);
    await world.vendor.favourites();
    await world.turn({ expireTokens: true });
    expect((await send(world, 'token-key-1', singleOf(selection))).ok).toBe(true);
    expect((await ledger(world)).kinds).toEqual(['bet.stake']);
    expect(await tokenRequests(world)).toBe(2);
  });

  test('[R4.6-1] no token: the flag of IM and BTI is set and the board stays public; the next token clears it', async () => {
    const world = await worlds.open(id);
    await world.turn({ noToken: true });
    expect(codeOf(await world.vendor.favourites())).not.toBeNull();
    await world.until(() => hasFlag(world, id) === (VENDORS[id].isPublic !== true), 'the flag');
    for (const other of ODDS_VENDORS) if (other !== id) expect(hasFlag(world, other)).toBe(false);
    const board = world.watch(world.list('TODAY'));
    await world.until(board.hasSnapshot, 'the board');
    await world.turn({ noToken: false });
    expect(valueOf(await world.vendor.favourites())).toEqual({ events: [], leagues: [] });
    await world.until(() => !hasFlag(world, id), 'the flag taken down');
    await world.turn({ noToken: true, expireTokens: true });
    await world.vendor.favourites();
    await world.until(
      () => hasFlag(world, id) === (VENDORS[id].isPublic !== true),
      'the flag again',
    );
    await world.world.platform.session.logOut();
    expect(hasFlag(world, id)).toBe(false);
  });

  test('[R4.6-1] a token call without an answer is tried three times, a second apart', async () => {
    const world = await worlds.open(id);
    await world.world.control('POST', '/faults', {
      match: { path: '/api/Vendor/GameToken' },
      fault: { drop: 'before' },
      times: 2,
    });
    const started = performance.now();
    expect((await world.vendor.favourites()).ok).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(1_900);
    expect(hasFlag(world, id)).toBe(false);
    await world.turn({ expireTokens: true });
    await world.world.control('POST', '/faults', {
      match: { path: '/api/Vendor/GameToken' },
      fault: { drop: 'before' },
    });
    expect((await world.vendor.favourites()).ok).toBe(false);
    await world.until(() => hasFlag(world, id) === (VENDORS[id].isPublic !== true), 'the flag');
  });

  test('[R4.6-1] a visitor has no token and no vendor is under maintenance for it', async () => {
    const world = await worlds.open(id, null);
    const [eventId = ''] = await world.events(1, 'TODAY');
    const board = world.watch(world.list('FAVOURITE'));
    await world.until(board.hasSnapshot, 'the board');
    const answers = [
      await world.vendor.favourites(),
      await world.vendor.setFavourite('event', eventId, DATA_UPDATE.UPSERT),
      await world.vendor.betInfo({ mode: 1, selections: [await pickOne(world)], oddsType: 'EU' }),
    ];
    expect(answers.map((answer) => answer.ok)).toEqual([false, false, false]);
    await world.settle();
    expect([await tokenRequests(world), hasFlag(world, id)]).toEqual([0, false]);
  });
});
