import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setQrPaid } from '@site/contracts/payment-deposit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { open, fill, send, stands, payments, requestsTo } from './deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('an answer lost after the commit never becomes a second deposit: it is looked up by its key', async () => {
  await fill(world, 'ALI', '100');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Payment/Applications' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await userEvent.dblClick(screen.getByTestId('deposit-submit'));
  await stands(world, 'Created');
  expect(await payments(world)).toHaveLength(1);
});

test('the question about a cancellation goes when another device says that it is paid', async () => {
  await fill(world, 'ALI', '100');
  await send();
  await stands(world, 'Created');
  await userEvent.click(screen.getByTestId('deposit-cancel'));
  await screen.findByTestId('deposit-cancel-confirm');
  const [{ transactionId } = { transactionId: '' }] = await payments(world);
  const paid = await world.platform.api.call(setQrPaid, {
    body: { transactionId },
    idempotencyKey: 'paid-on-another-device-1',
  });
  expect(paid.ok).toBe(true);
  await stands(world, 'Processing');
  await waitFor(() => expect(screen.queryByTestId('deposit-cancel-confirm')).toBeNull());
  expect(await requestsTo(world, 'payment.cancelDeposit')).toEqual([]);
  // Asked anew, with the state in sight, it can still be taken back.
  await userEvent.click(screen.getByTestId('deposit-cancel'));
  expect(await screen.findByTestId('deposit-cancel-confirm')).toBeVisible();
});

describe('one deposit', () => {
  test('the chosen bonus stands at the head with what it gives and asks, before and after the money is there', async () => {
    await fill(world, 'ALI', '1000');
    await userEvent.click(screen.getByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-B1020'));
    await send();
    await stands(world, 'Created');
    const said = () => screen.getByTestId('deposit-bonus');
    expect(said()).toHaveTextContent('每周存款加赠 20%到账后可得 ¥200.00 · 流水 ¥14,400.00');
    await userEvent.click(screen.getByTestId('deposit-paid'));
    await stands(world, 'Processing');
    expect(said()).toHaveTextContent('到账后可得 ¥200.00 · 流水 ¥14,400.00');
    await world.control('POST', '/clock', { advanceMs: 21_000 });
    await stands(world, 'Approved');
    expect(said()).toHaveTextContent('已得 ¥200.00 · 流水 ¥14,400.00');
  });

  test('[R7.2-1] "I have paid" of a code has a call of its own, and a receipt is added while it is looked at', async () => {
    await fill(world, 'UNIONPAY', '100');
    await send();
    await stands(world, 'Created');
    await userEvent.click(screen.getByTestId('deposit-paid'));
    await stands(world, 'Processing');
    expect(await requestsTo(world, 'payment.qrPaid')).toHaveLength(1);
    const input = screen.getByTestId('deposit-receipt');
    await userEvent.upload(
      input,
      new File([Uint8Array.from([0x47, 0x49, 0x46])], 'a.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('只支持 JPG、PNG 或 PDF 文件，请重新选择')).toBeVisible();
    await userEvent.upload(
      input,
      new File(['%PDF-1.7 receipt'], 'receipt.pdf', { type: 'application/pdf' }),
    );
    await world.control('POST', '/faults', {
      match: { path: '/api/Payment/Attachment' },
      fault: { status: 500 },
      times: 1,
    });
    await userEvent.click(await screen.findByTestId('deposit-receipt-send'));
    expect(await screen.findByText('receipt.pdf')).toBeVisible();
    await userEvent.click(await screen.findByTestId('deposit-receipt-send'));
    expect(await screen.findByTestId('deposit-receipt-sent')).toBeVisible();
    expect((await requestsTo(world, 'payment.step')).map(({ body }) => body)).toEqual([
      expect.objectContaining({ attachmentId: expect.stringMatching(/^AT/) }),
    ]);
  });

  test('what is paid is taken back by quiet words, staying is the first choice, and its head is led to', async () => {
    const look = jest.fn();
    Element.prototype.scrollIntoView = look;
    try {
      await fill(world, 'ALI', '100');
      await send();
      await stands(world, 'Created');
      look.mockClear();
      await userEvent.click(screen.getByTestId('deposit-paid'));
      await stands(world, 'Processing');
      expect(look.mock.contexts).toContain(screen.getByTestId('deposit-status'));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
    expect(screen.getByTestId('deposit-cancel')).not.toHaveAttribute('data-kind');
    await userEvent.click(screen.getByTestId('deposit-cancel'));
    const confirm = await screen.findByTestId('deposit-cancel-confirm');
    const stay = screen.getByRole('button', { name: '暂不取消' });
    expect(stay).toHaveAttribute('data-kind', 'primary');
    expect(stay.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByTestId('deposit-cancel-confirm')).toBeNull());
    await stands(world, 'Processing');
  });

  test('[R7.2-1] a deposit from member to member is taken back by its own call, after a question', async () => {
    await fill(world, 'PAYBNB', '100');
    await userEvent.type(screen.getByTestId('deposit-field-depositorName'), '张三');
    await send();
    await stands(world, 'Created');
    await userEvent.click(screen.getByTestId('deposit-cancel'));
    await userEvent.click(await screen.findByTestId('deposit-cancel-confirm'));
    await stands(world, 'Cancelled');
    expect(await requestsTo(world, 'payment.cancelPaybnb')).toHaveLength(1);
    expect(await requestsTo(world, 'payment.cancelDeposit')).toHaveLength(0);
  });

  test('[R7.2-1] a refusal is shown with its reason and sent again as a new deposit', async () => {
    await fill(world, 'ALI', '100');
    await send();
    await stands(world, 'Created');
    await world.control('POST', `/payments/${(await payments(world))[0]?.transactionId}`, {
      do: 'reject',
      note: '付款金额不一致',
    });
    await stands(world, 'Rejected');
    expect(screen.getByTestId('deposit-reason')).toHaveTextContent('原因：付款金额不一致');
    await userEvent.click(await screen.findByTestId('deposit-resubmit'));
    await stands(world, 'Created');
    expect(await requestsTo(world, 'payment.resubmit')).toHaveLength(1);
  });

  test('one that is credited leads to the board first, then to its record and to another deposit', async () => {
    await fill(world, 'VOUCHER', '50');
    await userEvent.type(screen.getByTestId('deposit-field-voucherCode'), 'PLAY-50-ABCD');
    await send();
    await stands(world, 'Approved');
    for (const [name, href, kind] of [
      ['去投注', '/sbtwo', 'primary'],
      ['查看交易记录', '/TransactionRecord/?type=deposit', 'secondary'],
      ['再存一笔', '/Deposit', 'ghost'],
    ] as const) {
      const way = screen.getByRole('link', { name });
      expect([way.getAttribute('href'), way.dataset['kind']]).toEqual([href, kind]);
    }
  });

  test('a visitor is asked to log in, and a broken number leads on', async () => {
    const { unmount } = open(world, '/Deposit/DetailsInfo?id=A1');
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('fromUrl=%2FDeposit%2FDetailsInfo%3Fid%3DA1'),
    );
    unmount();
    await world.logIn('member01');
    open(world, '/Deposit/DetailsInfo?id=%3Cscript%3E');
    expect(screen.getByText('没有找到这笔存款')).toBeVisible();
  });
});
