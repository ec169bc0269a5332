import { HEADER_COLOR, THEME_COLOR_TAGS, themeColors } from './theme-color';

test('[R3.4-1] light and dark are what was chosen whatever the phone is, system is what the phone is', () => {
  const { light, dark } = HEADER_COLOR;
  expect(themeColors('light')).toEqual([light, light]);
  expect(themeColors('dark')).toEqual([dark, dark]);
  expect(themeColors('system')).toEqual([light, dark]);
});

test('before anybody has chosen it is dark: the first element is the one that asks the phone', () => {
  expect(THEME_COLOR_TAGS.match(/content="[^"]*"/g)).toEqual(
    themeColors('dark').map((color) => `content="${color}"`),
  );
  expect(THEME_COLOR_TAGS.indexOf('media=')).toBeLessThan(
    THEME_COLOR_TAGS.indexOf('theme-color"', 30),
  );
});
