import { BET_CODES } from '@site/domain/betting/bet-codes';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import {
  codeOf,
  COMBO,
  comboOf,
  ledger,
  liveMatch,
  pickOne,
  picks,
  place,
  send,
  singleOf,
  valueOf,
  wagerNow,
} from './bets.fixture';
import { BET_TYPE, contractWorlds } from './contract-world.fixture';

const worlds = contractWorlds();

describe.each(ODDS_VENDORS)('%s bets', (id) => {
  test('a live bet waits; danger keeps it waiting; a goal takes it back with its reason; a quiet attack confirms it', async () => {
    const world = await worlds.open(id);
    const eventId = await liveMatch(world);
    const bet = async (key: string) =>
      place(world, key, singleOf(await world.pick(eventId, BET_TYPE.HANDICAP, 'home')));
    const first = await bet('live-key-01');
    expect([
      first.pending,
      first.wagers[0]?.outcome,
      (first.wagers[0]?.acceptSeconds ?? 0) > 0,
    ]).toEqual([true, 'waiting', true]);
    expect(first.wagers[0]?.legs[0]).toMatchObject({
      live: true,
      scoreAtBet: { home: 0, away: 0 },
    });
    expect(valueOf(await world.vendor.check('live-key-01', 1)).state).toBe('pending');
    await world.advance(4_100);
    expect((await wagerNow(world, first.wagers[0]?.id ?? '')).outcome).toBe('running');
    await world.script(eventId, { do: 'danger', side: 'home', holdMs: 600_000 });
    const second = await bet('live-key-02');
    await world.script(eventId, { do: 'goal', side: 'home', holdMs: 60_000 });
    expect(await wagerNow(world, second.wagers[0]?.id ?? '')).toMatchObject({
      outcome: 'rejected',
      reason: 'goal',
      returned: 10_000n,
    });
    expect(valueOf(await world.vendor.check('live-key-02', 1))).toMatchObject({
      state: 'refused',
      error: { code: '13050', description: '进球导致注单未被接受，本金已退回' },
    });
    await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
    await world.script(eventId, { do: 'danger', side: 'away', holdMs: 600_000 });
    const third = await bet('live-key-03');
    await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
    await world.advance(5_000);
    expect(await wagerNow(world, third.wagers[0]?.id ?? '')).toMatchObject({
      outcome: 'running',
      afterDanger: id === 'IM',
    });
    expect((await ledger(world)).sums).toEqual([-100, -100, 100, -100]);
  });

  test('an answer that says "unknown" and one that never comes are unknown, not refused; the key tells that the bet stands', async () => {
    const world = await worlds.open(id);
    const [one, two, three] = await picks(world, 3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no picks');
    await world.turn({ unknownRate: 1 });
    const messages = await send(world, 'unknown-key-1', singleOf(one));
    expect(messages.ok ? null : isDefiniteRefusal(messages.error)).toBe(false);
    expect(valueOf(await world.vendor.check('unknown-key-1', 1))).toMatchObject({
      state: 'done',
      result: { wagers: [{ outcome: 'running' }] },
    });
    await world.turn({ unknownRate: 0 });
    const path = `/vendors/${id.toLowerCase()}`;
    await world.world.control('POST', '/faults', {
      match: { path },
      fault: { drop: 'afterCommit' },
      times: 1,
    });
    expect(
      codeOf(
        await send(
          world,
          'unknown-key-2',
          comboOf([two, three], { [COMBO[id].straight]: '10.00' }),
        ),
      ),
    ).toBe('network');
    expect(valueOf(await world.vendor.check('unknown-key-2', 2))).toMatchObject({
      state: 'done',
      result: { wagers: [{ mode: 2 }] },
    });
    await world.world.control('POST', '/faults', {
      match: { path },
      fault: { drop: 'before' },
      times: 1,
    });
    expect(codeOf(await send(world, 'unknown-key-3', singleOf(two)))).toBe('network');
    expect(valueOf(await world.vendor.check('unknown-key-3', 1)).state).toBe('notFound');
    expect((await ledger(world)).kinds).toEqual(['bet.stake', 'bet.stake']);
  });

  test('[R8-7] what the vendor refuses comes as its code, and nothing is taken', async () => {
    const world = await worlds.open(id);
    const [one, two] = await picks(world, 2);
    if (one === undefined || two === undefined) throw new Error('no picks');
    const twin = await world.pick(one.eventId, BET_TYPE.OVER_UNDER, 'over');
    const refused = async (key: string, order: Parameters<typeof send>[2]) =>
      codeOf(await send(world, key, order));
    expect(await refused('refuse-01', singleOf(one, '9.99'))).toBe('13090');
    expect(await refused('refuse-02', singleOf(one, '50000.01'))).toBe('13080');
    expect(await refused('refuse-03', singleOf(one, '20000.00'))).toBe('13070');
    expect(
      await refused('refuse-04', comboOf([one, twin], { [COMBO[id].straight]: '10.00' })),
    ).toBe('13011');
    await world.script(two.eventId, { do: 'price', selectionId: two.selectionId, price: '9.99' });
    expect(await refused('refuse-05', singleOf(two))).toBe('13110');
    const better = await place(world, 'refuse-06', singleOf(two, '100.00', { policy: 'better' }));
    expect(
      better.wagers[0]?.legs.map(({ requested, price }) => [Number(requested), Number(price)]),
    ).toEqual([[Number(two.price), 9.99]]);
    await world.script(one.eventId, { do: 'suspend' });
    expect(await refused('refuse-07', singleOf(one))).toBe('13030');
    await world.script(one.eventId, { do: 'resume' });
    await world.script(one.eventId, { do: 'updating', types: ['outcome'], holdMs: 60_000 });
    expect(await refused('refuse-08', singleOf(one))).toBe('13060');
    const virtual = await world.pick(
      (await world.events(39, 'TODAY')).at(-1) ?? '',
      BET_TYPE.ONE_X_TWO,
      'home',
    );
    await world.turn({ virtual: false });
    expect(await refused('refuse-09', singleOf(virtual))).toBe('13140');
    expect((await ledger(world)).kinds).toEqual(['bet.stake']);
  });

  test('[R8-7] every code of the table comes through as it is; only "unknown" and "still processing" are no refusals', async () => {
    const world = await worlds.open(id);
    const selection = await pickOne(world);
    const path = `/vendors/${id.toLowerCase()}`;
    for (const code of BET_CODES) {
      await world.world.control('POST', '/faults', {
        match: { path, body: '100.00' },
        fault: { status: 409, errorCode: code, description: 'x' },
        times: 1,
      });
      const answer = await send(world, `code-key-${code}`, singleOf(selection));
      expect([codeOf(answer), answer.ok ? null : isDefiniteRefusal(answer.error)]).toEqual([
        code,
        code !== '13051' && code !== '99999',
      ]);
    }
    expect((await ledger(world)).kinds).toEqual([]);
  });
});
