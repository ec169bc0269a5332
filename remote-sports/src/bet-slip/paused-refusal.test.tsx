/** A refusal for a price that moved, once its line is paused or the price is back. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { BET_CODE_TEXT, SELECTION_STATUS_TEXT } from '@site/phrases/betting';
import { readySingle, slipSheet, untilSeen } from './slip-sheet.fixture';

const sheet = slipSheet();

/** A single is turned down for its price while the vendor says nothing of the price of now. */
async function turnedDown() {
  await sheet.begin();
  const { moveTo } = await readySingle(sheet);
  await untilSeen();
  await sheet.refuseNext('13110');
  const letGo = sheet.holdQuotes();
  await userEvent.click(await sheet.placeButton());
  return { moveTo, letGo, refused: await screen.findByTestId('slip-refused') };
}

test('[R8-7] a refusal for a price that moved is no alarm once its line is paused: it says so without a step that leads nowhere', async () => {
  const { moveTo, letGo, refused } = await turnedDown();
  expect(refused).toHaveAttribute('role', 'alert');
  expect(refused).toHaveTextContent(BET_CODE_TEXT['13110']);
  const tone = refused.dataset['tone'];
  sheet.says(SELECTION_STATUS.NOTAVAILABLE);
  letGo();
  await act(() => sheet.vendorSession.slip.requote());
  expect(screen.getByTestId('slip-row-status')).toHaveTextContent(
    SELECTION_STATUS_TEXT[SELECTION_STATUS.NOTAVAILABLE],
  );
  // What became of the bet stays said (safety D3), as quietly as that the line waits.
  const held = screen.getByTestId('slip-refused');
  // There is nothing to agree to meanwhile, and nobody is asked to.
  expect(held).toHaveTextContent(/^赔率曾变化，注单未成立、未扣款$/);
  expect(held).toHaveAttribute('role', 'status');
  expect(held.dataset['tone']).not.toBe(tone);
  expect(screen.queryByTestId('slip-step')).toBeNull();
  // It asks again once there is something to agree to.
  sheet.says(null);
  await act(() => moveTo('1.55'));
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(() => expect(screen.getByTestId('slip-refused')).toHaveAttribute('role', 'alert'));
  expect(screen.getByTestId('slip-refused')).toHaveTextContent(BET_CODE_TEXT['13110']);
});

test.each([
  '13110',
  // A price that was being worked out, or moved too often: the one of now is asked for by itself.
  '13060',
  '13111',
])(
  '[R8-7] %s: once the vendor has the agreed price again, the refusal asks for nothing: the button below is the one way on',
  async (code) => {
    await sheet.begin();
    await readySingle(sheet);
    await untilSeen();
    await sheet.refuseNext(code);
    await userEvent.click(await sheet.placeButton());
    expect(await screen.findByTestId('slip-refused')).toBeVisible();
    // The price of now, asked for after the bet was sent, is the one that was agreed to.
    await waitFor(() => expect(screen.queryByTestId('slip-step')).toBeNull());
    const told = screen.getByTestId('slip-refused');
    expect(told).toHaveTextContent(/^赔率曾变化，注单未成立、未扣款$/);
    expect(told).toHaveAttribute('role', 'status');
    expect(await sheet.placeButton()).toHaveTextContent('确认投注 ¥100.00');
  },
);

test('[R8-7] a price that was being worked out and has moved by then is agreed to in the button below', async () => {
  await sheet.begin();
  const { moveTo } = await readySingle(sheet);
  await untilSeen();
  await sheet.refuseNext('13060');
  const letGo = sheet.holdQuotes();
  await userEvent.click(await sheet.placeButton());
  const refused = await screen.findByTestId('slip-refused');
  expect(refused).toHaveTextContent(BET_CODE_TEXT['13060']);
  expect(screen.getByTestId('slip-step')).toHaveTextContent('刷新');
  await act(() => moveTo('1.55'));
  letGo();
  await waitFor(async () => expect(await sheet.placeButton()).toHaveTextContent('接受'));
  expect(screen.getByTestId('slip-refused')).toHaveTextContent(BET_CODE_TEXT['13110']);
  expect(screen.queryByTestId('slip-step')).toBeNull();
});

test('[R8-7] while the price is being worked out the refusal asks nobody to agree: the reason below says what it waits for', async () => {
  const { letGo } = await turnedDown();
  sheet.says(SELECTION_STATUS.UPDATING);
  letGo();
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(() =>
    expect(screen.getByTestId('slip-refused')).toHaveTextContent(
      /^赔率曾变化，注单未成立、未扣款$/,
    ),
  );
  expect(screen.getByTestId('slip-refused')).toHaveAttribute('role', 'status');
  expect(screen.queryByTestId('slip-any-from-now')).toBeNull();
});

test('[R8-7] a refusal for a price offers to take any from now on: the choice is told, kept, and the next tap places at what stands there', async () => {
  const { moveTo, letGo } = await turnedDown();
  // It has only just come, and holds for all bets to come: no tap that was on its way turns it on.
  expect(screen.getByTestId('slip-any-from-now')).toBeDisabled();
  await act(() => moveTo('1.55'));
  letGo();
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(async () => expect(await sheet.placeButton()).toHaveTextContent('接受'));
  const any = await screen.findByTestId('slip-any-from-now');
  expect(any).toHaveTextContent('接受任何赔率变化');
  await waitFor(() => expect(any).toBeEnabled());
  await userEvent.click(any);
  expect(screen.queryByTestId('slip-any-from-now')).toBeNull();
  expect(sheet.sports.acceptAny.get()).toBe(true);
  // What stands there after a refusal is agreed to by the tap; no later move turns that down again.
  await sheet.tapPlace();
  expect(await screen.findByTestId('slip-done')).toBeVisible();
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('[R8-7] turned down for its line: where that only pauses it is no line to be thrown away, and the button waits for it', async () => {
  await sheet.begin();
  await readySingle(sheet);
  await untilSeen();
  await sheet.refuseNext('13030');
  const place = await sheet.placeButton();
  sheet.says(SELECTION_STATUS.NOTAVAILABLE);
  await userEvent.click(place);
  // It is asked at once, so that no button looks as if it could be pressed.
  const told = await screen.findByText('盘口暂停，注单未成立、未扣款');
  expect(screen.getByTestId('slip-refused')).toHaveAttribute('role', 'status');
  expect(screen.queryByTestId('slip-step')).toBeNull();
  expect(place).toBeDisabled();
  sheet.says(null);
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(() => expect(told).toHaveTextContent('盘口曾暂停，注单未成立、未扣款'));
  expect(screen.queryByTestId('slip-step')).toBeNull();
  await sheet.tapPlace();
  expect(await screen.findByTestId('slip-done')).toBeVisible();
  expect(await sheet.stakesOf()).toHaveLength(1);
});
