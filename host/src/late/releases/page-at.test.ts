import { preloadOnIntent } from '@site/federation/follow/preload-on-intent';
import { pageAt } from './page-at';

test('whoever reaches for a link has its page warmed once for each version; other sites and host pages are left alone', () => {
  const surface = {
    title: '优惠',
    routes: [
      {
        path: '/Promotions',
        page: 'list',
        layoutStatus: 5,
        access: 'public',
        title: '优惠',
        skeleton: 'list',
      },
      {
        path: '/members',
        page: 'own',
        layoutStatus: 5,
        access: 'member',
        title: '会员',
        skeleton: 'list',
      },
    ],
  };
  const preload = jest.fn(() => Promise.resolve());
  let version = '1.0.0';
  const surfaces = [{ name: 'promotions', version: '1.0.0', surface }];
  preloadOnIntent({
    document,
    federation: {
      preload,
      routeEntered: () => null,
      resolve: () => ({ version, source: 'stable', poster: null, steps: [] }),
    },
    pageAt: (pathname) => pageAt(pathname, surfaces, (path) => (path === '/members' ? null : path)),
  });
  document.body.innerHTML =
    '<a href="/cn/mobile/Promotions"><b>优惠</b></a><a href="/cn/mobile/login">登录</a><a href="https://other.test/Promotions">别处</a><a href="/cn/mobile/members">会员</a>';
  for (const place of [
    'b',
    'a:nth-of-type(2)',
    'a:nth-of-type(3)',
    'a:nth-of-type(4)',
    'b',
    'body',
  ])
    document.querySelector(place)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(preload).toHaveBeenCalledTimes(1);
  expect(preload).toHaveBeenCalledWith('promotions', 'list');
  version = '1.1.0';
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(preload).toHaveBeenCalledTimes(2);
});
