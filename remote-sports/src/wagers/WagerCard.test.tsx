import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WAGER_OUTCOMES, type WagerOutcome } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { COMBO_TABLES } from '@site/domain/vendors/combo-tables';
import { MemoryRouter } from '@site/platform/testing';
import { eventOf } from '../board/board.fixture';
import { placedWager } from '../bet-slip/slip.fixture';
import { comboText } from '../phrases/combos';
import { OUTCOME_TEXT } from '../phrases/names';
import { REASON_TEXT } from '../phrases/wager-reasons';
import type { Wager, WagerReason } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { WagerCard } from './WagerCard';

const show = (over: Partial<Wager>): HTMLElement => {
  render(<WagerCard wager={placedWager('W1', over)} />);
  return screen.getByTestId('wager-row');
};

test.each(WAGER_OUTCOMES.map((outcome) => [outcome]))(
  '[R4.7-1] %s is told in words',
  (outcome: WagerOutcome) => {
    const row = show({ outcome });
    expect(row).toHaveAttribute('data-status', outcome);
    expect(row).toHaveTextContent(OUTCOME_TEXT[outcome]);
  },
);

test.each((Object.keys(REASON_TEXT) as WagerReason[]).map((reason) => [reason]))(
  '[R4.7-1] a wager that was not taken says why: %s',
  (reason) => {
    expect(show({ outcome: 'rejected', reason, returned: fenOf(10_000n) })).toHaveTextContent(
      REASON_TEXT[reason],
    );
  },
);

test('[R4.7-1] a bet that waited out a dangerous moment says so', () => {
  expect(show({ afterDanger: true })).toHaveTextContent('危险时刻后确认');
});

test('[R4.7-1] what was cancelled is said: the wager alone, or all of the event', () => {
  const { unmount } = render(
    <WagerCard wager={placedWager('W1', { outcome: 'rejected', cancelled: 'wager' })} />,
  );
  expect(screen.getByTestId('wager-cancelled')).toHaveTextContent('取消范围：仅此注单');
  unmount();
  expect(show({ outcome: 'cancelled', cancelled: 'event' })).toHaveTextContent(
    '取消范围：该赛事的全部注单',
  );
});

/** What stands below the card when it is opened; its code comes then. */
async function details(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /详情/ }));
  await screen.findByText('注单号');
  return screen.getByTestId('wager-details');
}

test('[R3.5-1] how long the vendor took to take the bet stands beside its number', async () => {
  show({ requestTime: 1_000, placedAt: 5_200 });
  expect(await details()).toHaveTextContent('提交后 4 秒受理');
});

test('what was asked for and what was booked, the score then and the score now', async () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const row = show({
    legs: [
      {
        ...leg,
        requested: odds('1.93'),
        live: true,
        scoreAtBet: { home: 1, away: 0 },
        finalScore: { home: 2, away: 2 },
      },
    ],
  });
  expect(await details()).toHaveTextContent('提交赔率 0.93');
  expect(row).toHaveTextContent('0.95');
  expect(row).toHaveTextContent('红岭 -0.5投注时 1:0');
  expect(row).toHaveTextContent('赛果 2:2');
});

test('[R4.7-1] a bet before its kick-off is not told to be running; after it, or in play, it is', () => {
  const wager = placedWager('W1');
  const startAt = wager.legs[0]?.startAt ?? Number.NaN;
  const { rerender } = render(<WagerCard wager={wager} now={startAt - 1} />);
  const row = () => screen.getByTestId('wager-row');
  expect(row()).toHaveTextContent('未开赛');
  expect(row()).not.toHaveTextContent(OUTCOME_TEXT.running);
  // A reader of the list's states meets the vendor's word.
  expect(row()).toHaveAttribute('data-status', 'running');
  rerender(<WagerCard wager={wager} now={startAt} />);
  expect(row()).toHaveTextContent(OUTCOME_TEXT.running);
  expect(row()).not.toHaveTextContent('未开赛');
});

test('[R4.7-1] a match that begins late is still to come where its vendor says so', () => {
  render(<WagerCard wager={placedWager('W1')} eventOf={() => eventOf('e-a')} now={Infinity} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByTestId('wager-row')).toHaveTextContent('未开赛');
});

test('[R3.10-1] a leg of a combo says when its match begins', () => {
  const { legs } = placedWager('W1');
  const row = show({
    comboId: '8',
    legs: [...legs, ...legs.map((leg) => ({ ...leg, marketId: 'm2' }))],
  });
  for (const leg of within(row).getAllByTestId('wager-leg'))
    expect(within(leg).getByText(/\d\d:\d\d 开赛$/)).toBeVisible();
});

test('[R3.10-1] of a long combo four legs stand in sight, the one that lost among them; one tap shows the others', async () => {
  const user = userEvent.setup();
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const outcomes: readonly WagerOutcome[] = [
    'won',
    'running',
    'running',
    'running',
    'running',
    'lost',
  ];
  const row = show({
    comboId: '8',
    legs: outcomes.map((outcome, at) => ({ ...leg, marketId: `m${at}`, outcome })),
  });
  const inSight = (): readonly (string | undefined)[] =>
    within(row)
      .getAllByTestId('wager-leg')
      .filter((each) => !each.hidden)
      .map((each) => each.dataset['status']);
  expect(inSight()).toEqual(['won', 'running', 'running', 'lost']);
  await user.click(within(row).getByRole('button', { name: '展开其余 2 项' }));
  expect(inSight()).toEqual(outcomes);
  await user.click(within(row).getByRole('button', { name: '收起其余 2 项' }));
  expect(inSight()).toHaveLength(4);
});

test('[R3.10-1] four legs stand there whole; the odds of the whole explain what can come back', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const prices = ['2.05', '2.41', '3.35', '1.50'].map(odds);
  const row = show({
    comboId: '8',
    legs: prices.map((price, at) => ({ ...leg, marketId: `m${at}`, price })),
  });
  expect(within(row).queryByTestId('wager-more-legs')).toBeNull();
  expect(within(row).getByRole('heading', { level: 3, name: /总赔率 24\.826/ })).toBeVisible();
});

test('the number of a wager is one tap away, and copied with another', async () => {
  const user = userEvent.setup();
  const row = show({});
  expect(within(row).queryByText('W1')).toBeNull();
  await user.click(within(row).getByText('详情'));
  expect(await within(row).findByText('W1')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '复制' }));
  expect(within(row).getByRole('status')).toHaveTextContent('已复制');
  expect(await navigator.clipboard.readText()).toBe('W1');
});

test('where the browser copies nothing, the number is there to be chosen by hand', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const row = show({});
  await user.click(within(row).getByText('详情'));
  await user.click(within(row).getByRole('button', { name: '复制' }));
  expect(within(row).getByRole('status')).toHaveTextContent('无法自动复制，请长按注单号选择');
});

test('at negative odds the debit is not the stake, and both stand there', () => {
  const row = show({ stake: fenOf(10_000n), risk: fenOf(8_000n), toWin: fenOf(10_000n) });
  expect(row).toHaveTextContent(/投注金额¥100\.00扣款¥80\.00可返还¥180\.00/);
});

test('[R7.2-1] a free bet says so beside its stake, promises the winnings alone, and speaks of no debit', () => {
  const row = show({ freeBet: true });
  expect(row).toHaveTextContent('投注金额¥100.00免费投注可返还¥95.00');
  expect(row).not.toHaveTextContent('扣款');
});

test('[R4.7-1] a combo that has lost a leg promises nothing any more, though it still runs', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const combo = {
    comboId: 'FoldN',
    stakePerLine: fenOf(10_000n),
    toWin: fenOf(28_025n),
    legs: [leg, { ...leg, marketId: 'm2' }],
  };
  const { unmount } = render(<WagerCard wager={placedWager('W1', combo)} />);
  expect(screen.getByTestId('wager-returns')).toHaveTextContent('¥380.25');
  unmount();
  show({ ...combo, legs: [leg, { ...leg, marketId: 'm2', outcome: 'lost' }] });
  expect(screen.getByTestId('wager-returns')).toHaveTextContent('¥0.00');
});

test('[R4.7-1] a bet in play that was sold before the end speaks of no kick-off; one before it does', () => {
  const { legs } = placedWager('W1');
  const [leg] = legs;
  if (leg === undefined) throw new Error('no leg');
  const over = { outcome: 'cashedOut', returned: fenOf(5_000n), settledAt: 1_000 } as const;
  const { unmount } = render(
    <WagerCard wager={placedWager('W1', { ...over, legs: [{ ...leg, live: false }] })} />,
  );
  expect(screen.getByTestId('wager-leg')).toHaveTextContent('开赛');
  unmount();
  show({ ...over, legs: [{ ...leg, live: true }] });
  expect(screen.getByTestId('wager-leg')).toHaveTextContent('滚球');
  expect(screen.getByTestId('wager-leg')).not.toHaveTextContent('开赛');
});

test('[R8-7] what was sold whole says once what it brought', () => {
  const row = show({
    outcome: 'cashedOut',
    returned: fenOf(8_985n),
    cashOut: { paid: fenOf(8_985n), openRisk: fenOf(0n), whole: true },
  });
  expect(row).toHaveTextContent('返还¥89.85');
  expect(row).not.toHaveTextContent('已提前兑现 ¥89.85');
});

test('[R8-7] after a part was sold, what can come back is what the rest can bring', () => {
  const row = show({
    outcome: 'partlyCashedOut',
    stake: fenOf(10_000n),
    risk: fenOf(10_000n),
    toWin: fenOf(9_500n),
    cashOut: { paid: fenOf(3_686n), openRisk: fenOf(6_000n), whole: false },
  });
  expect(row).toHaveTextContent('部分提前兑现 ¥36.86，剩余投注金额 ¥60.00');
  expect(row.textContent.split('部分提前兑现')).toHaveLength(2);
  expect(row).toHaveTextContent('剩余可返还¥117.00');
});

test('every settlement after the first is history, oldest first, and never replaces a word of it', () => {
  const row = show({
    outcome: 'lost',
    returned: fenOf(0n),
    resettlements: [
      { at: 0, outcome: 'won', returned: fenOf(19_500n), note: '比分更正' },
      { at: 1, outcome: null, returned: fenOf(0n), note: '' },
    ],
  });
  expect(row).toHaveTextContent(/重新结算记录.*赢 · 返还 ¥195\.00 · 比分更正.*返还 ¥0\.00/);
});

test('[R3.10-1] every combo of every vendor has a name that members know', () => {
  for (const vendor of ODDS_VENDORS) {
    for (const [id, shape] of COMBO_TABLES[vendor]) {
      if (shape.kind === 'fold' && shape.size === 1) continue;
      const legs =
        shape.kind === 'cover' ? shape.legs : shape.kind === 'fold' ? Math.max(shape.size, 3) : 4;
      expect(`${vendor} ${id} ${comboText(vendor, id, legs)}`).toMatch(/\d+串\d+/);
    }
  }
  expect(comboText('IM', '1', 3)).toBe('3串4');
  expect(comboText('IM', '18', 5)).toBe('5串1');
  expect(comboText('SABA', 'Lucky15', 4)).toContain('幸运15');
  expect(comboText('BTI', 'SuperHeinz', 7)).toContain('超级亨氏');
});

test('[R4.7-1] a wager that was sold says when, as the vendor tells it', async () => {
  const settledAt = Date.parse('2026-11-28T07:17:00Z');
  show({ outcome: 'cashedOut', settledAt });
  const sold = await details();
  expect(sold).toHaveTextContent('兑现时间');
  expect(within(sold).getByText(/15:17/)).toHaveAttribute('datetime', '2026-11-28T07:17:00.000Z');
});
