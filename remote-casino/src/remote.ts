import { defineRemote } from '@site/remote-kit';
import { registerPrizeLookup } from '@site/remote-kit/prize';
import { name } from '../remote.json';

export const remote = defineRemote(name, {
  pages: {
    lobby: () => import('./pages/LobbyPage'),
    category: () => import('./pages/CategoryPage'),
    mine: () => import('./pages/MinePage'),
    play: () => import('./pages/PlayPage'),
    enter: () => import('./pages/EnterPage'),
    search: () => import('./pages/SearchPage'),
    mini: () => import('./pages/MiniGamesPage'),
    turnover: () => import('./pages/TurnoverPage'),
    jackpot: () => import('./pages/JackpotPage'),
  },
  boot: registerPrizeLookup,
  slots: { 'home-games': () => import(/* webpackChunkName: "home" */ './slots/HomeGames') },
});
