/**
 * A page around an account at an address, over the real sandbox; where it leads is written beside
 * it.
 */
import type { ComponentType } from 'react';
import { Here, Route, Routes, renderInShell, type TestWorld } from '@site/testing';
import { routes } from '../../remote.json';
import { remote } from '../remote';

async function pageOf(path: string): Promise<ComponentType> {
  const page = routes.find((route) => route.path === path)?.page as keyof typeof remote.pages;
  const { Page } = (await remote.pages[page]?.()) ?? {};
  if (Page === undefined) throw new Error(`the wallet has no page at ${path}`);
  return Page;
}

/** Opens the declared pages of these addresses; every other address shows only itself. */
export async function openPage(
  world: TestWorld,
  paths: readonly string[],
  path: string,
): Promise<void> {
  const pages = await Promise.all(paths.map(async (at) => [at, await pageOf(at)] as const));
  renderInShell(
    <>
      <Routes>
        {pages.map(([at, Page]) => (
          <Route key={at} path={at} element={<Page />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Here />
    </>,
    { platform: world.platform, path },
  );
}
