/** Where a match leads from a wager on which nothing is open any more. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from '@site/platform/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { odds } from '../vendors/odds.fixture';
import type { Wager } from '../vendors/port';
import { WagerCard } from './WagerCard';

const HOUR_MS = 3_600_000;
const [LEG] = placedWager('W1').legs;
if (LEG === undefined) throw new Error('no leg');

const show = (over: Partial<Wager>, now: number): HTMLElement | null => {
  render(<WagerCard wager={placedWager('W1', over)} now={now} />, { wrapper: MemoryRouter });
  return screen.queryByTestId('wager-match');
};

test.each(['won', 'lost', 'draw', 'cashedOut'] as const)(
  '[R4.7-1] [R2.1-3] a match of a wager that is %s leads to its result',
  (outcome) => {
    const link = show({ outcome }, LEG.startAt + HOUR_MS);
    const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://a.test');
    expect(pathname).toMatch(/\/results$/);
    expect(searchParams.get('match')).toBe(LEG.eventId);
    expect(searchParams.get('sport')).toBe(String(LEG.sportId));
    expect(link).toHaveAccessibleName(/查看赛果/);
  },
);

test('[R4.7-1] a leg that ended leads there while the others of its combo are played', () => {
  const legs = [
    { ...LEG, outcome: 'won' as const },
    { ...LEG, marketId: 'm2', eventId: 'e-b' },
  ];
  const link = show({ comboId: 'FOLD2', legs }, LEG.startAt + HOUR_MS);
  expect(link?.getAttribute('href')).toContain(`match=${LEG.eventId}`);
});

test('[R4.7-1] a match that has a score leads there though it began before its time', () => {
  const legs = [{ ...LEG, finalScore: { home: 5, away: 2 } }];
  const link = show({ outcome: 'won', legs }, LEG.startAt - HOUR_MS);
  expect(link?.getAttribute('href')).toContain(`match=${LEG.eventId}`);
});

test.each([
  ['a week later', { outcome: 'won' }, 8 * 24 * HOUR_MS],
  ['while nothing is known of a match that is played', { outcome: 'running' }, HOUR_MS],
] as const)('[R4.7-1] it leads nowhere %s', (_, over, later) => {
  expect(show(over, LEG.startAt + later)).toBeNull();
});

test('[R4.7-1] a combo says as what a drawn leg counts, and the odds that are left', () => {
  const prices = ['2.00', '1.50', '2.91'].map((price) => odds(price));
  const legs = prices.map((price, at) => ({
    ...LEG,
    price,
    marketId: `m${at}`,
    outcome: at === 2 ? ('draw' as const) : ('running' as const),
  }));
  show({ comboId: 'FOLD3', legs }, LEG.startAt);
  const card = screen.getByTestId('wager-row');
  expect(card).toHaveTextContent('总赔率 8.73 计为 3.00');
  const [, , drawn] = screen.getAllByTestId('wager-leg');
  expect(drawn).toHaveTextContent('2.91 计为1.00');
  expect([...card.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    '8.73',
    '2.91',
  ]);
});

test('[R4.7-1] legs of a combo are built alike: side and line apart, so that no line is cut; a single has all its words', () => {
  const legs = ['2.00', '1.50'].map((price, at) => ({
    ...LEG,
    price: odds(price),
    marketId: `m${at}`,
  }));
  show({ comboId: 'FOLD2', legs }, LEG.startAt);
  const [first] = screen.getAllByTestId('wager-leg');
  expect(first?.parentElement).toHaveAttribute('data-look', 'table');
  const parts = [...(first?.querySelectorAll('h3 > [data-part]') ?? [])];
  expect(parts.map(({ textContent }) => textContent)).toEqual(['红岭', ' -0.5']);
  cleanup();
  show({ legs: [LEG] }, LEG.startAt);
  expect(screen.getByTestId('wager-leg').parentElement).not.toHaveAttribute('data-look');
});
