import { maskAddress } from './mask-address';

test('[R2.4-2] a log line never shows the parts of a login link', () => {
  expect(maskAddress('GET /cn/mobile/?tab=x&ref=abcdefgh&TOKEN=12345678#top')).toBe(
    'GET /cn/mobile/?tab=x&ref=***&TOKEN=***#top',
  );
  expect(maskAddress('/cn/mobile/?referrer=a&tokens=1')).toBe('/cn/mobile/?referrer=a&tokens=1');
});
