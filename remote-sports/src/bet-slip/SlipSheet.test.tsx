import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents, type SabaMarket } from '@site/contracts/vendor-saba';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { sportsState, type SportsState } from '../state/sports-state';
import { toCartSelection } from '../board/to-cart-selection';
import { toMarket, toSportEvent } from '../vendors/saba/map';
import { SlipSheet } from './SlipSheet';

/** 1X2, whose lines never move. */
const ONE_X_TWO = 5;

let world: TestWorld;
let sports: SportsState;
beforeEach(() => {
  world = createTestWorld();
  sports = sportsState(world.platform);
});
afterEach(async () => { await world.close(); });

/** Taps the home side of a match that has not begun. */
async function choose(): Promise<SabaMarket> {
  const board = await act(() => world.platform.api.call(getSabaEvents, { query: { sportType: '1', tab: 'TODAY' } }));
  if (!board.ok) throw new Error(`no board: ${JSON.stringify(board.error)}`);
  const latest = board.value.events.toSorted((a, b) => b.eventSort - a.eventSort)[0];
  const market = board.value.markets.find((one) => one.betType === ONE_X_TWO && one.eventId === latest?.eventId);
  const mapped = market === undefined ? null : toMarket(market);
  const selection = mapped?.selections[0];
  const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
  if (latest === undefined || market === undefined || mapped === null || selection === undefined || price === null) throw new Error('nothing to bet on');
  act(() => {
    sports.slip.toggle(toCartSelection(toSportEvent(latest), mapped, selection, price));
    sports.slip.setOpen(true);
  });
  return market;
}

const type = (stake: string): void => act(() => {
  const [row] = sports.slip.state.get().rows;
  if (row !== undefined) sports.slip.type(row.selection.selectionId, stake);
});
const placeButton = (): Promise<HTMLElement> => screen.findByTestId('slip-place');
const ledgerOf = async (): Promise<readonly { readonly kind: string }[]> => {
  const code = world.storage.get('memberCode') ?? '';
  return ((await act(() => world.control('GET', `/members/${code}/ledger`))) as { postings: { kind: string }[] }).postings;
};

test('a member places a bet: one debit, a receipt, and the slip is empty after it', async () => {
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
  renderInShell(<SlipSheet />, { platform: world.platform });
  await choose();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await userEvent.click(await placeButton());
  await waitFor(() => expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'done'));
  expect((await ledgerOf()).filter(({ kind }) => kind === 'bet.stake')).toHaveLength(1);
  expect(world.platform.money.journal()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(sports.slip.state.get()).toMatchObject({ rows: [], open: false });
});

test('placing again what has been placed is no second bet', async () => {
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
  renderInShell(<SlipSheet />, { platform: world.platform });
  await choose();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  const id = sports.slip.state.get().rows[0]?.selection.selectionId ?? '';
  act(() => {
    sports.slip.place(id);
    sports.slip.place(id);
  });
  await waitFor(() => expect(sports.slip.state.get().rows[0]?.result?.phase).toBe('done'));
  act(() => sports.slip.place(id));
  await act(() => new Promise((resolve) => { setTimeout(resolve, 50); }));
  expect((await ledgerOf()).filter(({ kind }) => kind === 'bet.stake')).toHaveLength(1);
});

test('[R8-7] the button is off with one named reason, and on again when the reason is gone', async () => {
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
  renderInShell(<SlipSheet />, { platform: world.platform });
  await choose();
  await waitFor(() => expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty));
  type('0.01');
  expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeUnderMin);
  expect(await placeButton()).toBeDisabled();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  expect(screen.getByTestId('slip-reason')).toHaveTextContent('');
});

test('a price that fell is offered with the stake kept, and nothing is sent before the member agrees', async () => {
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
  renderInShell(<SlipSheet />, { platform: world.platform });
  const market = await choose();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' }, fault: { status: 409, errorCode: '13110', description: '' }, times: 1,
  });
  await userEvent.click(await placeButton());
  await waitFor(() => expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'refused'));
  expect(screen.getByTestId('slip-row')).toHaveAttribute('data-selection-id', market.selections[0]?.selectionId);
  expect(sports.slip.state.get().rows[0]?.stake).toBe('100');
  expect((await ledgerOf()).filter(({ kind }) => kind === 'bet.stake')).toHaveLength(0);
});

test('a visitor is led to the login', async () => {
  renderInShell(<SlipSheet />, { platform: world.platform });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: /登录/ }));
  expect(world.visited).toEqual([expect.stringMatching(/^\/login(\?|$)/)]);
});
