import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { Balance } from '@site/domain/constants';
import { fenOf } from '@site/domain/money';
import { createBus } from '../bus/bus';
import { createState } from '../state-view';
import { createBalanceWork, type BalanceAsk } from './balance-work';
import { NO_BALANCES, openBalances, type BalanceRecord } from './balances';

const record = (fen: bigint): BalanceRecord => ({
  total: fenOf(fen),
  withdrawable: fenOf(fen),
  contract: fenOf(0n),
  contractBlocks: false,
  byGroup: new Map([[2, fenOf(fen)]]),
});

function open() {
  const bus = createBus();
  const world = {
    signedIn: true,
    answer: done(record(100n)) as Outcome<BalanceRecord>,
    now: 5_000,
  };
  const load = jest.fn((_ask: BalanceAsk) => Promise.resolve(world.answer));
  const state = createState(NO_BALANCES);
  const deps = { bus, state, load, now: () => world.now, signedIn: () => world.signedIn };
  const work = createBalanceWork(deps);
  const balances = openBalances({ bus, state, work: () => Promise.resolve(work) });
  return { bus, world, load, balances };
}

/** Lets the answers arrive under a fake clock. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(1);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[R3.2-1] an unknown balance is null and never 0', async () => {
  const { balances, world } = open();
  expect(balances.state.get()).toEqual({ record: null, at: null, loading: false, stale: false });
  world.answer = failed({ kind: 'network' });
  const loading: boolean[] = [];
  balances.state.changes$.subscribe((state) => loading.push(state.loading));
  balances.refresh();
  await settle();
  expect(loading).toEqual([false, true, false]);
  expect(balances.state.get()).toEqual({ record: null, at: null, loading: false, stale: true });
});

test('[R9-1] asks within 10 s are one', async () => {
  const { balances, bus, load } = open();
  balances.refresh();
  balances.refresh();
  bus.publish({ type: 'balance.refresh-asked', by: 'test' });
  await settle();
  await jest.advanceTimersByTimeAsync(9_990);
  balances.refresh();
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10);
  balances.refresh();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['money moved', { type: 'money.settled', kind: 'bet', key: 'k', phase: 'done' }],
  ['a bet settled', { type: 'bet.settled', wagerId: 'W1', vendor: 'SABA' }],
  ['a member signed in', { type: 'session.logged-in', memberCode: 'M1' }],
] as const)('%s: the balance is read at once, past the throttle', async (_what, message) => {
  const { balances, bus, load } = open();
  balances.refresh();
  await settle();
  bus.publish(message);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a refresh that fails keeps the old values and says that they are old', async () => {
  const { balances, world } = open();
  balances.refreshNow();
  await settle();
  world.answer = failed({ kind: 'timeout' });
  world.now = 9_000;
  balances.refreshNow();
  await settle();
  expect(balances.state.get()).toEqual({
    record: record(100n),
    at: 5_000,
    loading: false,
    stale: true,
  });
});

test.each([
  { kind: 'timeout' },
  { kind: 'network' },
  { kind: 'http', status: 502 },
  { kind: 'api', code: 'GEN0001', description: '', status: 500 },
] as const)(
  '[R3.2-1] a balance that did not come ($kind) is asked for again by itself, seldomer each time and without a word',
  async (error) => {
    const { balances, world, load } = open();
    world.answer = failed(error);
    balances.refresh();
    await settle();
    expect(load.mock.lastCall?.[0]).toEqual({ fresh: false, byItself: false });
    await jest.advanceTimersByTimeAsync(Balance.throttleMs);
    expect(load).toHaveBeenCalledTimes(2);
    expect(load.mock.lastCall?.[0]).toEqual({ fresh: false, byItself: true });
    await jest.advanceTimersByTimeAsync(Balance.throttleMs);
    expect(load).toHaveBeenCalledTimes(2);
    world.answer = done(record(300n));
    await jest.advanceTimersByTimeAsync(Balance.throttleMs);
    expect(load).toHaveBeenCalledTimes(3);
    expect(balances.state.get()).toMatchObject({ record: record(300n), stale: false });
    await jest.advanceTimersByTimeAsync(60 * Balance.throttleMs);
    expect(load).toHaveBeenCalledTimes(3);
  },
);

test('a refusal, an answer that came meanwhile and a logout: nothing is asked again', async () => {
  const refused = open();
  refused.world.answer = failed({ kind: 'api', code: 'X', description: '', status: 400 });
  refused.balances.refresh();
  await settle();
  await jest.advanceTimersByTimeAsync(20 * Balance.throttleMs);
  expect(refused.load).toHaveBeenCalledTimes(1);

  const answered = open();
  answered.world.answer = failed({ kind: 'network' });
  answered.balances.refresh();
  await settle();
  answered.world.answer = done(record(100n));
  answered.balances.refreshNow();
  await jest.advanceTimersByTimeAsync(20 * Balance.throttleMs);
  expect(answered.load).toHaveBeenCalledTimes(2);

  const left = open();
  left.world.answer = failed({ kind: 'network' });
  left.balances.refresh();
  await settle();
  left.world.signedIn = false;
  await jest.advanceTimersByTimeAsync(20 * Balance.throttleMs);
  expect(left.load).toHaveBeenCalledTimes(1);
});

test('a visitor asks nothing', async () => {
  const { balances, world, load } = open();
  world.signedIn = false;
  balances.refreshNow();
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('[R4.1-3] a logout forgets the balance, also one that is on its way', async () => {
  const { balances, bus, world } = open();
  balances.refreshNow();
  await settle();
  balances.refreshNow();
  world.signedIn = false;
  bus.publish({ type: 'session.logged-out', reason: 'member' });
  expect(balances.state.get().record).toBeNull();
  await settle();
  expect(balances.state.get()).toEqual({ record: null, at: null, loading: false, stale: false });
});

test('code that cannot be loaded leaves the old values and says that they are old', async () => {
  const state = createState(NO_BALANCES);
  const work = (): Promise<never> => Promise.reject(new Error('ChunkLoadError'));
  const balances = openBalances({ bus: createBus(), state, work });
  balances.refreshNow();
  await settle();
  expect(state.get()).toEqual({ record: null, at: null, loading: false, stale: true });
});
