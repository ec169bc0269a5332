import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMemberLimits } from '@site/contracts/member-limits';
import { fenOf, toCnyString } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page } from '../pages/LimitsPage';

let world: TestWorld;
const open = () => renderInShell(<Page />, { platform: world.platform, path: '/Me/Limits' });

beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** The limits as the wire carries them now. */
async function limitsNow(): Promise<unknown> {
  const limits = await world.platform.api.call(getMemberLimits, { fresh: true });
  if (!limits.ok) throw new Error('no limits');
  return JSON.parse(
    JSON.stringify(limits.value, (_, value: unknown) =>
      typeof value === 'bigint' ? toCnyString(fenOf(value)) : value,
    ),
  );
}

async function setDaily(amount: string): Promise<void> {
  await userEvent.click(await screen.findByTestId('limit-daily-edit'));
  const field = await screen.findByTestId('limit-amount');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(screen.getByTestId('limit-save'));
  await waitFor(() => expect(screen.queryByTestId('limit-sheet')).toBeNull());
}

test('[R6-7] a limit holds at once, a looser one waits a day and says until when, and the wait is not shortened', async () => {
  await world.logIn('member01');
  open();
  await setDaily('500');
  expect(screen.getByTestId('limit-daily')).toHaveTextContent('¥500.00');
  expect(within(screen.getByTestId('limit-daily')).getByRole('progressbar')).toBeVisible();
  expect(screen.queryByTestId('limit-daily-pending')).toBeNull();
  await setDaily('900');
  expect(screen.getByTestId('limit-daily')).toHaveTextContent('每日 ¥500.00');
  expect(screen.getByTestId('limit-daily-pending')).toHaveTextContent('改为 ¥900.00');
  await userEvent.click(screen.getByTestId('limit-daily-edit'));
  await userEvent.click(await screen.findByTestId('limit-remove'));
  await waitFor(() =>
    expect(screen.getByTestId('limit-daily-pending')).toHaveTextContent('不限额'),
  );
});

test('a limit that is no amount is refused beside the field', async () => {
  await world.logIn('member01');
  open();
  await userEvent.click(await screen.findByTestId('limit-weekly-edit'));
  await userEvent.click(await screen.findByTestId('limit-save'));
  expect(screen.getByRole('alert')).toHaveTextContent('请输入大于 0 的限额');
});

test('[R6-7] the reminder is chosen, and taking it away waits', async () => {
  await world.logIn('member01');
  open();
  await userEvent.click(await screen.findByTestId('time-60'));
  expect(screen.queryByTestId('time-pending')).toBeNull();
  await userEvent.click(screen.getByTestId('time-save'));
  await waitFor(() => expect(screen.queryByTestId('time-save')).toBeNull());
  expect(screen.getByTestId('time-60')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByTestId('time-none'));
  await userEvent.click(screen.getByTestId('time-save'));
  expect(await screen.findByTestId('time-pending')).toHaveTextContent('不提醒');
  expect(screen.getByTestId('time-60')).toHaveAttribute('aria-selected', 'true');
});

test('[R6-7] self-exclusion is asked twice, holds at once for the whole site, and can only grow', async () => {
  await world.logIn('member01');
  open();
  await userEvent.click(await screen.findByTestId('exclusion-open'));
  await userEvent.click(await screen.findByTestId('exclusion-7'));
  await userEvent.click(screen.getByTestId('exclusion-disableBetting'));
  await userEvent.click(screen.getByTestId('exclusion-next'));
  expect(screen.getByTestId('exclusion-sheet')).toHaveTextContent('存款、转入将立即停用');
  // The button that was tapped is gone: reading goes on at the question.
  expect(screen.getByText(/存款、转入将立即停用/)).toHaveFocus();
  await userEvent.click(screen.getByTestId('exclusion-confirm'));
  expect(await screen.findByTestId('exclusion-active')).toHaveTextContent('停用存款、停用转入');
  expect(screen.getByTestId('exclusion-set')).toHaveTextContent(
    /^设定于 \d{4}\/\d\d\/\d\d \d\d:\d\d · 期限 7 天$/,
  );
  await waitFor(() =>
    expect(world.platform.exclusion.state.get().flags).toMatchObject({
      DisableDeposit: true,
      DisableBetting: false,
    }),
  );
  await userEvent.click(screen.getByTestId('exclusion-open'));
  expect(await screen.findByTestId('exclusion-disableDeposit')).toBeDisabled();
  await userEvent.click(screen.getByTestId('exclusion-1'));
  await userEvent.click(screen.getByTestId('exclusion-next'));
  await userEvent.click(screen.getByTestId('exclusion-confirm'));
  expect(await screen.findByText('自我限制生效期间只能延长或加强，不能缩短或取消')).toBeVisible();
});

test.each([
  ['afterCommit', 1],
  ['before', 2],
] as const)(
  '[R6-7] an answer that was lost (%s) is looked for, and called a failure neither way',
  async (drop, puts) => {
    await world.logIn('member01');
    open();
    await userEvent.click(await screen.findByTestId('exclusion-open'));
    await userEvent.click(await screen.findByTestId('exclusion-next'));
    await world.control('POST', '/faults', {
      match: { method: 'PUT', path: '/api/Member/SelfExclusion' },
      fault: { drop },
      times: 1,
    });
    await userEvent.click(screen.getByTestId('exclusion-confirm'));
    if (drop === 'before') {
      expect(await screen.findByText(/自我限制可能已经生效/)).toBeVisible();
      await userEvent.click(screen.getByTestId('exclusion-confirm'));
    }
    expect(await screen.findByTestId('exclusion-active')).toHaveTextContent('停用存款');
    expect(screen.queryByTestId('exclusion-sheet')).toBeNull();
    const { requests } = (await world.control('GET', '/requests')) as {
      requests: { call: string | null }[];
    };
    expect(requests.filter(({ call }) => call === 'member.setSelfExclusion')).toHaveLength(puts);
  },
);

test('a visitor is told what is here and how to get in', async () => {
  open();
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?fromUrl=%2FMe%2FLimits',
  );
});

test('limits that cannot be read are said, and the rest of the page stands', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/Limits' },
    fault: { status: 500 },
  });
  open();
  expect(await screen.findByText('限额设置未能载入')).toBeVisible();
  expect(await screen.findByTestId('exclusion-open')).toBeVisible();
});

test('a read that began before a change and comes after it takes the new limit back from nobody', async () => {
  await world.logIn('member01');
  open();
  await setDaily('500');
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Member/Limits' },
    fault: {
      delayMs: 1_500,
      status: 200,
      body: { isSuccess: true, result: await limitsNow() },
    },
    times: 1,
  });
  // The page comes back into sight and reads; the change is quicker.
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  await setDaily('300');
  expect(screen.getByTestId('limit-daily')).toHaveTextContent('每日 ¥300.00');
  await new Promise((resolve) => {
    setTimeout(resolve, 2_000);
  });
  expect(screen.getByTestId('limit-daily')).toHaveTextContent('每日 ¥300.00');
});
