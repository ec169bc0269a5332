/** The line of an open tracker while nobody plays, and once the match is over. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveOf } from '../board.fixture';
import { shutTracker } from './match-tracker.fixture';

const { show, line } = shutTracker();

test.each([
  [{ kind: 'halfTime', number: null }, '中场休息'],
  [{ kind: 'interrupted', number: null }, '比赛中断'],
  [{ kind: 'half', number: 2 }, '暂无危险进攻'],
] as const)('the line of an open panel says of %j that nobody plays', async (period, words) => {
  show(`rests-${period.kind}`, liveOf({ period }));
  await userEvent.click(line());
  expect(screen.getByTestId('tracker-now')).toHaveTextContent(words);
});

test('once the match is over its attacks are no figure beside that', async () => {
  const look = show('over', liveOf());
  await userEvent.click(line());
  for (const clock of ['80', '82', '84', '86', '88']) {
    look(liveOf({ danger: 'attackHome', clock }));
    look(liveOf({ clock }));
  }
  expect(screen.getByTestId('match-pressure')).toBeVisible();
  look(liveOf({ period: { kind: 'ended', number: null }, clock: '' }));
  expect(screen.getByTestId('tracker-now')).toHaveTextContent('比赛已结束');
  expect(screen.queryByTestId('match-pressure')).toBeNull();
});
