import { act, render, screen } from '@testing-library/react';
import { usePlatform, type Platform } from '@site/platform';
import { CrashBoundary } from '../boot/CrashFallback';
import type { Federation } from '../federation/types';
import { copy } from '../phrases/zh-CN';
import type { LoadedView } from './remote-loader';
import { FederationProvider } from './federation-context';
import { federationOf } from './federation.fixture';
import { RemoteFailed } from './RemoteFailed';
import { RemoteView } from './RemoteView';

const face = {} as Platform;
const view = (text: string): LoadedView => ({ version: '1.0.0', View: () => <p>{text}</p>, face });
const Broken = (): never => {
  throw new Error('broken view');
};

function show(
  load: () => Promise<LoadedView>,
  failed?: Federation['failed'],
  over: Partial<Federation> = {},
): Promise<void> {
  return act(async () => {
    render(
      <FederationProvider
        federation={{ ...federationOf(failed === undefined ? {} : { failed }), ...over }}
      >
        <p>其他功能</p>
        <RemoteView
          remote="wallet"
          load={load}
          waiting={<p>加载中</p>}
          failed={(retry) => (
            <button type="button" onClick={retry}>
              重试
            </button>
          )}
        />
      </FederationProvider>,
    );
  });
}

/** Taps retry and waits for what comes of it; a promise that React waits for needs an awaited act. */
const retry = (): Promise<void> =>
  act(async () => screen.getByRole('button', { name: '重试' }).click());

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
});

test('the waiting state stands until the view is there', async () => {
  let answer: (loaded: LoadedView) => void = () => undefined;
  await show(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(screen.getByText('加载中')).toBeVisible();
  await act(async () => answer(view('钱包')));
  expect(screen.getByText('钱包')).toBeVisible();
});

test('[R2.5-6] a remote that cannot be loaded fails alone, is named, and can be tried again in the same page', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(view('钱包'));
  await show(load);
  expect(screen.getByText('其他功能')).toBeVisible();
  expect(errors).toHaveBeenCalledWith('remote wallet failed:', 'offline');
  await retry();
  expect(screen.queryByText('钱包')).toBeNull();
  await retry();
  expect(await screen.findByText('钱包')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('[R2.5-6] a view that crashes while it renders fails alone', async () => {
  await show(() => Promise.resolve({ version: '1.0.0', View: Broken, face }));
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByText('其他功能')).toBeVisible();
});

test('[R2.5-6] a version that crashes is left for the next one without a word, once', async () => {
  const failed = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const load = jest
    .fn()
    .mockResolvedValueOnce({ version: '1.1.0', View: Broken, face })
    .mockResolvedValue(view('钱包'));
  await show(load, failed);
  expect(await screen.findByText('钱包')).toBeVisible();
  expect(failed).toHaveBeenCalledWith('wallet', '1.1.0', 'render', expect.any(Error));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a version that is outlawed leaves, wherever it stands; nothing else takes a view down', async () => {
  let word = '';
  const told = new Set<() => void>();
  const load = jest.fn().mockResolvedValueOnce(view('旧版')).mockResolvedValue(view('新版'));
  await show(load, undefined, {
    leaving: () => word,
    subscribe: (work) => {
      told.add(work);
      return () => told.delete(work);
    },
  });
  const tell = (): Promise<void> => act(async () => told.forEach((work) => work()));
  await tell();
  expect(screen.getByText('旧版')).toBeVisible();
  word = '1.0.0';
  await tell();
  expect(await screen.findByText('新版')).toBeVisible();
  await tell();
  expect(load).toHaveBeenCalledTimes(2);
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
  expect(screen.getByRole('alert')).toHaveTextContent(copy.pageTooOld);
  expect(screen.getByRole('button', { name: copy.refresh })).toBeEnabled();
});

test('[R2.5-6] a crash of the host leaves a page with a way on and the support code', () => {
  render(
    <CrashBoundary supportCode={() => 'G12-SP100-C07'}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(copy.crashTitle);
  expect(screen.getByRole('button', { name: '支持代码 G12-SP100-C07' })).toBeVisible();
  expect(screen.getByRole('button', { name: copy.refresh })).toBeEnabled();
});

test('[R6-1] what a view is handed as the platform is the face of its own remote, not what stands around it', async () => {
  const see = jest.fn();
  const Curious = () => {
    see(usePlatform());
    return <p>看</p>;
  };
  await show(() => Promise.resolve({ version: '1.0.0', View: Curious, face }));
  expect((see.mock.calls as unknown[][])[0]?.[0]).toBe(face);
});
