/** Pulling a page down, as the finger's events come. */
import { act, screen } from '@testing-library/react';
import { Link, useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Refresh } from './Refresh';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** jsdom has no `Touch`: what is read of one is where it lies. */
const touch = (type: string, ...at: number[]): Event =>
  Object.assign(new Event(type, { bubbles: true }), {
    touches: at.map((clientY) => ({ clientY })),
  });

function show(): HTMLElement {
  renderInShell(<Refresh path="/" />, { platform: world.platform, path: '/' });
  const row = document.createElement('p');
  document.body.append(row);
  return row;
}
const phase = (): string | null => screen.getByTestId('refresh-sign').getAttribute('data-phase');

test('a short pull goes back to rest', () => {
  const row = show();
  act(() => void row.dispatchEvent(touch('touchstart', 300)));
  act(() => void row.dispatchEvent(touch('touchmove', 360)));
  expect(phase()).toBe('pull');
  act(() => void row.dispatchEvent(touch('touchend')));
  expect(phase()).toBe('rest');
});

test.each(['touchend', 'touchcancel'])(
  'what the finger lies on goes away under it: the pull ends with the finger all the same (%s)',
  (end) => {
    const row = show();
    act(() => void row.dispatchEvent(touch('touchstart', 300)));
    act(() => void row.dispatchEvent(touch('touchmove', 340)));
    // A row that moved up or was drawn anew: what the finger does next is told to the old one alone.
    row.remove();
    act(() => void row.dispatchEvent(touch('touchmove', 360)));
    expect(phase()).toBe('pull');
    act(() => void row.dispatchEvent(touch(end)));
    expect(phase()).toBe('rest');
  },
);

test('a full pull on what went away refreshes', async () => {
  const row = show();
  act(() => void row.dispatchEvent(touch('touchstart', 300)));
  row.remove();
  act(() => void row.dispatchEvent(touch('touchmove', 540)));
  expect(screen.getByTestId('refresh-sign')).toHaveTextContent('松开刷新');
  await act(async () => void row.dispatchEvent(touch('touchend')));
  expect(await screen.findByText('已刷新')).toBeVisible();
});

test('a second finger ends a pull and refreshes nothing', () => {
  const row = show();
  act(() => void row.dispatchEvent(touch('touchstart', 300)));
  act(() => void row.dispatchEvent(touch('touchmove', 540)));
  act(() => void row.dispatchEvent(touch('touchstart', 540, 400)));
  act(() => void row.dispatchEvent(touch('touchmove', 540, 420)));
  expect(phase()).toBe('rest');
  act(() => void row.dispatchEvent(touch('touchend', 540)));
  act(() => void row.dispatchEvent(touch('touchend')));
  expect(phase()).toBe('rest');
});

test('a second finger that comes and goes without moving refreshes nothing under the first', () => {
  const row = show();
  act(() => void row.dispatchEvent(touch('touchstart', 300)));
  act(() => void row.dispatchEvent(touch('touchmove', 540)));
  act(() => void row.dispatchEvent(touch('touchstart', 540, 400)));
  act(() => void row.dispatchEvent(touch('touchend', 540)));
  expect(phase()).toBe('rest');
  act(() => void row.dispatchEvent(touch('touchend')));
  expect(phase()).toBe('rest');
});

test('a sheet that opens under a finger that rests ends its pull', () => {
  const row = show();
  act(() => void row.dispatchEvent(touch('touchstart', 300)));
  const sheet = document.createElement('div');
  sheet.setAttribute('role', 'dialog');
  sheet.dataset.open = '';
  document.body.append(sheet);
  act(() => void row.dispatchEvent(touch('touchmove', 540)));
  expect(phase()).toBe('rest');
  act(() => void row.dispatchEvent(touch('touchend')));
  expect(phase()).toBe('rest');
  sheet.remove();
});

test('a page that is left under the finger takes its pull along', () => {
  function Page() {
    const { pathname } = useLocation();
    return (
      <>
        <Link to="/login">登录</Link>
        <Refresh path={pathname} />
      </>
    );
  }
  renderInShell(<Page />, { platform: world.platform, path: '/' });
  const way = screen.getByRole('link', { name: '登录' });
  act(() => void way.dispatchEvent(touch('touchstart', 300)));
  act(() => void way.dispatchEvent(touch('touchmove', 360)));
  act(() => way.click());
  expect(phase()).toBe('rest');
});
