import { FIRST_THEME, HEADER_COLOR, THEME_COLOR_TAGS, themeColors } from './theme-color';

test('[R3.4-1] light and dark are what was chosen whatever the phone is, system is what the phone is', () => {
  const { light, dark } = HEADER_COLOR;
  expect(themeColors('light')).toEqual([light, light]);
  expect(themeColors('dark')).toEqual([dark, dark]);
  expect(themeColors('system')).toEqual([light, dark]);
});

test('before anybody has chosen it is what the phone is: the first element is the one that asks the phone', () => {
  expect(THEME_COLOR_TAGS.match(/content="[^"]*"/g)).toEqual(
    themeColors('system').map((color) => `content="${color}"`),
  );
  expect(FIRST_THEME).toBe('system');
  expect(THEME_COLOR_TAGS.indexOf('media=')).toBeLessThan(
    THEME_COLOR_TAGS.indexOf('theme-color"', 30),
  );
});
