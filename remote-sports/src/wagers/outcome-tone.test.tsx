import { render, screen } from '@testing-library/react';
import { fenOf } from '@site/domain/money';
import { MemoryRouter } from '@site/platform/testing';
import { eventOf, liveOf } from '../board/board.fixture';
import { placedWager } from '../bet-slip/slip.fixture';
import { NetChart } from '../statement/NetChart';
import { OUTCOME_TONE } from './OutcomeTag';
import { WagerCard } from './WagerCard';

/** The tag of a bet on the home side that is played at this score. */
function standingTone(home: number, away: number): string | undefined {
  const played = eventOf('e-a', { live: liveOf({ score: { home, away } }) });
  const { unmount } = render(<WagerCard wager={placedWager('W1')} eventOf={() => played} />, {
    wrapper: MemoryRouter,
  });
  const tone = screen.getByTestId('wager-standing').closest<HTMLElement>('[data-tone]')?.dataset;
  unmount();
  return tone?.['tone'];
}

test('[R4.7-1] a bet that leads looks like one that won, one that is behind like one that lost', () => {
  expect(standingTone(4, 0)).toBe(OUTCOME_TONE.won);
  expect(standingTone(0, 4)).toBe(OUTCOME_TONE.lost);
  expect(OUTCOME_TONE.won).not.toBe(OUTCOME_TONE.lost);
  // Danger is red, and so is a price that rises: a profit was read as a loss.
  expect(OUTCOME_TONE.lost).not.toBe('danger');
});

test.each([
  [3_504n, 'gain'],
  [-100n, undefined],
])('the line of a report that ends at %s fen has the colour of that sum', (end, sign) => {
  render(
    <NetChart
      points={[
        { day: '2026-11-27', net: fenOf(0n) },
        { day: '2026-11-28', net: fenOf(end) },
      ]}
    />,
  );
  const line = screen.getByTestId('statement-chart').querySelector('polyline');
  expect(line?.dataset['sign']).toBe(sign);
});
