import { failed, type AppError } from '@site/domain/errors/app-error';
import { flush, never, openPage, said, sealed } from './money.fixture';

describe('reload and logout', () => {
  /** A page that was closed with a bet on its way. */
  function closedPage() {
    const page = openPage();
    page.bet(never);
    // What was stored stays; the locks of a page go with it.
    return new Map(page.kept);
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
    before.money
      .run<string>({ kind: 'bet', summary: 's', payload: 'p', ref: 'IM:1', submit: never })
      .subscribe();
    const page = openPage(new Map(before.kept));
    const refs: (string | undefined)[] = [];
    page.money.registerLookup('bet', (_key, ref) => {
      refs.push(ref);
      return Promise.resolve(said('done', 'W1'));
    });
    await page.pass(0);
    expect(refs).toEqual(['IM:1']);
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
  const intent = {
    key: 'k1',
    kind: 'bet',
    memberCode: 'M1',
    payloadHash: 'h',
    summary: 's',
    startedAt: 1,
  };
  const kept = (data: unknown): string => JSON.stringify({ v: 1, data });

  test('a journal that was tampered with costs only the entries that cannot be read', () => {
    const entries = [intent, { ...intent, key: 'k2', kind: 'theft' }, null, 5].map(
      (each, at): [string, string] => [`moneyJournal:k${at + 1}`, kept({ intent: each })],
    );
    expect(openPage(new Map(entries)).money.journal()).toEqual([intent]);
  });

  test('the list of an earlier version is taken over, once', () => {
    const page = openPage(
      new Map([['moneyJournal', kept([intent, { ...intent, key: 'k2' }, null])]]),
    );
    expect(page.money.journal().map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect([...page.kept.keys()]).toEqual(['moneyJournal:k1', 'moneyJournal:k2']);
  });
});

describe('what stands in the way', () => {
  /** A gate that answers when it is told to. */
  function slowGate() {
    const gate: { open: (reason: AppError | null) => void } = { open: () => undefined };
    return {
      gate,
      ask: () =>
        new Promise<AppError | null>((resolve) => {
          gate.open = resolve;
        }),
    };
  }

  test('a gate that answers after the member was told sends nothing any more, however it answers (I1, I3)', async () => {
    const { gate, ask } = slowGate();
    const page = openPage(new Map(), { code: 'M1' }, ask);
    page.money.registerLookup('bet', () => Promise.resolve(sealed()));
    const submit = jest.fn(never);
    const phases = page.bet(submit);
    await page.pass(10_000);
    await page.pass(0);
    expect(phases.at(-1)).toBe('notPlaced');
    gate.open(null);
    await flush();
    expect(submit).not.toHaveBeenCalled();
  });

  test('nothing is sent for somebody who is gone', async () => {
    const { gate, ask } = slowGate();
    const page = openPage(new Map(), { code: 'M1' }, ask);
    const submit = jest.fn(never);
    page.bet(submit);
    page.member.code = 'M2';
    gate.open(null);
    await flush();
    expect(submit).not.toHaveBeenCalled();
  });
});
