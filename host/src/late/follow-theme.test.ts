import { THEME_COLOR_TAGS, themeColors } from '@site/domain/layout/theme-color';
import { createTestWorld, type TestWorld } from '@site/testing';
import { followTheme } from './follow-theme';

let world: TestWorld;
let stop: () => void;

beforeEach(() => {
  world = createTestWorld();
  document.head.innerHTML = THEME_COLOR_TAGS;
  document.documentElement.dataset['theme'] = 'light';
  stop = followTheme(window, world.platform);
});
afterEach(() => {
  stop();
  return world.close();
});

/** Another tab writes: the value stands before the message comes. */
function written(name: string, text: string | null): void {
  if (text === null) world.storage.delete(name);
  else world.storage.set(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
}
const shown = (): string | undefined => document.documentElement.dataset['theme'];
const bars = (): readonly (string | null)[] =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((each) =>
    each.getAttribute('content'),
  );

test.each(['dark', 'light', 'system'] as const)(
  '%s that another tab has chosen is shown at once, with the bars of the phone',
  (theme) => {
    written('theme', theme);
    expect(shown()).toBe(theme);
    expect(bars()).toEqual(themeColors(theme));
  },
);

test.each(['', 'blue', 'DARK', 'dark"><script>', '{"v":1}', null])(
  'what is no theme changes nothing: %j',
  (text) => {
    written('theme', 'dark');
    written('theme', text);
    expect(shown()).toBe('dark');
    expect(bars()).toEqual(themeColors('dark'));
  },
);

test('another name is not listened to, and nothing after it was stopped', () => {
  world.storage.set('theme', 'dark');
  written('first_entry', '1');
  expect(shown()).toBe('light');
  stop();
  written('theme', 'dark');
  expect(shown()).toBe('light');
});
