import { act, render, screen } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { usePlatform, type Platform } from '@site/platform';
import { BrowserRouter } from '@site/platform/host';
import { CrashBoundary } from '../boot/CrashFallback';
import { SHELL } from '../phrases/zh-CN';
import { listenToErrors } from '../telemetry/early-errors';
import { FederationProvider } from './contexts';
import { RemoteFailed } from './RemoteFailed';
import { RemoteView } from './reported';

const Broken = (): never => {
  throw new Error('broken view');
};

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
});

/** A view of the wallet on a page of this site. */
const show = (View: () => React.ReactNode, face = {} as Platform): Promise<void> =>
  act(async () => {
    render(
      <FederationProvider federation={federationOf({})}>
        <BrowserRouter>
          <RemoteView
            remote="wallet"
            asked={{
              now: () => null,
              load: () => Promise.resolve({ version: '1.0.0', View, face }),
            }}
            waiting={<p>加载中</p>}
            failed={() => <p>失败</p>}
          />
        </BrowserRouter>
      </FederationProvider>,
    );
  });

test('a part that needs a newer page says so, and offers that page', async () => {
  render(
    <FederationProvider
      federation={{
        ...federationOf({}),
        resolve: () => ({ version: null, source: null, poster: 'refresh', steps: [] }),
      }}
    >
      <RemoteFailed remote="wallet" title="钱包" onRetry={() => undefined} />
    </FederationProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(SHELL.pageTooOld);
  expect(screen.getByRole('button', { name: SHELL.refresh })).toBeEnabled();
});

test('a part that did not come because the network is gone says that, and no fault of its own', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <FederationProvider federation={federationOf({})}>
      <RemoteFailed remote="sports" title="体育" onRetry={() => undefined} />
    </FederationProvider>,
  );
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('网络已断开');
  expect(panel).toHaveTextContent('网络恢复后自动显示。');
  expect(panel).not.toHaveTextContent(/暂时无法显示|支持代码/);
  expect(screen.getByRole('button')).toBeEnabled();
  isOnline.mockRestore();
});

test('[R2.5-6] a crash of the host leaves a page with a way on and the support code', () => {
  render(
    <CrashBoundary supportCode={() => 'G12-SP100-C07'}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(SHELL.crashTitle);
  expect(screen.getByRole('button', { name: '支持代码 G12-SP100-C07' })).toBeVisible();
  expect(screen.getByRole('button', { name: SHELL.refresh })).toBeEnabled();
});

test('[R6-1] what a view is handed as the platform is the face of its own remote, not what stands around it', async () => {
  const face = {} as Platform;
  const see = jest.fn();
  await show(() => {
    see(usePlatform());
    return <p>看</p>;
  }, face);
  expect((see.mock.calls as unknown[][])[0]?.[0]).toBe(face);
});

test('what a view of a remote throws is put on record under its name', async () => {
  const seen = jest.fn();
  const stop = listenToErrors(seen);
  await show(Broken);
  stop();
  expect(screen.getByText('失败')).toBeVisible();
  expect(seen).toHaveBeenCalledWith({
    kind: 'remote',
    error: new Error('broken view'),
    part: 'remote wallet',
  });
});
