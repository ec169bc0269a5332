import { act, screen, waitFor } from '@testing-library/react';
import { actOnPersonalMessages } from '@site/contracts/inbox';
import { useInbox, useUnread } from '@site/remote-kit/inbox';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { NEWS_DAY } from '../pages/news.fixture';

/** One tab's channel to the others; jsdom has none. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  static told = 0;
  onmessage: (() => void) | null = null;
  constructor() {
    FakeChannel.open.add(this);
  }
  postMessage(): void {
    FakeChannel.told += 1;
    FakeChannel.open.forEach((each) => {
      if (each !== this) each.onmessage?.();
    });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

let world: TestWorld;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  FakeChannel.told = 0;
  world = createTestWorld({ now: NEWS_DAY });
});
afterEach(async () => {
  await world.close();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** Two places that show the count, and one that acts. */
function Places() {
  const { act: send } = useInbox('message');
  return (
    <>
      <Count name="a" />
      <Count name="b" />
      <button type="button" onClick={() => void send('readAll')}>
        全部已读
      </button>
    </>
  );
}
function Count({ name }: { readonly name: string }) {
  const { announcement, message } = useUnread();
  return (
    <p data-testid={name}>
      {announcement ?? '?'}/{message ?? '?'}
    </p>
  );
}
const shown = (): string[] => ['a', 'b'].map((name) => screen.getByTestId(name).textContent ?? '');
const requestsTo = async (): Promise<number> =>
  (
    (await world.control('GET', '/requests?path=/api/PersonalMessage/UnreadCount')) as {
      requests: object[];
    }
  ).requests.length;

test('[R7.2-1] what was read counts at every place in the same moment, even while the server is slow to count again', async () => {
  await world.logIn('member01');
  renderInShell(<Places />, { platform: world.platform });
  await waitFor(() => expect(shown()).toEqual(['45/5', '45/5']));
  await world.control('POST', '/faults', {
    match: { path: '/api/PersonalMessage/UnreadCount' },
    fault: { delayMs: 3_000 },
    times: 1,
  });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(shown()).toEqual(['45/0', '45/0']), { timeout: 1_000 });
  expect(FakeChannel.told).toBe(1);
});

test('another tab that read something is heard, and asked about once however many places count', async () => {
  await world.logIn('member01');
  renderInShell(<Places />, { platform: world.platform });
  await waitFor(() => expect(shown()).toEqual(['45/5', '45/5']));
  const before = await requestsTo();
  const other = createTestWorld({ sandbox: world.sandbox, storage: world.storage });
  await other.start();
  await other.platform.api.call(actOnPersonalMessages, { body: { action: 'readAll', ids: [] } });
  act(() => new FakeChannel().postMessage());
  await waitFor(() => expect(shown()).toEqual(['45/0', '45/0']), { timeout: 1_000 });
  expect(await requestsTo()).toBe(before + 1);
  expect(FakeChannel.told).toBe(1);
});

test('a count that cannot be read is unknown and never zero; a visitor has nothing unread and asks nothing', async () => {
  const visitor = renderInShell(<Places />, { platform: world.platform });
  expect(shown()).toEqual(['0/0', '0/0']);
  visitor.unmount();
  expect(await requestsTo()).toBe(0);
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/api/PersonalMessage/UnreadCount' },
    fault: { status: 500 },
  });
  renderInShell(<Places />, { platform: world.platform });
  await waitFor(() => expect(shown()).toEqual(['45/?', '45/?']));
});
