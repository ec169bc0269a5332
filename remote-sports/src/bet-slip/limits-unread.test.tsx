/** A vendor that does not tell its limits: said once, with a way to ask again that works. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();
const IN_MAINTENANCE = '赛事供应商维护中，请改用其他体育平台';

const silence = (): Promise<unknown> =>
  sheet.world.control('POST', '/faults', {
    match: { path: '/(GetSingleTicket|GetParlayTickets)/' },
    fault: { status: 409, errorCode: '11020', description: '' },
  });

test.each<[string, number, 'single' | 'combo']>([
  ['one selection', 1, 'single'],
  ['several singles', 2, 'single'],
  ['a combo', 2, 'combo'],
])(
  '[R4.6-1] limits of %s that were not read are one story, and asking again ends it',
  async (_what, count, mode) => {
    await sheet.begin();
    await act(silence);
    await sheet.choose(count);
    if (count > 1) await userEvent.click(screen.getByTestId(`slip-mode-${mode}`));
    const reason = await screen.findByTestId('slip-reason');
    await waitFor(() => expect(reason).toHaveTextContent(IN_MAINTENANCE));
    expect(reason).not.toHaveClass('vh');
    const slip = screen.getByTestId('slip');
    expect(within(slip).getAllByText(IN_MAINTENANCE)).toHaveLength(1);
    expect(slip).not.toHaveTextContent('获取投注资讯失败');
    expect(within(slip).queryByPlaceholderText('正在读取限额')).toBeNull();
    expect(slip).not.toHaveTextContent('每注');
    expect(await sheet.placeButton()).toHaveTextContent(/^确认投注$/);
    expect(within(slip).getByRole('button', { name: '换平台' })).toBeVisible();
    const again = within(slip).getByRole('button', { name: '再试一次' });
    await act(() => sheet.world.control('DELETE', '/faults'));
    // On a slow machine the slip has asked by itself meanwhile, and nothing is left to tap.
    fireEvent.click(again);
    await waitFor(async () =>
      expect(await sheet.placeButton()).toHaveTextContent(STAKE_REASON_TEXT.stakeEmpty),
    );
    expect(reason).toHaveClass('vh');
  },
);

test.each<[string, object]>([
  ['the network drops', { drop: 'before' }],
  ['the vendor fails', { status: 500 }],
])(
  'who has placed nothing is not told that a bet did not go, when %s as prices are asked for again',
  async (_how, fault) => {
    await sheet.begin();
    await sheet.choose(2);
    await userEvent.click(screen.getByTestId('slip-mode-combo'));
    await screen.findAllByTestId('combo-row');
    await act(() =>
      sheet.world.control('POST', '/faults', {
        match: { path: '/(GetSingleTicket|GetParlayTickets)/' },
        fault,
      }),
    );
    for (const mode of ['single', 'combo', 'single']) {
      await userEvent.click(screen.getByTestId(`slip-mode-${mode}`));
      await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    }
    const { requests } = (await sheet.world.control('GET', '/requests?path=/vendors/saba/')) as {
      requests: readonly { url: string; status: number }[];
    };
    expect(
      requests.filter(({ url }) => /Get(Single|Parlay)Ticket/.test(url)).length,
    ).toBeGreaterThan(2);
    expect(screen.getByTestId('slip')).not.toHaveTextContent(/未送出|再试一次/);
  },
);
