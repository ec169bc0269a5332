/** How a bet stands while its match is played. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@site/platform/testing';
import { eventOf, liveOf } from '../board/board.fixture';
import { placedWager } from '../bet-slip/slip.fixture';
import { OUTCOME_TEXT } from '../phrases/names';
import { WagerCard } from './WagerCard';

/** The match of the wager as it is played: it leads by the goal that fell before the bet. */
const PLAYED = eventOf('e-a', { live: liveOf({ score: { home: 1, away: 0 } }) });

test('[R4.7-1] [D6] who leads by a goal from before the bet sees why the bet is behind, and no word that says less', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  render(
    <WagerCard
      wager={placedWager('W1', {
        legs: [{ ...leg, live: true, scoreAtBet: { home: 1, away: 0 } }],
      })}
      eventOf={() => PLAYED}
    />,
    { wrapper: MemoryRouter },
  );
  const now = screen.getByTestId('wager-live');
  expect(now).toHaveTextContent('1 : 0');
  expect(now).toHaveTextContent('投注后 0:0');
  expect(screen.getByTestId('wager-standing')).toHaveTextContent('目前输');
  expect(screen.getByTestId('wager-score-at-bet')).toHaveTextContent('投注时 1:0');
  expect(screen.getByTestId('wager-row')).not.toHaveTextContent(OUTCOME_TEXT.running);
});

test('[R4.7-1] [D6] a leg of a combo says it too, for the eye, and an attack stands after all that stays', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const played = { ...leg, live: true, scoreAtBet: { home: 1, away: 0 } };
  const attacked = liveOf({ score: { home: 1, away: 0 }, danger: 'attackHome' });
  render(
    <WagerCard
      wager={placedWager('W1', { comboId: 'FoldN', legs: [played, { ...played, marketId: 'm2' }] })}
      eventOf={() => eventOf('e-a', { live: attacked })}
    />,
    { wrapper: MemoryRouter },
  );
  const [since] = screen.getAllByTestId('wager-since');
  expect(since).toHaveTextContent('投注后 0:0');
  expect(since).not.toHaveClass('vh');
  expect(screen.getAllByTestId('wager-live')[0]).toHaveTextContent(/1 : 0投注后 0:0主队进攻$/);
});

test('[R4.7-1] [D6] after a goal of before the bet was taken back nothing is said of how the bet stands', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  render(
    <WagerCard
      wager={placedWager('W1', {
        legs: [{ ...leg, live: true, scoreAtBet: { home: 2, away: 0 } }],
      })}
      eventOf={() => PLAYED}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByTestId('wager-live')).toHaveTextContent('1 : 0');
  expect(screen.queryByTestId('wager-standing')).toBeNull();
  expect(screen.queryByTestId('wager-since')).toBeNull();
});

test('a score that nobody brings any more stands as the last one told: no word of how the bet stands, and the way to the match', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  render(
    <WagerCard
      wager={placedWager('W1', { legs: [{ ...leg, live: true }] })}
      eventOf={() => ({ ...PLAYED, isOld: true })}
    />,
    { wrapper: MemoryRouter },
  );
  const now = screen.getByTestId('wager-live');
  expect(now).toHaveTextContent('1 : 0');
  expect(now).toHaveTextContent(/暂未更新$/);
  expect(now.querySelector('[data-tone="live"]')).toBeNull();
  expect(screen.queryByTestId('wager-standing')).toBeNull();
  expect(screen.getByTestId('wager-match')).toHaveAttribute('href');
});

test.each(['goal', 'var'] as const)(
  'while a score may be taken back (%s) nobody is told that it wins',
  (danger) => {
    const { rerender } = render(<WagerCard wager={placedWager('W1')} eventOf={() => PLAYED} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByTestId('wager-standing')).toBeVisible();
    const looked = eventOf('e-a', { live: liveOf({ score: { home: 1, away: 0 }, danger }) });
    rerender(<WagerCard wager={placedWager('W1')} eventOf={() => looked} />);
    expect(screen.queryByTestId('wager-standing')).toBeNull();
    expect(screen.getByTestId('wager-live')).toHaveTextContent('1 : 0');
  },
);
