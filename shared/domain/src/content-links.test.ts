import { rewriteLinks } from './content-links';

const OLD = ['https://cache-old.cms.example'];

describe('content links', () => {
  test('[R7.1-6] exact old origins are replaced, in values and inside HTML', () => {
    expect(rewriteLinks({ image: 'https://cache-old.cms.example/a.svg', body: '<img src="https://cache-old.cms.example/b.svg">' }, OLD, ''))
      .toEqual({ image: '/a.svg', body: '<img src="/b.svg">' });
  });

  test('[R7.1-6] lookalikes stay what they are', () => {
    const values = ['https://cache-old.cms.example.evil/a', 'https://evil/?x=https://cache-old.cms.example', 'http://cache-old.cms.example/a', 'text'];
    expect(rewriteLinks(values, OLD, 'https://c')).toEqual(['https://cache-old.cms.example.evil/a', 'https://evil/?x=https://cache-old.cms.example', 'http://cache-old.cms.example/a', 'text']);
  });

  test('keys, numbers and nothing pass through', () => {
    expect(rewriteLinks([1, null, true, { 'https://cache-old.cms.example': 2 }], OLD, '')).toEqual([1, null, true, { 'https://cache-old.cms.example': 2 }]);
  });
});
