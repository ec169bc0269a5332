import { COMBO_TABLES } from '@site/domain/vendors/combo-tables';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import {
  COMBO,
  comboOf,
  ledger,
  pickOne,
  picks,
  place,
  singleOf,
  valueOf,
  wagerNow,
} from './bets.fixture';
import { BET_TYPE, contractWorlds } from './contract-world.fixture';

const worlds = contractWorlds();

describe.each(ODDS_VENDORS)('%s bets', (id) => {
  test('[R4.7-1] bet info tells price, line, limits and status of each selection as it is now, in the order asked', async () => {
    const world = await worlds.open(id);
    const [one, two] = await picks(world, 2);
    if (one === undefined || two === undefined) throw new Error('no picks');
    const handicap = await world.pick(one.eventId, BET_TYPE.HANDICAP, 'away');
    const info = valueOf(
      await world.vendor.betInfo({ mode: 1, selections: [two, handicap], oddsType: 'HK' }),
    );
    expect(info.legs.map(({ selectionId }) => selectionId)).toEqual([
      two.selectionId,
      handicap.selectionId,
    ]);
    expect(info.legs[1]).toMatchObject({
      status: 100,
      line: handicap.line,
      live: false,
      score: null,
      min: 1_000n,
    });
    expect(Number(info.legs[1]?.price)).toBe(Number(handicap.price));
    expect([100, 99_998]).toContain(info.legs[0]?.status);
    expect([info.combos, info.maxPayout]).toEqual([[], 100_000_000n]);
    await world.script(one.eventId, { do: 'suspend' });
    const gone = { ...two, marketId: 'nope', selectionId: 'nope_h' };
    const later = valueOf(
      await world.vendor.betInfo({ mode: 1, selections: [handicap, gone], oddsType: 'HK' }),
    );
    expect(later.legs[0]?.status).toBe(380);
    expect([350, 380]).toContain(later.legs[1]?.status);
  });

  test('[R3.10-1] combos: every one of the vendor for that many legs, with its lines and limits; too few and too low are told', async () => {
    const world = await worlds.open(id);
    const legs = await picks(world, 4);
    const { combos } = valueOf(
      await world.vendor.betInfo({ mode: 2, selections: legs, oddsType: 'EU' }),
    );
    expect(combos.length).toBeGreaterThan(3);
    for (const { id: combo, lines, min, max, status } of combos) {
      expect(COMBO_TABLES[id].has(combo)).toBe(true);
      expect([lines > 0, min > 0n, max >= min, status]).toEqual([true, true, true, 100]);
    }
    expect(combos.find((combo) => combo.id === COMBO[id].doubles)?.lines).toBe(6);
    const [low] = legs;
    await world.script(low?.eventId ?? '', {
      do: 'price',
      selectionId: low?.selectionId,
      price: '1.10',
    });
    const after = valueOf(
      await world.vendor.betInfo({ mode: 2, selections: legs, oddsType: 'EU' }),
    );
    const [first, ...others] = after.legs.map(({ status }) => status);
    expect(first).toBe(13_150);
    for (const status of others) expect([100, 99_998]).toContain(status);
    expect(after.combos.every(({ status }) => status === 13_150)).toBe(true);
  });

  test('[R3.5-1] what the slip holds of a selection travels with the bet, single or combo, with the moment of asking', async () => {
    const world = await worlds.open(id);
    const [first, second] = await picks(world, 2);
    if (first === undefined || second === undefined) throw new Error('no picks');
    const handicap = await world.pick(first.eventId, BET_TYPE.HANDICAP, 'away');
    const requestedAt = Date.parse('2026-11-21T03:59:58.000Z');
    await place(world, 'note-key-1', { ...singleOf(handicap), requestedAt });
    await place(
      world,
      'note-key-2',
      comboOf([handicap, second], { [COMBO[id].straight]: '20.00' }),
    );
    const { wagers } = (await world.world.control('GET', '/members/member01/wagers')) as {
      wagers: { vendorTransId: string; requestTime?: string; notes: unknown[] }[];
    };
    const sent = (key: string) => wagers.find(({ vendorTransId }) => vendorTransId === key);
    const noteOf = (selection: typeof handicap) => ({
      group: selection.selectionGroup,
      lineId: selection.marketId,
      lineStatus: 1,
      teamId: selection.targetTeamId,
      teamName: selection.targetTeamName,
      currentLine: selection.line === null ? null : Number(selection.line),
      ...(selection.extraInfo === undefined ? {} : { extra: selection.extraInfo }),
    });
    expect([handicap.targetTeamName, handicap.selectionGroup === '']).toEqual([
      handicap.awayName,
      false,
    ]);
    expect(sent('note-key-1')).toMatchObject({
      requestTime: '2026-11-21T03:59:58.000Z',
      notes: [noteOf(handicap)],
    });
    expect(sent('note-key-2')?.notes).toEqual([noteOf(handicap), noteOf(second)]);
    const [booked] = valueOf(await world.vendor.wagers({ kind: 'open', page: 1 })).rows.filter(
      ({ attemptKey }) => attemptKey === 'note-key-1',
    );
    expect([booked?.requestTime, booked?.responseStatus]).toEqual([requestedAt, 1]);
  });

  test('[R4.7-1] a single is booked once however often its key is sent, kept open, settled to the cent, and the double-entry ledger agrees', async () => {
    const world = await worlds.open(id);
    const selection = await pickOne(world);
    const call = await world.vendor.prepare(singleOf(selection));
    expect(call.payload).toContain('100.00');
    const one = valueOf(await call.submit('contract-key-1'));
    const two = valueOf(await call.submit('contract-key-1'));
    expect(two).toEqual(one);
    const [wager] = one.result.wagers;
    expect([one.pending, one.result.wagers.length]).toEqual([false, 1]);
    expect(wager).toMatchObject({
      vendor: id,
      attemptKey: 'contract-key-1',
      outcome: 'running',
      mode: 1,
      comboId: null,
      lines: 1,
      stake: 10_000n,
      risk: 10_000n,
      stakePerLine: 10_000n,
      returned: null,
      oddsType: 'EU',
      cashOut: null,
      resettlements: [],
      reason: null,
    });
    expect(wager?.legs).toMatchObject([
      {
        eventId: selection.eventId,
        marketId: selection.marketId,
        betType: selection.betType,
        period: selection.period,
        side: 'home',
        sportId: 1,
        live: false,
        isOutright: false,
        homeName: selection.homeName,
        selectionId: selection.selectionId,
        vendorKey: selection.vendorKey,
      },
    ]);
    expect(Number(wager?.legs[0]?.price)).toBe(Number(selection.price));
    expect(valueOf(await world.vendor.check('contract-key-1', 1))).toMatchObject({
      state: 'done',
      result: { wagers: [{ id: wager?.id }] },
      error: null,
    });
    expect(valueOf(await world.vendor.check('contract-key-x', 1))).toMatchObject({
      state: 'notFound',
      result: null,
    });
    expect(
      valueOf(await world.vendor.wagers({ kind: 'open', page: 1 })).rows.map((each) => each.id),
    ).toEqual([wager?.id]);
    for (let at = 0; at < 2; at += 1)
      await world.script(selection.eventId, { do: 'finish', home: 2, away: 0 });
    const settled = await wagerNow(world, wager?.id ?? '');
    const back = Math.round(Number(selection.price) * 10_000);
    expect(settled).toMatchObject({
      outcome: 'won',
      returned: BigInt(back),
      legs: [{ outcome: 'won', finalScore: { home: 2, away: 0 } }],
    });
    expect(settled.settledAt).not.toBeNull();
    expect(
      valueOf(await world.vendor.wagers({ kind: 'settled', page: 1 })).rows.map((each) => each.id),
    ).toEqual([wager?.id]);
    expect(await ledger(world)).toEqual({
      kinds: ['bet.stake', 'bet.settle'],
      sums: [-100, back / 100],
      balanced: true,
    });
  });

  test('[R5-6] the odds type of the member decides risk and win, with native prices unharmed on their way', async () => {
    const world = await worlds.open(id);
    const { eventId } = await pickOne(world);
    const line = await world.pick(eventId, BET_TYPE.HANDICAP, 'home');
    await world.script(eventId, { do: 'price', selectionId: line.selectionId, price: '2.11' });
    const dear = await world.pick(eventId, BET_TYPE.HANDICAP, 'home');
    const [malay] = (
      await place(world, 'odds-type-MY', singleOf(dear, '100.00', { oddsType: 'MY' }))
    ).wagers;
    expect(malay).toMatchObject({ oddsType: 'MY', stake: 10_000n, toWin: 10_000n, risk: 9_000n });
    const [hongKong] = (
      await place(world, 'odds-type-HK', singleOf(dear, '100.00', { oddsType: 'HK' }))
    ).wagers;
    expect(hongKong).toMatchObject({
      oddsType: 'HK',
      stake: 10_000n,
      toWin: 11_100n,
      risk: 10_000n,
    });
    expect([malay, hongKong].map((wager) => Number(wager?.legs[0]?.price))).toEqual([2.11, 2.11]);
  });

  test('an order of combos is booked whole: one wager a combo, lines and legs told, returns as the ledger pays', async () => {
    const world = await worlds.open(id);
    const legs = await picks(world, 3);
    const { trixie, doubles } = COMBO[id];
    const { wagers } = await place(
      world,
      'combo-key-1',
      comboOf(legs, { [trixie]: '5.00', [doubles]: '10.00' }),
    );
    expect(wagers).toMatchObject([
      { mode: 2, comboId: trixie, lines: 4, stakePerLine: 500n, stake: 2_000n, risk: 2_000n },
      { mode: 2, comboId: doubles, lines: 3, stakePerLine: 1_000n, stake: 3_000n },
    ]);
    expect(wagers[0]?.legs.map(({ eventId }) => eventId)).toEqual(
      legs.map(({ eventId }) => eventId),
    );
    expect(valueOf(await world.vendor.check('combo-key-1', 2))).toMatchObject({
      state: 'done',
      result: { wagers: [{ id: wagers[0]?.id }, { id: wagers[1]?.id }] },
    });
    for (const [at, { eventId }] of legs.entries())
      for (let twice = 0; twice < 2; twice += 1)
        await world.script(eventId, {
          do: 'finish',
          home: at === 0 ? 0 : 1,
          away: at === 0 ? 3 : 0,
        });
    const product = Number(legs[1]?.price) * Number(legs[2]?.price);
    const [first, second] = [
      await wagerNow(world, wagers[0]?.id ?? ''),
      await wagerNow(world, wagers[1]?.id ?? ''),
    ];
    expect([first.outcome, second.outcome, first.legs.map(({ outcome }) => outcome)]).toEqual([
      'won',
      'won',
      ['lost', 'won', 'won'],
    ]);
    expect(Math.abs(Number(first.returned) - product * 500)).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(second.returned) - product * 1_000)).toBeLessThanOrEqual(1);
    expect((await ledger(world)).balanced).toBe(true);
  });

  test('a season winner is quoted, placed and listed as one', async () => {
    const world = await worlds.open(id);
    const [season = ''] = await world.events(1, 'OUTRIGHT');
    const runner = await world.pick(season, BET_TYPE.OUTRIGHT, 'other', true);
    const info = valueOf(
      await world.vendor.betInfo({ mode: 1, selections: [runner], oddsType: 'EU' }),
    );
    expect(info.legs).toMatchObject([{ max: 200_000n }]);
    const { wagers } = await place(world, 'season-key-1', singleOf(runner));
    expect(wagers).toMatchObject([
      {
        legs: [
          {
            betType: BET_TYPE.OUTRIGHT,
            isOutright: true,
            side: 'other',
            label: runner.selectionName,
            line: null,
          },
        ],
      },
    ]);
  });
});
