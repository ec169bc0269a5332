/** A device with the money port on it, for tests. */
import { done, type AppError, type Outcome } from '@site/domain/errors/app-error';
import { fingerprint } from '@site/domain/hash';
import type { Lookup, LookupState, MoneyState } from '@site/domain/money-action/machine';
import { createBus } from '../bus/bus';
import { createLocks } from '../locks';
import { createStorage } from '../storage/storage';
import { createJournal } from './journal';
import { createMoney } from './money';
import type { MoneyAnswer } from './types';

/** What a submit is answered. */
export type Answer = Outcome<MoneyAnswer<string>>;
/** What a look-up says. */
export const said = (state: LookupState, result: string | null = null): Outcome<Lookup<string>> =>
  done({ state, result, error: null, settleBy: null });
/** A look-up that seals the key. */
export const sealed = (): Outcome<Lookup<string>> =>
  done({ state: 'notFound', sealed: true, result: null, error: null, settleBy: 1 });
/** A submit that was answered. */
export const answered = (result: string, pending = false): Answer => done({ result, pending });

/** Locks of a device, by its storage: who asks first works first, one at a time. */
const queues = new WeakMap<Map<string, string>, Map<string, Promise<unknown>>>();
function exclusiveOn(kept: Map<string, string>) {
  const queue = queues.get(kept) ?? new Map<string, Promise<unknown>>();
  queues.set(kept, queue);
  return <R>(name: string, work: () => Promise<R>): Promise<R> => {
    const before = queue.get(name);
    const mine = before === undefined ? work() : before.then(work, work);
    queue.set(name, mine);
    const leave = (): void => void (queue.get(name) === mine && queue.delete(name));
    mine.then(leave, leave);
    return mine;
  };
}

/** Tabs of a device, by its storage: each hears of what the others write. */
const tabs = new WeakMap<Map<string, string>, Set<(name: string) => void>>();

/** The clock of a device, by its storage. */
const devices = new WeakMap<Map<string, string>, { now: number }>();
let serial = 0;

/** A device: its storage outlives the pages opened on it. */
export function openPage(
  kept = new Map<string, string>(),
  member: { code: string | null } = { code: 'M1' },
  gate?: () => Promise<AppError | null>,
  exclusive = exclusiveOn(kept),
) {
  const all = tabs.get(kept) ?? new Set();
  tabs.set(kept, all);
  let hear: (name: string) => void = () => undefined;
  const own = (name: string): void => hear(name);
  all.add(own);
  const tell = (name: string): void =>
    all.forEach((tab) => {
      if (tab !== own) tab(name);
    });
  const place = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      kept.set(name, value);
      tell(name);
    },
    removeItem: (name: string) => {
      kept.delete(name);
      tell(name);
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  const storage = createStorage({ local: place, session: null });
  const bus = createBus();
  const settled: string[] = [];
  bus.on('money.settled').subscribe(({ key, phase }) => settled.push(`${key} ${phase}`));
  const locks = createLocks();
  const clock = { now: 1_000_000 };
  const waits: { ms: number; pass: () => void }[] = [];
  let volatile = 0;
  const device = devices.get(kept) ?? { now: 5_000_000 };
  devices.set(kept, device);
  const first = serial;
  const money = createMoney({
    journal: createJournal(storage, () => device.now),
    bus,
    locks,
    memberCode: () => member.code,
    now: () => clock.now,
    hash: fingerprint,
    onForeignChange: (listener) => {
      hear = listener;
    },
    exclusive,
    newKey: () => {
      serial += 1;
      return `key-${serial - first}`;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        waits.push({ ms, pass: resolve });
      }),
    ...(gate === undefined ? {} : { gate }),
    softDeadlineMs: 10_000,
    onVolatile: () => {
      volatile += 1;
    },
  });
  /** Lets promises run, then all waits of one span pass. */
  const pass = async (ms: number): Promise<void> => {
    await flush();
    waits.filter((wait) => wait.ms === ms).forEach((wait) => wait.pass());
    await flush();
  };
  const bet = (
    submit: (key: string, signal: AbortSignal) => Promise<Answer>,
    payload = '{"stake":"100.00"}',
    tappedAt?: number,
  ) => {
    const phases: string[] = [];
    money
      .run<string>({
        kind: 'bet',
        summary: '独赢 ¥100.00',
        payload,
        submit,
        ...(tappedAt === undefined ? {} : { tappedAt }),
      })
      .subscribe((state: MoneyState<string>) => phases.push(state.phase));
    return phases;
  };
  return {
    money,
    bet,
    kept,
    storage,
    settled,
    locks,
    clock,
    device,
    waits,
    pass,
    member,
    volatile: () => volatile,
  };
}

/** Lets promises run. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** No answer at all. */
export const never = (): Promise<Answer> => new Promise(() => undefined);
