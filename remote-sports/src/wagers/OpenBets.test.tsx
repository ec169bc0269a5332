import { act, screen, waitFor } from '@testing-library/react';
import { done, failed } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { EVENT_KIND } from '@site/domain/reference/updates';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { eventOf } from '../board/board.fixture';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState, type SportsState } from '../state/sports-state';
import type { FeedMessage, OddsVendor } from '../vendors/port';
import { paysNothing } from './cash-out.fixture';
import { OpenBets } from './OpenBets';

let world: TestWorld;
let sports: SportsState;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
  sports = sportsState(world.platform);
  sports.open.note([placedWager('S1'), placedWager('I1', { vendor: 'IM' })]);
});
afterEach(() => world.close());

const pays: OddsVendor['offers'] = (ids) =>
  Promise.resolve(
    done(
      ids.map((wagerId) => ({
        wagerId,
        price: fenOf(5_000n),
        openRisk: fenOf(10_000n),
        validMs: 5_000,
        reason: null,
      })),
    ),
  );
const fails: OddsVendor['offers'] = () => Promise.resolve(failed({ kind: 'network' }));
const asked = (vendor: 'SABA' | 'IM', answer: OddsVendor['offers']) =>
  jest.spyOn(sports.vendorSessions[vendor].vendor, 'offers').mockImplementation(answer);

/** The bar, once it is there. */
async function shown(): Promise<HTMLElement> {
  renderInShell(<OpenBets raised={false} />, { platform: world.platform });
  return screen.findByTestId('open-bets');
}

test('a sum is not said any more once the prices behind it cannot be read', async () => {
  asked('SABA', pays);
  const im = asked('IM', pays);
  const bar = await shown();
  await waitFor(() => expect(bar).toHaveTextContent('2 张注单·可兑现 ¥100.00'));
  im.mockImplementation(fails);
  await waitFor(() => expect(bar).toHaveTextContent(/^2 张注单$/), { timeout: 20_000 });
  im.mockImplementation(pays);
  await waitFor(() => expect(bar).toHaveTextContent('¥100.00'), { timeout: 20_000 });
});

test('bets are counted as soon as they are known: placed here, or read as those of another device', async () => {
  asked('SABA', pays);
  asked('IM', pays);
  const bar = await shown();
  await waitFor(() => expect(bar).toHaveTextContent('2 张注单'));
  act(() => sports.open.note([placedWager('S2')]));
  await waitFor(() => expect(bar).toHaveTextContent('3 张注单·可兑现 ¥150.00'));
});

test('a vendor that cannot be asked leaves no sum of the others', async () => {
  const saba = asked('SABA', pays);
  asked('IM', fails);
  renderInShell(<OpenBets raised={false} />, { platform: world.platform });
  await waitFor(() => expect(saba).toHaveBeenCalled());
  expect(await screen.findByTestId('open-bets')).toHaveTextContent(/^2 张注单$/);
});

test('while every price waits for a dangerous moment to end the bar says so', async () => {
  asked('SABA', paysNothing('tooLow'));
  const im = asked('IM', paysNothing('danger'));
  const bar = await shown();
  await waitFor(() => expect(bar).toHaveTextContent(/^2 张注单·暂停报价$/));
  im.mockImplementation(paysNothing('tooLow'));
  await waitFor(() => expect(bar).toHaveTextContent(/^2 张注单$/), { timeout: 20_000 });
});

test('a sum of some of the bets says of how many: one without a price would make it fall without a word', async () => {
  asked('SABA', pays);
  asked('IM', paysNothing('danger'));
  const bar = await shown();
  await waitFor(() => expect(bar).toHaveTextContent('2 张注单·其中 1 张可兑现 ¥50.00'));
});

test('a goal in a match that is bet on takes the old sum away at once, and the new one is asked for', async () => {
  asked('SABA', pays);
  const im = asked('IM', pays);
  const bar = await shown();
  await waitFor(() => expect(bar).toHaveTextContent('¥100.00'));
  let answer: (offers: Awaited<ReturnType<OddsVendor['offers']>>) => void = () => undefined;
  im.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { told } = sports.vendorSessions.IM;
  const goalIn = (id: string): FeedMessage => ({
    kind: 'delta',
    events: [],
    lines: [],
    prices: [],
    news: [{ kind: EVENT_KIND.HOME_GOAL, undone: false, event: eventOf(id) }],
  });
  act(() => told.set(goalIn('another')));
  expect(bar).toHaveTextContent('¥100.00');
  const [bet = ''] = sports.open.events('IM');
  act(() => told.set(goalIn(bet)));
  expect(bar).toHaveTextContent(/^2 张注单$/);
  await waitFor(() => expect(im).toHaveBeenCalledTimes(2));
  await act(async () => answer(await pays(['I1'])));
  await waitFor(() => expect(bar).toHaveTextContent('¥100.00'));
});

test('a bar that is drawn anew begins without the sum of before: goals fell while nobody looked', async () => {
  asked('SABA', pays);
  const im = asked('IM', pays);
  const first = renderInShell(<OpenBets raised={false} />, { platform: world.platform });
  await waitFor(() => expect(screen.getByTestId('open-bets')).toHaveTextContent('¥100.00'));
  first.unmount();
  im.mockImplementation(() => new Promise(() => undefined));
  renderInShell(<OpenBets raised={false} />, { platform: world.platform });
  expect(await screen.findByTestId('open-bets')).toHaveTextContent(/^2 张注单$/);
});
