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
      ground: '#2a0a1a',
      card: '#45142c',
      line: 'rgb(255 217 160 / 26%)',
      ink: '#fff1e6',
      ink2: '#efcdd6',
      accent: '#ffd9a0',
      cta: ['#ffe2b0', '#f0a75a'],
      onCta: '#3d1500',
    },
    game: null,
  },
);
