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
      ground: '#4d0a16',
      card: '#6b1322',
      line: 'rgb(255 214 160 / 28%)',
      ink: '#fff3e4',
      ink2: '#f8d6cc',
      accent: '#ffd9a0',
      cta: ['#ffe9ad', '#f0bb52'],
      onCta: '#55100f',
    },
    game: null,
  },
);
