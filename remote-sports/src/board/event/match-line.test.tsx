/** The line of the tracker while its panel is shut: what was seen, and what is counted. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveOf } from '../board.fixture';
import { shutTracker } from './match-tracker.fixture';

const { show, line } = shutTracker();

test('who just came reads all that is counted, zeros too, and no timeline of nothing', () => {
  show(
    'early',
    liveOf({
      parts: [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
      ],
      corners: { home: 2, away: 3 },
    }),
  );
  expect(screen.getByTestId('match-tracker')).toHaveTextContent(
    /^比赛直击上半 1-0下半 0-1角球 2-3红牌 0-0$/,
  );
  expect(screen.queryByTestId('match-timeline')).toBeNull();
  expect(screen.getByRole('heading', { name: '比赛直击' })).toHaveClass('vh');
  cleanup();
  show('first-half', liveOf({ parts: [{ home: 2, away: 1 }] }));
  expect(screen.getByTestId('match-tracker')).toHaveTextContent(
    /^比赛直击上半 2-1角球 \d+-\d+红牌 0-0$/,
  );
});

test('beside what was seen stand no zeros, and no half that is still the score', () => {
  const none = { parts: [{ home: 2, away: 1 }], corners: { home: 0, away: 0 } };
  const look = show('seen', liveOf(none));
  look(liveOf({ ...none, danger: 'var', clock: '71' }));
  expect(line()).toHaveTextContent(/^71' VAR 复核进入时 2:1$/);
});

test('after a goal the line begins with it, and each half that is counted stays behind what was seen', () => {
  const parts = [{ home: 1, away: 1 }];
  const counted = { corners: { home: 1, away: 3 } };
  const look = show('goal', liveOf({ ...counted, parts: [...parts, { home: 0, away: 0 }] }));
  look(
    liveOf({
      ...counted,
      parts: [...parts, { home: 1, away: 0 }],
      score: { home: 3, away: 1 },
      clock: '53',
    }),
  );
  expect(line()).toHaveTextContent(/^53' 红岭 进球进入时 2:1上半 1-1下半 1-0角球 1-3$/);
});

test('above an open panel the line says that nothing threatens while nothing was seen', async () => {
  show('calm', liveOf());
  await userEvent.click(line());
  expect(line()).toHaveTextContent(/^暂无危险进攻$/);
});
