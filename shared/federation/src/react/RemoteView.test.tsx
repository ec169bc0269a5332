import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import type { Federation } from '@site/federation/types';
import type { LoadedView } from '@site/federation/views/remote-loader';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { FederationContext } from './contexts';
import { RemoteView } from './RemoteView';

const face = 'the face of wallet';
const view = (text: string): LoadedView<string> => ({
  version: '1.0.0',
  View: () => <p>{text}</p>,
  face,
});
const Broken = (): never => {
  throw new Error('broken view');
};

function show(
  load: () => Promise<LoadedView<string>>,
  failed?: Federation['failed'],
  over: Partial<Federation> = {},
): Promise<void> {
  return act(async () => {
    render(
      <FederationContext.Provider
        value={{ ...federationOf(failed === undefined ? {} : { failed }), ...over }}
      >
        <p>其他功能</p>
        <RemoteView
          remote="wallet"
          asked={{ now: () => null, load }}
          waiting={<p>加载中</p>}
          frame={(handed, inside) => <section aria-label={handed}>{inside}</section>}
          report={report}
          failed={(retry) => (
            <button type="button" onClick={retry}>
              重试
            </button>
          )}
        />
      </FederationContext.Provider>,
    );
  });
}

/** Taps retry and waits for what comes of it; a promise that React waits for needs an awaited act. */
const retry = (): Promise<void> =>
  act(async () => screen.getByRole('button', { name: '重试' }).click());

const report = jest.fn();
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
  report.mockClear();
});

test('the waiting state stands until the view is there', async () => {
  let answer: (loaded: LoadedView<string>) => void = () => undefined;
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

test('[R2.5-6] a network that comes back is a try of its own: nobody has to ask for it', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(view('钱包'));
  await show(load);
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('钱包')).toBeVisible();
  // A view that stands is left alone.
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
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
  expect(report).toHaveBeenCalledWith(new Error('offline'), 'remote wallet');
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
  const listeners = new Set<() => void>();
  const load = jest.fn().mockResolvedValueOnce(view('旧版')).mockResolvedValue(view('新版'));
  await show(load, undefined, {
    leaving: () => word,
    subscribe: (work) => {
      listeners.add(work);
      return () => listeners.delete(work);
    },
  });
  const notify = (): Promise<void> => act(async () => listeners.forEach((work) => work()));
  await notify();
  expect(screen.getByText('旧版')).toBeVisible();
  word = '1.0.0';
  await notify();
  expect(await screen.findByText('新版')).toBeVisible();
  await notify();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a view stands inside the frame that is given the face of its own remote', async () => {
  await show(() => Promise.resolve(view('钱包')));
  expect(screen.getByRole('region', { name: face })).toHaveTextContent('钱包');
});

test('a view that is here stands in the first picture, on the way back without a look at what is live', () => {
  const now = jest.fn(() => view('钱包'));
  const load = jest.fn();
  const rendered = jest.fn();
  render(
    <FederationContext.Provider value={{ ...federationOf({}), rendered }}>
      <RemoteView
        remote="wallet"
        asked={{ now, load }}
        isBack
        waiting={<p>加载中</p>}
        frame={(handed, inside) => <Fragment key={handed}>{inside}</Fragment>}
        report={report}
        failed={() => null}
      />
    </FederationContext.Provider>,
  );
  expect(screen.getByText('钱包')).toBeVisible();
  expect(now).toHaveBeenCalledWith(true);
  expect(load).not.toHaveBeenCalled();
  expect(rendered).toHaveBeenCalledWith('wallet', '1.0.0');
});

test('a view that has come stands in the next picture, by the time that React keeps itself', async () => {
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  // Less in all than React keeps a fallback for.
  const moment = async (): Promise<void> => {
    for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(10);
  };
  // React takes its timers when it is read: it is read anew, with those of the test.
  await jest.isolateModulesAsync(async () => {
    const [{ createRoot }, own, contexts] = await Promise.all([
      import('react-dom/client'),
      import('./RemoteView'),
      import('./contexts'),
    ]);
    let answer: (loaded: LoadedView<string>) => void = () => undefined;
    const place = document.createElement('div');
    const root = createRoot(place);
    root.render(
      <contexts.FederationContext.Provider value={federationOf({})}>
        <own.RemoteView<string>
          remote="wallet"
          asked={{
            now: () => null,
            load: () =>
              new Promise((resolve) => {
                answer = resolve;
              }),
          }}
          waiting="加载中"
          frame={(_face, inside) => inside}
          report={report}
          failed={() => null}
        />
      </contexts.FederationContext.Provider>,
    );
    await moment();
    expect(place).toHaveTextContent('加载中');
    answer(view('钱包'));
    await moment();
    expect(place).toHaveTextContent('钱包');
    root.unmount();
  });
  jest.useRealTimers();
  globals.IS_REACT_ACT_ENVIRONMENT = true;
});
