import { defineRemote } from '@site/remote-kit';
import { name } from '../remote.json';

export const remote = defineRemote(name, {
  pages: { promotions: () => import('./pages/PromotionsPage') },
  slots: { 'home-banner': () => import('./slots/HomeBanner'), 'home-promotions': () => import('./slots/HomePromotions') },
});
