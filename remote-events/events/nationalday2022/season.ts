import { defineSeason } from '../../kit/season';
import { WAYS, WORDS } from './phrases';
import { routes, season as declared } from './remote.json';

export const season = defineSeason(
  { routes, season: declared },
  {
    kicker: WORDS.kicker,
    thanks: WORDS.thanks,
    shareText: WORDS.share,
    ways: WAYS,
    look: {
      ground: '#4a0608',
      card: '#6b0f10',
      line: 'rgb(255 217 119 / 30%)',
      ink: '#fff3dc',
      ink2: '#f8dcc0',
      accent: '#ffd977',
      cta: ['#ffe9ad', '#f0bb52'],
      onCta: '#4b1c00',
    },
    game: null,
  },
);
