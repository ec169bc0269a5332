/** Overlays over a history that takes its time, as on a slow phone. */
import * as react from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Sheet } from './Sheet';
import * as overlays from './use-back-dismiss';

const { onPageBack, whenUncovered } = overlays;

const back = window.history.back.bind(window.history);
let underWay = 0;

/** Steps back arrive later than anybody expects. */
function slowHistory(ms: number): void {
  jest.spyOn(window.history, 'back').mockImplementation(() => {
    underWay += 1;
    setTimeout(() => {
      back();
      underWay -= 1;
    }, ms);
  });
}
const overlayEntry = (): unknown =>
  (window.history.state as { readonly overlay?: unknown } | null)?.overlay;

beforeEach(() => window.history.pushState({ key: 'board' }, '', '/board'));
afterEach(async () => {
  await waitFor(() => expect(underWay).toBe(0));
  jest.restoreAllMocks();
});

/** One sheet that leads to another. */
function TwoSteps() {
  const [step, setStep] = react.useState(1);
  return (
    <>
      <Sheet open={step === 1} title="第一步" onClose={() => setStep(0)}>
        <button type="button" onClick={() => setStep(2)}>
          下一步
        </button>
      </Sheet>
      <Sheet open={step === 2} title="第二步" onClose={() => setStep(0)}>
        内容
      </Sheet>
    </>
  );
}

test('[R2.5-1] a sheet that opens while the one before is still on its way out stays open', async () => {
  render(<TwoSteps />);
  await screen.findByRole('dialog', { name: '第一步' });
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  slowHistory(450);
  fireEvent.click(screen.getByText('下一步'));
  await screen.findByRole('dialog', { name: '第二步' });
  await waitFor(() => expect(underWay).toBe(0));
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  expect(screen.getByRole('dialog', { name: '第二步' })).toBeVisible();
});

test('[R2.5-1] a sheet that opens on the way back over an entry of a closed one stays open', async () => {
  function Reopened() {
    const [open, setOpen] = react.useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <Sheet open={open} title="投注单" onClose={() => setOpen(false)}>
          内容
        </Sheet>
      </>
    );
  }
  render(<TwoSteps />).unmount();
  render(<Reopened />);
  window.history.pushState({ key: 'board', overlay: 4_000 }, '', '/board');
  window.history.pushState({ key: 'cashier' }, '', '/cashier');
  slowHistory(300);
  const arrived = new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => resolve(), { once: true }),
  );
  back();
  await arrived;
  fireEvent.click(screen.getByText('打开'));
  await screen.findByRole('dialog', { name: '投注单' });
  await waitFor(() => expect(underWay).toBe(0));
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('dialog', { name: '投注单' })).toBeVisible();
  expect(window.location.pathname).toBe('/board');
});

test('[R2.5-1] a sheet that the step back itself opens stays open', async () => {
  function Returned() {
    const [open, setOpen] = react.useState(false);
    react.useEffect(() => {
      const reopen = (): void => act(() => setOpen(true));
      window.addEventListener('popstate', reopen, { capture: true, once: true });
      return () => window.removeEventListener('popstate', reopen, { capture: true });
    }, []);
    return (
      <Sheet open={open} title="投注单" onClose={() => setOpen(false)}>
        内容
      </Sheet>
    );
  }
  render(<TwoSteps />).unmount();
  render(<Returned />);
  window.history.pushState({ key: 'cashier' }, '', '/cashier');
  back();
  await screen.findByRole('dialog', { name: '投注单' });
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  expect(await screen.findByRole('dialog', { name: '投注单' })).toBeVisible();
});

test('[R2.5-1] work that waits for a closed sheet runs on the page, however late its entry goes', async () => {
  const { unmount } = render(<TwoSteps />);
  await screen.findByRole('dialog', { name: '第一步' });
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  slowHistory(900);
  unmount();
  const seen = await new Promise((resolve) => whenUncovered(() => resolve(overlayEntry())));
  expect(seen).toBeUndefined();
});

/** A remote brings a copy of its own of this file: the sheet is the host's, the way on the remote's. */
const copyOfRemote = (): typeof overlays => {
  let copy: typeof overlays = overlays;
  jest.isolateModules(() => {
    jest.doMock('react', () => react);
    copy = jest.requireActual<typeof overlays>('./use-back-dismiss');
  });
  jest.dontMock('react');
  return copy;
};

test('[R2.5-1] a way on that a remote asks for waits for the step back of the host’s sheet', async () => {
  const { unmount } = render(
    <Sheet open title="更多" onClose={jest.fn()}>
      内容
    </Sheet>,
  );
  await screen.findByRole('dialog', { name: '更多' });
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  slowHistory(300);
  unmount();
  const remote = copyOfRemote();
  expect(remote.whenUncovered).not.toBe(whenUncovered);
  const seen = await new Promise((resolve) => remote.whenUncovered(() => resolve(overlayEntry())));
  expect(seen).toBeUndefined();
});

test('an overlay of a remote and one of the host close one after the other', async () => {
  const remote = copyOfRemote();
  const closed: string[] = [];
  function Both() {
    overlays.useBackDismiss(true, () => closed.push('host'));
    remote.useBackDismiss(true, () => closed.push('remote'));
    return null;
  }
  const { unmount } = render(<Both />);
  // Strict mode mounts twice: only entries that stay are the overlays'.
  await waitFor(async () => {
    const entry = overlayEntry();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([entry, overlayEntry()]).toEqual([overlayEntry(), expect.any(Number)]);
  });
  const top = overlayEntry();
  back();
  await waitFor(() => expect(closed).toEqual(['remote']));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(closed).toEqual(['remote']);
  expect(overlayEntry()).toBe(Number(top) - 1);
  unmount();
  await waitFor(() => expect(overlayEntry()).toBeUndefined());
});

test('an entry that an earlier document left behind holds nothing up', async () => {
  window.history.replaceState({ key: 'board', overlay: 5_000 }, '', '/board');
  const work = jest.fn();
  whenUncovered(work);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(work).toHaveBeenCalledTimes(1);
});

test('[R2.5-1] a sheet over an entry that an earlier document left closes with the first step back', async () => {
  window.history.pushState({ key: 'board', overlay: 9_000 }, '', '/board');
  const onClose = jest.fn();
  render(
    <Sheet open title="明细" onClose={onClose}>
      内容
    </Sheet>,
  );
  await screen.findByRole('dialog', { name: '明细' });
  // Strict mode mounts twice: only an entry that stays is the sheet's.
  await waitFor(async () => {
    const entry = overlayEntry();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect([entry, overlayEntry()]).toEqual([overlayEntry(), expect.any(Number)]);
    expect(entry).toBeGreaterThan(9_000);
  });
  back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('going back to a page is told, closing an overlay is not', async () => {
  const told = jest.fn();
  const stop = onPageBack(told);
  const { unmount } = render(<TwoSteps />);
  await screen.findByRole('dialog', { name: '第一步' });
  await waitFor(() => expect(overlayEntry()).toEqual(expect.any(Number)));
  unmount();
  await waitFor(() => expect(overlayEntry()).toBeUndefined());
  expect(told).not.toHaveBeenCalled();
  // Over the entry of an overlay that is long closed, too.
  window.history.pushState({ key: 'board', overlay: 9_500 }, '', '/board');
  window.history.pushState({ key: 'cashier' }, '', '/cashier');
  back();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(overlayEntry()).toBeUndefined();
  stop();
});
