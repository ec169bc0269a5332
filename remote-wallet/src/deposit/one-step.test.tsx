import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication } from '@site/contracts/payment';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Page as DepositDetailsPage } from '../pages/DepositDetailsPage';
import { detailsPath } from './details-path';

/** Answers here are held back on purpose. */
const SLOW = { timeout: 20_000 };

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  registerLookups(world.platform);
  await world.logIn('member01');
  const made = await world.platform.api.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode: 'ALI', amount: '100.00' },
    idempotencyKey: 'one-step-key-1',
  });
  if (!made.ok) throw new Error('no deposit');
  const path = detailsPath(made.value.applicationId);
  renderInShell(
    <Routes>
      <Route path="/Deposit/DetailsInfo" element={<DepositDetailsPage />} />
    </Routes>,
    { platform: world.platform, path },
  );
  await userEvent.upload(
    await screen.findByTestId('deposit-receipt'),
    new File(['%PDF-1.7 receipt'], 'receipt.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('receipt.pdf', {}, SLOW);
});
afterEach(() => world.close());

const fault = (step: string, rule: object): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { method: 'POST', path: `/api/Payment/${step}` },
    fault: rule,
    times: 1,
  });
const sendReceipt = async (): Promise<void> =>
  userEvent.click(await screen.findByTestId('deposit-receipt-send'));

test.each([
  ['its upload', 'Attachment'],
  ['its own call', 'Applications/evidence'],
])(
  'a receipt refused at %s stays chosen, shuts the other steps meanwhile, and goes at the next tap',
  async (_at, path) => {
    await fault(path, {
      status: 422,
      errorCode: 'PAY00422',
      description: '凭证暂时无法提交',
      delayMs: 800,
    });
    await sendReceipt();
    expect(screen.getByTestId('deposit-paid')).toBeDisabled();
    expect(screen.getByTestId('deposit-cancel')).toBeDisabled();
    expect(await screen.findByText('凭证暂时无法提交', {}, SLOW)).toBeVisible();
    expect(screen.getByText('receipt.pdf')).toBeVisible();
    expect(screen.getByTestId('deposit-paid')).toBeEnabled();
    await sendReceipt();
    expect(await screen.findByTestId('deposit-receipt-sent', {}, SLOW)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('receipt.pdf')).toBeNull());
  },
);

test('"I have paid" under way shuts the receipt and the cancel; the picture is still there after it', async () => {
  await fault('QRLocalAlipay/Status', { delayMs: 800 });
  await userEvent.click(screen.getByTestId('deposit-paid'));
  expect(screen.getByTestId('deposit-paid')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByTestId('deposit-receipt-send')).toBeDisabled();
  expect(screen.getByTestId('deposit-cancel')).toBeDisabled();
  await waitFor(
    () => expect(screen.getByTestId('deposit-status')).toHaveAttribute('data-status', 'Processing'),
    SLOW,
  );
  expect(screen.getByText('receipt.pdf')).toBeVisible();
  expect(screen.getByTestId('deposit-receipt-send')).toBeEnabled();
});
