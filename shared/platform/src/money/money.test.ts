import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { fingerprint } from '@site/domain/hash';
import type { Lookup, LookupState, MoneyState } from '@site/domain/money-action/machine';
import { createBus } from '../bus/bus';
import { createLocks } from '../locks';
import { createStorage } from '../storage/storage';
import { createJournal } from './journal';
import { createMoney } from './money';
import type { MoneyAnswer } from './types';

type Answer = Outcome<MoneyAnswer<string>>;
const said = (state: LookupState, result: string | null = null): Outcome<Lookup<string>> => done({ state, result, error: null, settleBy: null });
const answered = (result: string, pending = false): Answer => done({ result, pending });

/** A device: its storage outlives the pages opened on it. */
function openPage(kept = new Map<string, string>(), member: { code: string | null } = { code: 'M1' }) {
  const place = {
    getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name), key: () => null, length: 0,
  };
  const storage = createStorage({ local: place, session: null });
  const bus = createBus();
  const settled: string[] = [];
  bus.on('money.settled').subscribe(({ key, phase }) => settled.push(`${key} ${phase}`));
  const locks = createLocks();
  const clock = { now: 1_000_000 };
  const waits: { ms: number; pass: () => void }[] = [];
  let volatile = 0;
  let serial = kept.size;
  const money = createMoney({
    journal: createJournal(storage), bus, locks, memberCode: () => member.code, now: () => clock.now, hash: fingerprint,
    newKey: () => { serial += 1; return `key-${serial}`; },
    wait: (ms) => new Promise((resolve) => { waits.push({ ms, pass: resolve }); }),
    softDeadlineMs: 10_000, onVolatile: () => { volatile += 1; },
  });
  /** Lets promises run, then all waits of one span pass. */
  const pass = async (ms: number): Promise<void> => {
    await flush();
    waits.filter((wait) => wait.ms === ms).forEach((wait) => wait.pass());
    await flush();
  };
  const bet = (submit: (key: string) => Promise<Answer>, payload = '{"stake":"100.00"}') => {
    const phases: string[] = [];
    money.run<string>({ kind: 'bet', summary: '独赢 ¥100.00', payload, submit }).subscribe((state: MoneyState<string>) => phases.push(state.phase));
    return phases;
  };
  return { money, bet, kept, storage, settled, locks, clock, waits, pass, member, volatile: () => volatile };
}

async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const never = (): Promise<Answer> => new Promise(() => undefined);

describe('placing', () => {
  test('the intent is in the journal before the request leaves, and out of it after the answer', async () => {
    const page = openPage();
    const seen: number[] = [];
    const phases = page.bet((key) => {
      seen.push(page.money.journal().filter((intent) => intent.key === key).length);
      return Promise.resolve(answered('W1'));
    });
    await flush();
    expect(seen).toEqual([1]);
    expect(phases).toEqual(['submitting', 'done']);
    expect(page.money.journal()).toEqual([]);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('a second tap joins the first: one request, both told', async () => {
    const page = openPage();
    const submit = jest.fn(() => Promise.resolve(answered('W1')));
    const [first, second] = [page.bet(submit), page.bet(submit)];
    await flush();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(first.at(-1)).toBe('done');
    expect(second.at(-1)).toBe('done');
  });

  test('other bytes are another action with another key', () => {
    const page = openPage();
    const keys: string[] = [];
    const submit = (key: string): Promise<Answer> => { keys.push(key); return never(); };
    page.bet(submit, 'a');
    page.bet(submit, 'b');
    expect(new Set(keys).size).toBe(2);
  });

  test('a definite refusal is final and said once', async () => {
    const page = openPage();
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'api', code: '13110', description: '', status: 409 })));
    await flush();
    expect(phases).toEqual(['submitting', 'refused']);
    expect(page.settled).toEqual(['key-1 refused']);
  });

  test('updates are held off while the request is out, and no longer', async () => {
    const page = openPage();
    page.bet(never);
    expect(page.locks.isHeld()).toBe(true);
    await page.pass(10_000);
    expect(page.locks.isHeld()).toBe(false);
  });

  test('a browser that keeps nothing is told to the member, and the action goes on', () => {
    const full = new Map<string, string>();
    full.set = () => { throw new Error('QuotaExceededError'); };
    const page = openPage(full);
    page.bet(never);
    expect(page.volatile()).toBe(1);
    page.bet(never, 'other bytes');
    expect(page.volatile()).toBe(2);
  });

  test('a caller that throws has told nothing: unknown, never a failure (I3)', async () => {
    const page = openPage();
    const phases = page.bet(() => Promise.reject(new Error('boom')));
    await page.pass(0);
    expect(phases).toEqual(['submitting', 'unknown']);
  });
});

describe('not knowing', () => {
  test.each([
    ['the network failed', () => Promise.resolve(failed({ kind: 'network' }))],
    ['the server broke', () => Promise.resolve(failed({ kind: 'http', status: 500 }))],
    ['still processing', () => Promise.resolve(failed({ kind: 'api', code: '13051', description: '', status: 409 }))],
  ])('%s: the server is asked by key until it knows, and only then it is done', async (_what, submit) => {
    const page = openPage();
    const asked: string[] = [];
    const answers = [said('notFound'), said('pending'), said('done', 'W1')];
    page.money.registerLookup('bet', (key) => {
      asked.push(key);
      return Promise.resolve(answers.shift() ?? said('notFound'));
    });
    const phases = page.bet(submit);
    await page.pass(0);
    await page.pass(1_000);
    await page.pass(2_000);
    expect(phases).toEqual(['submitting', 'unknown', 'unknown', 'pending', 'done']);
    expect(asked).toEqual(['key-1', 'key-1', 'key-1']);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('no answer within 10 s is unknown, and a late answer still counts', async () => {
    const page = openPage();
    let answer: (value: Answer) => void = () => undefined;
    const phases = page.bet(() => new Promise((resolve) => { answer = resolve; }));
    await page.pass(10_000);
    expect(phases).toEqual(['submitting', 'unknown']);
    answer(answered('W1'));
    await flush();
    expect(phases).toEqual(['submitting', 'unknown', 'done']);
  });

  test('"not found" proves nothing before the settle window has passed', async () => {
    const page = openPage();
    page.money.registerLookup('bet', () => Promise.resolve(said('notFound')));
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'timeout' })));
    await page.pass(0);
    expect(phases.at(-1)).toBe('unknown');
    page.clock.now += 15_000;
    await page.pass(1_000);
    expect(phases.at(-1)).toBe('notPlaced');
  });

  test('an answer that comes after the final state changes nothing', async () => {
    const page = openPage();
    let answer: (value: Answer) => void = () => undefined;
    page.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    const phases = page.bet(() => new Promise((resolve) => { answer = resolve; }));
    await page.pass(10_000);
    await page.pass(0);
    answer(answered('W2'));
    await flush();
    expect(phases).toEqual(['submitting', 'unknown', 'done']);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('asking now cuts the pause short', async () => {
    const page = openPage();
    const lookup = jest.fn(() => Promise.resolve(said('notFound')));
    page.money.registerLookup('bet', lookup);
    page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    await page.pass(0);
    expect(lookup).toHaveBeenCalledTimes(1);
    page.money.checkNow();
    await flush();
    expect(lookup).toHaveBeenCalledTimes(2);
  });
});

describe('reload and logout', () => {
  /** A page that was closed with a bet on its way. */
  function closedPage() {
    const page = openPage();
    page.bet(never);
    return page.kept;
  }

  test('a look-up picks up what a reload left open', async () => {
    const page = openPage(closedPage());
    expect(page.money.openKinds()).toEqual(['bet']);
    const keys: string[] = [];
    page.money.registerLookup('bet', (key) => {
      keys.push(key);
      return Promise.resolve(said('done', 'W1'));
    });
    await page.pass(0);
    expect(keys).toEqual(['key-1']);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('the reference of an action is handed to its look-up, after a reload too', async () => {
    const before = openPage();
    before.money.run<string>({ kind: 'bet', summary: 's', payload: 'p', ref: 'IM:1', submit: never }).subscribe();
    const page = openPage(before.kept);
    const refs: (string | undefined)[] = [];
    page.money.registerLookup('bet', (_key, ref) => {
      refs.push(ref);
      return Promise.resolve(said('done', 'W1'));
    });
    await page.pass(0);
    expect(refs).toEqual(['IM:1']);
  });

  test('the same bytes in flight in another tab are joined, not sent again (I1)', async () => {
    const kept = new Map<string, string>();
    const [first, second] = [openPage(kept), openPage(kept)];
    first.bet(never);
    const submit = jest.fn(never);
    second.money.registerLookup('bet', () => Promise.resolve(said('notFound')));
    const phases = second.bet(submit);
    await second.pass(0);
    expect(submit).not.toHaveBeenCalled();
    expect(phases[0]).toBe('unknown');
    expect(second.money.journal()).toHaveLength(1);
    expect(second.bet(submit, 'other bytes')[0]).toBe('submitting');
  });

  test('a look-up registered before the member is known picks up once the session is', async () => {
    const page = openPage(closedPage(), { code: null });
    page.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    await page.pass(0);
    expect(page.settled).toEqual([]);
    page.member.code = 'M1';
    page.money.checkNow();
    await page.pass(0);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('another member sees nothing of it, and it stays for its owner', async () => {
    const page = openPage(closedPage(), { code: 'M2' });
    const lookup = jest.fn(() => Promise.resolve(said('notFound')));
    page.money.registerLookup('bet', lookup);
    await page.pass(0);
    expect(lookup).not.toHaveBeenCalled();
    expect([page.money.openKinds(), page.money.journal()]).toEqual([[], []]);
    page.member.code = 'M1';
    expect(page.money.openKinds()).toEqual(['bet']);
  });

  test('a run that waits while another member signs in is neither shown to nor asked by that member', async () => {
    const page = openPage();
    const lookup = jest.fn(() => Promise.resolve(said('notFound')));
    page.money.registerLookup('bet', lookup);
    const open: number[] = [];
    page.money.open$.subscribe((states) => open.push(states.length));
    page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    page.member.code = 'M2';
    page.clock.now += 60_000;
    page.money.checkNow();
    await page.pass(0);
    await page.pass(1_000);
    expect(lookup).not.toHaveBeenCalled();
    expect([open.at(-1), page.settled]).toEqual([0, []]);
  });

  test('the same bytes of another member are another action', () => {
    const page = openPage();
    const submit = jest.fn(never);
    page.bet(submit);
    page.member.code = 'M2';
    page.bet(submit);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('[R4.1-3] a logout clears the session and keeps the journal', () => {
    const page = openPage();
    page.bet(never);
    page.storage.clearForLogout();
    expect(page.money.journal()).toHaveLength(1);
  });
  test('a journal that was tampered with costs only the entries that cannot be read', () => {
    const intent = { key: 'k1', kind: 'bet', memberCode: 'M1', payloadHash: 'h', summary: 's', startedAt: 1 };
    const kept = new Map([['moneyJournal', JSON.stringify({ v: 1, data: [intent, { ...intent, kind: 'theft' }, null, 5] })]]);
    expect(openPage(kept).money.journal()).toEqual([intent]);
  });
});
