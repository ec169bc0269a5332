import { readCmsLink } from './safe-link';

const origin = 'https://site.example';
const read = (href: string) => readCmsLink(href, origin, '/cn/mobile');

test('pages of the site stay inside, with or without the base path', () => {
  expect(read('/Deposit')).toEqual({ kind: 'inside', path: '/Deposit' });
  expect(read('/cn/mobile/Promotions?id=1')).toEqual({ kind: 'inside', path: '/Promotions?id=1' });
});

test('another https site opens outside', () => {
  expect(read('https://other.example/a')).toEqual({ kind: 'outside', url: 'https://other.example/a' });
});

test.each(['javascript:alert(1)', '/\\evil.example', '/\t/evil.example', '//evil.example', 'http://other.example', 'https://user@other.example', 'data:text/html,x', '', 'Deposit', 'x'.repeat(600)])(
  '%j is refused or stays https', (href) => {
    const link = read(href);
    expect(link.kind === 'refused' || (link.kind === 'outside' && link.url === 'https://evil.example/')).toBe(true);
  },
);
