import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { here, setUpSite, type Site } from './site.fixture';

const site = setUpSite();
let world: Site['world'];
let openAt: Site['openAt'];
beforeEach(() => {
  ({ world, openAt } = site());
});

test.each([
  ['opened by its address', '/DepositVerify', async () => undefined],
  [
    'asked for from a page',
    '/Promotions',
    async () => {
      await userEvent.click(await screen.findByText('存款'));
    },
  ],
])(
  '[R2.3-3] C-62: who leaves before the flags arrive is not called back to the deposit: %s',
  async (_how, path, ask) => {
    await world.control('POST', '/faults', {
      match: { path: '/api/Member/SelfExclusion' },
      fault: { delayMs: 1_200 },
    });
    await world.logIn('member01');
    const { load } = await openAt(path);
    // The page that comes suspends: what awaits it has to be awaited itself.
    await act(async () => {
      await ask();
    });
    await act(async () => {
      await userEvent.click(screen.getByTestId('away'));
    });
    await waitFor(() => expect(here()).toBe('/sbtwo/sports-saba'));
    const { state } = world.platform.exclusion;
    await waitFor(() => expect(state.get().flags).not.toBeNull(), { timeout: 20_000 });
    await act(async () => {
      await new Promise((done) => {
        setTimeout(done, 100);
      });
    });
    expect(here()).toBe('/sbtwo/sports-saba');
    expect(screen.queryByTestId('deposit-blocked')).toBeNull();
    expect(screen.queryByText('资料页')).toBeNull();
    expect(load).toHaveBeenCalled();
  },
);

test('[R2.3-3] C-62: nor is who leaves while a slow phone still draws where they went', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { delayMs: 1_200 },
  });
  await world.logIn('member01');
  await openAt('/DepositVerify');
  const { state } = world.platform.exclusion;
  // Nothing is drawn before the end of this step, in which the member leaves and the flags arrive.
  await act(async () => {
    screen.getByTestId('away').click();
    const wait = (ms: number) =>
      new Promise((done) => {
        setTimeout(done, ms);
      });
    while (state.get().flags === null) await wait(20);
    await wait(50);
  });
  await waitFor(() => expect(here()).toBe('/sbtwo/sports-saba'));
  expect(screen.queryByText('资料页')).toBeNull();
});

test('a member sees the page in its layout, with its title', async () => {
  await world.logIn('member01');
  const { load } = await openAt('/Me/Accountinfo');
  expect(await screen.findByText('资料页')).toBeVisible();
  expect(load).toHaveBeenCalledWith('parts');
  expect(screen.getByTestId('layout')).toHaveAttribute('data-status', '2');
  expect(document.title).toContain('个人资料');
});

test("a page's own title stands over that of its route", async () => {
  await openAt('/Promotions');
  await act(async () => {
    await userEvent.click(await screen.findByText('规则'));
  });
  expect(await screen.findByText('规则页')).toBeVisible();
  expect(document.title).toBe('规则细则');
  await act(async () => {
    await userEvent.click(screen.getByTestId('away'));
  });
  expect(await screen.findByText('资料')).toBeVisible();
  expect(document.title).toContain('体育');
});

test("[R2.3-7] a member's link keeps its slash and its query", async () => {
  await world.logIn('member01');
  await openAt('/Promotions');
  const link = await screen.findByText('资料页斜线');
  await act(async () => {
    await userEvent.click(link);
  });
  await waitFor(() => expect(here()).toBe('/Me/Accountinfo/?tab=3'));
});

test('[R2-1] trailing slashes are ignored', async () => {
  await openAt('/Promotions/');
  expect(await screen.findByText('资料')).toBeVisible();
  expect(screen.getByTestId('layout')).toHaveAttribute('data-status', '5');
});

test('[R2.2-2] bare /sbtwo goes to a sport page with its query', async () => {
  await openAt('/sbtwo/?aff=7');
  await waitFor(() => expect(here()).toBe('/sbtwo/sports-saba?aff=7'));
});

test('[R2.1-1] an address that nobody declares is /404', async () => {
  const { load } = await openAt('/nowhere');
  await waitFor(() => expect(here()).toBe('/404'));
  expect(load).not.toHaveBeenCalled();
});
