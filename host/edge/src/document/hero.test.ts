import { heroOf } from './hero';

const HOME = { row: 'content.banners', query: { position: 'home' } };
const URL_OF_IT = '/cms/banners?position=home&api-version=2.0&brand=SITE&siteId=44&platform=Mobile';
const answers = (...items: readonly object[]) => ({
  [URL_OF_IT]: { isSuccess: true, result: items },
});

test('the picture of the item that the page shows first, named early and in the place of the banner', () => {
  const hero = heroOf(
    HOME,
    answers({ sort: 2, imageUrl: '/cms/art/b.svg' }, { sort: 1, imageUrl: '/cms/art/a.1f.svg' }),
  );
  expect(hero).toEqual({
    link: '<link rel="preload" as="image" fetchpriority="high" href="/cms/art/a.1f.svg">',
    css: '.sk-banner,.site-hero.site-hero{background:url("/cms/art/a.1f.svg") 50%/cover;animation:none}',
  });
});

test('a photo in the form that the browser draws, which is the one that the page asks for', () => {
  const hero = heroOf(HOME, answers({ sort: 1, imageUrl: '/cms/photo/c.1f.jpg' }));
  expect(hero?.link).toContain('type="image/avif" href="/cms/photo/c.1f.jpg?format=avif"');
  expect(hero?.css).toContain(
    'image-set(url("/cms/photo/c.1f.jpg?format=avif") type("image/avif"),url("/cms/photo/c.1f.jpg?format=webp") type("image/webp"),url("/cms/photo/c.1f.jpg"))',
  );
});

test.each([
  '/cms/a.svg");}body{display:none',
  '/cms/a.svg"><script>',
  '/cms/../api/x.svg',
  '//evil.example/a.svg',
  'https://evil.example/a.svg',
  'javascript:alert(1)',
  '/cms/a.svg?x=1',
  7,
  null,
])('%p is no picture that may stand in a document', (imageUrl) =>
  expect(heroOf(HOME, answers({ sort: 1, imageUrl }))).toBeNull(),
);

test('items of any shape cost no document: one without a place is none', () => {
  const odd = { toString: 1, valueOf: 1 };
  const hero = heroOf(
    HOME,
    answers({ sort: odd, imageUrl: '/cms/odd.svg' }, { sort: 5, imageUrl: '/cms/a.svg' }),
  );
  expect(hero?.css).toContain('/cms/a.svg');
});

test('nothing named, no answer, an answer of another shape: no picture', () => {
  expect(heroOf(null, answers({ sort: 1, imageUrl: '/cms/a.svg' }))).toBeNull();
  expect(heroOf(HOME, {})).toBeNull();
  expect(heroOf(HOME, { [URL_OF_IT]: { result: { imageUrl: '/cms/a.svg' } } })).toBeNull();
  expect(heroOf(HOME, answers())).toBeNull();
});
