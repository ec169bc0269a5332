import { MoonBox } from '../../kit/game/emblems/MoonBox';
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
      ground: '#0b1f2e',
      card: '#15354a',
      line: 'rgb(255 223 158 / 26%)',
      ink: '#f3f8f6',
      ink2: '#c6dde4',
      accent: '#ffdf9e',
      cta: ['#ffe9ad', '#f0bb52'],
      onCta: '#3a2700',
    },
    game: { eventCode: 'MidAutumn2023', Emblem: MoonBox, words: GAME_WORDS },
  },
);
