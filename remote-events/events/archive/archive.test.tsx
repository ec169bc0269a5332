import { screen } from '@testing-library/react';
import { describeRemote } from '@site/remote-kit/contract-suite';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { feastOf } from './feasts';
import { SEASONS, seasonOf } from './find-season';
import { Page } from './Page';
import { remote } from './remote';
import surface from './remote.json';

describeRemote(surface, remote);

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(() => world.close());

test('[R2.1-2] the archive declares a route for each of its seasons, and no other', () => {
  expect(surface.routes.map(({ path }) => path).toSorted()).toEqual(SEASONS.map(({ route }) => `/${route}`).toSorted());
  expect(surface.routes.map(({ path, title }) => [path, title]).toSorted()).toEqual(SEASONS.map(({ route, title }) => [`/${route}`, title]).toSorted());
});

test('addresses compare without case; one that names none is the newest', () => {
  expect(seasonOf('/EURO2024/').slug).toBe('euro2024');
  expect(seasonOf('/anything').slug).toBe('15anni');
  expect(feastOf('__proto__')).toBe(feastOf('spring'));
});

test.each(SEASONS.map(({ route, title }) => [route, title] as const))('[R2.1-2] %s says what it was, that it is over, and leads on', (route, title) => {
  renderInShell(<Page />, { platform: world.platform, path: `/${route}` });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByTestId('event-page')).toHaveAttribute('data-phase', 'ended');
  expect(screen.getByText('活动已结束')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看全部优惠' })).toHaveAttribute('href', '/Promotions');
  expect(screen.getAllByRole('link')).toHaveLength(SEASONS.length + 1);
});
