/** A change that changes nothing is none, and what a change costs is one sum. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fenOf, formatCny, parseCny } from '@site/domain/money';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { openChange, sabaBets, typeEditStake } from './saba-bets.fixture';

const saba = sabaBets();

/** Books, and opens the sheet of its change. */
async function open(mode: 'single' | 'combo', count = 1): Promise<readonly string[]> {
  const ids = await saba.book(mode, count);
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await openChange();
  return ids;
}
const start = (): HTMLElement => screen.getByTestId('edit-start');
const fenIn = (testId: string): bigint => {
  const amounts = screen.getByTestId(testId).textContent?.match(/[\d,]+\.\d\d$/);
  const amount = parseCny((amounts?.[0] ?? '').replaceAll(',', ''));
  if (amount === null) throw new Error(`no amount in ${testId}`);
  return amount;
};

test.each([
  ['single', 1],
  ['combo', 3],
] as const)('[R8-7] a %s as it is: the button rests and says why', async (mode, count) => {
  await open(mode, count);
  expect(start()).toHaveAttribute('aria-disabled', 'true');
  expect(start()).toHaveTextContent(/^未作任何修改$/);
  await userEvent.click(start());
  expect(screen.queryByTestId('edit-note')).toBeNull();
  expect(screen.getByTestId('edit-bet')).toBeVisible();
  expect(saba.session.slip.state.get().rows).toEqual([]);
  // More can be chosen: that is a change.
  expect(screen.getByTestId('edit-more')).toBeEnabled();
  await typeEditStake('60');
  expect(start()).not.toHaveAttribute('aria-disabled');
  expect(start()).toHaveTextContent('第一步：到投注单投注');
  await typeEditStake('100.00');
  expect(start()).toHaveAttribute('aria-disabled', 'true');
});

test('[R8-7] a price that moved by itself is a change, with what it costs beside it', async () => {
  const [eventId = ''] = await open('single');
  const answer = await act(() => saba.session.vendor.wagers({ kind: 'open', page: 1 }));
  const leg = answer.ok ? answer.value.rows[0]?.legs[0] : undefined;
  await act(async () => {
    await saba.world.control('POST', `/events/saba/${eventId}`, {
      do: 'price',
      selectionId: leg?.selectionId ?? '',
      price: '4.44',
    });
    await saba.world.control('POST', '/clock', { advanceMs: 3_000 });
  });
  await waitFor(() => expect(start()).toHaveTextContent('第一步：到投注单投注'));
  expect(start()).not.toHaveAttribute('aria-disabled');
  await waitFor(() =>
    expect(screen.getByTestId('edit-against')).toHaveTextContent(/[少多] ¥[\d.]+$/),
  );
  expect(screen.getByTestId('edit-brings')).toHaveTextContent(/^\+¥[\d.]+$/);
});

test('[R8-7] the foot says what the old one brings, what that is less, and what is paid in the end', async () => {
  await open('single');
  // Nothing is changed: nothing is paid, nothing is sold.
  for (const id of ['edit-risk', 'edit-brings', 'edit-net'])
    expect(screen.getByTestId(id)).toHaveTextContent(/¥--$/);
  await typeEditStake('200');
  const brings = fenIn('edit-brings');
  expect(screen.getByTestId('edit-against')).toHaveTextContent(
    `少 ¥${formatCny(fenOf(10_000n - brings))}`,
  );
  expect(fenIn('edit-net')).toBe(20_000n - brings);
  expect(screen.getByTestId('edit-sums')).toHaveTextContent('净付约');
  // A smaller bet may bring money.
  await typeEditStake('10');
  expect(fenIn('edit-net')).toBe(brings - 1_000n);
  expect(screen.getByTestId('edit-sums')).toHaveTextContent('净得约');
  await typeEditStake('');
  expect(screen.getByTestId('edit-net')).toHaveTextContent('¥--');
});
