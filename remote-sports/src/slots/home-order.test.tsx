import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { KEYS } from '@site/platform';
import { createTestWorld, renderInShell, vendorStreams } from '@site/testing';
import { favouritesAt } from '../favourites/favourites';
import { sportsState } from '../state/sports-state';
import { browserTimers } from '../vendors/browser-feed';
import { provideVendor } from '../vendors/registry';
import { createSaba } from '../vendors/saba';
import { Slot } from './HotEvents';
import { loadTaste } from './taste';

test('a league that is followed comes first on home the next time, and nothing moves when it is followed', async () => {
  const world = createTestWorld();
  const streams = vendorStreams(world.sandbox);
  provideVendor('SABA', (platform) =>
    createSaba(platform, { ...browserTimers, open: streams.openEvents }),
  );
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
  world.platform.storage.write(KEYS.sportRoute, 'sports-saba');
  const board = await world.platform.api.call(getSabaEvents, {
    query: { sportType: '1', tab: 'RUNNING' },
  });
  if (!board.ok) throw new Error('no board');
  const show = () => renderInShell(<Slot />, { platform: world.platform, path: '/' });
  const drawn = (): readonly (string | undefined)[] =>
    screen.getAllByTestId('event-row').map(({ dataset }) => dataset['eventId']);
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const first = drawn();
  const leagueOf = (id: string | undefined) =>
    board.value.events.find(({ eventId }) => eventId === id)?.leagueId;
  const other = board.value.events.find(({ leagueId }) => leagueId !== leagueOf(first[0]));
  if (other === undefined) throw new Error('one league only');
  const { vendor } = sportsState(world.platform).vendorSessions.SABA;
  await act(() => favouritesAt(world.platform, vendor).set('league', other.leagueId, true));
  await waitFor(() =>
    expect([...loadTaste(world.platform, 'SABA').leagues]).toEqual([other.leagueId]),
  );
  expect(drawn()).toEqual(first);
  cleanup();
  show();
  await waitFor(() => expect(leagueOf(drawn()[0])).toBe(other.leagueId));
  expect(new Set(drawn()).size).toBe(drawn().length);
  cleanup();
  streams.close();
  await world.close();
});
