/** What stands at thumb reach: the stake of all together, the balance, amounts that can be staked. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('two matches open as a combo whose stake stands in the foot, with the balance beside the debit', async () => {
  await sheet.begin();
  await sheet.choose(2);
  expect(await screen.findByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  const straight = await screen.findByTestId('combo-row');
  expect(straight).toHaveAttribute('data-look', 'foot');
  expect(isBefore(straight, screen.getByTestId('slip-place'))).toBe(true);
  await waitFor(() => expect(screen.getByTestId('slip-balance')).toHaveTextContent('10,000.00'));
  await userEvent.type(within(straight).getByTestId('stake-input'), '20');
  expect(screen.getByTestId('slip-risk')).toHaveTextContent('20.00');
  await sheet.tapPlace();
  await screen.findByText(/注单号/);
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a leg says when its match begins, and of which league it is', async () => {
  await sheet.begin();
  await sheet.choose(2);
  const legs = await screen.findAllByTestId('slip-row');
  const { rows } = sheet.vendorSession.slip.state.get();
  for (const [at, leg] of legs.entries()) {
    await waitFor(() =>
      expect(leg.querySelector('[data-part="when"]')).toHaveTextContent(
        /^(\d\d\/\d\d )?\d\d:\d\d$/,
      ),
    );
    const { homeName, awayName, leagueName } = rows[at]?.selection ?? {};
    expect(leg.querySelector('[data-part="match"]')).toHaveTextContent(
      `${homeName} vs ${awayName} · ${leagueName}`,
    );
  }
});

test('a single says when its match begins, too', async () => {
  await sheet.begin();
  await sheet.choose(1);
  const row = await screen.findByTestId('slip-row');
  await waitFor(() =>
    expect(row.querySelector('[data-part="when"]')).toHaveTextContent(/^(\d\d\/\d\d )?\d\d:\d\d$/),
  );
});

test('the systems of three stand above the stake of all together', async () => {
  await sheet.begin();
  await sheet.choose(3);
  const systems = await screen.findByTestId('slip-more-combos');
  expect(isBefore(systems, screen.getByTestId('combo-row'))).toBe(true);
});

test('a leg is its name, its match and its price; what is one bet of its own says in words when it wins', async () => {
  await sheet.begin();
  await sheet.choose(2);
  for (const leg of await screen.findAllByTestId('slip-row')) {
    expect(leg).toHaveAttribute('data-look', 'leg');
    expect(within(leg).queryByTestId('slip-plain-words')).toBeNull();
    expect(within(leg).queryByTestId('stake-input')).toBeNull();
  }
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  expect(screen.getAllByTestId('slip-plain-words')).toHaveLength(2);
});

/** What the toast that stands offers. */
function undo(): void {
  let run: () => void = () => undefined;
  sheet.world.platform.toast.current$
    .subscribe((toast) => {
      expect(toast?.action?.label).toBe('撤销');
      run = toast?.action?.run ?? run;
    })
    .unsubscribe();
  act(run);
}

test('a combo with a paused line goes on without it in one tap, which places nothing and can be undone', async () => {
  await sheet.begin();
  const [paused] = await sheet.choose(3);
  const straight = await screen.findByTestId('combo-row');
  await userEvent.type(within(straight).getByTestId('stake-input'), '20');
  expect(screen.queryByTestId('slip-go-on')).toBeNull();
  const script = (step: object) =>
    act(() => sheet.world.control('POST', `/events/saba/${paused?.eventId ?? ''}`, step));
  const { slip } = sheet.vendorSession;
  await script({ do: 'suspend' });
  await act(() => slip.requote());
  await userEvent.click(await screen.findByRole('button', { name: /^移除暂停项，继续\s2串1$/ }));
  expect(screen.getAllByTestId('slip-row')).toHaveLength(2);
  expect(screen.queryByTestId('slip-go-on')).toBeNull();
  undo();
  expect(screen.getAllByTestId('slip-row')).toHaveLength(3);
  expect(screen.getByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('of two the other is left as a single; undone, they are together with their stake', async () => {
  await sheet.begin();
  const [paused] = await sheet.choose(2);
  const straight = await screen.findByTestId('combo-row');
  await userEvent.type(within(straight).getByTestId('stake-input'), '20');
  await act(() =>
    sheet.world.control('POST', `/events/saba/${paused?.eventId ?? ''}`, { do: 'suspend' }),
  );
  const { slip } = sheet.vendorSession;
  await act(() => slip.requote());
  await userEvent.click(await screen.findByRole('button', { name: '移除暂停项，继续单注' }));
  expect(slip.state.get()).toMatchObject({ mode: 'single', rows: [{}] });
  undo();
  expect(slip.state.get()).toMatchObject({ mode: 'combo', rows: [{}, {}] });
  expect(Object.values(slip.state.get().combo.stakes)).toEqual(['20']);
});

const chips = (): readonly (string | null)[] =>
  within(screen.getByTestId('stake-keypad'))
    .getAllByRole('button')
    .filter((button) => button.dataset['kind'] === 'quick')
    .map((button) => button.textContent);

test('[R3.4-1] amounts above the limit are not offered', async () => {
  await sheet.begin();
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  await waitFor(() => expect(chips()).toEqual(['100', '500', '1000']));
});

test('[R3.4-1] nor are those above the balance', async () => {
  await sheet.begin('poor01');
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  await waitFor(() => expect(chips()).toEqual(['10']));
});
