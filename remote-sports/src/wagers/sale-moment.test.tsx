/** A sale and the moment of its tap: what could be read by then is what is sold (I5). */
import { fireEvent, screen } from '@testing-library/react';
import { untilSeen } from '../bet-slip/slip-sheet.fixture';
import { cashOut, REST, RUNNING } from './cash-out.fixture';

const sale = cashOut();

describe('a price that there was no time to read', () => {
  const tap = (): void => {
    const confirm = screen.getByTestId('cashout-confirm');
    fireEvent.pointerDown(confirm);
    fireEvent.click(confirm, { detail: 1 });
  };

  test('[R8-7] is not asked for where it fell: the one before is, and the vendor decides', async () => {
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    await untilSeen();
    tell({ ...RUNNING, price: 3_787n });
    tap();
    expect(await sale.sent()).toContain('"cashoutPrice":"67.78"');
  });

  test('is asked for where it rose, and once there was time where it fell', async () => {
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    await untilSeen();
    tell({ ...RUNNING, price: 6_000n });
    await untilSeen();
    tell({ ...RUNNING, price: 6_100n });
    tap();
    expect(await sale.sent()).toContain('"cashoutPrice":"61.00"');
  });
});

test('[R8-7] the second tap of two on the offer of a rest sells nothing, nor what came down before the button could be seen', async () => {
  sale.show(REST);
  fireEvent.click(screen.getByTestId('cashout'));
  const confirm = screen.getByTestId('cashout-confirm');
  fireEvent.pointerDown(confirm);
  fireEvent.click(confirm, { detail: 1 });
  expect(screen.queryByTestId('sale-against')).not.toBeNull();
  fireEvent.pointerDown(confirm);
  await untilSeen();
  expect(confirm).toBeEnabled();
  fireEvent.click(confirm, { detail: 1 });
  expect(screen.queryByTestId('sale-against')).not.toBeNull();
  fireEvent.pointerDown(confirm);
  fireEvent.click(confirm, { detail: 1 });
  expect(await sale.sent()).toContain('"cashoutPrice":"40.67"');
});
