import { readBoot } from './read-boot';

const documentOf = (more: object): Document => {
  const doc = document.implementation.createHTMLDocument();
  const element = doc.createElement('script');
  element.id = 'site-boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    schema: 'site-boot/1',
    channel: {},
    registry: {},
    host: {},
    resolved: {},
    origins: {},
    ...more,
  });
  doc.body.append(element);
  return doc;
};

test('a document with keys is read', () => {
  expect(readBoot(documentOf({ keys: [{ keyId: 'a' }] })).keys).toHaveLength(1);
});

test.each([
  ['none', {}],
  ['an empty list', { keys: [] }],
  ['null', { keys: null }],
  ['a text', { keys: 'a' }],
  ['an object', { keys: { length: 1 } }],
])(
  '[C-21] a document with %s for keys is refused: any pointer would be believed',
  (_what, more) => {
    expect(() => readBoot(documentOf(more))).toThrow('the document carries no keys');
  },
);
