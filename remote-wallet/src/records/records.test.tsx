import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, type Application } from '@site/contracts/payment';
import { createTransfer } from '@site/contracts/transfer';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Page } from '../pages/RecordsPage';

let world: TestWorld;
const open = (path = '/TransactionRecord/') =>
  renderInShell(<Page />, { platform: world.platform, path });
let serial = 0;
const deposit = async (
  methodCode: string,
  amount: string,
  voucherCode = '',
): Promise<Application> => {
  serial += 1;
  const body = {
    transactionType: 'Deposit' as const,
    methodCode,
    amount,
    ...(voucherCode === '' ? {} : { voucherCode }),
  };
  const answer = await world.platform.api.call(createApplication, {
    body,
    idempotencyKey: `records-test-${serial}`,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const decide = (transactionId: string, what: object) =>
  world.control('POST', `/payments/${transactionId}`, what);
const rows = (): readonly HTMLElement[] => screen.queryAllByTestId('transaction-row');

beforeEach(async () => {
  world = createTestWorld();
  registerLookups(world.platform);
  await world.logIn('member01');
});
afterEach(() => world.close());

test('a deposit with a bonus says in its record what it gives and asks', async () => {
  const body = { transactionType: 'Deposit', methodCode: 'ALI', amount: '1000.00' } as const;
  const made = await world.platform.api.call(createApplication, {
    body: { ...body, bonusId: 'B1020' },
    idempotencyKey: 'records-bonus',
  });
  expect(made.ok).toBe(true);
  open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(rows()[0] as HTMLElement);
  expect(await screen.findByTestId('transaction-sheet')).toHaveTextContent(
    '优惠每周存款加赠 20%到账后可得 ¥200.00 · 流水 ¥14,400.00',
  );
});

test('[R2.3-7] the type is in the address; nothing found says so and leads on', async () => {
  open('/TransactionRecord/?type=withdrawal');
  expect(await screen.findByText('所选条件下没有记录')).toBeVisible();
  expect(
    within(screen.getByRole('tablist')).getByRole('tab', { selected: true }),
  ).toHaveTextContent('提款');
  expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/DepositVerify');
});

test("[R2.3-7] all types with their sums: net deposits are the server's, a transfer states what it moved and counts for nothing", async () => {
  await deposit('VOUCHER', '500.00', 'PLAY-500-RECA');
  await world.platform.api.call(createTransfer, {
    body: { from: 2, to: 4, amount: '20.00' },
    idempotencyKey: 'records-transfer',
  });
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText(/体育.*→.*真人/).closest('button')).toHaveTextContent('20.00');
  await waitFor(() => expect(screen.getByTestId('total-net-deposits')).toHaveTextContent('500.00'));
  await userEvent.click(screen.getByTestId('filter-deposit'));
  await waitFor(() => expect(screen.getByTestId('total-in')).toHaveTextContent('500.00'));
  await userEvent.click(screen.getByTestId('filter-transfer'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByTestId('record-totals')).toBeNull();
});

test('[R2.3-7] a stake that is still open is not lost: it stands beside what play came to', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/Statement' },
    fault: {
      body: {
        isSuccess: true,
        result: {
          deposits: 0,
          withdrawals: 0,
          netDeposits: 0,
          staked: 1500,
          returned: '180.91',
          openStakes: 1300,
          winLoss: '-1319.09',
          bonuses: 0,
        },
      },
    },
  });
  open();
  await waitFor(() => expect(screen.getByTestId('total-win-loss')).toHaveTextContent('-19.09'));
  expect(screen.getByTestId('total-open')).toHaveTextContent('1,300.00');
  await userEvent.click(screen.getByTestId('filter-bet'));
  await waitFor(() => expect(screen.getByTestId('total-win-loss')).toHaveTextContent('-19.09'));
  expect(screen.getByTestId('total-out')).toHaveTextContent('1,500.00');
});

test('period and state narrow the list, and both stand in words', async () => {
  const refused = await deposit('ALI', '100.00');
  await decide(refused.transactionId, { do: 'reject', note: '金额不符' });
  await deposit('UNIONPAY', '200.00');
  open('/TransactionRecord/?type=deposit');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.click(screen.getByTestId('records-refine'));
  await userEvent.click(await screen.findByTestId('status-Rejected'));
  await userEvent.click(screen.getByTestId('records-refine-done'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByTestId('records-refine')).toHaveTextContent('未通过');
  await userEvent.click(screen.getByTestId('records-refine'));
  await userEvent.click(await screen.findByTestId('records-period-yesterday'));
  await userEvent.click(screen.getByTestId('records-refine-done'));
  expect(await screen.findByText('所选条件下没有记录')).toBeVisible();
});

test('a refused deposit tells its reason with the time, and can be sent again once', async () => {
  const refused = await deposit('ALI', '100.00');
  await decide(refused.transactionId, { do: 'reject', note: '金额不符' });
  open('/TransactionRecord/?type=deposit');
  expect(await screen.findByTestId('resubmits')).toHaveTextContent('1 笔');
  await userEvent.click(rows()[0] as HTMLElement);
  expect(await screen.findByText(/金额不符/)).toBeVisible();
  expect(screen.getByTestId('record-details')).toHaveAttribute(
    'href',
    `/Deposit/DetailsInfo?id=${refused.applicationId}`,
  );
  await userEvent.click(screen.getByTestId('record-resubmit'));
  await waitFor(async () =>
    expect(
      (
        (await world.control('GET', '/payments?member=member01&status=Created')) as {
          payments: unknown[];
        }
      ).payments,
    ).toHaveLength(1),
  );
});

test('money that did not arrive: words and receipt are checked, nothing is lost on a failure, and the case is followed', async () => {
  const expired = await deposit('ALI', '100.00');
  await decide(expired.transactionId, { do: 'expire' });
  open('/TransactionRecord/?type=deposit');
  await userEvent.click(await screen.findByTestId('transaction-row'));
  await userEvent.click(await screen.findByTestId('record-report'));
  const submit = await screen.findByTestId('case-submit');
  expect(screen.getByTestId('case-form')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(submit);
  expect(screen.getByRole('alert')).toHaveTextContent('请填写情况说明');
  await userEvent.type(screen.getByTestId('case-description'), '已用支付宝付款');
  const input = screen.getByTestId('case-receipt');
  await userEvent.upload(input, new File(['GIF89a'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText(/只支持 JPG、PNG 或 PDF/)).toBeVisible();
  await userEvent.upload(
    input,
    new File([Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], '回单.pdf', {
      type: 'application/pdf',
    }),
  );
  expect(await screen.findByTestId('case-receipt-chosen')).toHaveTextContent('回单.pdf');
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/FundNotReceived', method: 'POST' },
    fault: { drop: 'before' },
    times: 1,
  });
  await userEvent.click(screen.getByTestId('case-submit'));
  expect(await screen.findByText(/内容与图片都已保留/)).toBeVisible();
  expect(screen.getByTestId('case-description')).toHaveValue('已用支付宝付款');
  await userEvent.click(screen.getByTestId('case-submit'));
  await waitFor(() => expect(screen.queryByTestId('case-form')).toBeNull());
  const answer = (await world.control('GET', '/requests?path=/api/Payment/Attachment')) as {
    requests: unknown[];
  };
  expect(answer.requests).toHaveLength(1);
});

test('cases that cannot be read are said, with a retry in place', async () => {
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Payment/FundNotReceived' },
    fault: { status: 500 },
  });
  open('/TransactionRecord/?type=deposit');
  const failed = await screen.findByTestId('fund-cases-failed');
  expect(failed).toHaveTextContent('未到账查询未能载入');
  await world.control('DELETE', '/faults');
  await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByTestId('fund-cases-failed')).toBeNull());
});

test('a record that leaves the list while it is read stays open', async () => {
  const paying = await deposit('ALI', '100.00');
  open('/TransactionRecord/?type=deposit');
  await userEvent.click(await screen.findByTestId('records-refine'));
  await userEvent.click(await screen.findByTestId('status-Created'));
  await userEvent.click(screen.getByTestId('records-refine-done'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(rows()[0] as HTMLElement);
  expect(await screen.findByTestId('transaction-sheet')).toBeVisible();
  await decide(paying.transactionId, { do: 'reject', note: '金额不符' });
  await waitFor(
    () => {
      // The network comes back: what is in sight is read again, once the last answer may no longer be shared.
      fireEvent.offline(window);
      fireEvent.online(window);
      expect(rows()).toHaveLength(0);
    },
    { interval: 400 },
  );
  expect(screen.getByTestId('transaction-sheet')).toHaveTextContent(paying.transactionId);
});

test('[R7.3-2] a page that repeats itself shows its rows once, and nothing more is offered', async () => {
  const row = {
    transactionId: 'T1',
    type: 'Other',
    title: '调整',
    methodCode: null,
    amount: '5.00',
    status: 'Approved',
    createdAt: '2026-03-10T10:00:00+08:00',
    updatedAt: '2026-03-10T10:00:00+08:00',
    canCancel: false,
    timeline: [],
  };
  const page = { currentPage: 1, totalPage: 3, perPageSize: 50 };
  const result = {
    transactions: [row, { ...row, transactionId: 'T2' }],
    page,
    totals: { moneyIn: '10.00', moneyOut: '0.00', net: '10.00' },
  };
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/TransactionHistory' },
    fault: { status: 200, body: { isSuccess: true, result } },
  });
  open();
  await userEvent.click(await screen.findByTestId('records-more'));
  await waitFor(() => expect(screen.queryByTestId('records-more')).toBeNull());
  expect(rows()).toHaveLength(2);
});

test('a stake is not done while its wager is open: it says so, and leads to the wagers', async () => {
  const at = '2026-11-20T08:00:00Z';
  const play = (id: string, amount: string, stakeState: string | null) => ({
    transactionId: id,
    type: 'Bet',
    title: '投注 甲 vs 乙',
    methodCode: null,
    amount,
    status: 'Approved',
    createdAt: at,
    updatedAt: at,
    canCancel: false,
    stakeState,
    timeline: [{ status: 'Approved', at, note: '已完成' }],
  });
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/TransactionHistory' },
    fault: {
      body: {
        isSuccess: true,
        result: {
          transactions: [
            play('1', '-200.00', 'Open'),
            play('2', '-100.00', 'Settled'),
            play('3', '-50.00', 'Returned'),
            play('4', '180.00', null),
          ],
          page: { currentPage: 1, totalPage: 1, perPageSize: 50, totalRecord: 4 },
          totals: { moneyIn: '180.00', moneyOut: '-350.00', net: '-170.00' },
        },
      },
    },
  });
  open('/TransactionRecord/?type=bet');
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(
    rows().map((row) => /未结算|已结算|已退还|已入账|已完成/.exec(row.textContent)?.[0]),
  ).toEqual(['未结算', '已结算', '已退还', '已入账']);
  await userEvent.click(rows()[0] as HTMLElement);
  const sheet = await screen.findByTestId('transaction-sheet');
  expect(within(sheet).getByTestId('record-wager')).toHaveAttribute('href', '/sbtwo/wagers');
  expect(sheet).not.toHaveTextContent(/已到账|已完成/);
});
