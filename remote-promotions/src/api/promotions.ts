/** Reads of the list's own page and of a promotion's: home carries none of it. */
import { getPromotion, getPromotions } from '@site/contracts/promotion';
import { STALE } from '@site/platform';
import { useSteadyCall } from './use-steady-call';

/** The promotions, for the page that is their list. */
export const usePromotionList = () => useSteadyCall(getPromotions, { query: {} }, STALE.minute);
/** A promotion in full. */
export const usePromotion = (promoId: string) =>
  // What is gone is said by the sheet.
  useSteadyCall(getPromotion, { params: { promoId }, handles: ['http404'] }, STALE.minute);
