import { RedPacket } from '../../kit/game/emblems/RedPacket';
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
      ground: '#2c0609',
      card: '#4a0c0e',
      line: 'rgb(255 214 140 / 28%)',
      ink: '#fff3d6',
      ink2: '#f7d9a6',
      accent: '#ffe3a1',
      cta: ['#ffe09a', '#f0b64c'],
      onCta: '#58100b',
    },
    game: { eventCode: 'CNY2024', Emblem: RedPacket, words: GAME_WORDS },
  },
);
