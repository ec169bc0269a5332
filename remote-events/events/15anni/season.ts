import { Wheel } from '../../kit/game/emblems/Wheel';
import { defineSeason } from '../../kit/season';
import { GAME_WORDS, WAYS, WORDS } from './phrases';
import { routes, season as declared } from './remote.json';

export const season = defineSeason(
  { routes, season: declared },
  {
    kicker: WORDS.kicker,
    thanks: WORDS.thanks,
    shareText: WORDS.share,
    ways: WAYS,
    look: {
      ground: '#220a3d',
      card: '#3a1660',
      line: 'rgb(255 221 149 / 28%)',
      ink: '#fdf4ff',
      ink2: '#e3d2f3',
      accent: '#ffdd95',
      cta: ['#ffe8b3', '#f3b95a'],
      onCta: '#3b1500',
    },
    game: { eventCode: '15Anni', Emblem: Wheel, words: GAME_WORDS },
  },
);
