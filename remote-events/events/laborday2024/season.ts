import { ScratchCard } from '../../kit/game/emblems/ScratchCard';
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
      ground: '#0c3324',
      card: '#15503a',
      line: 'rgb(255 229 143 / 26%)',
      ink: '#f3fff6',
      ink2: '#cdead9',
      accent: '#ffe58f',
      cta: ['#ffeeb0', '#f7c24e'],
      onCta: '#2f2600',
    },
    game: { eventCode: 'LaborDay2024', Emblem: ScratchCard, words: GAME_WORDS },
  },
);
