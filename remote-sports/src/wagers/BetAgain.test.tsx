import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { createTestWorld, renderInShell, vendorStreams, type TestWorld } from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { Page as WagersPage } from '../pages/WagersPage';
import { sportsState, type VendorSession } from '../state/sports-state';
import { browserTimers } from '../vendors/browser-feed';
import { provideVendor } from '../vendors/registry';
import { createSaba } from '../vendors/saba';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';

const ONE_X_TWO = 5;
/** Shorter prices are refused in a parlay (§7.4). */
const LEAST_PRICE = 1.5;

let world: TestWorld;
let saba: VendorSession;
let streams: ReturnType<typeof vendorStreams>;
beforeEach(async () => {
  world = createTestWorld();
  streams = vendorStreams(world.sandbox);
  provideVendor('SABA', (platform) =>
    createSaba(platform, { ...browserTimers, open: streams.openEvents }),
  );
  saba = sportsState(world.platform).vendorSessions.SABA;
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
});
afterEach(async () => {
  streams.close();
  await world.close();
});

/** Books 100 on the home sides of matches of today, each by itself or all together. */
async function book(mode: 'single' | 'combo', count = 1): Promise<readonly string[]> {
  const { slip } = saba;
  const board = await world.platform.api.call(getSabaEvents, {
    query: { sportType: '1', tab: 'TODAY' },
  });
  if (!board.ok) throw new Error('no board');
  const chosen = board.value.events
    .toSorted((a, b) => b.eventSort - a.eventSort)
    .flatMap((event) => {
      const market = board.value.markets.find(
        (one) =>
          one.betType === ONE_X_TWO && one.eventId === event.eventId && one.part === undefined,
      );
      const mapped = market === undefined ? null : SABA_MARKETS.read(market);
      const selection = mapped?.selections[0];
      const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
      return mapped === null || selection === undefined || price === null
        ? []
        : Number(price) < LEAST_PRICE
          ? []
          : [toCartSelection(toSportEvent(event), mapped, selection, price)];
    })
    .slice(0, count);
  if (chosen.length < count) throw new Error('nothing to bet on');
  chosen.forEach((selection) => void slip.toggle(selection));
  slip.setMode(mode);
  await act(() => slip.requote());
  if (mode === 'single') {
    chosen.forEach(({ selectionId }) => slip.type(selectionId, '100'));
    chosen.forEach(({ selectionId }) => slip.place(selectionId));
  } else {
    slip.typeCombo(slip.state.get().combo.offers?.[0]?.id ?? '', '100');
    slip.placeCombo();
  }
  await waitFor(() => expect(slip.state.get().rows).toEqual([]));
  return chosen.map(({ eventId }) => eventId);
}
async function stakes(): Promise<number> {
  const { postings } = (await world.control('GET', '/members/member01/ledger')) as {
    postings: readonly { readonly kind: string }[];
  };
  return postings.filter(({ kind }) => kind === 'bet.stake').length;
}
const show = (): void =>
  void renderInShell(<WagersPage />, { platform: world.platform, path: '/sbtwo/wagers' });
const tapAgain = async (): Promise<void> =>
  userEvent.click(await screen.findByTestId('wager-again'));
const finish = async (eventId: string): Promise<void> => {
  await world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 1, away: 0 });
  await world.control('POST', '/clock', { advanceMs: 60_000 });
};

test('[R4.7-1] a wager once more: its selection and its stake stand in the slip, and nothing is placed', async () => {
  await book('single');
  show();
  await tapAgain();
  expect(await screen.findByTestId('slip-row')).toBeVisible();
  const { rows, open } = saba.slip.state.get();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.stake).toBe('100.00');
  expect(open).toBe(true);
  expect(await stakes()).toBe(1);
});

test('a combo once more keeps its combination with its stake', async () => {
  await book('combo', 2);
  show();
  await tapAgain();
  await waitFor(() => expect(saba.slip.state.get().rows).toHaveLength(2));
  const { mode, combo } = saba.slip.state.get();
  expect(mode).toBe('combo');
  expect(Object.values(combo.stakes)).toEqual(['100.00']);
  expect(await stakes()).toBe(1);
});

test('what is over is named and left out; the rest goes in by a tap, without the stake of another combination', async () => {
  const [over = ''] = await book('combo', 3);
  await finish(over);
  show();
  await tapAgain();
  const leg = await screen.findByTestId('again-leg');
  expect(leg).toHaveAttribute('data-verdict', 'out');
  expect(leg).toHaveTextContent('已结束或已关闭，不会放入投注单');
  expect(screen.getByTestId('again')).toHaveTextContent('组合已变，请重新输入金额');
  expect(saba.slip.state.get().rows).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '其余 2 项放入投注单' }));
  const { rows, combo } = saba.slip.state.get();
  expect(rows.map(({ selection }) => selection.eventId)).not.toContain(over);
  expect(rows).toHaveLength(2);
  expect(combo.stakes).toEqual({});
});

test('a settled wager whose match is over says so, and puts nothing anywhere', async () => {
  const [over = ''] = await book('single');
  await finish(over);
  show();
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  await tapAgain();
  expect(await screen.findByText('这些选项都已结束或已关闭，无法再次投注')).toBeVisible();
  expect(screen.queryByTestId('again-add')).toBeNull();
  expect(saba.slip.state.get().rows).toEqual([]);
});

test('what stood in the slip makes room, and comes back by one tap with its stake', async () => {
  const [eventId = ''] = await book('single');
  show();
  await tapAgain();
  await screen.findByTestId('slip-row');
  const id = saba.slip.state.get().rows[0]?.selection.selectionId ?? '';
  act(() => {
    saba.slip.setOpen(false);
    saba.slip.type(id, '55');
  });
  await tapAgain();
  await waitFor(() => expect(saba.slip.state.get().rows[0]?.stake).toBe('100.00'));
  let undo: (() => void) | undefined;
  const seen = world.platform.toast.current$.subscribe((toast) => {
    undo = toast?.action?.run;
  });
  act(() => undo?.());
  seen.unsubscribe();
  expect(saba.slip.state.get().rows[0]).toMatchObject({
    stake: '55',
    selection: { eventId },
  });
});
