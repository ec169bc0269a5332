import { ENTRY_ICONS, entryFault, isWithin, type Entry } from './entries';

const PATHS = ['/keno', '/keno/draws/:id', '/lotto/*', '/sbtwo/sports-im'];
const ENTRY: Entry = {
  place: 'nav',
  key: 'keno',
  label: '快乐彩',
  icon: 'ticket',
  to: '/keno',
  order: 45,
};

describe('an entry that a part declares', () => {
  test.each<[string, object]>([
    ['at an own address', {}],
    ['on the home page', { place: 'home' }],
    ['at the beginning of own addresses, which an entrance forwards', { to: '/sbtwo' }],
    ['at the head of a pattern', { to: '/lotto' }],
    ['that stands for more addresses', { within: ['/lotto', '/keno/draws'] }],
    ...ENTRY_ICONS.map((icon): [string, object] => [`with the icon ${icon}`, { icon }]),
  ])('%s is good', (_what, over) => {
    expect(entryFault({ ...ENTRY, ...over }, PATHS)).toBeNull();
  });

  test.each<[string, object]>([
    ['another site', { to: 'https://evil.example/keno' }],
    ['another host without a scheme', { to: '//evil.example' }],
    ['a backslash', { to: '/\\evil.example' }],
    ['a script', { to: 'javascript:alert(1)' }],
    ['a query', { to: '/keno?next=//evil.example' }],
    ['a climb', { to: '/keno/..' }],
    ['the page of another part', { to: '/Me' }],
    ['an address that only begins alike', { to: '/ken' }],
    ['home', { to: '/' }],
    ['nothing', { to: undefined }],
    ['a list', { to: ['/keno'] }],
    ['places of another part', { within: ['/keno', '/Me'] }],
    ['places that are no list', { within: '/keno' }],
  ])('one that leads to %s is refused', (_what, over) => {
    expect(entryFault({ ...ENTRY, ...over }, PATHS)).toBe('within' in over ? 'within' : 'to');
  });

  test.each<[string, unknown, string]>([
    ['no place', { ...ENTRY, place: 'header' }, 'place'],
    ['no key', { ...ENTRY, key: '<b>' }, 'key'],
    ['markup in its label', { ...ENTRY, label: '<b>' }, 'label'],
    ['a label that is too long', { ...ENTRY, label: '快乐彩票站' }, 'label'],
    ['an unknown icon', { ...ENTRY, icon: 'constructor' }, 'icon'],
    ['no order', { ...ENTRY, order: '1' }, 'order'],
    ['nothing at all', null, 'place'],
    ['only a text', 'keno', 'place'],
  ])('one with %s is refused with the name of the field', (_what, entry, field) => {
    expect(entryFault(entry, PATHS)).toBe(field);
  });

  test('an address lies within by whole segments, in any case of letters', () => {
    expect(
      ['/Me', '/me/limits', '/ME/', '/Meadow', '/'].map((path) => isWithin(path, '/Me')),
    ).toEqual([true, true, true, false, false]);
  });
});
