import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { writeSharedBet, type SharedLine } from '@site/domain/betting/shared-picks';
import { renderInShell } from '@site/testing';
import { SABA_MARKETS } from '../vendors/saba/map';
import { sabaBets } from '../wagers/saba-bets.fixture';
import { Page as SharePage } from './SharePage';

const saba = sabaBets();

/** The over of some match at a line that is sold. */
async function overOnSale() {
  const board = await saba.world.platform.api.call(getSabaEvents, {
    query: { sportType: '1', tab: 'TODAY' },
  });
  if (!board.ok) throw new Error('no board');
  const lines = board.value.markets.flatMap((raw) => {
    const market = SABA_MARKETS.read(raw);
    const over = market?.selections.find(({ side }) => side === 'over');
    return market?.betType === BET_TYPE.OVER_UNDER && market.state === 'open' && over?.line
      ? [{ market, over, line: over.line }]
      : [];
  });
  const [first] = lines;
  if (first === undefined) throw new Error('no total is sold');
  return first;
}

async function open(marketId: string | null, line: (now: number) => number): Promise<string> {
  const { market, over, line: now } = await overOnSale();
  const was: SharedLine = {
    betType: String(market.betType),
    period: String(market.period),
    side: 'over',
    line: String(line(Number(now))),
  };
  const pick = {
    eventId: market.eventId,
    marketId: marketId ?? market.id,
    vendorKey: over.vendorKey,
    isOutright: false,
    was,
  };
  const query = writeSharedBet({ vendor: 'SABA', combo: false, picks: [pick] });
  renderInShell(<SharePage />, {
    platform: saba.world.platform,
    path: `/sbtwo/share?${query ?? ''}`,
  });
  return now;
}

test('a shared line that is gone has the nearest in its place, said so, at the price of now', async () => {
  await open('gone-1', (now) => now + 100);
  const pick = await screen.findByTestId('shared-pick');
  expect(pick).toHaveAttribute('data-state', 'open');
  expect(screen.getByTestId('shared-moved')).toHaveTextContent(/^原盘口 .+，现为最接近的 .+$/);
  // Under the words of the selection, not at their end.
  expect(screen.getByTestId('shared-moved')).toHaveStyle('display: block');
  await userEvent.click(screen.getByTestId('share-refill'));
  const [row] = saba.session.slip.state.get().rows;
  expect(row?.selection.selectionName).toContain('大');
  expect(row?.selection.marketId).not.toBe('gone-1');
});

test('one that stands at its line says nothing of a line', async () => {
  await open(null, (now) => now);
  expect(await screen.findByTestId('shared-pick')).toHaveAttribute('data-state', 'open');
  expect(screen.queryByTestId('shared-moved')).toBeNull();
});

test('one whose market stands at another line by now says which', async () => {
  await open(null, (now) => now + 1);
  expect(await screen.findByTestId('shared-moved')).toBeVisible();
});

test('a combo whose money is on its way takes no shared pick: that is said, and nothing comes into it', async () => {
  const { slip } = saba.session;
  (await saba.others('')).forEach((selection) => act(() => void slip.toggle(selection)));
  await act(() => slip.requote());
  act(() => slip.typeCombo(slip.state.get().combo.offers?.[0]?.id ?? '', '100'));
  for (const what of ['PlaceParlay', 'CheckParlay'])
    await saba.world.control('POST', '/faults', {
      match: { path: `/vendors/saba/betting/v1/${what}Bet` },
      fault: { drop: 'before' },
    });
  act(() => slip.placeCombo());
  await waitFor(() => expect(slip.state.get().combo.result?.phase).toBe('unknown'));
  await open(null, (now) => now);
  await userEvent.click(await screen.findByTestId('share-refill'));
  expect(slip.state.get().rows).toHaveLength(2);
  let told = '';
  saba.world.platform.toast.current$.subscribe((view) => (told = view?.text ?? '')).unsubscribe();
  expect(told).toBe('投注单里有一笔正在提交或确认，请等结果出来后再试');
});
