import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { useLinkToken } from './use-link-token';
import { useSend } from '@site/remote-kit/forms';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

function Token() {
  const token = useLinkToken();
  return (
    <p>
      {token ?? 'none'} {useLocation().search}
    </p>
  );
}

test('[R2.1-1] a token is taken from the document once, or from an address of ours, which is cleaned', async () => {
  const give = (event: Event): void =>
    void Object.assign((event as CustomEvent<object>).detail, { token: 'abcdefgh12345678' });
  window.addEventListener('site:link', give, { once: true });
  const first = renderInShell(<Token />, { platform: world.platform, path: '/resetpassword?a=1' });
  expect(screen.getByText('abcdefgh12345678 ?a=1')).toBeVisible();
  first.unmount();
  const second = renderInShell(<Token />, { platform: world.platform, path: '/resetpassword' });
  expect(screen.getByText('none')).toBeVisible();
  second.unmount();
  await act(async () => {
    renderInShell(<Token />, {
      platform: world.platform,
      path: '/resetpassword?token=zyxwvuts&a=1',
    });
  });
  expect(screen.getByText('zyxwvuts ?a=1')).toBeVisible();
});

test('[C-08] a second send while the first runs does nothing, and the lock opens after a failure', async () => {
  const calls: string[] = [];
  let finish: () => void = () => undefined;
  function Sender() {
    const { send } = useSend();
    return (
      <button
        type="button"
        onClick={() =>
          void send(
            () =>
              new Promise<void>((resolve, reject) => {
                calls.push('sent');
                finish = () => reject(new Error('x'));
              }),
          ).catch(() => calls.push('failed'))
        }
      >
        发送
      </button>
    );
  }
  render(<Sender />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['sent']);
  await act(async () => {
    finish();
  });
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['sent', 'failed', 'sent']);
});
