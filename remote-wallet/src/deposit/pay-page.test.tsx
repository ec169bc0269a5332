import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { PayFrame } from './PayFrame';
import { outerUrl } from '../outer-page/outer-url';

const PAY = 'https://pay.example';
let world: TestWorld;
const close = jest.fn();
beforeEach(() => {
  world = createTestWorld();
  close.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  return world.close();
});

const open = () =>
  renderInShell(
    <Routes>
      <Route path="/TransactionRecord/" element={<h1>交易记录</h1>} />
      <Route
        path="*"
        element={
          <PayFrame url={new URL(`${PAY}/order#t`)} methodName="支付宝扫码" onClose={close} />
        }
      />
    </Routes>,
    { platform: world.platform },
  );
const frameWindow = (): Window => {
  const { contentWindow } = screen.getByTestId<HTMLIFrameElement>('pay-frame');
  if (contentWindow === null) throw new Error('no frame');
  return contentWindow;
};
/**
 * A message as the site's listener takes it.
 *
 * @returns whether it was accepted.
 */
function say(data: unknown, source: unknown = frameWindow(), origin = PAY): boolean {
  const accepted = world.platform.windows.accept({ source, origin, data }, performance.now());
  if (accepted !== null) act(() => accepted.entry.onEvent?.(accepted.event));
  return accepted !== null;
}

test("only encrypted pages of another origin are opened, and the sandbox's from a site that is not encrypted itself", () => {
  expect(
    [
      'https://pay.example/order#t',
      'http://127.0.0.1:4/pay',
      'http://pay.example/order',
      'http://localhost/pay',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:http://localhost/1',
      '/pay',
      '',
      null,
      undefined,
    ].map((text) => outerUrl(text, 'http://localhost')?.origin ?? null),
  ).toEqual(['https://pay.example', 'http://127.0.0.1:4', ...Array<null>(9).fill(null)]);
  expect(
    [
      'http://127.0.0.1:4/pay',
      'http://localhost:4/pay',
      'http://site.example:4/pay',
      'https://site.example/pay',
    ].map((text) => outerUrl(text, 'https://site.example')),
  ).toEqual(Array(4).fill(null));
  expect(outerUrl('http://site.example:4/pay', 'http://site.example')?.origin).toBe(
    'http://site.example:4',
  );
});

test.each(['closePopup', 'goBackToWallet'])(
  '[R2.6-1] %s of the payment page closes it',
  (event) => {
    open();
    expect(say(event)).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  },
);

test('[R2.6-1] goToHistory closes it and leads to the record', async () => {
  open();
  expect(say('goToHistory')).toBe(true);
  expect(await screen.findByText('交易记录')).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});

test('[R2.6-1] nobody else and no other word is heard, and nothing after it is gone', () => {
  const { unmount } = open();
  const source = frameWindow();
  expect([
    say('closePopup', window),
    say('closePopup', source, 'https://evil.example'),
    say('closeIframe'),
    say('goUserInfo'),
    say({ event: 'closePopup', more: 1 }),
  ]).toEqual(Array(5).fill(false));
  unmount();
  expect(say('closePopup', source)).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

test('a page that never comes offers a retry and a window of its own, which is heard too', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({
    advanceTimers: (ms) => {
      jest.advanceTimersByTime(ms);
    },
  });
  open();
  act(() => {
    jest.advanceTimersByTime(20_000);
  });
  expect(screen.getByText('支付页面未能打开')).toBeVisible();
  const popup = { close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  await user.click(screen.getByRole('button', { name: '在新窗口打开' }));
  expect(opened).toHaveBeenCalledWith(`${PAY}/order#t`, '_blank', expect.stringContaining('popup'));
  expect(say('closePopup', popup)).toBe(true);
  expect(popup.close).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(say('closePopup')).toBe(true);
  opened.mockRestore();
});
