import { preloadOnIntent } from './preload-on-intent';

test('only a link of this origin that opens here is asked for its page, by the path it has', () => {
  const pageAt = jest.fn((path: string) =>
    path === '/shop/basket' ? { remote: 'shop', page: 'basket' } : null,
  );
  const routeEntered = jest.fn(() => null);
  const preload = jest.fn(() => Promise.resolve());
  preloadOnIntent({
    document,
    federation: {
      preload,
      routeEntered,
      resolve: () => ({ version: '1.0.0', source: 'stable', poster: null, steps: [] }),
    },
    pageAt,
  });
  document.body.innerHTML =
    '<a id="own" href="/shop/basket?a=1"><b>basket</b></a><a id="else" href="/about">about</a>' +
    '<a id="tab" href="/shop/basket" target="_blank">tab</a><a id="other" href="https://other.test/shop/basket">other</a><p id="no">text</p>';
  for (const id of ['else', 'tab', 'other', 'no'])
    document.getElementById(id)?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(pageAt.mock.calls).toEqual([['/about']]);
  // A page of the host shows views of remotes, too.
  expect(routeEntered).toHaveBeenCalledTimes(1);
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(preload.mock.calls).toEqual([['shop', 'basket']]);
});
