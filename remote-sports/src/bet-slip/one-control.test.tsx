/** A refusal for a price that changed: the button agrees to the new one, and nothing else does. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet, untilSeen } from './slip-sheet.fixture';

const sheet = slipSheet();

test.each([
  ['a single', 1],
  ['a combo', 2],
])(
  '[R8-7] %s refused for its price has one control once the new one is known, and it places',
  async (_what, count) => {
    await sheet.begin();
    const [market] = await sheet.choose(count);
    const [field] = await screen.findAllByTestId('stake-input');
    if (field === undefined || market === undefined) throw new Error('nothing to stake on');
    await userEvent.type(field, '100');
    await sheet.world.control('POST', '/faults', {
      match: { path: '/Place(Parlay)?Bet/' },
      fault: { status: 409, errorCode: '13110', description: '' },
      times: 1,
    });
    await sheet.tapPlace();
    expect(await screen.findByTestId('slip-refused')).toBeVisible();
    // Not before either: a button that goes again stands under no finger.
    expect(screen.queryByTestId('slip-step')).toBeNull();
    const [row] = sheet.vendorSession.slip.state.get().rows;
    await act(() =>
      sheet.world.control('POST', `/events/saba/${market.eventId}`, {
        do: 'price',
        selectionId: row?.selection.selectionId,
        price: (Number(row?.selection.price) - 0.1).toFixed(2),
      }),
    );
    await act(() => sheet.vendorSession.slip.requote());
    await waitFor(async () =>
      expect(await sheet.placeButton()).toHaveTextContent(/^接受新赔率 \d+\.\d+ · 投注 ¥100$/),
    );
    expect(screen.getByTestId('slip-refused')).toHaveTextContent('赔率已变化，请确认新赔率');
    expect(screen.queryByTestId('slip-step')).toBeNull();
    await untilSeen();
    await sheet.tapPlace();
    expect(await screen.findByTestId('slip-done')).toBeVisible();
    expect(await sheet.stakesOf()).toHaveLength(1);
  },
);
