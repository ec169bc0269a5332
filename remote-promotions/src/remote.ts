import { defineRemote } from '@site/remote-kit';
import surface from '../remote.json';

export const remote = defineRemote(surface, {
  pages: { promotions: () => import('./pages/PromotionsPage') },
  slots: { 'home-banner': () => import('./slots/HomeBanner'), 'home-promotions': () => import('./slots/HomePromotions') },
});
