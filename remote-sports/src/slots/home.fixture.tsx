/** A slot of home over a real SABA, with what is drawn on it, for tests. */
import type { ComponentType } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { KEYS } from '@site/platform';
import { renderInShell } from '@site/testing';
import { sabaWorld } from '../vendors/saba-world.fixture';

/** Home of who was at SABA's board last, with the clock at rest. */
export async function homeOf(Slot: ComponentType) {
  const { world, close } = sabaWorld();
  await world.control('POST', '/clock', { pause: true });
  world.platform.storage.write(KEYS.sportRoute, 'sports-saba');
  return {
    world,
    show: () => renderInShell(<Slot />, { platform: world.platform, path: '/' }),
    /** Soccer as the vendor has it. */
    soccer: async (tab: 'RUNNING' | 'TODAY') => {
      const board = await world.platform.api.call(getSabaEvents, {
        query: { sportType: '1', tab },
      });
      if (!board.ok) throw new Error('no board');
      return board.value.events;
    },
    drawn: (): readonly (string | undefined)[] =>
      screen.queryAllByTestId('event-row').map(({ dataset }) => dataset['eventId']),
    end: async (): Promise<void> => {
      cleanup();
      await close();
    },
  };
}
