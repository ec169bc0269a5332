/** The second step of a change is what comes next, and who leaves it keeps both bets knowingly. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { changeStake, placeNew, sabaBets } from './saba-bets.fixture';

const saba = sabaBets();
let told: string[] = [];
beforeEach(() => {
  told = [];
  saba.world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
});

/** Books one, begins its change and places the new bet. */
async function placeChange(): Promise<void> {
  await saba.book('single');
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await changeStake('60');
  await placeNew();
}
async function secondStep(): Promise<HTMLElement> {
  await placeChange();
  return screen.findByTestId('edit-sale');
}

test('the second step has the foot: no 完成 beside it, and who keeps both bets says so; the old card says it, too', async () => {
  const sale = await secondStep();
  expect(screen.queryByRole('button', { name: '完成' })).toBeNull();
  expect(await within(sale).findByTestId('cashout-confirm')).toHaveTextContent(
    /^第二步：以 ¥[\d.]+ 提前兑现原注单$/,
  );
  expect(screen.queryByTestId('edit-left')).toBeNull();
  const keep = within(sale).getByTestId('edit-keep-both');
  expect(keep).toHaveTextContent('保留两张注单');
  await waitFor(() => expect(keep).toBeEnabled());
  await userEvent.click(keep);
  await waitFor(() => expect(told).toContain('新注单已提交；这里没有兑现原注单，请在注单中查看'));
  expect(await screen.findByTestId('edit-left')).toHaveTextContent('修改未完成');
  expect(await saba.postings('bet.stake')).toBe(2);
  expect(await saba.postings('bet.cashout')).toBe(0);
});

test('once the old one is sold, the receipt has its ways on again', async () => {
  const sale = within(await secondStep());
  await waitFor(() => expect(sale.getByTestId('cashout-confirm')).toBeEnabled());
  await userEvent.click(sale.getByTestId('cashout-confirm'));
  await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('修改完成'));
  expect(screen.getByRole('button', { name: '完成' })).toBeVisible();
  expect(screen.queryByTestId('edit-left')).toBeNull();
});

test('[I4] without a network the old one has no price that could be sold at', async () => {
  const sale = within(await secondStep());
  await waitFor(() => expect(sale.getByTestId('cashout-confirm')).toBeEnabled());
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(sale.getByTestId('cashout-confirm')).toBeDisabled();
  expect(sale.getByText('断网，暂停报价')).toBeVisible();
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sale.getByTestId('cashout-confirm')).toBeEnabled());
});

/** What a finger on the spot of the first step meets. */
const underFinger = (): HTMLElement =>
  screen.queryByTestId('cashout-confirm') ?? screen.queryByTestId('slip-place') ?? document.body;

/**
 * A finger that taps the same spot again and again, until so many came down on the second step. The
 * next tap is due before this one is felt: on a machine that lags it still comes ahead of any pause
 * that this one begins.
 */
async function hammer(times: number, apart: number): Promise<void> {
  let felt = 0;
  const tap = (): void => {
    const timer = setTimeout(tap, apart);
    const under = underFinger();
    if (under.dataset['testid'] === 'cashout-confirm') felt += 1;
    fireEvent.pointerDown(under);
    fireEvent.click(under, { detail: 1 });
    if (felt >= times) clearTimeout(timer);
  };
  setTimeout(tap, apart);
  await waitFor(() => expect(felt).toBe(times), { timeout: 30_000 });
}

test.each([
  [8, 160],
  [8, 220],
  [4, 400],
])(
  '[R8-7] %i taps where the first step was, %i ms apart, sell nothing; after a pause one does',
  async (times, apart) => {
    await placeChange();
    await hammer(times, apart);
    expect(screen.getByTestId('edit-sale')).toHaveAttribute('data-step', 'idle');
    expect(await saba.postings('bet.cashout')).toBe(0);
    expect(await saba.postings('bet.stake')).toBe(2);
    await waitFor(() => expect(screen.getByTestId('cashout-confirm')).toBeEnabled());
    await userEvent.click(screen.getByTestId('cashout-confirm'));
    await waitFor(() => expect(screen.getByTestId('edit-note')).toHaveTextContent('修改完成'));
  },
);
