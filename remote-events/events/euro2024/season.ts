import { Goal } from '../../kit/game/emblems/Goal';
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
      ground: '#061f3a',
      card: '#0c3358',
      line: 'rgb(191 243 255 / 26%)',
      ink: '#f1f8ff',
      ink2: '#c6dbef',
      accent: '#ffe28a',
      cta: ['#ffeca8', '#f3bf4b'],
      onCta: '#2d2400',
    },
    game: { eventCode: 'euro2024', Emblem: Goal, words: GAME_WORDS },
  },
);
