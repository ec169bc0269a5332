import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { HOME } from '../../phrases/home';
import { HomeBalances } from './HomeBalances';
import { HomeFooter } from './HomeFooter';
import { SlotFailed } from './SlotFailed';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('[R3.2-1] quick balances: unknown is -- and never 0, a tap hides all of them and is remembered', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Balance' },
    fault: { status: 500 },
    times: 2,
  });
  await world.logIn('member01');
  const { unmount } = renderInShell(<HomeBalances />, { platform: world.platform });
  expect(screen.getByTestId('home-balance-total')).toHaveTextContent('--');
  await userEvent.click(screen.getByRole('button', { name: HOME.refresh }));
  act(() => world.platform.balances.refreshNow());
  await waitFor(
    () => expect(screen.getByTestId('home-balance-total')).toHaveTextContent('50,000.00'),
    { timeout: 4_000 },
  );
  await userEvent.click(screen.getByRole('button', { name: HOME.hide }));
  expect(screen.queryByText(/50,000/)).toBeNull();
  unmount();
  renderInShell(<HomeBalances />, { platform: world.platform });
  expect(screen.getByRole('button', { name: HOME.show })).toBeVisible();
});

test('[R3.6-1] the foot names who may play, leads to the texts, and shows the marks of the content host', async () => {
  renderInShell(<HomeFooter />, { platform: world.platform });
  expect(screen.getByText(HOME.adultText)).toBeVisible();
  expect(screen.getByRole('link', { name: HOME.links.responsible })).toHaveAttribute(
    'href',
    '/About/responsible',
  );
  const marks = await screen.findByTestId('footer-marks');
  expect(marks.querySelectorAll('li')).toHaveLength(6);
  expect(within(marks).getByRole('link', { name: '投注规则公开' })).toHaveAttribute(
    'href',
    '/About/rules',
  );
  // A mark claims nothing that is not so.
  expect(marks).not.toHaveTextContent(/牌照|认证|监管/);
});

test('a part that failed can be tried again', () => {
  const retry = jest.fn();
  render(<SlotFailed what={HOME.slots.games} onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: HOME.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});
