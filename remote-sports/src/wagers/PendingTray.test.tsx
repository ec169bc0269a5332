import { act, screen, waitFor } from '@testing-library/react';
import { createTestWorld, renderInShell } from '@site/testing';
import { Observable } from '@site/platform';
import { quickTap } from '../bet-slip/quick-tap';
import { sportsState } from '../state/sports-state';
import { PendingTray } from './PendingTray';

let mockNetwork = false;
jest.mock('./TrayLines', (): unknown => {
  if (!mockNetwork) throw new Error('ChunkLoadError');
  return jest.requireActual('./TrayLines');
});

test('code of the lines that does not come costs the lines only, and comes once the network is back', async () => {
  const world = createTestWorld();
  await world.logIn('member01');
  const { verdicts } = sportsState(world.platform);
  renderInShell(
    <>
      <h1>体育</h1>
      <PendingTray />
    </>,
    { platform: world.platform },
  );
  await act(async () =>
    verdicts.add({ key: 'k', summary: '红岭 vs 海川', text: '投注未成交', good: false }),
  );
  expect(screen.getByRole('heading', { name: '体育' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('投注未成交 红岭 vs 海川');
  expect(screen.queryByTestId('bet-verdict')).toBeNull();
  mockNetwork = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByTestId('bet-verdict')).toHaveTextContent('投注未成交');
  await world.close();
});

test('over a page it tells toasts how high it reaches, as long as it stands; in a page it lies over nothing', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const { verdicts } = sportsState(world.platform);
  const reach = (): string => document.documentElement.style.getPropertyValue('--end-bar');
  const end = { key: 'k', summary: '红岭 vs 海川', text: '投注未成交', good: false };
  const { unmount } = renderInShell(<PendingTray over="low" />, { platform: world.platform });
  await act(async () => verdicts.add(end));
  await screen.findByTestId('bet-verdict');
  expect(reach()).toMatch(/^max\(calc/);
  await act(async () => verdicts.dismiss('k'));
  expect(reach()).toBe('');
  unmount();
  renderInShell(<PendingTray />, { platform: world.platform });
  await act(async () => verdicts.add(end));
  await screen.findByTestId('bet-verdict');
  expect(reach()).toBe('');
  await world.close();
});

test('a bet that the bar of a quick bet tells of is not told here, too; without the bar it is', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const intent = { kind: 'bet', key: 'k1', summary: '红岭 vs 海川', ref: 'im:1' };
  const open = [{ phase: 'pending', intent, result: null, error: null }];
  Object.defineProperty(world.platform.money, 'open$', {
    value: new Observable((reader) => reader.next(open)),
  });
  act(() => quickTap.shown.set('k1'));
  renderInShell(<PendingTray />, { platform: world.platform });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByTestId('pending-tray')).toBeNull();
  act(() => quickTap.shown.set(null));
  expect(await screen.findByTestId('pending-tray')).toHaveTextContent('红岭 vs 海川');
  await world.close();
});

const GOOD = {
  key: 'g',
  summary: '红岭 vs 海川 · 红岭 -0.5 · ¥100.00',
  text: '投注成功',
  good: true,
};
const BAD = {
  key: 'b',
  summary: '红岭 vs 海川 · 红岭 -0.5 · ¥50.00',
  text: '投注未成交',
  good: false,
};

test('[R4.7-1] over prices a good verdict leaves after seconds, a refusal stays until it is dismissed', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const { verdicts } = sportsState(world.platform);
  renderInShell(<PendingTray over="raised" />, { platform: world.platform });
  await act(async () => [BAD, GOOD].forEach(verdicts.add));
  expect(await screen.findAllByTestId('bet-verdict')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByTestId('bet-verdict')).toHaveLength(1), {
    timeout: 20_000,
  });
  expect(screen.getByTestId('bet-verdict')).toHaveTextContent('投注未成交');
  expect(screen.getByRole('button', { name: '知道了' })).toBeVisible();
  await world.close();
});

test('[R4.7-1] a good verdict that is being used, or that nobody sees, does not leave under the member', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const { verdicts } = sportsState(world.platform);
  renderInShell(<PendingTray over="raised" />, { platform: world.platform });
  await act(async () => verdicts.add(GOOD));
  const button = await screen.findByRole('button', { name: '知道了' });
  act(() => button.focus());
  await act(() => new Promise((resolve) => void setTimeout(resolve, 8_000)));
  expect(screen.getByTestId('bet-verdict')).toBeVisible();
  act(() => button.blur());
  await waitFor(() => expect(screen.queryByTestId('bet-verdict')).toBeNull(), { timeout: 20_000 });
  await world.close();
});

test('among wagers a good verdict moves nothing by leaving: it leaves with the page', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const { verdicts } = sportsState(world.platform);
  const { unmount } = renderInShell(<PendingTray />, { platform: world.platform });
  await act(async () => [BAD, GOOD].forEach(verdicts.add));
  await act(() => new Promise((resolve) => void setTimeout(resolve, 8_000)));
  expect(screen.getAllByTestId('bet-verdict')).toHaveLength(2);
  unmount();
  expect(verdicts.state.get()).toEqual([BAD]);
  await world.close();
});

test('what may still undo a bet that waits is said on opening where the tray lies over prices', async () => {
  mockNetwork = true;
  const world = createTestWorld();
  await world.logIn('member01');
  const intent = { kind: 'bet', key: 'k2', summary: '红岭 vs 海川 · 红岭 -0.5 · ¥100.00' };
  const open = [{ phase: 'pending', intent, result: null, error: null }];
  Object.defineProperty(world.platform.money, 'open$', {
    value: new Observable((reader) => reader.next(open)),
  });
  renderInShell(<PendingTray over="low" />, { platform: world.platform });
  const tray = await screen.findByTestId('pending-tray');
  expect(tray).toHaveTextContent('红岭 vs 海川 · 红岭 -0.5 · ¥100.00');
  expect(tray).not.toHaveTextContent('VAR');
  const opener = screen.getByRole('button', { name: '说明' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  act(() => opener.click());
  expect(tray).toHaveTextContent('进球、红牌或 VAR 判定可能导致注单取消');
  act(() => opener.click());
  expect(tray).not.toHaveTextContent('VAR');
  await world.close();
});
