import fc from 'fast-check';
import { law } from '../laws.fixture';
import { withoutHeadPicture } from './body-picture';

const TITLE = '每周存款加赠 20%';

test('the first picture goes with its paragraph if it says nothing or the title again', () => {
  for (const alt of [` alt="${TITLE}"`, ` alt='${TITLE} '`, ' alt=""', ''])
    expect(
      withoutHeadPicture(`<p>甲</p><p><img src="/a.svg"${alt}></p><p>乙<img src="b"></p>`, TITLE),
    ).toBe('<p>甲</p><p>乙<img src="b"></p>');
  expect(withoutHeadPicture('<p>甲<img src="a">乙</p>', TITLE)).toBe('<p>甲乙</p>');
});

test('a picture with words of its own stays, as does a text without one', () => {
  for (const html of ['<p><img alt="奖励表" src="a"><img src="b"></p>', '<p>甲</p>', ''])
    expect(withoutHeadPicture(html, TITLE)).toBe(html);
});

test('no text is ever left out', () => {
  const text = fc.stringMatching(/^[a-z ]{0,12}$/);
  law(
    fc.property(text, text, text, (before, inside, after) => {
      const html = `${before}<p>${inside}<img title="a > b" src="x"></p>${after}`;
      const plain = (source: string) => source.replace(/<p>|<\/p>|<img[^"]*"[^"]*"[^>]*>/g, '');
      expect(plain(withoutHeadPicture(html, TITLE))).toBe(plain(html));
    }),
  );
});
