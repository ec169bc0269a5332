import { readCmsLink } from './safe-link';

const origin = 'https://site.example';
const read = (href: string) => readCmsLink(href, origin, '/cn/mobile');

test('pages of the site stay inside, with or without the base path', () => {
  expect(read('/Deposit')).toEqual({ kind: 'inside', path: '/Deposit' });
  expect(read('/cn/mobile/Promotions?id=1#rules')).toEqual({
    kind: 'inside',
    path: '/Promotions?id=1#rules',
  });
  expect(read('/cn/mobile')).toEqual({ kind: 'inside', path: '/' });
});

test('another https site is named before it opens outside', () => {
  expect(read('https://other.example/a')).toEqual({
    kind: 'outside',
    url: 'https://other.example/a',
    host: 'other.example',
  });
  // A look-alike is named as it is.
  expect(read('https://exämple.com/')).toMatchObject({
    kind: 'outside',
    host: 'xn--exmple-cua.com',
  });
});

test.each([
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  '//evil.example',
  '/.//evil.example',
  '/cn/mobile//evil.example',
  'https://site.example//evil.example',
  'http://other.example',
  'https://user@other.example',
  'data:text/html,x',
  '',
  'Deposit',
  `/${'x'.repeat(3_000)}`,
])('%j is refused', (href) => {
  expect(read(href)).toEqual({ kind: 'refused' });
});
