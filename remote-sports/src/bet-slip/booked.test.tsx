/** What the slip says of a bet that was taken is the server's record, whatever went wrong around it. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import type { Outcome } from '@site/domain/errors/app-error';
import { formatCny, parseCny, sumFen } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { sportsState, type VendorSession } from '../state/sports-state';
import { VendorProvider } from '../state/use-sports';
import { browserTimers } from '../vendors/browser-feed';
import type { BetInfo } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { createSaba } from '../vendors/saba';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';
import { watchBets } from '../wagers/watch-bets';
import { SlipSheet } from './SlipSheet';

/** 1X2, whose lines never move. */
const ONE_X_TWO = 5;
const PLACE = '/vendors/saba/betting/v1/PlaceBet';
/** A bet as the server has it; money in CNY. */
interface Kept {
  readonly transId: string;
  readonly selectionId: string;
  readonly stake: number;
  readonly win: number;
}

let world: TestWorld;
let vendorSession: VendorSession;
let stop: () => void;
/** What the vendor said of the selection before its price moved; the slip goes on believing it. */
let said: Promise<Outcome<BetInfo>> | null;
let believes: boolean;
beforeEach(async () => {
  world = createTestWorld();
  [said, believes] = [null, false];
  provideVendor('SABA', (platform) => {
    const real = createSaba(platform, {
      ...browserTimers,
      open: () => ({ close: () => undefined }),
    });
    const betInfo = (question: Parameters<typeof real.betInfo>[0]): Promise<Outcome<BetInfo>> => {
      if (!believes || said === null) said = real.betInfo(question);
      return said;
    };
    return { ...real, betInfo };
  });
  const sports = sportsState(world.platform);
  vendorSession = sports.vendorSessions.SABA;
  stop = watchBets(world.platform, sports);
  await world.control('POST', '/clock', { pause: true });
  await world.logIn('member01');
});
afterEach(async () => {
  stop();
  await world.close();
});

/** Chooses the home side of matches to come and types a stake each. */
async function stake(...amounts: readonly string[]): Promise<readonly string[]> {
  renderInShell(
    <VendorProvider id="SABA">
      <SlipSheet />
    </VendorProvider>,
    { platform: world.platform, path: '/sbtwo/sports-saba' },
  );
  const query = { sportType: '1', tab: 'TODAY' } as const;
  const board = await act(() => world.platform.api.call(getSabaEvents, { query }));
  if (!board.ok) throw new Error('no board');
  const { events, markets } = board.value;
  const ids = events
    .toSorted((a, b) => b.eventSort - a.eventSort)
    .flatMap((event) => {
      const market = markets.find(
        (one) =>
          one.betType === ONE_X_TWO && one.eventId === event.eventId && one.part === undefined,
      );
      const mapped = market === undefined ? null : SABA_MARKETS.read(market);
      const [selection] = mapped?.selections ?? [];
      const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
      if (mapped === null || selection === undefined || price === null) return [];
      return [toCartSelection(toSportEvent(event), mapped, selection, price)];
    });
  const chosen = ids.slice(0, amounts.length);
  for (const [at, selection] of chosen.entries()) {
    act(() => void vendorSession.slip.toggle(selection));
    act(() => vendorSession.slip.type(selection.selectionId, amounts[at] ?? ''));
  }
  act(() => vendorSession.slip.setMode('single'));
  act(() => vendorSession.slip.setOpen(true));
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  return chosen.map(({ eventId }) => eventId);
}

/** A hundred with what it wins. */
const returned = (win = 0): string =>
  formatCny(sumFen([parseCny('100'), parseCny(win.toFixed(2))].filter((fen) => fen !== null)));
const place = async (): Promise<void> => userEvent.click(screen.getByTestId('slip-place'));
const ofMember = <T,>(what: string): Promise<T> =>
  act(() => world.control('GET', `/members/member01/${what}`)) as Promise<T>;
const keptBets = async (): Promise<readonly Kept[]> =>
  (await ofMember<{ wagers: readonly Kept[] }>('wagers')).wagers;
const rowIn = (status: string): HTMLElement | undefined =>
  screen.getAllByTestId('slip-row').find((row) => row.dataset['status'] === status);
const row = (status: string): HTMLElement => {
  const found = rowIn(status);
  if (found === undefined) throw new Error(`no row is ${status}`);
  return found;
};
const reached = (status: string): Promise<void> =>
  waitFor(() => expect(rowIn(status)).toBeDefined(), { timeout: 20_000 });

test('[C-59] a bet whose answer was lost is told at the terms of the server, not at those of the slip, and no later fault changes them', async () => {
  const [eventId = ''] = await stake('100');
  const [{ selection } = { selection: null }] = vendorSession.slip.state.get().rows;
  if (selection === null) throw new Error('nothing is chosen');
  const better = (Number(selection.price) + 0.31).toFixed(2);
  believes = true;
  const { selectionId } = selection;
  await world.control('POST', `/events/saba/${eventId}`, {
    do: 'price',
    selectionId,
    price: better,
  });
  const lost = { match: { path: PLACE }, fault: { drop: 'afterCommit' }, times: 1 };
  await world.control('POST', '/faults', lost);
  await place();
  await reached('done');

  const [bet, ...more] = await keptBets();
  expect(more).toEqual([]);
  const guess = 100 * (Number(selection.price) - 1);
  expect(bet?.win).toBeCloseTo(100 * (Number(better) - 1), 2);
  expect(row('done')).toHaveTextContent(`注单号 ${bet?.transId ?? 'none'}`);
  expect(row('done')).toHaveTextContent(`可返还 ¥${returned(bet?.win)}`);
  expect(row('done')).not.toHaveTextContent(`¥${returned(guess)}`);

  const receipt = screen.getByTestId('slip-done').textContent;
  await world.control('POST', '/faults', { match: { path: '/' }, fault: { body: 'garbage' } });
  believes = false;
  await world.control('POST', `/events/saba/${eventId}`, {
    do: 'price',
    selectionId,
    price: '1.01',
  });
  act(() => world.platform.money.checkNow());
  const query = { sportType: '1', tab: 'TODAY' } as const;
  expect(await act(() => world.platform.api.call(getSabaEvents, { query }))).toMatchObject({
    ok: false,
  });
  expect(screen.getByTestId('slip-done')).toHaveTextContent(receipt ?? 'none');
});

test('[C-72] of two wagers the taken one has its own number, that of the server, and costs; the refused one has a reason and neither', async () => {
  await stake('50', '60');
  const refused = { status: 409, errorCode: '13100', description: '' };
  await world.control('POST', '/faults', { match: { path: PLACE }, fault: refused, times: 1 });
  await place();
  await reached('done');
  await reached('refused');

  const bets = await keptBets();
  expect(bets.map(({ selectionId }) => selectionId)).toEqual([row('done').dataset['selectionId']]);
  expect(row('done')).toHaveTextContent('投注成功');
  expect(row('done')).toHaveTextContent(`注单号 ${bets[0]?.transId ?? 'none'}`);
  expect(row('refused')).toHaveTextContent('本赛事投注总额已达上限');
  expect(row('refused')).not.toHaveTextContent('注单号');
  const { postings } = await ofMember<{ postings: readonly { kind: string; ref: string }[] }>(
    'ledger',
  );
  expect(postings.filter(({ kind }) => kind === 'bet.stake')).toHaveLength(1);
  const { wallets } = await ofMember<{ wallets: Readonly<Record<string, number>> }>('');
  expect(Object.values(wallets).reduce((sum, each) => sum + each, 0)).toBe(
    50_000 - (bets[0]?.stake ?? 0),
  );

  // The sum that was refused rests; the way on lets go of it.
  expect(screen.getByTestId('slip-place')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '减少金额' }));
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
  await waitFor(() => expect(screen.getAllByText(/注单号/)).toHaveLength(2), { timeout: 20_000 });
  const numbers = (await keptBets()).map(({ transId }) => transId);
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(screen.getByText(`注单号 ${number}`)).toBeVisible();
});

test('[D3] a bet without a verdict for two minutes shows the way to the customer service beside the manual check', async () => {
  await stake('100');
  const check = '/vendors/saba/betting/v1/Check';
  await world.control('POST', '/faults', { match: { path: PLACE }, fault: { status: 500 } });
  await world.control('POST', '/faults', { match: { path: check }, fault: { status: 500 } });
  await place();
  await reached('unknown');
  expect(screen.getByRole('button', { name: '立即查询' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '联系客服' })).toBeNull();

  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 121_000);
  const support = { name: '联系客服' };
  expect(await screen.findByRole('button', support, { timeout: 20_000 })).toBeVisible();
  later.mockRestore();
});
