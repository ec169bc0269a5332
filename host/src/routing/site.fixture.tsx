/** The site in miniature: the guard and the routes over one remote that declares its pages. */
import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { Link, useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FederationProvider, LoaderContext } from '../remotes/contexts';
import { createSiteLoader } from '../remotes/site-loader';
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

/** Where the site is now. */
export const here = (): string | null => screen.getByTestId('here').textContent;

/** The site at an address, with one remote that declares three pages. */
async function openAt(world: TestWorld, path: string) {
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
        <LoaderContext.Provider value={createSiteLoader(federation, world.platform)}>
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

/** The world of a test, and what its member was told last. */
export interface Site {
  readonly world: TestWorld;
  readonly openAt: (path: string) => ReturnType<typeof openAt>;
  /** Text of the last toast about an error. */
  readonly said: () => string;
}

/**
 * Gives each test of a file a site of its own.
 *
 * @returns the site of the test that runs.
 */
export function setUpSite(): () => Site {
  let site: Site;
  beforeEach(() => {
    const world = createTestWorld();
    let toast = '';
    world.platform.toast.current$.subscribe((shown) => {
      toast = shown?.kind === 'error' ? shown.text : toast;
    });
    site = { world, openAt: (path) => openAt(world, path), said: () => toast };
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await site.world.close();
  });
  return () => site;
}
