import { act, screen, waitFor } from '@testing-library/react';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState } from '../state/sports-state';
import type { PlacedBet } from '../vendors/port';
import { PendingTray } from './PendingTray';
import { watchBets } from './watch-bets';

let world: TestWorld;
let stop: () => void;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
  stop = watchBets(world.platform, sportsState(world.platform));
});
afterEach(async () => {
  stop();
  await world.close();
});

const taken = done({
  state: 'done' as const,
  settleBy: null,
  error: null,
  result: { wagers: [placedWager('W1')] },
});
const turnedDown = failed({
  kind: 'api',
  code: '13050',
  description: '进球导致注单未被接受',
  status: 409,
});

/** A quick bet whose answer is this. */
const send = (answer: unknown): void =>
  act(() => {
    world.platform.money
      .run<PlacedBet>({
        kind: 'bet',
        ref: 'SABA:1',
        payload: 'quick',
        summary: '大 2.5 · ¥20',
        submit: () => Promise.resolve(answer as Outcome<never>),
      })
      .subscribe();
  });

test.each([
  ['taken', taken, '投注成功'],
  ['turned down', turnedDown, '投注未被接受，金额未扣除'],
] as const)(
  '[R8-7] a quick bet that was sent and whose page was left is named with how it ended: %s',
  async (_how, answer, text) => {
    renderInShell(<PendingTray />, { platform: world.platform });
    // No slip holds it, and the bar that told of it is gone.
    send(answer);
    const verdict = await screen.findByTestId('bet-verdict');
    expect(verdict).toHaveTextContent(text);
    expect(verdict).toHaveTextContent('大 2.5 · ¥20');
  },
);

test('[R8-7] on a page without a tray the word of its end names the bet', async () => {
  const told: string[] = [];
  world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
  send(taken);
  await waitFor(() => expect(told).toContain('投注成功 · 大 2.5 · ¥20'));
});
