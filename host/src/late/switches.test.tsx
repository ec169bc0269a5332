import { act, screen } from '@testing-library/react';
import { KEYS, QueryClient } from '@site/platform/host';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { AppBar } from '../features/app-bar/AppBar';
import { isOffered } from '../features/app-bar/offered';
import { obeySwitches } from './switches';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  isOffered.set(true);
  return world.close();
});
const obey = (queries = new QueryClient()): Promise<void> =>
  obeySwitches({ platform: world.platform, queries });
const show = () => renderInShell(<AppBar />, { platform: world.platform });

test('[R2.5-3] a bar that the content host switches off leaves, and the next document draws none', async () => {
  await world.control('POST', '/site-config', { appDownload: false });
  const { unmount } = show();
  expect(screen.getByTestId('app-bar')).toBeVisible();
  await act(() => obey());
  expect(screen.queryByTestId('app-bar')).toBeNull();
  unmount();
  isOffered.set(true);
  show();
  expect(screen.queryByTestId('app-bar')).toBeNull();
});

test('[R2.5-3] switched on again it comes with the next document', async () => {
  world.platform.storage.write(KEYS.appDownload, '0');
  await obey();
  show();
  expect(screen.getByTestId('app-bar')).toBeVisible();
});

test('a content host that says nothing changes nothing', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/cms/site-config' },
    fault: { status: 500, body: '' },
  });
  world.platform.storage.write(KEYS.miniGames, '1');
  await obey();
  show();
  expect(screen.getByTestId('app-bar')).toBeVisible();
  expect(world.platform.storage.read(KEYS.miniGames)).toBe('1');
});

test('[R2.3-5] a flag that is not set any more is forgotten', async () => {
  world.platform.storage.write(KEYS.miniGames, '1');
  await obey();
  expect(world.platform.storage.read(KEYS.miniGames)).toBeNull();
});

test('what a page has read already is not asked for again', async () => {
  const queries = new QueryClient();
  await obey(queries);
  await obey(queries);
  const { requests } = (await world.control('GET', '/requests?path=/cms/site-config')) as {
    requests: readonly unknown[];
  };
  expect(requests).toHaveLength(1);
});
