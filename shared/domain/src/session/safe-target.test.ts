import fc from 'fast-check';
import { law } from '../laws.fixture';
import { mayRedirect, safeTarget, type SafeTarget } from './safe-target';

const SITES = ['https://site.example', 'http://127.0.0.1:4300'].map((origin) => ({
  origin,
  basePath: '/cn/mobile',
}));
const of = (
  text: string,
  site = SITES[0] ?? { origin: '', basePath: '' },
  allowed: readonly string[] = [],
): SafeTarget | null =>
  safeTarget(
    text,
    URL.canParse(text, `${site.origin}/cn/mobile/`)
      ? new URL(text, `${site.origin}/cn/mobile/`)
      : null,
    site,
    allowed,
  );

describe('where a server may send the browser', () => {
  test('[R7.1-5] paths of this site open in the site, with and without the base path', () => {
    expect(
      [
        '/Promotions?id=1#top',
        '/cn/mobile/Me',
        '/cn/mobile',
        'https://site.example/cn/mobile/News',
      ].map((text) => of(text)),
    ).toEqual([
      { kind: 'inApp', path: '/Promotions?id=1#top' },
      { kind: 'inApp', path: '/Me' },
      { kind: 'inApp', path: '/' },
      { kind: 'inApp', path: '/News' },
    ]);
  });
  test('[R7.1-5] an origin on the list is followed, another https host is asked about by its ASCII name', () => {
    expect(of('https://help.example/a?b=1', SITES[0], ['https://help.example'])).toEqual({
      kind: 'trusted',
      url: 'https://help.example/a?b=1',
    });
    expect(of('https://bücher.example/')).toEqual({
      kind: 'ask',
      url: 'https://xn--bcher-kva.example/',
      host: 'xn--bcher-kva.example',
    });
  });
  test.each([
    '',
    'evil',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://site.example/x',
    'vbscript:x',
    'intent://x',
    ' https://evil.example',
    'https://evil.example\u0000',
    'https://a:b@evil.example',
    'https://site.example@evil.example',
    'https://site.example\\@evil.example',
    '/cn/mobile//evil.example',
    `https://evil.example/${'a'.repeat(2_048)}`,
    '/./\u2028/evil',
  ])('[R7.1-5] %j is refused on https and on http', (text) => {
    expect(SITES.map((site) => of(text, site))).toEqual([null, null]);
  });
  test('[R7.1-5] whatever the text, nothing leaves this site but https to a named host or a listed origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'https:',
      'http:',
      'evil.example',
      '@',
      '\t',
      '..',
      '.',
      '%2f',
      'cn/mobile',
      ':',
      '?',
      '#',
      'javascript:',
      'ａ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
    );
    law(
      fc.property(text, fc.constantFrom(...SITES), (value, site) => {
        const target = of(value, site);
        if (target === null) return true;
        if (target.kind === 'inApp')
          return (
            new URL(`${site.origin}${site.basePath}${target.path}`).origin === site.origin &&
            !target.path.startsWith('//')
          );
        return (
          target.kind === 'ask' &&
          new URL(target.url).protocol === 'https:' &&
          new URL(target.url).host === target.host
        );
      }),
    );
  });
  test('[R7.1-5] no more than three within a minute; times from the future do not count', () => {
    expect([
      mayRedirect([], 100),
      mayRedirect([1, 2], 100),
      mayRedirect([1, 2, 3], 100),
      mayRedirect([1, 2, 3], 60_001),
      mayRedirect([900, 901, 902], 100),
    ]).toEqual([true, true, false, true, true]);
  });
});
