import { getImSelectedEvents } from '@site/contracts/vendor-im';
import { getSabaWagers } from '@site/contracts/vendor-saba-wagers';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { SABA_DRIVER } from '../testing/saba-driver';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import { HUNDRED, last, single } from './settlement.fixture';

describe('settlement', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  test('a running handicap counts from the score at the bet (D6)', async () => {
    const eventId = await last(world, 1);
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'goal', side: 'home' });
    await world.script(eventId, { do: 'safe', holdMs: 9_000_000 });
    const { id, pick } = await single(world, SABA_DRIVER, 'settle-d6-1', eventId, 'handicap');
    await world.advance(5_000);
    await world.script(eventId, { do: 'safe', holdMs: 9_000_000 });
    await world.script(eventId, { do: 'finish', home: 1, away: 0 });
    const seen = await SABA_DRIVER.bet(world.client, id);
    // No goal fell after the bet, so the line alone decides.
    expect(seen.word).toBe(
      (pick.line ?? 0) > 0.25
        ? 'won'
        : ({ '0.25': 'half won', '0': 'draw', '-0.25': 'half lose' }[String(pick.line)] ?? 'lose'),
    );
    const { wagers } = (await world.client.call(getSabaWagers, { query: { isSettled: 'true' } }))
      .body.result as { wagers: { liveHomeScore: number; finalHomeScore: number }[] };
    expect(wagers[0]).toMatchObject({ liveHomeScore: 1, finalHomeScore: 1 });
  });

  test('a first half is paid at half time; what still waits for it by then is too late', async () => {
    const eventId = await last(world, 1);
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'safe', holdMs: 9_000_000 });
    await world.advance(44 * 60_000);
    // The tokens of before have run out.
    await world.client.login('member01');
    const placed: string[] = [];
    for (let at = 0; at < 200; at += 1) {
      const {
        Events: [event],
      } = (await world.client.call(getImSelectedEvents, { body: { EventIds: [eventId] } })).body
        .result as {
        Events: {
          LiveInfo: { Period: string } | null;
          Lines: {
            BetTypeId: number;
            PeriodId: number;
            LineId: string;
            Selections: { SelectionId: string; Odds: string; OddsType: 2 | 3 }[];
          }[];
        }[];
      };
      const line = event?.Lines.find(
        ({ BetTypeId, PeriodId }) => BetTypeId === 3 && PeriodId === 2,
      );
      if (event?.LiveInfo?.Period === 'HT') break;
      const [home] = line?.Selections ?? [];
      if (line !== undefined && home !== undefined) {
        const pick = {
          eventId,
          marketId: line.LineId,
          selectionId: home.SelectionId,
          key: 'h',
          price: '',
          line: null,
          native: home.Odds,
          nativeType: home.OddsType,
        };
        placed.push(
          ...IM_DRIVER.placed(
            await IM_DRIVER.place(world.client, `settle-half-${at}`, [pick], { single: '10.00' }),
          ).map(({ id }) => id),
        );
      }
      await world.advance(2_000);
    }
    const stages = await Promise.all(
      placed.map(async (id) => (await IM_DRIVER.bet(world.client, id)).stage),
    );
    expect(new Set(stages)).toEqual(new Set(['settled', 'declined']));
    expect(stages.lastIndexOf('settled')).toBeLessThan(stages.indexOf('declined'));
  });

  test('the whistle by script: the first half is paid, the second begins with its markets', async () => {
    const eventId = await last(world, 1);
    await world.script(eventId, { do: 'goal', side: 'home' });
    await world.script(eventId, { do: 'halfTime' });
    const read = async () =>
      (await world.client.call(getImSelectedEvents, { body: { EventIds: [eventId] } })).body
        .result as { Events: { LiveState: { Period: string }; Lines: { PeriodId: number }[] }[] };
    const half = (await read()).Events[0];
    expect(half?.LiveState.Period).toBe('HT');
    expect(half?.Lines.some(({ PeriodId }) => PeriodId === 2)).toBe(false);
    await world.script(eventId, { do: 'secondHalf' });
    expect((await read()).Events[0]?.LiveState.Period).toBe('2H');
    // Blown twice is blown once.
    await world.script(eventId, { do: 'secondHalf' });
    expect((await read()).Events[0]?.LiveState.Period).toBe('2H');
  });

  test('a quarter line in the words of each vendor: half of the bet wins or comes back', async () => {
    const eventId = await last(world, 1);
    const {
      Events: [event],
    } = (await world.client.call(getImSelectedEvents, { body: { EventIds: [eventId] } })).body
      .result as {
      Events: {
        Lines: {
          BetTypeId: number;
          PeriodId: number;
          LineId: string;
          Selections: { SelectionId: string; Handicap: number; Odds: string; OddsType: 2 | 3 }[];
        }[];
      }[];
    };
    const line = event?.Lines.find(
      ({ BetTypeId, PeriodId, Selections }) =>
        BetTypeId === 2 && PeriodId === 1 && (Selections[0]?.Handicap ?? 0) % 1 === 0.75,
    );
    const over = line?.Selections[0];
    if (line === undefined || over === undefined) throw new Error('no quarter line');
    const goals = Math.ceil(over.Handicap);
    const pick = {
      eventId,
      marketId: line.LineId,
      selectionId: over.SelectionId,
      key: 'o',
      price: '',
      line: over.Handicap,
      native: over.Odds,
      nativeType: over.OddsType,
    };
    const [bet] = IM_DRIVER.placed(
      await IM_DRIVER.place(world.client, 'settle-q-01', [pick], HUNDRED),
    );
    await world.script(eventId, { do: 'finish', home: goals, away: 0 });
    const seen = await IM_DRIVER.bet(world.client, bet?.id ?? '');
    expect(seen.word.endsWith('/2')).toBe(true);
    expect(seen.returned).toBeCloseTo(100 + (100 * Number(over.Odds)) / 2, 1);
  });

  test('abandoned: what was decided stands, the rest comes back; postponed: void after a day; members are told', async () => {
    const abandoned = await last(world, 1);
    const one = await single(world, IM_DRIVER, 'settle-ab-1', abandoned, 'outcome');
    await world.script(abandoned, { do: 'start' });
    await world.script(abandoned, { do: 'abandon', confirmAfterMs: 0 });
    expect(await IM_DRIVER.bet(world.client, one.id)).toMatchObject({
      stage: 'settled',
      returned: 100,
    });
    expect((await IM_DRIVER.bet(world.client, one.id)).word).toBe('4/1/3/6');
    const postponed = await last(world, 1);
    const two = await single(world, BTI_DRIVER, 'settle-po-1', postponed, 'handicap');
    await world.script(postponed, { do: 'postpone' });
    expect(await BTI_DRIVER.bet(world.client, two.id)).toMatchObject({ stage: 'open' });
    await world.advance(86_401_000);
    // A day later every token is old.
    await world.client.login('member01');
    expect(await BTI_DRIVER.bet(world.client, two.id)).toMatchObject({
      stage: 'settled',
      word: 'Cancelled',
      returned: 100,
    });
    expect(await world.balance()).toBe(10_000);
    const { result } = (
      await world.app.inject({ method: 'GET', url: '/vendors/saba/sports/v1/GetAnnouncements' })
    ).json<{ result: { title: string }[] }>();
    expect(result.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['赛事延期', '赛事中断']),
    );
    // Nobody is told of what did not happen.
    expect((await world.script('4711', { do: 'abandon' })).status).toBe(400);
    expect((await world.script(await last(world, 1, 'OUTRIGHT'), { do: 'postpone' })).status).toBe(
      400,
    );
    expect(
      (await world.script(await last(world, 1), { do: 'resettle', scores: { 1: ['x', 0] } }))
        .status,
    ).toBe(400);
    const after = (
      await world.app.inject({ method: 'GET', url: '/vendors/saba/sports/v1/GetAnnouncements' })
    ).json<{ result: unknown[] }>();
    expect(after.result).toHaveLength(result.length);
  });

  test('seasons: winner, dead heat, place, non-runner in BTI words', async () => {
    const outright = await last(world, 1, 'OUTRIGHT');
    const names = ['win', 'lose', 'place', 'gone'] as const;
    const bets = new Map<string, { id: string; price: string }>();
    for (const [at, name] of names.entries()) {
      const { id, pick } = await single(
        world,
        BTI_DRIVER,
        `settle-out-${name}`,
        outright,
        name === 'place' ? 'place' : 'outright',
        at,
      );
      bets.set(name, { id, price: pick.price });
    }
    const runner = (at: number): string => `r${at + 1}`;
    const see = async (name: string) => BTI_DRIVER.bet(world.client, bets.get(name)?.id ?? '');
    await world.script(outright, { do: 'withdraw', runner: runner(3) }, 'bti');
    expect(await see('gone')).toMatchObject({ word: 'Non Runner', returned: 100 });
    await world.script(
      outright,
      { do: 'finish', winners: [runner(0), runner(5)], placed: [runner(0), runner(5), runner(2)] },
      'bti',
    );
    expect(await see('win')).toMatchObject({ word: 'Won Dead Heat' });
    expect((await see('win')).returned).toBeCloseTo((100 * Number(bets.get('win')?.price)) / 2, 1);
    expect(await see('lose')).toMatchObject({ word: 'Lost', returned: 0 });
    expect(await see('place')).toMatchObject({ word: 'Placed' });
  });

  test('other sports: a set and its match, a quarter and its game, and a void leg that shrinks a double', async () => {
    const [tennis, basketball] = [await last(world, 3), await last(world, 2)];
    const match = await single(world, SABA_DRIVER, 'settle-ten-1', tennis, 'winner');
    const game = await single(world, SABA_DRIVER, 'settle-bas-1', basketball, 'total');
    await world.script(tennis, {
      do: 'finish',
      home: 2,
      away: 0,
      parts: [
        [6, 4],
        [6, 3],
      ],
    });
    await world.script(basketball, { do: 'finish', home: 150, away: 140 });
    expect((await SABA_DRIVER.bet(world.client, match.id)).word).toBe('won');
    expect((await SABA_DRIVER.bet(world.client, game.id)).word).toBe('won');
    const [a, b] = (await world.events(3, 'TODAY')).slice(-2);
    for (const id of [a ?? '', b ?? ''])
      await world.script(id, {
        do: 'price',
        selectionId: (await IM_DRIVER.pick(world.client, id, 'winner')).selectionId,
        price: '1.80',
      });
    const picks = [
      await IM_DRIVER.pick(world.client, a ?? '', 'winner'),
      await IM_DRIVER.pick(world.client, b ?? '', 'winner'),
    ];
    const [bet] = IM_DRIVER.placed(
      await IM_DRIVER.place(world.client, 'settle-void-1', picks, { 18: '50.00' }),
    );
    await world.script(a ?? '', { do: 'start' });
    await world.script(a ?? '', { do: 'abandon', confirmAfterMs: 0 });
    await world.script(b ?? '', { do: 'finish', home: 2, away: 1 });
    expect((await IM_DRIVER.bet(world.client, bet?.id ?? '')).returned).toBeCloseTo(
      50 * Number(picks[1]?.price),
      1,
    );
  });
});
