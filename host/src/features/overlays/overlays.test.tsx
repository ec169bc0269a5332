/** What parts lay over the pages of members. */
import { act, screen } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FederationProvider, LoaderContext } from '../../remotes/contexts';
import { createSiteLoader } from '../../remotes/site-loader';
import { Overlays } from './Overlays';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await world.close();
});

const surface = {
  title: '部分',
  routes: [],
  slots: [{ name: 'member.overlay', view: 'question', order: 10 }],
};
const part = {
  name: 'parts',
  version: '1.0.0',
  remote: {
    name: 'parts',
    pages: {},
    slots: { question: () => Promise.resolve({ Slot: () => <p>继续游戏吗</p> }) },
  },
};

async function show(load: jest.Mock): Promise<void> {
  const federation = federationOf({
    surfaces: [{ name: 'parts', version: '1.0.0', surface }],
    load,
  });
  await act(async () => {
    renderInShell(
      <FederationProvider federation={federation}>
        <LoaderContext.Provider value={createSiteLoader(federation, world.platform)}>
          <Overlays />
        </LoaderContext.Provider>
      </FederationProvider>,
      { platform: world.platform, path: '/Games' },
    );
  });
}

test('[R6-7] members have what parts lay over every page; nothing of it is loaded for a visitor', async () => {
  const load = jest.fn().mockResolvedValue(part);
  await show(load);
  expect(load).not.toHaveBeenCalled();
  await act(() => world.logIn('member01'));
  expect(await screen.findByText('继续游戏吗')).toBeVisible();
});

test('[R6-7] one that could not be loaded is not given up: it is tried again after half a minute', async () => {
  await world.logIn('member01');
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part);
  await show(load);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useFakeTimers();
  await show(load.mockRejectedValueOnce(new Error('offline')));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(29_999));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(3);
});
