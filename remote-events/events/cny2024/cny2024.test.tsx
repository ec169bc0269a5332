import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeSeason } from '../../kit/season.fixture';
import data from './data.json';
import { remote } from './remote';
import surface from './remote.json';
import { season } from './season';

describeSeason({ surface, remote, season });

test('a season that comes each year shows the animal of none', () => {
  const art = readFileSync(path.join(__dirname, surface.season.poster.image), 'utf8');
  for (const words of [art, JSON.stringify(surface), JSON.stringify(data)])
    expect(/[鼠牛虎兔龙蛇马羊猴鸡狗猪]/.exec(words)?.[0]).toBeUndefined();
});
