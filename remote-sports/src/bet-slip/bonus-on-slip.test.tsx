import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyBonus, claimBonus } from '@site/contracts/bonus';
import { fenOf, formatCny } from '@site/domain/money';
import { slipSheet, untilSeen } from './slip-sheet.fixture';

const sheet = slipSheet();

/** Takes a bonus that asks for no money. */
async function take(bonusId: string): Promise<void> {
  const { api } = sheet.world.platform;
  await act(async () => {
    const applied = await api.call(applyBonus, { body: { bonusId } });
    if (!applied.ok) throw new Error('not applied');
    const { applicationId } = applied.value;
    await api.call(claimBonus, { body: { applicationId }, idempotencyKey: `claim-${bonusId}` });
  });
}

test('[R7.2-1] free bets stand on the slip one a row, with what is left, their end, odds and place; one that asks for longer odds says so', async () => {
  await sheet.world.control('POST', '/clock', { pause: true });
  await sheet.world.logIn('member01');
  await take('F3001A');
  await take('F3002A');
  await sheet.begin();
  await sheet.choose();
  const rows = await screen.findAllByTestId('free-bet');
  expect(rows).toHaveLength(2);
  const [any, least] = ['周末免费投注 50 元', '欧洲之夜免费投注 30 元'].map(
    (title) => screen.getByText(title).closest('li') as HTMLElement,
  ) as [HTMLElement, HTMLElement];
  expect(any).toHaveTextContent(/¥50\.00.*前有效 · 赔率不限 · 体育各平台通用/);
  expect(least).toHaveTextContent(/¥30\.00.*最低赔率 1\.50/);
  expect(within(least).queryByText(/本单赔率不足/)).toBeNull();
});

test('[R7.2-1] two free bets of one kind that end together stand each by itself, and leave by themselves', async () => {
  await sheet.world.control('POST', '/clock', { pause: true });
  for (const amount of ['20', '30'])
    await sheet.world.control('POST', '/members/member01/free-bet', { amount });
  await sheet.begin();
  await sheet.choose();
  expect(await screen.findAllByTestId('free-bet')).toHaveLength(2);
  await userEvent.click(await screen.findByTestId('slip-free-bet'));
  sheet.type('20');
  await sheet.tapPlace();
  const keep = await screen.findByTestId('slip-keep');
  await waitFor(() => expect(keep).toBeEnabled());
  await userEvent.click(keep);
  await waitFor(() => expect(screen.getAllByTestId('free-bet')).toHaveLength(1));
});

test('[R7.2-1] a stake from a free bet takes nothing from the wallet and promises winnings only', async () => {
  await sheet.world.control('POST', '/clock', { pause: true });
  await sheet.world.logIn('member01');
  await take('F3001A');
  await sheet.begin();
  await sheet.choose();
  await userEvent.click(await screen.findByTestId('slip-free-bet'));
  sheet.type('50');
  const [row] = sheet.vendorSession.slip.state.get().rows;
  const cents = Math.round(Number(row?.selection.price) * 100) - 100;
  const win = formatCny(fenOf(BigInt(cents) * 50n));
  expect(await screen.findAllByText(win)).not.toHaveLength(0);
  await sheet.tapPlace();
  await waitFor(() =>
    expect(sheet.vendorSession.slip.state.get().rows[0]?.result?.phase).toBe('done'),
  );
  expect(await sheet.stakesOf()).toEqual([]);
  const result = sheet.vendorSession.slip.state.get().rows[0]?.result;
  expect(result?.phase === 'done' && result.result?.wagers[0]?.freeBet).toBe(true);
});

test('[R7.2-1] [R3.4-1] one tap stakes what the free bets pay, and no word of a debit stands beside it', async () => {
  await sheet.world.control('POST', '/clock', { pause: true });
  for (const amount of ['20', '30'])
    await sheet.world.control('POST', '/members/poor01/free-bet', { amount });
  await sheet.begin('poor01');
  await sheet.choose();
  await userEvent.click(await screen.findByTestId('slip-free-bet'));
  await userEvent.click(await screen.findByRole('button', { name: '收起键盘' }));
  const amounts = within(await screen.findByTestId('slip-quick')).getAllByRole('button');
  expect(amounts.map((amount) => amount.textContent)).toEqual(['10', '20', '50', '最大']);
  await untilSeen();
  for (const amount of amounts) {
    await userEvent.click(amount);
    await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
    expect(screen.getByTestId('slip-risk').parentElement).toHaveTextContent(
      /^免费投注 ¥[125]0\.00$/,
    );
  }
  sheet.type('60');
  expect(screen.getByTestId('slip-reason')).toHaveTextContent('免费投注余额不足');
  expect(await sheet.placeButton()).toHaveTextContent('减少金额，或改用余额');
});

test('what a running bonus still asks is one line of the slip', async () => {
  await sheet.world.control('POST', '/clock', { pause: true });
  await sheet.world.logIn('member01');
  await take('N1040');
  await sheet.begin();
  await sheet.choose();
  expect(await screen.findByTestId('slip-turnover')).toHaveTextContent(
    /^距完成流水还差 ¥[\d,.]+（登录有礼）$/,
  );
});

test('a member without a running bonus has no line about turnover', async () => {
  await sheet.begin();
  await sheet.choose();
  await screen.findByTestId('slip-place');
  expect(screen.queryByTestId('slip-turnover')).toBeNull();
});
