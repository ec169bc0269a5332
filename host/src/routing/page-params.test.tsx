import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from '@site/platform';
import { RouteContext } from '@site/platform/host';
import { MemoryRouter, Route, Routes } from '@site/platform/testing';
import { matchesOf } from './match-route';

/** What a page can learn of its place: parameters, and where relative links lead. */
function Place() {
  return (
    <>
      <output>{JSON.stringify(useParams())}</output>
      <Link to="more">m</Link>
      <Link to="..">u</Link>
    </>
  );
}

function Page({ path }: { readonly path: string }) {
  const { pathname } = useLocation();
  return (
    <RouteContext value={matchesOf({ path }, pathname)}>
      <Place />
    </RouteContext>
  );
}

function placeIn(page: ReactNode, address: string): string[] {
  const { unmount } = render(
    <MemoryRouter basename="/cn/mobile" initialEntries={[`/cn/mobile${address}`]}>
      {page}
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const place = [screen.getByRole('status').textContent ?? '', ...links];
  unmount();
  return place;
}

test.each([
  ['/', '/'],
  ['/Me', '/Me/'],
  ['/Me', '/me'],
  ['/Games/:category', '/Games/live-casino'],
  ['/About/*', '/About/terms/privacy'],
  ['/About/*', '/About'],
])('a page at %s knows its place in %s as under the routes of the router', (path, address) => {
  const own = placeIn(<Page path={path} />, address);
  expect(own).toEqual(
    placeIn(
      <Routes>
        <Route path={path} element={<Place />} />
      </Routes>,
      address,
    ),
  );
  expect(own[0]).toMatch(/^\{/);
});

test.each([
  ['/Games/play/:gameId', '/Games/play/a%20b%2Fc'],
  ['/Games/play/:gameId', '/Games/play/%E4%BD%93'],
  ['/Games/play/:gameId', '/Games/play/100%'],
  ['/Games/play/:gameId', '/%47ames/play/7'],
  ['/About/*', '/About/a%20b/c'],
])('a page at %s reads its parameters in %s as the router does', (path, address) => {
  const [own = ''] = placeIn(<Page path={path} />, address);
  expect(Object.values(JSON.parse(own) as object)).toEqual([expect.stringMatching(/./)]);
  const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const [routers] = placeIn(
    <Routes>
      <Route path={path} element={<Place />} />
    </Routes>,
    address,
  );
  warned.mockRestore();
  expect(own).toBe(routers);
});
