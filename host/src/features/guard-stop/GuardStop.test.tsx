import { waitFor } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FederationProvider } from '../../remotes/contexts';
import { GuardedNavigation, type Stop } from '../../routing/GuardedNavigation';
import { GuardStop } from './GuardStop';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** A refusal of an address that was opened directly, asked for at a location. */
function refuse(at: string): jest.Mock {
  const onDone = jest.fn();
  const stop: Stop = {
    answer: { kind: 'cancel', notice: 'missingPromotionId', instead: '/Promotions' },
    to: '/Promotions/Manual',
    replace: true,
    at,
  };
  renderInShell(
    <FederationProvider
      federation={federationOf({ load: () => Promise.reject(new Error('nothing to load')) })}
    >
      <GuardedNavigation>
        <GuardStop stop={stop} onDone={onDone} />
      </GuardedNavigation>
    </FederationProvider>,
    { platform: world.platform, path: '/Promotions/Manual' },
  );
  return onDone;
}

test('[R2.3-6] a refusal is said where it was asked for', async () => {
  const said: string[] = [];
  world.platform.toast.current$.subscribe((toast) => void (toast && said.push(toast.text)));
  const onDone = refuse('default');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(said).toEqual(['系統錯誤，暫時無法使用']);
});

test('[R2.3-6] a refusal whose code comes when the member is elsewhere says and moves nothing', async () => {
  const said: string[] = [];
  world.platform.toast.current$.subscribe((toast) => void (toast && said.push(toast.text)));
  const onDone = refuse('left');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(said).toEqual([]);
});
