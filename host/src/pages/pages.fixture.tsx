/** A page of the host at an address, over the real sandbox; where it leads is written beside it. */
import { screen } from '@testing-library/react';
import { useLocation } from '@site/platform';
import { Route, Routes } from '@site/platform/testing';
import { renderInShell, type TestWorld } from '@site/testing';
import { HostPage } from './HostPage';
import type { HostPageName } from '../routing/host-routes';

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

/**
 * Opens a page; every other address shows only itself. The chunks are there before, so that no test
 * waits for a busy machine to read them.
 */
export async function openPage(
  world: TestWorld,
  pages: readonly HostPageName[],
  path: string,
): Promise<void> {
  await Promise.all([import('./OtherPage'), import('./access-pages'), import('./about/AboutPage')]);
  renderInShell(
    <>
      <Routes>
        {pages.map((name) => (
          <Route key={name} path={name} element={<HostPage name={name} />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Here />
    </>,
    { platform: world.platform, path },
  );
}

/** The address that is shown now. */
export const here = (): string => screen.getByTestId('here').textContent ?? '';

/** Calls of a path that the sandbox has seen. */
export async function callsTo(
  world: TestWorld,
  path: string,
): Promise<readonly { readonly method: string; readonly url: string; readonly body?: unknown }[]> {
  const answer = (await world.control('GET', `/requests?path=${encodeURIComponent(path)}`)) as {
    requests: { method: string; url: string; body?: unknown }[];
  };
  return answer.requests;
}
