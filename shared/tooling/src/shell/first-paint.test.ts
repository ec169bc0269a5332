/** @jest-environment jsdom */
import fs from 'node:fs';
import { HEADER_COLOR, themeColors } from '@site/domain/layout/theme-color';
import { inWorkspace } from '../workspace/paths';
import { firstPaintScript } from './first-paint';

const root = document.documentElement.dataset;

/** Runs the script as the head of a document at an address does. */
function open(path: string): void {
  for (const name of Object.keys(root)) delete root[name];
  window.history.replaceState(null, '', path);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const script = document.createElement('script');
  script.textContent = firstPaintScript;
  document.head.append(script);
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('[R2.5-3] a first visit has no bar, however often home is opened in it; the next one has', () => {
  open('/cn/mobile/');
  expect({ ...root }).toEqual({ visit: '1', bar: '0' });
  // Home leaves its mark, and is reloaded.
  localStorage.setItem('first_entry', '111');
  open('/cn/mobile/');
  expect({ ...root }).toEqual({ visit: '1', bar: '0' });
  // Another tab, another day.
  sessionStorage.clear();
  open('/cn/mobile/');
  expect({ ...root }).toEqual({});
});

test('[R2.5-3] the bar of the document stands on home alone, and not once it was closed', () => {
  localStorage.setItem('first_entry', '333');
  const bars = ['/cn/mobile', '/cn/mobile/login', '/cn/mobile/sbtwo/sports-im'].map((path) => {
    open(path);
    return root['bar'];
  });
  expect(bars).toEqual([undefined, '0', '0']);
  sessionStorage.setItem('appBarClosed', '1');
  open('/cn/mobile');
  expect({ ...root }).toEqual({ bar: '0' });
});

test('a stored theme is set, a foreign one is not; without a storage the document stands as it is', () => {
  localStorage.setItem('theme', 'dark');
  open('/cn/mobile/Promotions');
  expect(root['theme']).toBe('dark');
  localStorage.setItem('theme', 'pink');
  open('/cn/mobile/Promotions');
  expect(root['theme']).toBeUndefined();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  open('/cn/mobile/');
  expect({ ...root }).toEqual({ visit: '1', bar: '0' });
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['pink', 'system'],
  // What every object has is no theme.
  ['toString', 'system'],
  ['__proto__', 'system'],
] as const)(
  '[R3.4-1] stored %s: the bars of the phone are %s before the first paint',
  (stored, theme) => {
    localStorage.setItem('theme', stored);
    const [first, second] = themeColors('system').map((color) => {
      const meta = document.createElement('meta');
      meta.name = 'theme-color';
      meta.content = color;
      document.head.append(meta);
      return meta;
    });
    open('/cn/mobile/');
    expect([first?.content, second?.content]).toEqual(themeColors(theme));
    first?.remove();
    second?.remove();
  },
);

test('the installed site begins in the colour of the header', () => {
  const text = fs.readFileSync(inWorkspace('host/public/manifest.webmanifest'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ theme_color: HEADER_COLOR.dark });
});
