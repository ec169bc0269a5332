import { motifOf } from './art-words';
import { PROMOTIONS } from './promotions-data';

test('a sign fits its title, and stays with it', () => {
  expect(['gift', 'star', 'clover']).toContain(motifOf('好友同享'));
  expect(motifOf('玄')).toBeNull();
  expect(motifOf('每周存款加赠 20%')).toBe(motifOf('每周存款加赠 20%'));
});

test('no sign stands on more than a sixth of the promotions of a list', () => {
  for (const list of new Set(PROMOTIONS.map(({ mainType }) => mainType))) {
    const titles = PROMOTIONS.filter(({ mainType }) => mainType === list);
    const signs = titles.flatMap(({ title }) => motifOf(title) ?? []);
    const most = Math.max(...signs.map((sign) => signs.filter((other) => other === sign).length));
    expect([list, most <= Math.ceil(titles.length / 6) + 1]).toEqual([list, true]);
  }
});
