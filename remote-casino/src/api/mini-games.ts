/** Reads of the mini-games; the game itself is read by the kit, as the seasons read it. */
import { getMiniGameBanners, getPrizeHistory } from '@site/contracts/mini-games';
import { STALE, useCall } from '@site/platform';
import type { ResultOf } from '@site/remote-kit/prize';

export type MiniGame = ResultOf<typeof getMiniGameBanners>[number];

export const useMiniGames = () => useCall(getMiniGameBanners, {}, { staleMs: STALE.minute });
export const usePrizes = (eventCode: string, currentPage: number) =>
  useCall(getPrizeHistory, { query: { eventCode, currentPage } }, { staleMs: STALE.seconds });
