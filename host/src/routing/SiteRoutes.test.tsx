import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import userEvent from '@testing-library/user-event';
import { FederationProvider } from '../remotes/federation-context';
import { federationOf } from '../remotes/federation.fixture';
import { LoaderContext } from '../remotes/loader-context';
import { createRemoteLoader } from '../remotes/remote-loader';
import { SiteRoutes } from './SiteRoutes';

const ROUTES = [
  { path: '/Me/Accountinfo', page: 'account', layoutStatus: 2, access: 'member', title: '个人资料', skeleton: 'list' },
  { path: '/Promotions', page: 'list', layoutStatus: 5, access: 'public', title: '优惠', skeleton: 'list' },
  { path: '/sbtwo/sports-saba', page: 'list', layoutStatus: 3, access: 'public', title: '体育', skeleton: 'board' },
];
const surface = {
  schema: 'mf-remote/1', name: 'parts', title: '部分', squad: 'parts-web', contact: '#parts', tier: 'standard', routes: ROUTES, slots: [], needs: { hostApi: '>=1.0 <2' },
};

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
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

/** The site at an address, with one remote that declares three pages. */
async function openAt(path: string) {
  const load = jest.fn((name: string) => Promise.resolve({
    name, version: '1.0.0',
    remote: {
      name, slots: {},
      pages: { account: () => Promise.resolve({ Page: () => <h2>资料页</h2> }), list: () => Promise.resolve({ Page: () => <Link to="/Me/Accountinfo?tab=2">资料</Link> }) },
    },
  }));
  const federation = federationOf({ surfaces: [{ name: 'parts', version: '1.0.0', surface }], load });
  await act(async () => {
    renderInShell(
      <FederationProvider federation={federation}>
        <LoaderContext.Provider value={createRemoteLoader(federation, world.platform)}><SiteRoutes /><Here /></LoaderContext.Provider>
      </FederationProvider>,
      { platform: world.platform, path },
    );
  });
  return { load };
}

const here = (): string | null => screen.getByTestId('here').textContent;
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

test('a member sees the page in its layout, with its title', async () => {
  await world.logIn('member01');
  const { load } = await openAt('/Me/Accountinfo');
  expect(await screen.findByText('资料页')).toBeVisible();
  expect(load).toHaveBeenCalledWith('parts');
  expect(screen.getByTestId('layout')).toHaveAttribute('data-status', '2');
  expect(document.title).toContain('个人资料');
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
