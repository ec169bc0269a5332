/** The score that stood when a member opened a match, in its tracker. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveOf } from '../board.fixture';
import { shutTracker } from './match-tracker.fixture';

const { show, line } = shutTracker();

const panel = () => within(screen.getByTestId('match-panel'));

test('[R3.10-1] who comes late reads the score that stood; what comes later is beside it, and all is the score', async () => {
  const look = show('came-late', liveOf({ score: { home: 4, away: 0 }, clock: '60' }));
  await userEvent.click(line());
  const latest = () =>
    [...panel().getByTestId('match-latest').children].map(({ textContent }) => textContent);
  expect(latest()).toEqual(['进入时 4:0']);
  const listed = () =>
    [...panel().getByTestId('match-course').children].map(({ textContent }) => textContent);
  expect(listed()).toEqual(['进入时 4:0']);
  look(liveOf({ score: { home: 4, away: 1 }, clock: '70' }));
  expect(latest()).toEqual(["70' 海川 进球", '进入时 4:0']);
  expect(listed()).toEqual(["70' 海川 进球", '进入时 4:0']);
  await userEvent.click(line());
  expect(screen.getByTestId('match-timeline')).toHaveTextContent(/^70' 海川 进球进入时 4:0$/);
  await userEvent.click(line());
  // Of what can be seen along the minutes it is said since when.
  expect(screen.getByTestId('match-panel')).toHaveTextContent("0'45'90'自您打开起");
});

test('who was there from nil reads that nothing came yet in the place where it will stand', async () => {
  const look = show('from-nil', liveOf({ score: { home: 0, away: 0 }, clock: '3' }));
  await userEvent.click(line());
  const latest = () => panel().getByTestId('match-latest');
  expect(latest()).toHaveTextContent(/^打开后暂无进球、角球、红牌$/);
  expect(panel().queryByTestId('match-course')).toBeNull();
  look(liveOf({ score: { home: 1, away: 0 }, clock: '4' }));
  expect(latest()).toHaveTextContent(/^4' 红岭 进球$/);
});
