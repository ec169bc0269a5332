import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from '@site/platform';
import { KEYS } from '@site/platform/host';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import userEvent from '@testing-library/user-event';
import { FederationProvider } from '../remotes/federation-context';
import { federationOf } from '../remotes/federation.fixture';
import { LoaderContext } from '../remotes/loader-context';
import { createRemoteLoader } from '../remotes/remote-loader';
import { GuardedNavigation } from './GuardedNavigation';
import { SiteRoutes } from './SiteRoutes';

const ROUTES = [
  {
    path: '/Me/Accountinfo',
    page: 'account',
    layoutStatus: 2,
    access: 'member',
    title: '个人资料',
    skeleton: 'list',
  },
  {
    path: '/Promotions',
    page: 'list',
    layoutStatus: 5,
    access: 'public',
    title: '优惠',
    skeleton: 'list',
  },
  {
    path: '/Promotions/Manual',
    page: 'account',
    layoutStatus: 2,
    access: 'member',
    title: '申请优惠',
    skeleton: 'form',
  },
  {
    path: '/DepositVerify',
    page: 'account',
    layoutStatus: 2,
    access: 'member',
    title: '存款',
    skeleton: 'form',
    feature: 'deposit',
  },
  {
    path: '/Games',
    page: 'rules',
    layoutStatus: 3,
    access: 'public',
    title: '规则',
    skeleton: 'list',
  },
  {
    path: '/newyear',
    page: 'account',
    layoutStatus: 2,
    access: 'public',
    title: '新春',
    skeleton: 'poster',
  },
  {
    path: '/sbtwo/sports-saba',
    page: 'list',
    layoutStatus: 3,
    access: 'public',
    title: '体育',
    skeleton: 'board',
  },
];
const surface = {
  schema: 'mf-remote/1',
  name: 'parts',
  title: '部分',
  squad: 'parts-web',
  contact: '#parts',
  tier: 'standard',
  routes: ROUTES,
  slots: [],
  needs: { hostApi: '>=1.0 <2' },
};

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  toast = '';
  world.platform.toast.current$.subscribe((shown) => {
    toast = shown?.kind === 'error' ? shown.text : toast;
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}

/** A page that says more of itself than its route does. */
function Rules() {
  useEffect(() => {
    document.title = '规则细则';
  }, []);
  return <h2>规则页</h2>;
}

/** The site at an address, with one remote that declares three pages. */
async function openAt(path: string) {
  const load = jest.fn((name: string) =>
    Promise.resolve({
      name,
      version: '1.0.0',
      remote: {
        name,
        slots: {},
        pages: {
          rules: () => Promise.resolve({ Page: Rules }),
          account: () => Promise.resolve({ Page: () => <h2>资料页</h2> }),
          list: () =>
            Promise.resolve({
              Page: () => (
                <>
                  <Link to="/Me/Accountinfo?tab=2">资料</Link>
                  <Link to="/Games">规则</Link>
                  <Link to="/Promotions/Manual">申请</Link>
                  <Link to="/DepositVerify">存款</Link>
                  <Link to="/Me/Accountinfo/?tab=3">资料页斜线</Link>
                </>
              ),
            }),
        },
      },
    }),
  );
  const federation = federationOf({
    surfaces: [{ name: 'parts', version: '1.0.0', surface }],
    load,
  });
  await act(async () => {
    renderInShell(
      <FederationProvider federation={federation}>
        <LoaderContext.Provider value={createRemoteLoader(federation, world.platform)}>
          <GuardedNavigation>
            <SiteRoutes />
            <Here />
            <Link data-testid="away" to="/sbtwo/sports-saba">
              体育
            </Link>
          </GuardedNavigation>
        </LoaderContext.Provider>
      </FederationProvider>,
      { platform: world.platform, path },
    );
  });
  return { load };
}

const here = (): string | null => screen.getByTestId('here').textContent;
let toast = '';
const said = (): string => toast;
const loginFor = (path: string): string => `fromUrl=${encodeURIComponent(path)}`;

test('[R2.2-1] a visitor goes to the login with the query kept, and nothing of the page is loaded', async () => {
  const { load } = await openAt('/Me/Accountinfo?tab=2');
  await waitFor(() => expect(here()).toContain('/login?'));
  expect(here()).toContain(loginFor('/Me/Accountinfo?tab=2'));
  expect(here()).toContain('tab=2&');
  expect(await screen.findByTestId('login-submit')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('资料页')).toBeNull();
});

test('[R2.2-1] the same from a page of ours', async () => {
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('资料'));
  await waitFor(() => expect(here()).toContain(loginFor('/Me/Accountinfo?tab=2')));
  expect(screen.queryByText('资料页')).toBeNull();
});

test('[R2.3-6] [R5-8] an application page without its promotion: the toast, and the page that stands stays', async () => {
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('申请'));
  await waitFor(() => expect(said()).toBe('系統錯誤，暫時無法使用'));
  expect(here()).toBe('/Promotions');
  expect(screen.getByText('申请')).toBeVisible();
});

test('[R2.3-6] opened directly it leads to the promotions', async () => {
  await openAt('/Promotions/Manual');
  await waitFor(() => expect(here()).toBe('/Promotions'));
  expect(said()).toBe('系統錯誤，暫時無法使用');
});

test('[R2.3-3] [R5-7] a deposit link of an excluded member opens a notice, nothing of the page is loaded', async () => {
  await world.logIn('excluded01');
  const { load } = await openAt('/Promotions');
  await userEvent.click(await screen.findByText('存款'));
  expect(await screen.findByTestId('deposit-blocked')).toHaveTextContent('存款功能已受限');
  expect(here()).toBe('/Promotions');
  expect(load).toHaveBeenCalledTimes(1);
});

test('[R2.3-3] who may deposit gets there by the link and by the entrance', async () => {
  await world.logIn('member01');
  await openAt('/mobile/deposit?m=2');
  await waitFor(() => expect(here()).toBe('/DepositVerify?m=2'));
  expect(await screen.findByText('资料页')).toBeVisible();
});

test('[R2.3-3] C-62: flags that cannot be read block with a retry that goes on', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { status: 500, body: '' },
  });
  await world.logIn('member01');
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('存款'));
  expect(await screen.findByText('暂时无法确认您的存款权限')).toBeVisible();
  expect(here()).toBe('/Promotions');
  await world.control('DELETE', '/faults');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(here()).toBe('/DepositVerify'));
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
    await waitFor(() => expect(state.get().flags).not.toBeNull(), { timeout: 4_000 });
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

test('[R2.3-5] /newyear is /404 without its flag and opens with it', async () => {
  await openAt('/newyear');
  await waitFor(() => expect(['/404', '/newyear']).toContain(here()));
  world.platform.storage.write(KEYS.miniGames, '1');
  await openAt('/newyear');
  await waitFor(() =>
    expect(screen.getAllByTestId('here').map(({ textContent }) => textContent)).toContain(
      '/newyear',
    ),
  );
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
