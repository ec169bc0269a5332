import { act, render, screen } from '@testing-library/react';
import { CrashBoundary } from '../boot/CrashFallback';
import { copy } from '../phrases/zh-CN';
import type { LoadedView } from './remote-loader';
import { RemoteView } from './RemoteView';

const view = (text: string): LoadedView => ({ version: '1.0.0', View: () => <p>{text}</p> });
const Broken = (): never => { throw new Error('broken view'); };

function show(load: () => Promise<LoadedView>): Promise<void> {
  return act(async () => {
    render(
      <>
        <p>其他功能</p>
        <RemoteView remote="wallet" load={load} waiting={<p>加载中</p>} failed={(retry) => <button type="button" onClick={retry}>重试</button>} />
      </>,
    );
  });
}

/** Taps retry and waits for what comes of it; a promise that React waits for needs an awaited act. */
const retry = (): Promise<void> => act(async () => screen.getByRole('button', { name: '重试' }).click());

let errors: jest.SpyInstance;
beforeEach(() => { errors = jest.spyOn(console, 'error').mockImplementation(() => undefined); });
afterEach(() => { errors.mockRestore(); });

test('the waiting state stands until the view is there', async () => {
  let answer: (loaded: LoadedView) => void = () => undefined;
  await show(() => new Promise((resolve) => { answer = resolve; }));
  expect(screen.getByText('加载中')).toBeVisible();
  await act(async () => answer(view('钱包')));
  expect(screen.getByText('钱包')).toBeVisible();
});

test('[R2.5-6] a remote that cannot be loaded fails alone, is named, and can be tried again in the same page', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(view('钱包'));
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
  await show(() => Promise.resolve({ version: '1.0.0', View: Broken }));
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByText('其他功能')).toBeVisible();
});

test('[R2.5-6] a crash of the host leaves a page with a way on and the support code', () => {
  render(<CrashBoundary supportCode={() => 'G12-sports1.0.0'}><Broken /></CrashBoundary>);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.crashTitle);
  expect(screen.getByText(copy.support('G12-sports1.0.0'))).toBeVisible();
  expect(screen.getByRole('button', { name: copy.refresh })).toBeEnabled();
});
