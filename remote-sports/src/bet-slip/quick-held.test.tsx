/**
 * A quick bet that was turned down while its line pauses or the network is away: it waits, and says
 * for what.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { quickPage } from './quick-page.fixture';

const { sheet, ready, tap, home, bar, reaches } = quickPage();

async function counted(): Promise<void> {
  await ready(50);
  tap(await home());
  await reaches('counting');
}

async function sendNow(): Promise<void> {
  const now = screen.getByTestId('quick-now');
  await waitFor(() => expect(now).toBeEnabled());
  await userEvent.click(now);
}

/** Sent, and turned down with a code and words; by then `meanwhile` is so. */
async function turnedDown(errorCode: string, meanwhile: () => void, description = '') {
  await counted();
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { status: 409, errorCode, description },
    times: 1,
  });
  await sendNow();
  act(meanwhile);
  await reaches('refused');
  return within(await bar()).getByRole('status');
}

const again = (): HTMLElement | null => screen.queryByTestId('quick-again');

test('[R8-7] a line that pauses while the bet is on its way: that is what is said, and the same bet waits for it', async () => {
  const said = await turnedDown('13030', () => sheet.says(SELECTION_STATUS.NOTAVAILABLE));
  await waitFor(() => expect(said).toHaveTextContent('未投注 · 盘口暂停，暂时无法投注'));
  expect(again()).toBeDisabled();
  expect(again()).toHaveAccessibleDescription('未投注 · 盘口暂停，暂时无法投注');
  sheet.says(null);
  await waitFor(() => expect(again()).toBeEnabled(), { timeout: 20_000 });
  expect(said).toHaveTextContent('未投注 · 现在可以投注');
  await userEvent.click(screen.getByTestId('quick-again'));
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('[R8-7] a line that its vendor does not call paused: the refusal stands, and nothing waits', async () => {
  const said = await turnedDown('13030', () => undefined);
  await act(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  expect(said).toHaveTextContent('未成功 · 赛事或盘口已失效，请重新选择');
  expect(again()).toBeNull();
});

test('[I4] the network goes while the bet is on its way: another try waits until it is back', async () => {
  const board = sheet.vendorSession.gaps.show();
  await counted();
  await sheet.world.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { drop: 'before' },
  });
  await sendNow();
  act(board.lose);
  await reaches('refused');
  await waitFor(() => expect(again()).toBeDisabled());
  const said = within(await bar()).getByRole('status');
  // Why it was not sent stays said.
  expect(said).toHaveTextContent('未成功 · 网络已断开，未提交，未扣款');
  await sheet.world.control('DELETE', '/faults');
  act(board.read);
  await waitFor(() => expect(again()).toBeEnabled(), { timeout: 20_000 });
  expect(said).toHaveTextContent('未投注 · 现在可以投注');
  await userEvent.click(screen.getByTestId('quick-again'));
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('[R8-7] turned down by the vendor for a goal: the reason stays, and another try waits for the line', async () => {
  const said = await turnedDown(
    '13050',
    () => sheet.says(SELECTION_STATUS.NOTAVAILABLE),
    '进球导致注单未被接受，本金已退回',
  );
  await waitFor(() => expect(again()).toHaveAccessibleDescription(/进球导致注单未被接受/));
  expect(again()).toBeDisabled();
  expect(said).toHaveTextContent('未成功 · 进球导致注单未被接受，本金已退回');
  sheet.says(null);
  await waitFor(() => expect(again()).toBeEnabled(), { timeout: 20_000 });
  expect(said).toHaveTextContent('未投注 · 现在可以投注');
});
