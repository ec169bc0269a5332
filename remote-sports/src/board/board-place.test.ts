import { boardOf, boardPlaceOf, eventAddress } from './board-place';

test.each([
  ['/sbtwo/sports-im', { vendor: 'IM', demo: false, base: '/sbtwo/sports-im' }],
  ['/sbtwo/sports-bti/event/12', { vendor: 'BTI', demo: false, base: '/sbtwo/sports-bti' }],
  ['/sbtwo/sports-saba-demo', { vendor: 'SABA', demo: true, base: '/sbtwo/sports-saba-demo' }],
  [
    '/sbtwo/sports-saba-demo/event/1',
    { vendor: 'SABA', demo: true, base: '/sbtwo/sports-saba-demo' },
  ],
  ['/sbtwo/sports-x', null],
  ['/sbtwo/search', null],
  ['/', null],
  ['/sbtwo/sports-immo', null],
])('[R2.1-3] %s', (path, place) => {
  expect(boardPlaceOf(path)).toEqual(place);
});

test('events stand below their board; a season says so, and ids are escaped', () => {
  expect(eventAddress(boardOf('IM', true), { id: '12', isOutright: false })).toBe(
    '/sbtwo/sports-im-demo/event/12',
  );
  expect(eventAddress(boardOf('BTI'), { id: 'a/b', isOutright: true })).toBe(
    '/sbtwo/sports-bti/event/a%2Fb?kind=outright',
  );
});
