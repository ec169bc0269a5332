/** A wager that was sold whole is sold at once, before any list is read again. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { OpenBets } from './OpenBets';
import { paysNothing, tapConfirm } from './cash-out.fixture';
import { openChange, sabaBets, typeEditStake } from './saba-bets.fixture';

const saba = sabaBets();

let booked: readonly string[] = [];

/** What happens in the match that is bet on. */
async function script(...steps: readonly object[]): Promise<void> {
  const [eventId] = booked;
  for (const step of steps) await saba.world.control('POST', `/events/saba/${eventId}`, step);
}

/** The page under the count of open wagers; no list is read again. */
async function begin(): Promise<void> {
  booked = await saba.book('single');
  renderInShell(
    <>
      <OpenBets raised={false} />
      <WagersPage />
    </>,
    { platform: saba.world.platform, path: '/sbtwo/wagers' },
  );
  await screen.findByTestId('wager-edit');
  expect(screen.getByTestId('open-bets')).toHaveAttribute('data-count', '1');
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/GetBetDetails' },
    fault: { status: 500 },
  });
}

/** What the card and the count say afterwards. */
async function expectSold(): Promise<void> {
  const card = screen.getByTestId('wager-row');
  await waitFor(() => expect(card).toHaveAttribute('data-status', 'cashedOut'));
  expect(card).not.toHaveTextContent('进行中');
  expect(screen.getByTestId('wager-returned')).toHaveTextContent(/¥[1-9]/);
  expect(within(card).queryByTestId('wager-edit')).toBeNull();
  expect(within(card).queryByTestId('auto-sale')).toBeNull();
  expect(within(card).queryByTestId('cashout')).toBeNull();
}
const openCount = (): string | undefined => screen.queryByTestId('open-bets')?.dataset['count'];

test('a wager that is sold whole is called so at once, offers nothing more and is no open one', async () => {
  await begin();
  await userEvent.click(screen.getByTestId('cashout'));
  await tapConfirm();
  await expectSold();
  await waitFor(() => expect(openCount()).toBeUndefined());
  expect(screen.getByTestId('cashout-done')).toBeVisible();
});

test('a changed wager is sold in the list at once, too; the bet in its place is the open one', async () => {
  await begin();
  await userEvent.click(screen.getByTestId('wager-edit'));
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
  await typeEditStake('60');
  await userEvent.click(screen.getByTestId('edit-start'));
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
  const sale = within(await screen.findByTestId('edit-sale'));
  expect(openCount()).toBe('2');
  await sale.findByTestId('cashout-confirm');
  await tapConfirm();
  await expectSold();
  await waitFor(() => expect(openCount()).toBe('1'));
});

test('while a sale is on its way, or nobody knows how it ended, the wager is not changed as well', async () => {
  await begin();
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/SellBack' },
    fault: { drop: 'before' },
  });
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/CheckSellBack' },
    fault: { status: 500 },
  });
  const edit = screen.getByTestId('wager-edit');
  expect(edit).not.toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByTestId('cashout'));
  await tapConfirm();
  await waitFor(() => expect(edit).toHaveAttribute('aria-disabled', 'true'));
  expect(edit).toHaveAccessibleDescription('兑现处理中，有结果后才能修改');
  await userEvent.click(edit);
  expect(screen.queryByTestId('edit-bet')).toBeNull();
  expect(screen.getByTestId('wager-again')).not.toHaveAttribute('aria-disabled');
});

test('while an attack stops the sale, the way to change it keeps its place and says why it rests', async () => {
  await begin();
  await script({ do: 'start' }, { do: 'still' });
  const card = (await screen.findAllByTestId('wager-row'))[0];
  if (card === undefined) throw new Error('no card');
  const names = (): readonly (string | null)[] =>
    within(card)
      .getAllByRole('button')
      .filter(({ dataset }) => dataset['testid'] !== 'cashout')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toContain('自动兑现'));
  const before = names();
  expect(before).toContain('修改注单');
  await script({ do: 'danger', side: 'home', holdMs: 600_000 });
  const edit = screen.getByTestId('wager-edit');
  await waitFor(() => expect(edit).toHaveAttribute('aria-disabled', 'true'));
  expect(edit).toHaveAccessibleDescription('危险时刻，稍后自动恢复');
  expect(names()).toEqual(before);
  await userEvent.click(edit);
  expect(screen.queryByTestId('edit-bet')).toBeNull();
  await script({ do: 'safe', holdMs: 600_000 });
  await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'));
});

test('an attack while a change is open: nothing is staked anew before it is known what the old one brings', async () => {
  await begin();
  await script({ do: 'start' }, { do: 'still' });
  await openChange();
  await typeEditStake('60');
  const start = screen.getByTestId('edit-start');
  await waitFor(() => expect(start).toHaveTextContent('第一步：到投注单投注'));
  await script({ do: 'danger', side: 'home', holdMs: 600_000 });
  await waitFor(() => expect(start).toBeDisabled());
  await waitFor(() => expect(start).toHaveTextContent('危险时刻，稍后自动恢复'));
  await userEvent.click(start);
  expect(saba.session.slip.state.get().rows).toEqual([]);
  await script({ do: 'safe', holdMs: 600_000 });
  await waitFor(() => expect(start).toHaveTextContent('第一步：到投注单投注'));
});

test.each([
  ['tooLow', '当前价值过低'],
  ['never', '该注单不支持提前兑现'],
] as const)(
  'a sale that is not offered any more (%s) leaves no lit first step behind',
  async (reason, why) => {
    await begin();
    await openChange();
    await typeEditStake('60');
    const start = screen.getByTestId('edit-start');
    await waitFor(() => expect(start).toHaveTextContent('第一步：到投注单投注'));
    jest.spyOn(saba.session.vendor, 'offers').mockImplementation(paysNothing(reason));
    await waitFor(() => expect(start).toHaveTextContent(why));
    expect(start).toBeDisabled();
  },
);
