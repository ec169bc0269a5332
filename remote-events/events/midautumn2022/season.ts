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
      ground: '#0a1836',
      card: '#142850',
      line: 'rgb(255 226 154 / 26%)',
      ink: '#f8f3e2',
      ink2: '#cbd6ee',
      accent: '#ffe29a',
      cta: ['#ffe9ad', '#f0bb52'],
      onCta: '#3a2700',
    },
    game: null,
  },
);
