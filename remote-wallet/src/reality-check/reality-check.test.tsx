import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setMemberLimits } from '@site/contracts/member-limits';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { RealityCheck } from './RealityCheck';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const wanted = (sessionMinutes: number | null) =>
  world.platform.api.call(setMemberLimits, { body: { sessionMinutes } });
/** The site is looked at again after a while. */
async function pass(minutes: number): Promise<void> {
  const now = world.platform.clock.now();
  jest.spyOn(world.platform.clock, 'now').mockReturnValue(now + minutes * 60_000);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('[R6-7] a member who chose it is asked after that time, with the time and what the stretch came to; going on asks again as much later', async () => {
  await world.logIn('member01');
  await wanted(20);
  renderInShell(<RealityCheck />, { platform: world.platform });
  await waitFor(async () =>
    expect(
      (
        (await world.control('GET', '/requests?path=/api/Payment/Statement')) as {
          requests: unknown[];
        }
      ).requests,
    ).toHaveLength(1),
  );
  await waitFor(() => expect(world.storage.get('playSession') ?? '').toContain('"before":"0"'));
  await pass(19);
  expect(screen.queryByTestId('reality-check')).toBeNull();
  await pass(1);
  expect(await screen.findByText('您本次已在线 20 分钟')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('reality-net')).toHaveTextContent('0.00'));
  await userEvent.click(screen.getByTestId('reality-go-on'));
  await waitFor(() => expect(screen.queryByTestId('reality-check')).toBeNull());
  await pass(19);
  expect(screen.queryByTestId('reality-check')).toBeNull();
  await pass(1);
  expect(await screen.findByText('您本次已在线 40 分钟')).toBeVisible();
});

test('[R6-7] nobody else is asked, and nothing is kept about them', async () => {
  await world.logIn('member01');
  renderInShell(<RealityCheck />, { platform: world.platform });
  await waitFor(async () =>
    expect(
      ((await world.control('GET', '/requests?path=/api/Member/Limits')) as { requests: unknown[] })
        .requests,
    ).toHaveLength(1),
  );
  await pass(600);
  expect(screen.queryByTestId('reality-check')).toBeNull();
  expect(world.storage.get('playSession') ?? '').toBe('');
});

test('the question waits while money is under way', async () => {
  await world.logIn('member01');
  await wanted(20);
  renderInShell(<RealityCheck />, { platform: world.platform });
  await waitFor(() => expect(world.storage.get('playSession') ?? '').toContain('startedAt'));
  let release: () => void = () => undefined;
  await act(async () => {
    release = world.platform.locks.hold('money:bet');
  });
  await pass(20);
  expect(screen.queryByTestId('reality-check')).toBeNull();
  await act(async () => {
    release();
  });
  expect(await screen.findByTestId('reality-check')).toBeVisible();
});
