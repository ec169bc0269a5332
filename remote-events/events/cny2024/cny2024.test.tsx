import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Platform } from '@site/platform';
import { describeRemote } from '@site/remote-kit/contract-suite';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot } from './Entry';
import { Page } from './Page';
import { remote } from './remote';
import surface from './remote.json';

describeRemote(surface, remote);

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(() => world.close());

const at = (text: string): Platform => ({ ...world.platform, clock: { now: () => Date.parse(text), monotonic: () => 0 } });

test('[R2.1-2] the page runs with a countdown to its end and a way to share', async () => {
  renderInShell(<Page />, { platform: at('2026-11-21T00:00:00+08:00') });
  expect(screen.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
  expect(screen.getByRole('timer', { name: /^距离结束 92天/ })).toBeInTheDocument();
  await userEvent.click(screen.getByTestId('season-share'));
  expect(await screen.findByTestId('share-copy')).toBeInTheDocument();
});

test('before the start it counts to the start', () => {
  renderInShell(<Page />, { platform: at('2026-10-31T00:00:00+08:00') });
  expect(screen.getByRole('timer', { name: /^距离开启 1天/ })).toBeInTheDocument();
});

test('after the end, by the server clock, it says so and leads to the promotions; the entrance is gone', () => {
  const platform = at('2027-02-21T00:00:00+08:00');
  const { container } = renderInShell(<Slot />, { platform });
  expect(container).toBeEmptyDOMElement();
  renderInShell(<Page />, { platform });
  expect(screen.getByText('活动已结束')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: '查看其他优惠' })).toHaveAttribute('href', '/Promotions');
});
