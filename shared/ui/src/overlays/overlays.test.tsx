import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fenOf } from '@site/domain/money';
import { Money } from '../data/Money';
import { Countdown } from '../data/Countdown';
import { toSiteTime } from '../data/date-text';
import { Tabs } from '../primitives/Tabs';
import { Dialog } from './Dialog';
import { Sheet } from './Sheet';
import { ToastView } from './ToastView';

/** The overlay's entry is in the history. */
const entered = () =>
  waitFor(() => expect(window.history.state).toMatchObject({ overlay: expect.any(Number) }));

test('a toast says its kind and offers to take the step back', async () => {
  const run = jest.fn();
  render(
    <ToastView
      toast={{ id: 1, kind: 'info', text: '已替换选项', action: { label: '撤销', run } }}
    />,
  );
  expect(screen.getByTestId('toast')).toHaveAttribute('data-kind', 'info');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(run).toHaveBeenCalledTimes(1);
});

test('while any sheet is open the page says so: a toast stands at the top then, over no foot', async () => {
  const isSaid = (): boolean => document.documentElement.hasAttribute('data-sheet');
  const sheets = (first: boolean, second: boolean) => (
    <>
      <Sheet open={first} title="投注单" onClose={jest.fn()}>
        <p>一</p>
      </Sheet>
      <Sheet open={second} title="明细" onClose={jest.fn()}>
        <p>二</p>
      </Sheet>
    </>
  );
  const { rerender, unmount } = render(sheets(true, false));
  await waitFor(() => expect(isSaid()).toBe(true));
  rerender(sheets(true, true));
  await screen.findByText('二');
  rerender(sheets(false, true));
  expect(isSaid()).toBe(true);
  rerender(sheets(false, false));
  expect(isSaid()).toBe(false);
  rerender(sheets(true, false));
  expect(isSaid()).toBe(true);
  unmount();
  expect(isSaid()).toBe(false);
});

test('a sheet opens, is a named dialog, and closes with Escape', async () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="投注单" onClose={onClose} testId="slip">
      <p>内容</p>
    </Sheet>,
  );
  expect(await screen.findByRole('dialog', { name: '投注单' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('the back button closes a sheet', async () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="明细" onClose={onClose}>
      <p>内容</p>
    </Sheet>,
  );
  await screen.findByRole('dialog', { name: '明细' });
  await entered();
  window.history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('[R2.5-1] back closes what lies on top first, and forward reopens nothing', async () => {
  const closed: string[] = [];
  function Two() {
    const [open, setOpen] = useState({ sheet: true, dialog: false });
    const close = (name: 'sheet' | 'dialog') => (): void => {
      closed.push(name);
      setOpen((before) => ({ ...before, [name]: false }));
    };
    return (
      <>
        <Sheet open={open.sheet} title="明细" onClose={close('sheet')}>
          <button type="button" onClick={() => setOpen({ sheet: true, dialog: true })}>
            再问
          </button>
        </Sheet>
        <Dialog open={open.dialog} title="确认" onClose={close('dialog')} actions={null}>
          问题
        </Dialog>
      </>
    );
  }
  render(<Two />);
  await screen.findByRole('dialog', { name: '明细' });
  await entered();
  fireEvent.click(screen.getByText('再问'));
  await screen.findByRole('dialog', { name: '确认' });
  await entered();
  const first = (window.history.state as { overlay: number }).overlay;
  await waitFor(() =>
    expect((window.history.state as { overlay: number }).overlay).toBeGreaterThanOrEqual(first),
  );
  window.history.back();
  await waitFor(() => expect(closed).toEqual(['dialog']));
  window.history.back();
  await waitFor(() => expect(closed).toEqual(['dialog', 'sheet']));
  window.history.forward();
  await waitFor(() =>
    expect((window.history.state as { overlay?: number } | null)?.overlay).toBeUndefined(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unknown amount is --, never 0.00 (I7)', () => {
  render(
    <>
      <Money amount={null} testId="unknown" />
      <Money amount={fenOf(123450n)} testId="known" />
    </>,
  );
  expect(screen.getByTestId('unknown')).toHaveTextContent('¥--');
  expect(screen.getByTestId('known')).toHaveTextContent('¥1,234.50');
});

test('[R9-1] times are UTC+8; a countdown is said as it is shown: days and hours in words, a clock in the last day', () => {
  expect(toSiteTime('2026-11-20T16:05:00Z')).toBe('2026/11/21 00:05');
  expect(toSiteTime('nonsense')).toBe('--');
  render(<Countdown until={90_061_000} now={() => 0} />);
  expect(screen.getByRole('timer', { name: '1 天 1 小时' })).toHaveTextContent(/^1 天 1 小时$/);
  render(<Countdown until={61_000} now={() => 0} />);
  expect(screen.getByRole('timer', { name: '0时1分1秒' })).toHaveTextContent(/^00:01:01$/);
  render(<Countdown until={61_000} now={() => 0} look="boxes" />);
  expect(screen.getAllByRole('timer')[2]).toHaveTextContent(/^000101$/);
});

test('arrow keys move through tabs', async () => {
  const onChange = jest.fn();
  render(
    <Tabs
      label="分类"
      value="a"
      onChange={onChange}
      options={[
        { value: 'a', label: '甲' },
        { value: 'b', label: '乙' },
      ]}
    />,
  );
  screen.getByRole('tab', { name: '甲' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('b');
});
