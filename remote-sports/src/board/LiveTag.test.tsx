import { screen } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import type { LiveInfo } from '../vendors/port';
import { eventOf } from './board.fixture';
import { LiveTag } from './LiveTag';

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(async () => { await world.close(); });

const LIVE: LiveInfo = { score: { home: 2, away: 1 }, minute: '67', period: 'secondHalf', reds: { home: 0, away: 0 }, corners: { home: 0, away: 0 }, danger: 'safe' };

test.each([
  ['secondHalf', '67', "下半场 67'"], ['halfTime', '', '中场'], ['other', '8:31', '8:31'], ['other', '', '进行中'],
] as const)('[R4.7-1] a match in %s at "%s" reads %s', (period, minute, words) => {
  renderInShell(<LiveTag event={{ ...eventOf('e1'), live: { ...LIVE, period, minute } }} />, { platform: world.platform });
  expect(screen.getByText(words)).toBeVisible();
});
