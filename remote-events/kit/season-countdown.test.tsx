/** The countdown of a season: what it shows and says as its end comes near. */
import { render, screen } from '@testing-library/react';
import { SeasonCountdown } from './SeasonCountdown';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00+08:00');

test.each([
  [90 * DAY + 8 * HOUR + 25 * 60_000, '90天08时', '距离结束 90天8时'],
  [DAY, '1天00时', '距离结束 1天0时'],
  // The last day is a clock.
  [DAY - 1_000, '23时59分59秒', '距离结束 23时59分59秒'],
  [61_000, '00时01分01秒', '距离结束 0时1分1秒'],
  [-5_000, '00时00分00秒', '距离结束 0时0分0秒'],
])('with %i ms left it shows %s', (left, shown, said) => {
  render(<SeasonCountdown until={NOW + left} now={() => NOW} label="距离结束" />);
  const countdown = screen.getByRole('timer');
  expect(countdown).toHaveTextContent(shown);
  expect(countdown).toHaveAccessibleName(said);
});
