/** A quick bet and the board under it: they move together. */
import { act, waitFor } from '@testing-library/react';
import { quickPage } from './quick-page.fixture';

const { sheet, ready, tap, home, bar, reaches } = quickPage();

test('a price that moves on the board moves the bar at once: the vendor is asked without waiting for the next turn', async () => {
  await ready();
  const selection = await home();
  tap(selection);
  await reaches('counting');
  // Of a page in the background no turn asks; nothing else than the board brings what follows.
  const { clock } = sheet.world.platform;
  const still = jest.spyOn(clock, 'monotonic').mockReturnValue(clock.monotonic());
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() =>
    sheet.world.control('POST', `/events/saba/${selection.eventId}`, {
      do: 'price',
      selectionId: selection.selectionId,
      price: '1.21',
    }),
  );
  await waitFor(async () => expect(await bar()).toHaveTextContent('1.21'));
  await reaches('asks');
  hidden.mockRestore();
  still.mockRestore();
});
