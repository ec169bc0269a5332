import { defineRemote } from '@site/remote-kit';
import { name } from '../remote.json';
import { startOffers } from './boot';

export const remote = defineRemote(name, {
  pages: {
    promotions: () => import('./pages/PromotionsPage'),
    'bonus-form': () => import('./pages/BonusFormPage'),
    manual: () => import('./pages/ManualPage'),
    news: () => import('./pages/NewsPage'),
    'vip-club': () => import('./pages/VipClubPage'),
    'king-club': () => import('./pages/KingClubPage'),
    referrer: () => import('./pages/ReferrerPage'),
    ambassador: () => import('./pages/AmbassadorPage'),
    'who-is-ambassador': () => import('./pages/WhoIsAmbassadorPage'),
    'rewards-store': () => import('./pages/RewardsStorePage'),
    'news-detail': () => import('./pages/NewsDetailPage'),
  },
  slots: {
    'home-banner': () => import(/* webpackChunkName: "home" */ './slots/HomeBanner'),
    'home-news': () => import(/* webpackChunkName: "home" */ './slots/HomeNews'),
    'home-promotions': () => import(/* webpackChunkName: "home" */ './slots/HomePromotions'),
    'vip-feedback': () => import(/* webpackChunkName: "vip-feedback" */ './slots/VipFeedback'),
  },
  boot: startOffers,
});
