/** Amounts that one tap stakes on a slip as it opens, and a foot that says nothing twice. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { slipSheet, untilSeen } from './slip-sheet.fixture';

const sheet = slipSheet();

const amounts = (): readonly (string | null)[] =>
  within(screen.getByTestId('slip-quick'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const tap = async (amount: string): Promise<void> => {
  await untilSeen();
  await userEvent.click(
    within(screen.getByTestId('slip-quick')).getByRole('button', { name: amount }),
  );
};
const stakes = (): readonly string[] =>
  sheet.vendorSession.slip.state.get().rows.map(({ stake }) => stake);

test('[R3.4-1] a combo opens with amounts that it takes: one tap stakes, the next says what it brings, and the button was never moved by a row', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await waitFor(() => expect(amounts()).toEqual(['100', '500', '1000', '最大']));
  const place = await sheet.placeButton();
  expect(place).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty);
  expect(screen.queryByTestId('slip-risk')).toBeNull();
  expect(screen.queryByTestId('slip-return')).toBeNull();
  await tap('100');
  expect(screen.getByTestId('stake-input')).toHaveValue('100');
  expect(within(screen.getByTestId('slip-quick')).getByText('100')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() => expect(place).toHaveTextContent('确认投注 ¥100.00'));
  expect(screen.getByTestId('slip-risk')).toHaveTextContent('100.00');
  expect(screen.getByTestId('slip-return')).not.toHaveTextContent('0.00');
  await tap('最大');
  expect(Number(sheet.vendorSession.slip.state.get().combo.stakes['FoldN'])).toBeGreaterThan(1_000);
  expect(place).toBeInTheDocument();
  await sheet.tapPlace();
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('several singles: one tap stakes the same on each, as often as it is tapped, and each can be changed', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  await waitFor(() => expect(amounts()).toEqual(['100', '500', '1000', '最大']));
  expect(screen.getByTestId('slip-quick')).toHaveTextContent(/^每注/);
  await tap('500');
  await tap('500');
  expect(stakes()).toEqual(['500', '500']);
  await waitFor(async () =>
    expect(await sheet.placeButton()).toHaveTextContent('确认投注 2张 · ¥1,000.00'),
  );
  const [first] = screen.getAllByTestId('stake-input');
  if (first === undefined) throw new Error('no field');
  await userEvent.clear(first);
  await userEvent.type(first, '30');
  expect(stakes()).toEqual(['30', '500']);
});

test('[R3.4-1] what is offered on each of several singles fits the wallet together', async () => {
  await sheet.begin('poor01');
  await sheet.choose(2);
  await waitFor(() => expect(amounts()).toEqual(['10', '最大']));
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  // Twice the least is more than there is.
  await waitFor(() => expect(screen.queryByTestId('slip-quick')).toBeNull());
});

test('a keypad that was put away leaves the amounts; they fill the only single', async () => {
  await sheet.begin();
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  expect(screen.queryByTestId('slip-quick')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '收起键盘' }));
  await waitFor(() => expect(amounts()).toHaveLength(4));
  await tap('1000');
  expect(stakes()).toEqual(['1000']);
  expect(screen.queryByTestId('stake-keypad')).toBeNull();
});

test('[R3.4-1] amounts that were saved in the settings are those of the keypad; one above the limit is stood in for', async () => {
  await sheet.begin();
  await sheet.choose();
  const keypad = await screen.findByTestId('stake-keypad');
  const { settings } = sheet.world.platform;
  const offered = async (saved: readonly [number, number, number], keys: readonly string[]) => {
    const [amount1, amount2, amount3] = saved;
    await act(() => settings.save({ amount1, amount2, amount3 }));
    await waitFor(() => {
      for (const key of keys)
        expect(within(keypad).getByRole('button', { name: key })).toBeVisible();
    });
  };
  await offered([30, 250, 700], ['30', '250', '700']);
  await offered([999_999, 250, 30], ['30', '250', '500']);
  expect(within(keypad).queryByRole('button', { name: '999999' })).toBeNull();
});

test('a visitor has the amounts to try that members begin with, and none that no vendor takes', async () => {
  await sheet.begin(null);
  await sheet.choose(2);
  await waitFor(() => expect(amounts()).toEqual(['100', '500', '1000']));
  await tap('1000');
  expect(screen.getByTestId('slip-return')).not.toHaveTextContent('¥0.00');
});

test('why the button is off is said once: on it while nothing is wrong, above it with a way to mend it', async () => {
  await sheet.begin();
  await sheet.choose();
  await waitFor(async () =>
    expect(await sheet.placeButton()).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty),
  );
  const reason = screen.getByTestId('slip-reason');
  expect(reason).toHaveClass('vh');
  sheet.type('0.01');
  expect(reason).toHaveTextContent(STAKE_REASON_TEXT.stakeUnderMin);
  expect(reason).not.toHaveClass('vh');
  expect(screen.getByTestId('slip-mend')).toBeVisible();
});

test('what was just refused is not offered again: the amounts from it on rest in their places, less does not', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await waitFor(() => expect(amounts()).toEqual(['100', '500', '1000', '最大']));
  await tap('500');
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceParlayBet' },
    fault: { status: 409, errorCode: '13100', description: '' },
    times: 1,
  });
  await sheet.tapPlace();
  await waitFor(() => expect(amounts()).toEqual(['100', '500', '1000', '最大']));
  const isOff = (): readonly boolean[] =>
    within(screen.getByTestId('slip-quick'))
      .getAllByRole('button')
      .map((button) => button.hasAttribute('disabled'));
  await waitFor(() => expect(isOff()).toEqual([false, true, true, true]));
  await tap('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  expect(isOff()).toEqual([false, true, true, true]);
});

test('the keypad fills a refused amount in without letting it go, also after another one', async () => {
  await sheet.begin();
  await sheet.choose();
  const key = async (name: string): Promise<void> =>
    userEvent.click(within(await screen.findByTestId('stake-keypad')).getByText(name));
  await waitFor(() =>
    expect(within(screen.getByTestId('stake-keypad')).getByText('500')).toBeVisible(),
  );
  await untilSeen();
  await key('500');
  await sheet.refuseNext('13100');
  await sheet.tapPlace();
  await screen.findByRole('button', { name: '减少金额' });
  expect(await sheet.placeButton()).toBeDisabled();
  await untilSeen();
  await key('500');
  expect(await sheet.placeButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: '减少金额' })).toBeVisible();
  expect(within(screen.getByTestId('stake-keypad')).getByText('最大')).toBeDisabled();
  await key('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  await key('500');
  expect(await sheet.placeButton()).toBeDisabled();
  expect(await sheet.placeButton()).toHaveTextContent('请减少投注金额');
});
