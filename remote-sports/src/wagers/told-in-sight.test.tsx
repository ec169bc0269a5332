/** What a tray or a card on the screen tells no toast tells over it. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { done, failed } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState, type SportsState } from '../state/sports-state';
import { CashOut } from './CashOut';
import { tapConfirm } from './cash-out.fixture';
import { PendingTray } from './PendingTray';
import { watchBets } from './watch-bets';

let world: TestWorld;
let stop: () => void = () => undefined;
let told: string[] = [];
/** What lies on top at any place of the screen. */
let onTop: () => Element | null = () => null;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
  told = [];
  world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
  document.elementFromPoint = () => onTop();
});
afterEach(async () => {
  stop();
  onTop = () => null;
  Reflect.deleteProperty(document, 'elementFromPoint');
  await world.close();
});

test.each([
  ['in sight', () => document.querySelector('[data-testid="pending-tray"]'), []],
  ['under a sheet', () => document.body, ['投注成功']],
])('[R4.7-1] the end of a bet whose tray is %s', async (_where, top, toasts) => {
  onTop = top;
  const real = sportsState(world.platform);
  let ends = false;
  const vendorSessions = {
    ...real.vendorSessions,
    SABA: {
      ...real.vendorSessions.SABA,
      vendor: {
        ...real.vendorSessions.SABA.vendor,
        check: () =>
          Promise.resolve(
            ends
              ? done({
                  state: 'done',
                  settleBy: null,
                  error: null,
                  result: { wagers: [placedWager('W1')] },
                })
              : failed({ kind: 'network' }),
          ),
      },
    },
  } as unknown as SportsState['vendorSessions'];
  stop = watchBets(world.platform, { ...real, vendorSessions });
  renderInShell(<PendingTray />, { platform: world.platform });
  act(
    () =>
      void world.platform.money
        .run({
          kind: 'bet',
          ref: 'SABA:1',
          payload: 'p',
          summary: 's',
          submit: () => Promise.resolve(failed({ kind: 'network' })),
        })
        .subscribe(),
  );
  await screen.findByTestId('pending-tray');
  ends = true;
  act(() => world.platform.money.checkNow());
  expect(await screen.findByTestId('bet-verdict')).toHaveTextContent('投注成功');
  expect(told).toEqual(toasts);
});

test.each([
  ['in sight', () => document.querySelector('[data-part="sale-outcome"]'), 0],
  ['out of sight', () => null, 1],
])('a sale that came to nothing, its card %s', async (_where, top, toasts) => {
  onTop = top;
  stop = watchBets(world.platform, sportsState(world.platform));
  const wager = placedWager('W1');
  renderInShell(
    <CashOut
      wager={wager}
      onSold={() => undefined}
      received={{
        offer: {
          wagerId: 'W1',
          price: fenOf(6_778n),
          openRisk: wager.risk,
          validMs: 600_000,
          reason: null,
        },
        at: world.platform.clock.monotonic(),
        failed: false,
        refresh: () => undefined,
      }}
    />,
    { platform: world.platform },
  );
  fireEvent.click(screen.getByTestId('cashout'));
  await tapConfirm();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(told).toHaveLength(toasts));
});
