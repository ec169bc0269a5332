/** A quick bet on a page that shows prices of two vendors. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '@site/platform';
import { renderInShell } from '@site/testing';
import { quickSetting } from '../bet-slip/quick-setting';
import { quickTap } from '../bet-slip/quick-tap';
import { sportsState } from '../state/sports-state';
import { sabaWorld } from '../vendors/saba-world.fixture';
import { Slot as HomePromos } from './HomePromos';
import { Slot as HotEvents } from './HotEvents';

jest.setTimeout(40_000);

test("[R3.5-1] a tap on a price of home's vendor is bet there, though the slip of another stands on the page, too", async () => {
  const own = 'IM';
  const { world, close } = sabaWorld();
  await world.control('POST', '/clock', { pause: true });
  world.platform.storage.write(KEYS.sportRoute, 'sports-im');
  await world.logIn('member01');
  const { vendorSessions } = sportsState(world.platform);
  const asked = (['IM', 'BTI', 'SABA'] as const).map((id) => ({
    id,
    ask: jest.spyOn(vendorSessions[id].vendor, 'betInfo'),
  }));
  const page = (shelf: boolean) => (
    <>
      <HotEvents />
      {shelf ? <HomePromos /> : null}
    </>
  );
  const { unmount } = renderInShell(page(true), { platform: world.platform, path: '/' });
  await screen.findAllByTestId('promo-boost');
  act(() => quickSetting(world.platform).choose({ on: true, stake: 100 }));
  await waitFor(() => expect(new Set(quickTap.takers.keys())).toEqual(new Set(['SABA', own])));
  const [price] = (await screen.findAllByTestId('odds-cell')).filter(
    (cell) => cell.getAttribute('aria-disabled') === null,
  );
  await userEvent.click(price ?? document.body);
  await screen.findByTestId('quick-bar');
  await waitFor(() =>
    expect(asked.filter(({ ask }) => ask.mock.calls.length > 0).map(({ id }) => id)).toEqual([own]),
  );
  unmount();
  await close();
});
