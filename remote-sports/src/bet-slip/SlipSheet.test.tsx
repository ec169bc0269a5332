import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents, type SabaMarket } from '@site/contracts/vendor-saba';
import { BET_CODE_STEP, BET_CODES, type BetCode } from '@site/domain/betting/bet-codes';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { BET_CODE_TEXT, SELECTION_STATUS_TEXT, STAKE_REASON_TEXT } from '@site/phrases/betting';
import {
  createTestWorld,
  renderInShell,
  vendorStreams,
  type TestWorld,
  type VendorStreams,
} from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { stepText } from '../phrases/slip';
import { sportsState, type SportsState, type VendorDesk } from '../state/sports-state';
import { VendorProvider } from '../state/use-sports';
import { browserTimers } from '../vendors/browser-feed';
import type { BetInfo } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { createSaba } from '../vendors/saba';
import { toMarket, toSportEvent } from '../vendors/saba/map';
import { SlipSheet } from './SlipSheet';

/** 1X2, whose lines never move. */
const ONE_X_TWO = 5;
const PLACE = '/vendors/saba/betting/v1/PlaceBet';

let world: TestWorld;
let sports: SportsState;
let desk: VendorDesk;
let streams: VendorStreams;
/** What the vendor says of every selection; null for what it says by itself. */
let told: SelectionStatus | null;
const withStatus = (answer: Outcome<BetInfo>): Outcome<BetInfo> =>
  answer.ok && told !== null
    ? done({
        ...answer.value,
        legs: answer.value.legs.map((leg) => ({ ...leg, status: told ?? leg.status })),
      })
    : answer;
beforeEach(() => {
  world = createTestWorld();
  streams = vendorStreams(world.sandbox);
  told = null;
  provideVendor('SABA', (platform) => {
    const real = createSaba(platform, { ...browserTimers, open: streams.openEvents });
    return { ...real, betInfo: async (question) => withStatus(await real.betInfo(question)) };
  });
  sports = sportsState(world.platform);
  desk = sports.desks.SABA;
});
afterEach(async () => {
  streams.close();
  await world.close();
});

/** Signs in with the clock at rest and shows the slip. */
async function begin(
  member: string | null = 'member01',
  path = '/sbtwo/sports-saba',
): Promise<void> {
  await world.control('POST', '/clock', { pause: true });
  if (member !== null) await world.logIn(member);
  renderInShell(
    <VendorProvider id="SABA">
      <SlipSheet />
    </VendorProvider>,
    { platform: world.platform, path },
  );
}

/**
 * Least price of the matches that are chosen: shorter ones are refused in a parlay (§7.4), and
 * which match is at which price changes with the day.
 */
const LEAST_PRICE = 1.5;

/** Taps the home side of matches that have not begun. */
async function choose(count = 1): Promise<readonly SabaMarket[]> {
  const board = await act(() =>
    world.platform.api.call(getSabaEvents, { query: { sportType: '1', tab: 'TODAY' } }),
  );
  if (!board.ok) throw new Error(`no board: ${JSON.stringify(board.error)}`);
  const { events, markets } = board.value;
  const offered = events
    .toSorted((a, b) => b.eventSort - a.eventSort)
    .flatMap((event) => {
      const market = markets.find(
        (one) =>
          one.betType === ONE_X_TWO && one.eventId === event.eventId && one.part === undefined,
      );
      const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
      return market === undefined || price === null || Number(price) < LEAST_PRICE
        ? []
        : [{ event, market, price }];
    })
    .slice(0, count);
  if (offered.length < count) throw new Error('not enough matches to bet on');
  for (const { event, market, price } of offered) {
    const mapped = toMarket(market);
    const selection = mapped?.selections[0];
    if (mapped === null || selection === undefined) throw new Error('nothing to bet on');
    act(
      () => void desk.slip.toggle(toCartSelection(toSportEvent(event), mapped, selection, price)),
    );
  }
  act(() => desk.slip.setOpen(true));
  return offered.map(({ market }) => market);
}

const type = (stake: string): void =>
  act(() => {
    const [row] = desk.slip.state.get().rows;
    if (row !== undefined) desk.slip.type(row.selection.selectionId, stake);
  });
const placeButton = (): Promise<HTMLElement> => screen.findByTestId('slip-place');
const tapPlace = async (): Promise<void> => {
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await userEvent.click(await placeButton());
};
interface Posting {
  readonly kind: string;
  readonly entries: readonly { readonly amount: number }[];
}
const stakesOf = async (): Promise<readonly Posting[]> => {
  const code = world.storage.get('memberCode') ?? '';
  return (
    (await act(() => world.control('GET', `/members/${code}/ledger`))) as { postings: Posting[] }
  ).postings.filter(({ kind }) => kind === 'bet.stake');
};
const refuseNext = (errorCode: string): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { path: PLACE },
    fault: { status: 409, errorCode, description: '' },
    times: 1,
  });

test('[R7.2-1] a member places a bet: one debit, the gateway told for goal alerts, a receipt, and the slip is empty after it', async () => {
  await begin();
  await choose();
  type('100');
  await tapPlace();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'done'),
  );
  expect(await stakesOf()).toHaveLength(1);
  expect(world.platform.money.journal()).toEqual([]);
  const { requests } = (await act(() =>
    world.control('GET', '/requests?path=/api/Vendor/NotifyBettingInfo'),
  )) as { requests: { body: string | object }[] };
  expect(JSON.stringify(requests.map(({ body }) => body))).toContain(
    desk.slip.state.get().rows[0]?.selection.eventId,
  );
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(desk.slip.state.get()).toMatchObject({ rows: [], open: false });
});

test('placing again what has been placed is no second bet', async () => {
  await begin();
  await choose();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  const id = desk.slip.state.get().rows[0]?.selection.selectionId ?? '';
  act(() => {
    desk.slip.place(id);
    desk.slip.place(id);
  });
  await waitFor(() => expect(desk.slip.state.get().rows[0]?.result?.phase).toBe('done'));
  act(() => desk.slip.place(id));
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      }),
  );
  expect(await stakesOf()).toHaveLength(1);
});

test('[R8-7] the button is off with one named reason, and on again when the reason is gone', async () => {
  await begin();
  await choose();
  await waitFor(() =>
    expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty),
  );
  type('0.01');
  expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.stakeUnderMin);
  expect(await placeButton()).toBeDisabled();
  type('100');
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  expect(screen.getByTestId('slip-reason')).toHaveTextContent('');
});

/** Codes that mean "perhaps": they are looked up and never shown as a refusal. */
const PERHAPS: ReadonlySet<BetCode> = new Set<BetCode>(['13051', '99999']);

test('[R8-7] every code of a bet: its words, the stake kept, nothing taken, and a way on', async () => {
  await begin();
  await choose();
  for (const code of BET_CODES.filter((each) => !PERHAPS.has(each))) {
    type('');
    type('100');
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    await refuseNext(code);
    await userEvent.click(await placeButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(BET_CODE_TEXT[code]);
    expect(within(alert).getByTestId('slip-step')).toHaveTextContent(stepText[BET_CODE_STEP[code]]);
    expect(desk.slip.state.get().rows[0]?.stake).toBe('100');
  }
  expect(await stakesOf()).toHaveLength(0);
}, 30_000);

test('[R8-7] the way on works: a selection that is gone leaves, a stake that is too high is brought down', async () => {
  await begin();
  await choose();
  await waitFor(() => expect(desk.slip.state.get().rows[0]?.info).not.toBeNull());
  type('999999');
  await userEvent.click(await screen.findByTestId('slip-mend'));
  const { info, stake } = desk.slip.state.get().rows[0] ?? {};
  expect(Number(stake)).toBe(Number(info?.max ?? 0n) / 100);
  type('100');
  await refuseNext('13100');
  await tapPlace();
  await userEvent.click(await screen.findByRole('button', { name: '减少金额' }));
  expect(desk.slip.state.get()).toMatchObject({
    activeId: desk.slip.state.get().rows[0]?.selection.selectionId,
    rows: [{ stake: '100', result: null }],
  });
  type('100');
  await refuseNext('13040');
  await tapPlace();
  await userEvent.click(await screen.findByRole('button', { name: '移除该项' }));
  expect(desk.slip.state.get().rows).toEqual([]);
});

test('[R8-7] a wallet that is too small leads to the cashier, and the way back finds the slip as it was', async () => {
  await begin('poor01');
  await choose();
  type('100');
  await waitFor(() =>
    expect(screen.getByTestId('slip-reason')).toHaveTextContent(STAKE_REASON_TEXT.balanceShort),
  );
  await userEvent.click(screen.getByRole('button', { name: '去存款' }));
  await waitFor(() => expect(world.visited).toEqual(['/DepositVerify']));
  expect(desk.slip.state.get()).toMatchObject({
    open: false,
    away: true,
    rows: [{ stake: '100' }],
  });
});

test('several singles: what was booked shows its receipt, what was not keeps its reason and can be tried again', async () => {
  await begin();
  await choose(2);
  act(() =>
    desk.slip.state
      .get()
      .rows.forEach(({ selection }) => desk.slip.type(selection.selectionId, '50')),
  );
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  await refuseNext('13100');
  await userEvent.click(await placeButton());
  await waitFor(() =>
    expect(
      screen
        .getAllByTestId('slip-row')
        .map((row) => row.getAttribute('data-status'))
        .toSorted(),
    ).toEqual(['done', 'refused']),
  );
  expect(await stakesOf()).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(BET_CODE_TEXT['13100']);
  const receipt = screen.getAllByTestId('slip-row').find((row) => row.dataset['status'] === 'done');
  if (receipt === undefined) throw new Error('no receipt');
  await userEvent.click(within(receipt).getByRole('button', { name: /^移除/ }));
  expect(screen.getAllByTestId('slip-row')).toHaveLength(1);
});

test('[R5-3] three selections together: the straight combo on top, systems behind a fold, lines times stake is what is taken', async () => {
  await begin();
  await choose(3);
  await userEvent.click(screen.getByTestId('slip-mode-combo'));
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
  expect(trixie).toHaveTextContent('最低返还');
  await tapPlace();
  await screen.findByText(/注单号/);
  const [stake] = await stakesOf();
  expect(stake?.entries.map(({ amount }) => Math.abs(amount))).toContain(40);
  expect(desk.slip.state.get().combo.result).toMatchObject({
    phase: 'done',
    result: { wagers: [{ comboId: 'Trixie', lines: 4, risk: 4_000n }] },
  });
});

test('[R5-3] [R8-8] two selections and a system: the row says that it wants three', async () => {
  await begin();
  await choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-combo'));
  await userEvent.click(await screen.findByTestId('slip-more-combos'));
  expect(await screen.findByTestId('combo-status')).toHaveTextContent(
    SELECTION_STATUS_TEXT[SELECTION_STATUS.NEED3COMBO],
  );
});

test.each(
  Object.values(SELECTION_STATUS)
    .filter((status) => status !== SELECTION_STATUS.OK)
    .map((status) => [status]),
)('[R8-8] status %d stands in its row in words', async (status) => {
  await begin();
  told = status;
  await choose();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-code', String(status)),
  );
  await act(() => desk.slip.requote());
  expect(screen.getByTestId('slip-row-status')).toHaveTextContent(SELECTION_STATUS_TEXT[status]);
  expect(screen.getByTestId('slip-row-status')).toHaveAttribute('data-code', String(status));
});

test('[R8-8] a market with decimal prices only says so, and may be bet on', async () => {
  await begin();
  await choose();
  expect(await screen.findByText(SELECTION_STATUS_TEXT[SELECTION_STATUS.EUODDSONLY])).toBeVisible();
  expect(screen.getByTestId('slip-plain-words')).toHaveTextContent('获胜即赢');
});

test('[R8-8] a line that rests says so in its row, and comes back by itself', async () => {
  await begin();
  const [market] = await choose();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute(
      'data-code',
      String(SELECTION_STATUS.OK),
    ),
  );
  await world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'suspend' });
  await act(() => desk.slip.requote());
  expect(screen.getByTestId('slip-row-status')).toHaveTextContent(
    SELECTION_STATUS_TEXT[SELECTION_STATUS.NOTAVAILABLE],
  );
  await world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'resume' });
  await act(() => desk.slip.requote());
  expect(screen.getByTestId('slip-row')).toHaveAttribute('data-code', String(SELECTION_STATUS.OK));
});

test('[R3.6-2] a restored selection that is gone is marked, and one tap takes it out', async () => {
  await begin();
  const [market] = await choose();
  await world.control('POST', `/events/saba/${market?.eventId ?? ''}`, {
    do: 'finish',
    home: 1,
    away: 0,
  });
  await act(() => desk.slip.requote());
  await userEvent.click(await screen.findByTestId('slip-remove-dead'));
  expect(desk.slip.state.get().rows).toEqual([]);
});

test('any price is for the vendors that know it, and off until it is asked for', async () => {
  await begin();
  await choose();
  const any = await screen.findByTestId('slip-accept-any');
  expect(any).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(any);
  expect(any).toHaveAttribute('aria-checked', 'true');
  expect(world.storage.get('acceptAnyOdds')).toContain('true');
});

test('a visitor tries a stake out and is led to the login; on a demo board to the real one', async () => {
  await begin(null, '/sbtwo/sports-saba-demo');
  await choose();
  type('100');
  expect(screen.getByTestId('slip-win')).not.toHaveTextContent(/¥0\.00/);
  await userEvent.click(await screen.findByRole('button', { name: '登录正式投注' }));
  await waitFor(() =>
    expect(world.visited).toEqual([`/login?fromUrl=${encodeURIComponent('/sbtwo/sports-saba')}`]),
  );
});
