/** A page of the host at an address, over the real sandbox; where it leads is written beside it. */
import { federationOf } from '@site/federation/testing/federation.fixture';
import { Here, Route, Routes, renderInShell, type TestWorld } from '@site/testing';
import { FederationProvider, LoaderContext } from '../remotes/contexts';
import { createSiteLoader } from '../remotes/site-loader';
import { HostPage } from './HostPage';
import type { HostPageName } from '../routing/host-routes';

/** A part that fills the places of members on pages of the host, as a stand-in for the real one. */
const PART = {
  name: 'parts',
  version: '1.0.0',
  surface: {
    title: '部分',
    routes: [],
    slots: [{ name: 'vip.feedback', view: 'form', order: 10 }],
  },
};
const federation = federationOf({
  surfaces: [PART],
  load: (name) =>
    Promise.resolve({
      name,
      version: '1.0.0',
      remote: {
        name,
        pages: {},
        slots: {
          form: () => Promise.resolve({ Slot: () => <input data-testid="vip-feedback-input" /> }),
        },
      },
    }),
});

/**
 * Opens a page; every other address shows only itself. The chunks are there before, so that no test
 * waits for a busy machine to read them.
 */
export async function openPage(
  world: TestWorld,
  pages: readonly HostPageName[],
  path: string,
): Promise<void> {
  await Promise.all([import('./OtherPage'), import('./about/AboutPage')]);
  renderInShell(
    <FederationProvider federation={federation}>
      <LoaderContext.Provider value={createSiteLoader(federation, world.platform)}>
        <Routes>
          {pages.map((name) => (
            <Route key={name} path={name} element={<HostPage name={name} />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Here />
      </LoaderContext.Provider>
    </FederationProvider>,
    { platform: world.platform, path },
  );
}
