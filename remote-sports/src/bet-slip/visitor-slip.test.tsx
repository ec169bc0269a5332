/** The open slip of somebody who is not signed in. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

/** A visitor's pick with a stake to try; the way to script its match. */
async function chosenMatch(): Promise<(step: object) => Promise<unknown>> {
  await sheet.begin(null);
  const [market] = await sheet.choose();
  sheet.type('100');
  expect(await screen.findByTestId('slip-return')).toBeVisible();
  return (step) =>
    act(() => sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, step));
}

test('a visitor tries a stake out and is led to the login; on a demo board to the real one', async () => {
  await sheet.begin(null, '/sbtwo/sports-saba-demo');
  await sheet.choose();
  sheet.type('100');
  expect(await screen.findByTestId('slip-return')).not.toHaveTextContent(/¥0\.00/);
  await userEvent.click(await screen.findByRole('button', { name: '登录正式投注' }));
  await waitFor(() =>
    expect(sheet.world.visited).toEqual([
      `/login?fromUrl=${encodeURIComponent('/sbtwo/sports-saba')}`,
    ]),
  );
});

test('a match that is over is closed for a visitor, too: no price, no total, and its result to read', async () => {
  const script = await chosenMatch();
  await script({ do: 'start' });
  await script({ do: 'finish' });
  await act(() => sheet.world.control('POST', '/clock', { advanceMs: 120_000 }));
  expect(await screen.findByText('赛事已结束')).toBeVisible();
  expect(screen.queryByTestId('slip-return')).toBeNull();
  expect(screen.getByTestId('slip-result')).toBeVisible();
});

test('[R8-8] a line that pauses is marked for a visitor, too, and is open again by itself', async () => {
  const script = await chosenMatch();
  await script({ do: 'start' });
  await script({ do: 'suspend' });
  expect((await screen.findAllByText('盘口暂停')).length).toBeGreaterThan(0);
  // What is played goes on: neither its score nor its clock opens the line.
  await act(() => sheet.world.control('POST', '/clock', { advanceMs: 5_000 }));
  expect(screen.getAllByText('盘口暂停').length).toBeGreaterThan(0);
  await script({ do: 'resume' });
  await waitFor(() => expect(screen.queryByText('盘口暂停')).toBeNull());
  expect(await screen.findByTestId('slip-return')).toBeVisible();
});

test('[I4] without a network a visitor reads it on the slip, too, and is led to no login that cannot come', async () => {
  await chosenMatch();
  const login = screen.getByRole('button', { name: '登录后投注' });
  expect(login).toBeEnabled();
  const board = sheet.vendorSession.gaps.show();
  act(board.lose);
  expect(screen.getByText('赔率连接中断，暂停投注')).toBeVisible();
  expect(login).toBeDisabled();
  act(board.read);
  expect(screen.queryByText('赔率连接中断，暂停投注')).toBeNull();
  await userEvent.click(login);
  await waitFor(() => expect(sheet.world.visited).toHaveLength(1));
});

test('[R8-8] beside what is said of a leg its line names the other side alone: the pick above names its own', async () => {
  await sheet.begin(null);
  const [first] = await sheet.choose(2);
  act(() => sheet.vendorSession.slip.setMode('combo'));
  const [{ selection } = { selection: null }] = sheet.vendorSession.slip.state.get().rows;
  const [leg] = await screen.findAllByTestId('slip-row');
  expect(leg).toHaveTextContent(`${selection?.homeName ?? ''} vs ${selection?.awayName ?? ''}`);
  const script = (step: object) =>
    act(() => sheet.world.control('POST', `/events/saba/${first?.eventId ?? ''}`, step));
  await script({ do: 'start' });
  await script({ do: 'suspend' });
  await waitFor(() => expect(leg).toHaveTextContent('盘口暂停'));
  expect(leg).toHaveTextContent(`vs ${selection?.awayName ?? ''}`);
  expect(leg).not.toHaveTextContent(`${selection?.homeName ?? ''} vs`);
});

test("[R8-8] a leg that pauses holds a visitor's combo up, too: no return is promised, and one tap goes on without it", async () => {
  await sheet.begin(null);
  const [first] = await sheet.choose(3);
  const { slip } = sheet.vendorSession;
  act(() => slip.setMode('combo'));
  await userEvent.type(await screen.findByTestId('stake-input'), '100');
  expect(await screen.findByTestId('slip-return')).toBeVisible();
  const script = (step: object) =>
    act(() => sheet.world.control('POST', `/events/saba/${first?.eventId ?? ''}`, step));
  await script({ do: 'start' });
  await script({ do: 'suspend' });
  const goOn = await screen.findByTestId('slip-go-on');
  expect(screen.queryByTestId('slip-return')).toBeNull();
  expect(screen.getByRole('button', { name: '登录后投注' })).toBeEnabled();
  await userEvent.click(goOn);
  expect(slip.state.get().rows).toHaveLength(2);
  expect(await screen.findByTestId('slip-return')).toBeVisible();
});
