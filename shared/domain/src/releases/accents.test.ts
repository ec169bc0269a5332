import { accentRules } from './accents';

test('a season names ornaments and no colour that a text or a control reads', () => {
  const rules = accentRules({
    dark: { brand: '#ff9a7d', gold: '#ffd06a' },
    light: { brand: '#b3201f', gold: '#e2a233' },
  });
  const names = rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  expect(new Set(names)).toEqual(
    new Set(['--site-season', '--site-season-gold', '--site-season-bar']),
  );
  expect(rules[1]).toContain('--site-season:#b3201f');
  expect(rules[1]).toContain('--site-season-bar:#ff9a7d');
});
