/** The pages around a game as the host matches them, and what the tests of launches share. */
import { useLocation } from '@site/platform';
import { renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { screen } from '@testing-library/react';
import { Page as EnterPage } from '../pages/EnterPage';
import { Page as PlayPage } from '../pages/PlayPage';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="elsewhere">
      {pathname}
      {search}
    </output>
  );
}

/** Opens an address; whatever is no page of a game shows its own address. */
export const openGame = (world: TestWorld, path: string) =>
  renderInShell(
    <Routes>
      <Route path="/Games/play/:gameId" element={<PlayPage />} />
      <Route path="/Games/enter/:providerCode" element={<EnterPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { platform: world.platform, path },
  );

/** A launch answer with an address of another origin, as the edge's second name gives it. */
export const launchAt = (
  world: TestWorld,
  gameLobbyUrl: string,
  over: object = {},
): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { path: '/api/Games/Launch' },
    fault: {
      status: 200,
      body: {
        isSuccess: true,
        result: { gameLobbyUrl, isIframe: true, expiresIn: 1_800, ...over },
      },
    },
    times: 5,
  });

/** Bodies of the launches so far. */
export async function launches(
  world: TestWorld,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { requests } = (await world.control('GET', '/requests?path=/api/Games/Launch')) as {
    requests: readonly { readonly body: unknown }[];
  };
  return requests.map(
    ({ body }) =>
      (typeof body === 'string' ? JSON.parse(body) : body) as Readonly<Record<string, unknown>>,
  );
}

/** Where the member went. */
export const elsewhere = (): Promise<HTMLElement> => screen.findByTestId('elsewhere');
