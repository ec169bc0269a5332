import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf } from '../money';
import { PlaySession } from '../constants';
import { ENTRANCES, entranceSport, readEntrance } from './entrance';
import { netOf, openGameAt, readOpenGame, withBefore, type OpenGame } from './open-game';
import { mayRetry, stopBefore, stopOf } from './stops';
import { isEmptyWallet, topUpAmounts, topUpSources, type TopUpWallet } from './top-up';

const api = (code: string) => ({ kind: 'api', code, description: '', status: 403 }) as const;

describe('what stands in the way of a game', () => {
  test.each([
    ['GAM00403', 'excluded'],
    ['GAM00404', 'unknownGame'],
    ['GAM00405', 'noDemo'],
    ['GAM00406', 'notInvited'],
    ['GAM00424', 'unknownGame'],
    ['GAM00503', 'maintenance'],
    ['toString', 'failed'],
  ] as const)('[R8-5] %s is %s', (code, stop) => {
    expect(stopOf(api(code))).toBe(stop);
  });
  test('[R8-5] an answer that never came is a failure that may be tried again', () => {
    expect([
      stopOf({ kind: 'network' }),
      stopOf({ kind: 'timeout' }),
      stopOf({ kind: 'http', status: 503 }),
    ]).toEqual(['failed', 'failed', 'failed']);
    expect([
      mayRetry('failed'),
      mayRetry('maintenance'),
      mayRetry('excluded'),
      mayRetry('noDemo'),
    ]).toEqual([true, true, false, false]);
  });
  test("[R6-7] [R6-4] the member's own limit comes before the provider's state, and that before the whitelist", () => {
    const open = { mayPlay: 'yes', isUnderMaintenance: false, isInvited: true } as const;
    expect(stopBefore(open)).toBeNull();
    expect(stopBefore({ ...open, mayPlay: 'no', isUnderMaintenance: true, isInvited: false })).toBe(
      'excluded',
    );
    expect(stopBefore({ ...open, mayPlay: 'unknown' })).toBe('unchecked');
    expect(stopBefore({ ...open, isUnderMaintenance: true, isInvited: false })).toBe('maintenance');
    expect(stopBefore({ ...open, isInvited: false })).toBe('notInvited');
  });
});

describe('the open game', () => {
  test('[R3.6-1] a reload goes on with it; another game, a pause and a clock that ran backwards begin anew', () => {
    const open = { ...openGameAt(null, 'SLOT-01', 1_000), before: '-250' };
    expect(openGameAt(open, 'SLOT-01', 61_000)).toEqual({
      gameId: 'SLOT-01',
      openedAt: 1_000,
      seenAt: 61_000,
      before: '-250',
    });
    const anew = (kept: OpenGame, id: string, now: number) =>
      expect(openGameAt(kept, id, now)).toEqual({
        gameId: id,
        openedAt: now,
        seenAt: now,
        before: null,
      });
    anew(open, 'SLOT-02', 61_000);
    anew(open, 'SLOT-01', 1_001 + PlaySession.pauseMs);
    anew(open, 'SLOT-01', 999);
  });
  test('[R3.6-1] what was won or lost since is known only when both ends are', () => {
    expect(netOf({ before: '-250' }, fenOf(750n))).toBe(1_000n);
    expect(netOf({ before: '500' }, fenOf(-500n))).toBe(-1_000n);
    expect([netOf({ before: null }, fenOf(1n)), netOf({ before: '0' }, null)]).toEqual([
      null,
      null,
    ]);
  });
  test('[R3.6-1] what stood before is learned until the game is in sight and a moment later; after that, and after a reload, never', () => {
    const game = openGameAt(null, 'SLOT-01', 10_000);
    const learned = (
      now: number,
      over: Partial<{ isOpen: boolean; isResumed: boolean }> = {},
      from = game,
    ) => withBefore(from, fenOf(700n), now, { isOpen: false, isResumed: false, ...over }).before;
    expect([learned(60_000), learned(11_000, { isOpen: true })]).toEqual(['700', '700']);
    expect([learned(11_001, { isOpen: true }), learned(10_000, { isResumed: true })]).toEqual([
      null,
      null,
    ]);
    expect([
      withBefore(game, null, 10_000, { isOpen: false, isResumed: false }).before,
      learned(10_000, {}, { ...game, before: '5' }),
    ]).toEqual([null, '5']);
  });
  test('[R3.6-1] whatever stands in storage is an open game or none, and a kept one is read back', () => {
    law(
      fc.property(
        fc.record({
          gameId: fc.string({ minLength: 1, maxLength: 80 }),
          openedAt: fc.nat(),
          seenAt: fc.nat(),
          before: fc.option(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(String)),
        }),
        (game) => {
          expect(readOpenGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
        },
      ),
    );
    for (const bad of [
      null,
      1,
      {},
      { gameId: '', openedAt: 1, seenAt: 1, before: null },
      { gameId: 'a', openedAt: '1', seenAt: 1, before: null },
      { gameId: 'a', openedAt: 1, seenAt: 1, before: '1.5' },
      { gameId: 'a'.repeat(81), openedAt: 1, seenAt: 1, before: null },
    ]) {
      expect(readOpenGame(bad)).toBeNull();
    }
  });
});

describe('an empty wallet', () => {
  const wallet = (
    walletProductGroupId: number,
    fen: bigint,
    over: Partial<TopUpWallet> = {},
  ): TopUpWallet => ({
    walletProductGroupId,
    balance: fenOf(fen),
    canTransferOut: true,
    canTransferIn: true,
    ...over,
  });
  const least = fenOf(100n);
  test('[R3.9-1] less than the least transfer is empty; a wallet that is not listed is not known', () => {
    expect([
      isEmptyWallet([wallet(32, 0n)], 32, least),
      isEmptyWallet([wallet(32, 99n)], 32, least),
      isEmptyWallet([wallet(32, 100n)], 32, least),
      isEmptyWallet([], 32, least),
    ]).toEqual([true, true, false, false]);
  });
  test("[R3.9-1] money comes from the fullest wallet that lets it out, never from the game's own", () => {
    const wallets = [
      wallet(32, 0n),
      wallet(2, 1_500n),
      wallet(4, 9_000n, { canTransferOut: false }),
      wallet(24, 1_500n),
      wallet(64, 50n),
    ];
    expect(
      topUpSources(wallets, 32, least).map(({ walletProductGroupId }) => walletProductGroupId),
    ).toEqual([2, 24]);
    expect(
      topUpSources([wallet(32, 0n, { canTransferIn: false }), wallet(2, 1_500n)], 32, least),
    ).toEqual([]);
    expect(topUpSources([wallet(2, 1_500n)], 32, least)).toEqual([]);
  });
  test('[R3.9-1] offered amounts never exceed what is there, and end with all of it', () => {
    law(
      fc.property(fc.bigInt({ min: 100n, max: 10_000_000n }), (fen) => {
        const offered = topUpAmounts(fenOf(fen));
        expect(offered.at(-1)).toBe(fen);
        expect(offered.every((amount) => amount > 0n && amount <= fen)).toBe(true);
        expect(new Set(offered).size).toBe(offered.length);
      }),
    );
  });
});

describe('entrances of sportsbooks and esports', () => {
  test('[R3.9-1] each provider of groups sportsbook and esports has one, nothing else has', () => {
    expect(ENTRANCES.map(readEntrance)).toEqual(['IPSB', 'SBT', 'YBS', 'OWS', 'IPES', 'TFG']);
    expect([
      readEntrance('PGS'),
      readEntrance(undefined),
      readEntrance('ipsb'),
      readEntrance('toString'),
    ]).toEqual([null, null, null, null]);
  });
  test('[R3.8-1] sport and event come from the address; an esports provider opens on its sport', () => {
    expect(entranceSport('IPSB', '')).toBeUndefined();
    expect(entranceSport('IPSB', '?sid=1&eid=77')).toEqual({ sportId: 1, eventId: '77' });
    expect(entranceSport('IPES', '')).toEqual({ sportId: 45, eventId: '' });
    expect(entranceSport('TFG', '?sid=2&eid=javascript:x')).toEqual({ sportId: 2, eventId: '' });
    expect(entranceSport('SBT', '?sid=-1&eid=5')).toBeUndefined();
  });
});
