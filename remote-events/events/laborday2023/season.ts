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
      ground: '#06304a',
      card: '#0d4563',
      line: 'rgb(255 224 138 / 26%)',
      ink: '#f2fbff',
      ink2: '#c9e5f0',
      accent: '#ffe08a',
      cta: ['#ffeaa6', '#ffc14d'],
      onCta: '#3a2600',
    },
    game: null,
  },
);
