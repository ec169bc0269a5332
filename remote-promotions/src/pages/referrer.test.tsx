import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signUpReferrer } from '@site/contracts/referrer';
import { KEYS } from '@site/platform/host';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { Page as AmbassadorPage } from './AmbassadorPage';
import { Page as ReferrerPage } from './ReferrerPage';

let world: TestWorld;
const toasts: string[] = [];
beforeEach(() => {
  world = createTestWorld();
  registerOfferLookups(world.platform);
  toasts.length = 0;
  world.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : toasts.push(toast.text),
  );
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share');
  await world.close();
});

const open = (page = <AmbassadorPage />, path = '/ambassador') =>
  renderInShell(page, { platform: world.platform, path });
const tap = async (testId: string): Promise<void> =>
  userEvent.click(await screen.findByTestId(testId));

/** The code of a member who takes part. */
async function codeOf(userName: string): Promise<string> {
  const own = createTestWorld({ sandbox: world.sandbox });
  await own.logIn(userName);
  const answer = await own.platform.api.call(signUpReferrer, { body: {} });
  await own.close();
  return answer.ok ? answer.value.referralCode : '';
}

/** A friend of member01 who did every task. */
async function inviteFriend(): Promise<void> {
  const referralCode = await codeOf('member01');
  await world.control('POST', '/members', {
    userName: 'friend01',
    referralCode,
    wallets: { 2: '0.00' },
  });
  await world.control('POST', '/members/friend01/turnover', { amount: '400' });
}

test('[R2.1-1] a visitor reads the terms, and the code of the link that led here goes along to the registration', async () => {
  world.platform.storage.write(KEYS.raf, 'YHFRIEND1');
  open();
  expect(await screen.findByTestId('referral-invited')).toHaveTextContent('YHFRIEND1');
  expect(screen.getByTestId('referral-register')).toHaveAttribute('href', '/Register');
  expect(screen.getByText('¥88 + ¥88')).toBeVisible();
});

test('[R7.2-1] who may not take part is told every reason with its way out', async () => {
  await world.logIn('newbie01');
  open();
  const reasons = within(await screen.findByTestId('referral-reasons'));
  expect(reasons.getAllByRole('listitem')).toHaveLength(2);
  expect(reasons.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/DepositVerify');
  expect(reasons.getByRole('link', { name: '去验证手机' })).toHaveAttribute(
    'href',
    '/Me/Accountinfo/',
  );
});

test('[R7.2-1] signing up with an inviter: a wrong code stands beside its field, a lost answer is read again, the code is shared', async () => {
  const inviter = await codeOf('vip01');
  await world.logIn('member01');
  open();
  await userEvent.type(await screen.findByTestId('referral-inviter'), 'YHNOBODY');
  await tap('referral-submit');
  await waitFor(() => expect(screen.getByTestId('referral-inviter')).toBeInvalid());
  await world.control('POST', '/faults', {
    match: { path: '/api/Referrer/ReferrerSignUp' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await userEvent.clear(screen.getByTestId('referral-inviter'));
  await userEvent.type(screen.getByTestId('referral-inviter'), inviter);
  await tap('referral-submit');
  const card = await screen.findByTestId('referral-code');
  expect(card).toHaveTextContent(/raf=YH/);
  expect(card.dataset.code).not.toBe(inviter);
});

test('a code that came with the link and does not fit stops nobody: joining goes on without it', async () => {
  world.platform.storage.write(KEYS.raf, 'GONE0001');
  await world.logIn('member01');
  open();
  expect(await screen.findByTestId('referral-inviter')).toHaveValue('GONE0001');
  await tap('referral-submit');
  expect(await screen.findByTestId('referral-code')).toBeVisible();
  expect(toasts).toContain('已加入，推荐码已生成');
});

test('sharing hands the link to the phone, is quiet when it is called off, and copies it where there is nothing to share with', async () => {
  const code = await codeOf('member01');
  await world.logIn('member01');
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByTestId('referral-share'));
  expect(await navigator.clipboard.readText()).toContain(`raf=${code}`);
  expect(toasts).toEqual(['链接已复制，去粘贴给好友吧']);
  const share = jest
    .fn<Promise<void>, [ShareData]>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(Object.assign(new Error('off'), { name: 'AbortError' }));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await user.click(screen.getByTestId('referral-share'));
  await user.click(screen.getByTestId('referral-share'));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(share.mock.calls[0]?.[0]?.url).toMatch(/^http:\/\/localhost\/cn\/mobile\/\?raf=YH/);
  expect(toasts).toHaveLength(1);
  await user.click(screen.getByTestId('copy-code'));
  expect(await navigator.clipboard.readText()).toBe(code);
});

test('the poster shows the code, the link and its picture; where no picture can be drawn it says how to keep it', async () => {
  await codeOf('member01');
  await world.logIn('member01');
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open();
  await tap('poster-open');
  const poster = within(await screen.findByTestId('poster'));
  expect(poster.getByText('各得 ¥88')).toBeVisible();
  expect(poster.getByRole('img', { name: '推荐链接的二维码' })).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('poster').querySelector('svg')).not.toBeNull());
  await tap('poster-save');
  await waitFor(() => expect(toasts).toContain('无法生成图片，请截屏保存'));
});

test('[R7.2-1] friends with their tasks as they are, and what happened', async () => {
  await inviteFriend();
  await world.logIn('member01');
  open(<ReferrerPage />, '/ReferrerActivity');
  const friend = within(await screen.findByTestId('friend'));
  expect(friend.getByTestId('task-registered')).toHaveAttribute('data-done', 'true');
  expect(friend.getByTestId('task-turnover')).toHaveTextContent('¥400.00 / ¥1,000.00');
  expect(friend.getByRole('progressbar', { name: /有效流水$/ })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(friend.getByText('等待好友完成任务')).toBeVisible();
  await tap('activity-history');
  expect(await screen.findAllByTestId('activity-row')).toHaveLength(2);
});

test('a reward that is refused was sent once for two taps, and the list says how it stands', async () => {
  await inviteFriend();
  await world.logIn('member01');
  const rewards = [
    { refereeId: 'MFRIEND01', refereeName: '***01', amount: 88, status: 'Claimable', paidAt: null },
  ];
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Referrer/ReferrerRewardStatus?' },
    fault: { status: 200, body: { isSuccess: true, result: rewards } },
    times: 1,
  });
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Referrer/ReferrerRewardStatus' },
    fault: {
      delayMs: 150,
      status: 422,
      errorCode: 'REF00422',
      description: '好友尚未完成全部任务',
    },
    times: 1,
  });
  open(<ReferrerPage />, '/ReferrerActivity');
  await userEvent.dblClick(await screen.findByTestId('referral-claim'));
  await waitFor(async () =>
    expect(
      (
        (await world.control('GET', '/requests')) as { requests: { call: string | null }[] }
      ).requests.filter(({ call }) => call === 'referrer.takeReward'),
    ).toHaveLength(1),
  );
  expect(await screen.findByText('等待好友完成任务')).toBeVisible();
});

test('who has not joined is led there; a visitor to the login; a failure can be asked again', async () => {
  const visitor = open(<ReferrerPage />, '/ReferrerActivity');
  expect(await screen.findByTestId('login-first')).toBeVisible();
  visitor.unmount();
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/api/Referrer/ReferrerInfo' },
    fault: { status: 500 },
    times: 1,
  });
  open(<ReferrerPage />, '/ReferrerActivity');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('activity-join')).toHaveAttribute('href', '/ambassador');
});

test('[R7.3-2] a page of what happened that repeats itself shows its rows once; two that differ only in their amount are two', async () => {
  await codeOf('member01');
  await world.logIn('member01');
  const one = {
    at: '2026-03-10T10:00:00+08:00',
    kind: 'reward',
    text: '奖励到账',
    amount: '88.00',
  };
  const result = {
    activities: [one, { ...one, amount: '18.00' }],
    page: { currentPage: 1, totalPage: 3, perPageSize: 20 },
  };
  await world.control('POST', '/faults', {
    match: { path: '/api/Referrer/ReferrerActivity' },
    fault: { status: 200, body: { isSuccess: true, result } },
  });
  open(<ReferrerPage />, '/ReferrerActivity');
  await tap('activity-history');
  await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull());
  expect(screen.getAllByTestId('activity-row')).toHaveLength(2);
});
