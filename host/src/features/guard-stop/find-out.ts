/** Finds out what the guard waits for. */
import { getActiveGame } from '@site/contracts/mini-games';
import type { GuardWait, Known } from '@site/domain/session/guard';
import { KEYS, type Platform } from '@site/platform/host';

/** Event of the new year's page. */
const NEW_YEAR = { eventCode: 'CNY2024' } as const;

/** How each fact is asked for; `unknown` when the server does not say. */
export const FIND_OUT: Readonly<Record<GuardWait, (platform: Platform) => Promise<Known>>> = {
  deposit: ({ exclusion }) => exclusion.check('deposit'),
  miniGames: async ({ api, storage }) => {
    const answer = await api.call(getActiveGame, { query: NEW_YEAR, silent: true });
    if (!answer.ok) return 'unknown';
    if (answer.value === null) return 'no';
    storage.write(KEYS.miniGames, '1');
    return 'yes';
  },
};
