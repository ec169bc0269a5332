import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { targets } from '@site/platform';
import { fenOf } from '@site/domain/money';
import type { Lookup } from '@site/domain/money-action/machine';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { placedWager, selectionOf } from '../bet-slip/slip.fixture';
import { sportsState, type SportsState } from '../state/sports-state';
import type { OddsVendor, PlacedBet, Sale } from '../vendors/port';
import { PendingTray } from './PendingTray';
import { watchBets } from './watch-bets';

let world: TestWorld;
let stop: () => void;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  stop();
  await world.close();
});

const pending = (placedAt: number): Outcome<Lookup<PlacedBet>> =>
  done({
    state: 'pending',
    settleBy: null,
    error: null,
    result: { wagers: [placedWager('W1', { outcome: 'waiting', acceptSeconds: 4, placedAt })] },
  });
const placed = (): Outcome<Lookup<PlacedBet>> =>
  done({ state: 'done', settleBy: null, error: null, result: { wagers: [placedWager('W1')] } });
const refused = (): Outcome<Lookup<PlacedBet>> =>
  done({
    state: 'refused',
    settleBy: null,
    result: null,
    error: {
      kind: 'api',
      code: '13050',
      description: '进球导致注单未被接受，本金已退回',
      status: 409,
    },
  });

/** Open wagers that a vendor was asked about. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

/** Vendors that answer look-ups as the test says, and a note of who was asked what. */
function watch(says: {
  bet: () => Outcome<Lookup<PlacedBet>>;
  sale?: Outcome<Lookup<Sale>>;
  pending?: OddsVendor['pending'];
}): string[] {
  const requests: string[] = [];
  const real = sportsState(world.platform);
  const vendorSessions = Object.fromEntries(
    ODDS_VENDORS.map((id) => [
      id,
      {
        ...real.vendorSessions[id],
        vendor: {
          ...real.vendorSessions[id].vendor,
          check: (key: string, mode: number) => {
            requests.push(`${id} ${mode} ${key}`);
            return Promise.resolve(says.bet());
          },
          pending: (ids: readonly string[]) => {
            asked.push(ids.join());
            return (says.pending ?? real.vendorSessions[id].vendor.pending)(ids);
          },
          checkSale: (key: string, wagerId: string) => {
            requests.push(`${id} sale ${wagerId} ${key}`);
            return Promise.resolve(says.sale ?? failed({ kind: 'network' }));
          },
        },
      },
    ]),
  ) as unknown as SportsState['vendorSessions'];
  stop = watchBets(world.platform, { ...real, vendorSessions });
  return requests;
}

/** Sends a bet whose answer never comes back as anything but "perhaps". */
const send = (ref: string, kind: 'bet' | 'cashOut' = 'bet'): void =>
  void world.platform.money
    .run({
      kind,
      ref,
      payload: ref,
      summary: `注单 ${ref}`,
      submit: () => Promise.resolve(failed({ kind: 'network' })),
    })
    .subscribe();

test.each(
  ODDS_VENDORS.flatMap(
    (id) =>
      [
        [id, 1],
        [id, 2],
      ] as readonly (readonly [OddsVendorId, number])[],
  ),
)('[R4.7-1] a bet that may have arrived is asked for at %s, mode %d', async (id, mode) => {
  const requests = watch({ bet: placed });
  send(`${id}:${mode}`);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatch(new RegExp(`^${id} ${mode} `));
  await waitFor(() => expect(world.platform.money.journal()).toEqual([]));
});

test('[D1 I3] a bet whose vendor cannot be read is asked of nobody: it stays unknown, for the member to check', async () => {
  const requests = watch({ bet: placed });
  world.platform.money
    .run({
      kind: 'bet',
      payload: 'p',
      summary: 's',
      submit: () => Promise.resolve(failed({ kind: 'network' })),
    })
    .subscribe();
  send('SABA:1');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatch(/^SABA 1 /);
  await waitFor(() => expect(world.platform.money.journal()).toHaveLength(1));
  expect(world.platform.money.journal()[0]).toMatchObject({ kind: 'bet', summary: 's' });
});

test('what a reload left in the slip leaves it once the bet of before is taken; what has a new stake, and the rest, stay', async () => {
  watch({ bet: placed });
  const { slip } = sportsState(world.platform).vendorSessions.SABA;
  act(() => ['a', 'b'].forEach((id) => void slip.toggle(selectionOf(id))));
  const rows = (): readonly string[] =>
    slip.state.get().rows.map(({ selection }) => selection.selectionId);
  send('SABA:1');
  await waitFor(() => expect(rows()).toEqual(['b']));
  act(() => void slip.toggle(selectionOf('a')));
  act(() => slip.type('a', '50'));
  send('SABA:2');
  await waitFor(() => expect(world.platform.money.journal()).toEqual([]));
  expect(rows()).toEqual(['b', 'a']);
});

test('a sale is asked for at its vendor, by its wager', async () => {
  const requests = watch({
    bet: placed,
    sale: done({
      state: 'done',
      settleBy: null,
      error: null,
      result: { wagerId: 'W:9', paid: placedWager('x').stake },
    }),
  });
  send('BTI:W:9', 'cashOut');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatch(/^BTI sale W:9 /);
});

test('a waiting bet stands in the tray with its seconds, and then with how it ended, until it is dismissed', async () => {
  const placedAt = world.platform.clock.now();
  let answer = (): Outcome<Lookup<PlacedBet>> => pending(placedAt);
  watch({ bet: () => answer() });
  const toasts: (string | undefined)[] = [];
  world.platform.toast.current$.subscribe((toast) => toasts.push(toast?.text));
  renderInShell(<PendingTray />, { platform: world.platform });
  act(() => send('IM:1'));
  expect(await screen.findByTestId('pending-left')).toHaveTextContent(/约 \d 秒后确认/);
  expect(screen.getByTestId('pending-tray')).toHaveTextContent('注单 IM:1');
  await waitFor(() => expect(screen.getByTestId('pending-left')).toHaveTextContent('仍在确认'), {
    timeout: 20_000,
  });
  answer = refused;
  act(() => world.platform.money.checkNow());
  const verdict = await screen.findByTestId('bet-verdict');
  expect(verdict).toHaveTextContent('进球导致注单未被接受');
  expect(verdict).toHaveTextContent('注单 IM:1');
  expect(screen.queryByTestId('pending-tray')).toBeNull();
  expect(toasts).toContain('进球导致注单未被接受，本金已退回');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByTestId('bet-verdict')).toBeNull();
});

test('[R3.2-1] a bet that waits has been paid for: the balance is read at once, not with its end', async () => {
  const read = jest.spyOn(world.platform.balances, 'refreshNow');
  watch({ bet: () => pending(world.platform.clock.now()) });
  act(() => send('IM:1'));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  // Once for each bet, however often it is asked about.
  act(() => world.platform.money.checkNow());
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  expect(read).toHaveBeenCalledTimes(1);
});

test('a bet that was refused in the end is no open one: its vendor is asked at once, not with the next turn', async () => {
  const placedAt = world.platform.clock.now();
  let answer = (): Outcome<Lookup<PlacedBet>> => pending(placedAt);
  watch({ bet: () => answer() });
  const { open } = sportsState(world.platform);
  act(() => send('SABA:1'));
  await waitFor(() => expect(ODDS_VENDORS.flatMap((vendor) => open.ids(vendor))).toEqual(['W1']));
  const before = asked.length;
  answer = refused;
  const ended = new Promise((resolve) => {
    world.platform.bus.on('money.settled').subscribe(() => setTimeout(resolve, 10));
  });
  act(() => world.platform.money.checkNow());
  await act(() => ended);
  expect(asked.slice(before)).toEqual(['W1']);
  await waitFor(() => expect(ODDS_VENDORS.flatMap((vendor) => open.ids(vendor))).toEqual([]));
});

test('a list that was read before a bet ended does not keep it open, nor tell its end twice', async () => {
  watch({
    bet: placed,
    pending: (ids) =>
      Promise.resolve(
        done(ids.map((id) => placedWager(id, { outcome: 'lost', returned: fenOf(0n) }))),
      ),
  });
  const { open } = sportsState(world.platform);
  const ended: string[] = [];
  world.platform.bus.on('bet.settled').subscribe(({ wagerId }) => ended.push(wagerId));
  act(() => open.note([placedWager('W1')]));
  await waitFor(() => expect(open.ids('SABA')).toEqual([]), { timeout: 20_000 });
  act(() => open.note([placedWager('W1')]));
  expect(open.ids('SABA')).toEqual(['W1']);
  await waitFor(() => expect(open.ids('SABA')).toEqual([]), { timeout: 20_000 });
  expect(ended).toEqual(['W1']);
});

test('[R4.7-1] a verdict leaves with the settlement of its bet, a refusal of another stays', async () => {
  let outcome: 'running' | 'won' = 'running';
  watch({
    bet: () => placed(),
    pending: (ids) =>
      Promise.resolve(
        done(
          ids.map((id) =>
            placedWager(id, {
              ...(outcome === 'won' ? { outcome, returned: fenOf(20_000n) } : {}),
              attemptKey: 'k',
            }),
          ),
        ),
      ),
  });
  const { open, verdicts } = sportsState(world.platform);
  act(() => verdicts.add({ key: 'k', summary: 's', text: '投注成功', good: true }));
  act(() => verdicts.add({ key: 'r', summary: 's', text: '投注未成交', good: false }));
  act(() => open.note([placedWager('W1')]));
  outcome = 'won';
  await waitFor(() => expect(verdicts.state.get().map(({ key }) => key)).toEqual(['r']), {
    timeout: 20_000,
  });
});

test('a bet of which nothing is known yet can be asked for at once', async () => {
  const requests = watch({ bet: () => failed({ kind: 'network' }) });
  renderInShell(<PendingTray />, { platform: world.platform });
  act(() => send('SABA:2'));
  await userEvent.click(await screen.findByRole('button', { name: '立即查询' }));
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
});

test('[D3] after two minutes without a verdict the customer service stands beside the manual check', async () => {
  watch({ bet: () => failed({ kind: 'network' }) });
  renderInShell(<PendingTray />, { platform: world.platform });
  act(() => send('SABA:2'));
  await screen.findByRole('button', { name: '立即查询' });
  expect(screen.queryByRole('link', { name: '联系客服' })).toBeNull();
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 121_000);
  expect(
    await screen.findByRole('link', { name: '联系客服' }, { timeout: 20_000 }),
  ).toHaveAttribute('href', expect.stringContaining(targets.toCustomerService()));
  expect(screen.getByRole('button', { name: '立即查询' })).toBeVisible();
  later.mockRestore();
});
