/** With large letters the foot of a change keeps the one sum that decides; the rest is scrolled. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@site/testing';
import { Page as WagersPage } from '../pages/WagersPage';
import { sabaBets } from './saba-bets.fixture';
import { LARGE_LETTERS } from './use-large-letters';

const saba = sabaBets();
const before = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = before;
});

async function open(): Promise<void> {
  await saba.book('single');
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  await userEvent.click(await screen.findByTestId('wager-edit'));
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
}
const isInFoot = (testId: string): boolean =>
  screen.getByTestId(testId).closest('[data-part="foot"]') !== null;
const LINES = ['edit-risk', 'edit-brings', 'edit-returns'] as const;

test('[R8-7] letters of the usual size: five lines beside the button', async () => {
  await open();
  expect(LINES.map(isInFoot)).toEqual([true, true, true]);
  expect(isInFoot('edit-net')).toBe(true);
  expect(screen.queryByTestId('edit-rest')).toBeNull();
});

test('[R8-7] large letters: what is paid stays beside the button, each line stands once', async () => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query === LARGE_LETTERS,
    }) as unknown as MediaQueryList;
  await open();
  expect(LINES.map(isInFoot)).toEqual([false, false, false]);
  expect(isInFoot('edit-net')).toBe(true);
  expect(isInFoot('edit-start')).toBe(true);
});
