import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import type { BoardView } from './board-view.fixture';
import { contractWorlds, type ContractWorld } from './contract-world.fixture';

const worlds = contractWorlds();

/** A live board that has its snapshot, a fresh one beside it, and whether the two say the same. */
async function liveBoard(world: ContractWorld) {
  const { watch, until, list } = world;
  const board = watch(list('TODAY'));
  await until(board.hasSnapshot, 'snapshot');
  const sameAsFresh = async (): Promise<void> => {
    const fresh = watch(list('TODAY'));
    await world.pass(fresh.hasSnapshot, 'a fresh snapshot');
    await world
      .pass(
        () => !board.stale() && JSON.stringify(board.whole()) === JSON.stringify(fresh.whole()),
        'the same board',
      )
      .catch(() => undefined);
    expect([board.stale(), board.whole()]).toEqual([false, fresh.whole()]);
    fresh.close();
  };
  return { board, sameAsFresh };
}

/** Stops or goes on with a match, so that every board has something to hear. */
async function stir({ script, events }: ContractWorld, what: 'suspend' | 'resume'): Promise<void> {
  const [first = '', second = ''] = await events(1, 'TODAY');
  await script(first, { do: 'suspend' });
  await script(second, { do: what });
}

const breakNetwork = (world: ContractWorld): Promise<unknown> =>
  world.world.control('POST', '/faults', {
    match: { path: `/vendors/${world.id.toLowerCase()}` },
    fault: { drop: 'before' },
  });
const mendNetwork = (world: ContractWorld): Promise<unknown> =>
  world.world.control('DELETE', '/faults');

const countOf = (board: BoardView, kind: string): number =>
  board.kinds().filter((each) => each === kind).length;

describe.each(ODDS_VENDORS)('%s feed when something goes wrong', (id) => {
  test('[R9-1] silence: after 10 s the board is lost, not before; when words come again it is whole and live', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    if (id === 'IM') await breakNetwork(world);
    const receivedAt = world.timers.now();
    while (world.timers.now() < receivedAt + 9_000) {
      world.timers.advance(500);
      await world.settle();
    }
    expect(countOf(board, 'lost')).toBe(0);
    await world.pass(board.stale, 'the loss');
    expect(world.timers.now() - receivedAt).toBeLessThanOrEqual(15_500);
    await mendNetwork(world);
    await stir(world, 'suspend');
    await sameAsFresh();
  });

  test('a message that gets lost on its way leaves no wrong board', async () => {
    const world = await worlds.open(id, null);
    const { sameAsFresh } = await liveBoard(world);
    let lost = 0;
    world.streams.tamper((text) => {
      lost += 1;
      return lost === 1 ? null : text;
    });
    if (id === 'IM')
      await world.world.control('POST', '/faults', {
        match: { path: '/vendors/im' },
        fault: { drop: 'afterCommit' },
        times: 1,
      });
    await stir(world, 'suspend');
    await world.pass(() => id === 'IM' || lost > 0, 'the loss');
    await stir(world, 'resume');
    await sameAsFresh();
  });

  test('[I4] after a gap the board is lost at once and stays so until it is whole again', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    await world.turn({ skipSeq: 2 });
    const before = board.messages.length;
    const isReceived = (): boolean =>
      board.messages.slice(before).some(({ kind }) => kind !== 'alive');
    await stir(world, 'suspend');
    await world.pass(isReceived, 'the gap');
    expect(board.messages.slice(before).find(({ kind }) => kind !== 'alive')).toEqual({
      kind: 'lost',
      gap: true,
    });
    await world.pass(() => !board.stale(), 'the board');
    const after = board.messages
      .slice(before)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'alive');
    expect(after.slice(0, 2)).toEqual(['lost', 'snapshot']);
    await sameAsFresh();
  });

  test('[I4] a snapshot after a gap that cannot be read is asked for again: nothing but the loss is told before one is read', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    await world.turn({ skipSeq: 2 });
    const before = board.messages.length;
    const messages = (): readonly string[] => board.messages.slice(before).map(({ kind }) => kind);
    await stir(world, 'suspend');
    await world.pass(board.stale, 'the gap');
    const isSpoiled = await world.spoil('whole');
    await world.pass(isSpoiled, 'the snapshot that cannot be read');
    for (const what of ['resume', 'suspend', 'resume'] as const) {
      await stir(world, what);
      await world.pass(() => true, 'the changes after it');
    }
    await world.pass(() => messages().includes('snapshot'), 'a snapshot');
    const sinceLoss = messages().slice(messages().indexOf('lost'));
    expect(new Set(sinceLoss.slice(0, sinceLoss.indexOf('snapshot')))).toEqual(new Set(['lost']));
    await sameAsFresh();
  });

  test('[I4] a message that cannot be read may have been a price: the board is lost with it, or nothing of it is missing', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    const before = board.messages.length;
    const isSpoiled = await world.spoil('any');
    const [first = ''] = await world.events(1, 'TODAY');
    await world.script(first, { do: 'suspend' });
    await world.pass(isSpoiled, 'the message');
    const receivedAt = board.messages
      .slice(before)
      .filter(({ kind }) => kind !== 'alive')
      .map(({ kind }) => kind);
    // What is asked for counts from where the asker stands: the next answer brings it.
    expect(receivedAt[0]).toBe(world.isRequested ? undefined : 'lost');
    if (!world.isRequested)
      expect(board.messages.slice(before)).toContainEqual({ kind: 'lost', gap: true });
    await sameAsFresh();
  });

  test('connections that break come back with what they missed', async () => {
    const world = await worlds.open(id, null);
    const { sameAsFresh } = await liveBoard(world);
    for (const what of ['suspend', 'resume'] as const) {
      world.streams.cut();
      await stir(world, what);
      await sameAsFresh();
    }
  });

  test('a server that starts anew is followed to its new board', async () => {
    const world = await worlds.open(id, null);
    const { sameAsFresh } = await liveBoard(world);
    await world.world.control('POST', '/reset', { seed: 'another' });
    await world.world.control('POST', '/clock', { pause: true });
    await sameAsFresh();
  });

  test.each([
    ['no JSON', '{"status":'],
    ['another shape', '{"status":"0","type":"update","seq":"x"}'],
    ['nothing', 'null'],
  ])(
    '%s instead of messages: nothing of it is shown, and the board heals',
    async (_what, garbage) => {
      const world = await worlds.open(id, null);
      const { board, sameAsFresh } = await liveBoard(world);
      const before = board.whole();
      world.streams.tamper(() => garbage);
      await world.world.control('POST', '/faults', {
        match: { path: '/vendors/im' },
        fault: { status: 200, body: garbage, contentType: 'application/json' },
      });
      for (const what of ['suspend', 'resume', 'suspend', 'resume'] as const) {
        await stir(world, what);
        world.timers.advance(1_000);
        await world.settle();
      }
      expect(board.whole()).toEqual(before);
      world.streams.tamper(null);
      await mendNetwork(world);
      await sameAsFresh();
    },
  );

  test('[R2.5-4] a vendor under maintenance is asked seldom, its reads say so without asking, and its board comes back with it', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    const { maintenance } = world.world.platform;
    await world.turn({ maintenance: true });
    world.streams.cut();
    expect(await world.vendor.counts()).toMatchObject({
      ok: false,
      error: { kind: 'api', code: '11020' },
    });
    await world.pass(() => maintenance.state.get()[`is${id}`], 'the flag');
    await world.pass(board.stale, 'the loss');
    await world.world.control('DELETE', '/requests');
    const from = world.timers.now();
    for (let second = 0; second < 60; second += 1) {
      await world.vendor.search('联');
      world.timers.advance(1_000);
      await world.settle();
    }
    const { requests } = (await world.world.control(
      'GET',
      `/requests?path=/vendors/${id.toLowerCase()}`,
    )) as { requests: unknown[] };
    expect(world.timers.now() - from).toBe(60_000);
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(await world.vendor.search('联')).toMatchObject({ ok: false, error: { code: '11020' } });
    await world.turn({ maintenance: false });
    await sameAsFresh();
    await world.pass(() => !maintenance.state.get()[`is${id}`], 'the flag taken down');
    expect(await world.vendor.counts()).toMatchObject({ ok: true });
  });

  test('[R8-7] a vendor that does not serve the region says so to every read, and its board is lost and not wrong', async () => {
    const world = await worlds.open(id, null);
    const { board, sameAsFresh } = await liveBoard(world);
    await world.turn({ regionBlocked: true });
    world.streams.cut();
    for (const read of [
      world.vendor.counts(),
      world.vendor.search('联'),
      world.vendor.announcements(),
    ])
      expect(await read).toMatchObject({ ok: false, error: { kind: 'api', code: '11030' } });
    await world.pass(board.stale, 'the loss');
    await world.turn({ regionBlocked: false });
    await sameAsFresh();
  });
});

test('BTI: numbers that were skipped ask for fresh snapshots of every subscription on the same connection', async () => {
  const world = await worlds.open('BTI', null);
  const { sameAsFresh, board } = await liveBoard(world);
  const page = world.watch({
    kind: 'events',
    eventIds: [(await world.events(1, 'TODAY'))[0] ?? ''],
    isOutright: false,
  });
  await world.until(page.hasSnapshot, 'page');
  await world.turn({ skipSeq: 3 });
  await stir(world, 'suspend');
  await world.until(
    () => countOf(board, 'snapshot') === 2 && countOf(page, 'snapshot') === 2,
    'snapshots',
  );
  expect(world.streams.opened()).toBe(1);
  await sameAsFresh();
});

test('BTI: all subscriptions share one connection, and one that leaves stops only its own', async () => {
  const world = await worlds.open('BTI', null);
  const boards = (['TODAY', 'EARLY', 'RUNNING', 'OUTRIGHT'] as const).map((tab) =>
    world.watch(world.list(tab)),
  );
  await world.until(() => boards.every((board) => board.hasSnapshot()), 'snapshots');
  expect(world.streams.opened()).toBe(1);
  boards[1]?.close();
  const [today] = boards;
  const [eventId = ''] = await world.events(1, 'TODAY');
  await world.script(eventId, { do: 'suspend' });
  await world.until(
    () => today?.marketsOf(eventId).every(({ state }) => state === 'suspended') === true,
    'the update',
  );
});

test('SABA: a connection that the browser resumed goes on with the deltas that it missed, without another snapshot', async () => {
  const world = await worlds.open('SABA', null);
  const { board, sameAsFresh } = await liveBoard(world);
  const [eventId = ''] = await world.events(1, 'TODAY');
  world.streams.cut();
  await world.script(eventId, { do: 'suspend' });
  await world.until(
    () => board.marketsOf(eventId).every(({ state }) => state === 'suspended'),
    'what was missed',
  );
  expect(countOf(board, 'snapshot')).toBe(1);
  await sameAsFresh();
});
