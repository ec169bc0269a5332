import { inBannerOrder } from './banner-order';

test('the lowest place comes first, equals stay as they came, and the list that was given is left alone', () => {
  const given = [
    { id: 'b', sort: 2 },
    { id: 'a', sort: 1 },
    { id: 'c', sort: 2 },
  ];
  expect(inBannerOrder(given).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(given.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
