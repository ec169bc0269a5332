/** Where the match of a bet that was sold leads while it is still to come, and while it is played. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@site/platform/testing';
import { renderInShell } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { eventOf, liveOf } from '../board/board.fixture';
import { Page as WagersPage } from '../pages/WagersPage';
import type { Wager } from '../vendors/port';
import { tapConfirm } from './cash-out.fixture';
import { sabaBets } from './saba-bets.fixture';
import { WagerCard } from './WagerCard';

const HOUR_MS = 3_600_000;
const [LEG] = placedWager('W1').legs;
if (LEG === undefined) throw new Error('no leg');
const PLAYED = eventOf(LEG.eventId, { live: liveOf({ score: { home: 1, away: 0 } }) });

const show = (over: Partial<Wager>, now: number, isPlayed = false): HTMLElement | null => {
  render(
    <WagerCard
      wager={placedWager('W1', over)}
      now={now}
      {...(isPlayed ? { eventOf: () => PLAYED } : {})}
    />,
    { wrapper: MemoryRouter },
  );
  return screen.queryByTestId('wager-match');
};

// A vendor says of the leg of a single either what became of the bet, or that it is open.
test.each(['running', 'cashedOut'] as const)(
  '[R4.7-1] the match of a bet that was sold before its kick-off (leg %s) leads to its page',
  (outcome) => {
    const legs = [{ ...LEG, outcome }];
    const link = show({ outcome: 'cashedOut', legs }, LEG.startAt - HOUR_MS);
    expect(link?.getAttribute('href')).toMatch(new RegExp(`/event/${LEG.eventId}$`));
    expect(link).not.toHaveTextContent('查看赛果');
  },
);

test('[R4.7-1] while that match is played it leads there, too; its score is none of a bet that is over', () => {
  const legs = [{ ...LEG, outcome: 'cashedOut' as const }];
  const link = show({ outcome: 'cashedOut', legs }, LEG.startAt + HOUR_MS, true);
  expect(link?.getAttribute('href')).toMatch(new RegExp(`/event/${LEG.eventId}$`));
  expect(link).not.toHaveTextContent('查看赛果');
  expect(screen.queryByTestId('wager-live')).toBeNull();
  expect(screen.queryByTestId('wager-standing')).toBeNull();
});

test.each([
  ['was cancelled', { outcome: 'cancelled', cancelled: 'event' }],
  ['is a season', { outcome: 'cashedOut', legs: [{ ...LEG, isOutright: true }] }],
] as const)('[R4.7-1] what %s has no page of a match to come', (_, over) => {
  expect(show(over, LEG.startAt - HOUR_MS)).toBeNull();
});

describe('at a vendor', () => {
  const saba = sabaBets();
  const match = (): string | null => screen.getByTestId('wager-match').getAttribute('href');

  test('[R4.7-1] a bet that was sold before the kick-off leads to its match among the settled ones, before and while it is played', async () => {
    const [eventId = ''] = await saba.book('single');
    const shown = renderInShell(<WagersPage />, {
      platform: saba.world.platform,
      path: '/sbtwo/wagers',
    });
    await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
    await tapConfirm();
    await screen.findByTestId('cashout-done');
    await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
    expect(await screen.findByTestId('wager-row')).toHaveAttribute('data-status', 'cashedOut');
    await waitFor(() => expect(match()).toContain(`/event/${eventId}`));
    shown.unmount();
    await saba.world.control('POST', `/events/saba/${eventId}`, { do: 'start' });
    renderInShell(<WagersPage />, {
      platform: saba.world.platform,
      path: '/sbtwo/wagers?kind=settled',
    });
    await screen.findByTestId('wager-row');
    await waitFor(() => expect(match()).toContain(`/event/${eventId}`));
  });
});
