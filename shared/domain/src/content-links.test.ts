import { rewriteLinks } from './content-links';

const OLD = ['https://cache-old.cms.example'];

describe('content links', () => {
  test('[R7.1-6] exact old origins are replaced, in values and inside HTML', () => {
    expect(
      rewriteLinks(
        {
          image: 'https://cache-old.cms.example/a.svg',
          body: '<img src="https://cache-old.cms.example/b.svg">',
        },
        OLD,
        '',
      ),
    ).toEqual({ image: '/a.svg', body: '<img src="/b.svg">' });
  });

  test('[R7.1-6] lookalikes stay what they are', () => {
    const values = [
      'https://cache-old.cms.example.evil/a',
      'https://evil/?x=https://cache-old.cms.example',
      'http://cache-old.cms.example/a',
      'text',
    ];
    expect(rewriteLinks(values, OLD, 'https://c')).toEqual([
      'https://cache-old.cms.example.evil/a',
      'https://evil/?x=https://cache-old.cms.example',
      'http://cache-old.cms.example/a',
      'text',
    ]);
  });

  test.each([
    ['旧地址 https://cache-old.cms.example/a 已停用'],
    ['https://cache-old.cms.example/a 已停用'],
    ['(https://cache-old.cms.example/a)'],
    ['<p title="https://cache-old.cms.example/a">x</p>'],
    ['<p>https://cache-old.cms.example/a</p>'],
    ['x="https://cache-old.cms.example/a"'],
    ['<a href="/x?u=https://cache-old.cms.example/a">x</a>'],
  ])('[R7.1-6] prose stays as it was written: %s', (text) => {
    expect(rewriteLinks(text, OLD, 'https://c')).toBe(text);
  });

  test.each([
    ["<a href='https://cache-old.cms.example/a'>x</a>", "<a href='https://c/a'>x</a>"],
    ['<IMG alt="b" SRC = https://cache-old.cms.example/a>', '<IMG alt="b" SRC = https://c/a>'],
    ['https://cache-old.cms.example', 'https://c'],
    ['https://cache-old.cms.example?x=1', 'https://c?x=1'],
  ])('[R7.1-6] %s becomes %s', (text, expected) => {
    expect(rewriteLinks(text, OLD, 'https://c')).toBe(expected);
  });

  test('keys, numbers and nothing pass through', () => {
    expect(rewriteLinks([1, null, true, { 'https://cache-old.cms.example': 2 }], OLD, '')).toEqual([
      1,
      null,
      true,
      { 'https://cache-old.cms.example': 2 },
    ]);
  });
});
