import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BET_CODE_STEP, BET_CODES, type BetCode } from '@site/domain/betting/bet-codes';
import { formatOdds } from '@site/domain/odds/convert';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { BET_CODE_TEXT, SELECTION_STATUS_TEXT, STAKE_REASON_TEXT } from '@site/phrases/betting';
import { STEP_TEXT } from '../phrases/slip';
import { readySingle, slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('[R7.2-1] a member places a bet: one debit, the gateway told for goal alerts, a receipt, and the slip is empty after it', async () => {
  await sheet.begin();
  await sheet.choose();
  sheet.type('100');
  await sheet.tapPlace();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'done'),
  );
  expect(await sheet.stakesOf()).toHaveLength(1);
  expect(sheet.world.platform.money.journal()).toEqual([]);
  const { requests } = (await act(() =>
    sheet.world.control('GET', '/requests?path=/api/Vendor/NotifyBettingInfo'),
  )) as { requests: { body: string | object }[] };
  expect(JSON.stringify(requests.map(({ body }) => body))).toContain(
    sheet.vendorSession.slip.state.get().rows[0]?.selection.eventId,
  );
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({ rows: [], open: false });
});

test('a row of the slip is called what the price was called: side, market, match, price', async () => {
  await sheet.begin();
  const { selection, moveTo } = await readySingle(sheet);
  const match = `${selection.homeName} vs ${selection.awayName}`;
  const called = (price: string) =>
    screen.findByRole('article', { name: `${selection.selectionName}，独赢，${match}，${price}` });
  const row = await called(formatOdds(selection.price, 'EU').text);
  expect(within(row).getByRole('heading')).toHaveTextContent(selection.selectionName);
  // A long price is a name like any other: which match stands first changes with the day.
  await moveTo('12.50');
  expect(await called('12.50')).toBe(row);
});

test('placing again what has been placed is no second bet', async () => {
  await sheet.begin();
  await sheet.choose();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  const id = sheet.vendorSession.slip.state.get().rows[0]?.selection.selectionId ?? '';
  act(() => {
    sheet.vendorSession.slip.place(id);
    sheet.vendorSession.slip.place(id);
  });
  await waitFor(() =>
    expect(sheet.vendorSession.slip.state.get().rows[0]?.result?.phase).toBe('done'),
  );
  act(() => sheet.vendorSession.slip.place(id));
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      }),
  );
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('[R8-7] the button is off with one named reason, and on again when the reason is gone', async () => {
  await sheet.begin();
  await sheet.choose();
  await waitFor(() =>
    expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty),
  );
  sheet.type('0.01');
  expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeUnderMin);
  expect(await sheet.placeButton()).toBeDisabled();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  expect(screen.getByTestId('slip-reason')).toHaveTextContent('');
});

/** Codes that mean "perhaps": they are looked up and never shown as a refusal. */
const PERHAPS: ReadonlySet<BetCode> = new Set<BetCode>(['13051', '99999']);

test.each(BET_CODES.filter((each) => !PERHAPS.has(each)))(
  '[R8-7] code %s of a bet: its words, the stake kept, nothing taken, and a way on',
  async (code) => {
    await sheet.begin();
    await sheet.choose();
    sheet.type('100');
    await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
    await sheet.refuseNext(code);
    const place = await sheet.placeButton();
    sheet.holdQuotes();
    await userEvent.click(place);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(BET_CODE_TEXT[code]);
    // Another price is agreed to by the button that places.
    const step = BET_CODE_STEP[code] === 'acceptPrice' ? '' : STEP_TEXT[BET_CODE_STEP[code]];
    expect(within(alert).queryByTestId('slip-step')?.textContent ?? '').toBe(step);
    expect(sheet.vendorSession.slip.state.get().rows[0]?.stake).toBe('100');
    expect(await sheet.stakesOf()).toHaveLength(0);
  },
);

test('[R8-7] the way on works: a selection that is gone leaves, a stake that is too high is brought down', async () => {
  await sheet.begin();
  await sheet.choose();
  await waitFor(() => expect(sheet.vendorSession.slip.state.get().rows[0]?.info).not.toBeNull());
  sheet.type('999999');
  await userEvent.click(await screen.findByTestId('slip-mend'));
  const { info, stake } = sheet.vendorSession.slip.state.get().rows[0] ?? {};
  expect(Number(stake)).toBe(Number(info?.max ?? 0n) / 100);
  sheet.type('100');
  await sheet.refuseNext('13100');
  await sheet.tapPlace();
  // The sum that was just refused is not offered again.
  const mend = await screen.findByRole('button', { name: '减少金额' });
  expect(await sheet.placeButton()).toBeDisabled();
  expect(await sheet.placeButton()).toHaveTextContent('请减少投注金额');
  await userEvent.click(mend);
  expect(await sheet.placeButton()).toBeEnabled();
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({
    activeId: sheet.vendorSession.slip.state.get().rows[0]?.selection.selectionId,
    rows: [{ stake: '100', result: null }],
  });
  sheet.type('100');
  await sheet.refuseNext('13040');
  await sheet.tapPlace();
  await userEvent.click(await screen.findByRole('button', { name: '移除该项' }));
  expect(sheet.vendorSession.slip.state.get().rows).toEqual([]);
});

test('[R8-7] a wallet that is too small leads to the cashier, and the way back finds the slip as it was', async () => {
  await sheet.begin('poor01');
  await sheet.choose();
  sheet.type('100');
  await waitFor(() =>
    expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.balanceShort),
  );
  await userEvent.click(screen.getByRole('button', { name: '去存款' }));
  await waitFor(() => expect(sheet.world.visited).toEqual(['/DepositVerify?amount=85.00']));
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({
    open: false,
    away: true,
    rows: [{ stake: '100' }],
  });
});

test('several singles: what was booked shows its receipt, what was not keeps its reason and can be tried again', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  act(() =>
    sheet.vendorSession.slip.state
      .get()
      .rows.forEach(({ selection }) => sheet.vendorSession.slip.type(selection.selectionId, '50')),
  );
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  await sheet.refuseNext('13100');
  await userEvent.click(await sheet.placeButton());
  await waitFor(() =>
    expect(
      screen
        .getAllByTestId('slip-row')
        .map((row) => row.getAttribute('data-status'))
        .toSorted(),
    ).toEqual(['done', 'refused']),
  );
  expect(await sheet.stakesOf()).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(BET_CODE_TEXT['13100']);
  const receipt = screen.getAllByTestId('slip-row').find((row) => row.dataset['status'] === 'done');
  if (receipt === undefined) throw new Error('no receipt');
  await userEvent.click(within(receipt).getByRole('button', { name: /^移除/ }));
  expect(screen.getAllByTestId('slip-row')).toHaveLength(1);
});

test('[R5-3] three selections together: the straight combo in the foot, systems behind a fold, lines times stake is what is taken', async () => {
  await sheet.begin();
  await sheet.choose(3);
  expect(screen.getByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  await waitFor(() => expect(screen.getAllByTestId('combo-row')).toHaveLength(1));
  expect(screen.getByTestId('combo-row')).toHaveAttribute('data-combo', 'FoldN');
  expect(screen.getByTestId('combo-row')).toHaveTextContent('3串1');
  await userEvent.click(screen.getByTestId('slip-more-combos'));
  const trixie = screen
    .getAllByTestId('combo-row')
    .find((row) => row.dataset['combo'] === 'Trixie');
  if (trixie === undefined) throw new Error('no Trixie');
  expect(trixie).toHaveAttribute('data-lines', '4');
  await waitFor(() =>
    expect(within(trixie).getByTestId('stake-input')).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^限额/),
    ),
  );
  await userEvent.type(within(trixie).getByTestId('stake-input'), '10');
  expect(screen.getByTestId('slip-risk')).toHaveTextContent('40.00');
  expect(screen.getByTestId('slip')).toHaveTextContent('全中2场起返');
  await sheet.tapPlace();
  await screen.findByText(/注单号/);
  const [stake] = await sheet.stakesOf();
  expect(stake?.entries.map(({ amount }) => Math.abs(amount))).toContain(40);
  expect(sheet.vendorSession.slip.state.get().combo.result).toMatchObject({
    phase: 'done',
    result: { wagers: [{ comboId: 'Trixie', lines: 4, risk: 4_000n }] },
  });
});

test('[R5-3] with a free bet the systems say beforehand that their reward does not go with it (13121)', async () => {
  await sheet.begin();
  await sheet.choose(3);
  await userEvent.click(await screen.findByTestId('slip-more-combos'));
  expect(screen.queryByTestId('slip-free-rule')).toBeNull();
  act(() => sheet.vendorSession.slip.setFreeBet(true));
  expect(screen.getByTestId('slip-free-rule')).toHaveTextContent('串关奖励不能与免费投注同时使用');
});

test('[R5-3] [R8-8] two selections offer no system; one that was staked on three says that it wants three', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await screen.findByTestId('combo-row');
  await waitFor(() => expect(sheet.vendorSession.slip.state.get().combo.offers).not.toBeNull());
  expect(screen.queryByTestId('slip-more-combos')).toBeNull();
  act(() => sheet.vendorSession.slip.typeCombo('Trixie', '10'));
  expect(await screen.findByTestId('combo-status')).toHaveTextContent(
    SELECTION_STATUS_TEXT[SELECTION_STATUS.NEED3COMBO],
  );
});

test.each(
  Object.values(SELECTION_STATUS)
    .filter((status) => status !== SELECTION_STATUS.OK)
    .map((status) => [status]),
)('[R8-8] status %d stands in its row in words', async (status) => {
  await sheet.begin();
  sheet.says(status);
  await sheet.choose();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-code', String(status)),
  );
  await act(() => sheet.vendorSession.slip.requote());
  expect(screen.getByTestId('slip-row-status')).toHaveTextContent(SELECTION_STATUS_TEXT[status]);
  expect(screen.getByTestId('slip-row-status')).toHaveAttribute('data-code', String(status));
});

test('[R8-8] a market with decimal prices only says so, and may be bet on', async () => {
  await sheet.begin();
  await sheet.choose();
  expect(await screen.findByText(SELECTION_STATUS_TEXT[SELECTION_STATUS.EUODDSONLY])).toBeVisible();
  expect(screen.getByTestId('slip-plain-words')).toHaveTextContent('获胜即赢');
});

test('[R8-8] a suspended line says so in its row and takes nothing, and comes back by itself', async () => {
  await sheet.begin();
  const [market] = await sheet.choose();
  sheet.type('100');
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute(
      'data-code',
      String(SELECTION_STATUS.OK),
    ),
  );
  await sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'suspend' });
  await act(() => sheet.vendorSession.slip.requote());
  expect(screen.getByTestId('slip-row-status')).toHaveTextContent(
    SELECTION_STATUS_TEXT[SELECTION_STATUS.NOTAVAILABLE],
  );
  expect(screen.queryByTestId('slip-risk')).toBeNull();
  await sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'resume' });
  await act(() => sheet.vendorSession.slip.requote());
  expect(screen.getByTestId('slip-risk')).toHaveTextContent('100.00');
});

test('[R3.6-2] a restored selection that is gone is marked, and one tap takes it out', async () => {
  await sheet.begin();
  const [market] = await sheet.choose();
  await sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, {
    do: 'finish',
    home: 1,
    away: 0,
  });
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(() => expect(screen.getByTestId('slip-remove-dead')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-remove-dead'));
  expect(sheet.vendorSession.slip.state.get().rows).toEqual([]);
});

test('any price is for every vendor, and off until it is asked for', async () => {
  await sheet.begin();
  await sheet.choose();
  expect(await screen.findByTestId('slip-accept-change')).toBeVisible();
  await userEvent.click(screen.getByTestId('slip-more-choices'));
  const any = screen.getByTestId('slip-accept-any');
  expect(any).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(any);
  expect(any).toHaveAttribute('aria-checked', 'true');
  expect(sheet.world.storage.get('acceptAnyOdds')).toContain('true');
});
