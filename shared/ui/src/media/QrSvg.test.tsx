import { render, screen } from '@testing-library/react';
import { QrSvg } from './QrSvg';

/** Modules that are drawn black, as a set of `x y`. */
const blackOf = (svg: Element): ReadonlySet<string> =>
  new Set(
    [...(svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '').matchAll(/M(\d+ \d+)h1/g)].map(
      ([, at = '']) => at,
    ),
  );

test('a code has its three corners, its white border, and a name where one is given', () => {
  render(<QrSvg text="https://m.example/" size={220} title="Scan with the phone" />);
  const svg = screen.getByRole('img', { name: 'Scan with the phone' });
  const [, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const black = blackOf(svg);
  // A corner is seven modules wide, black at its edge, white inside of it, black in the middle.
  for (const [left, top] of [
    [2, 2],
    [side - 9, 2],
    [2, side - 9],
  ] as const) {
    expect(black.has(`${left} ${top}`)).toBe(true);
    expect(black.has(`${left + 1} ${top + 1}`)).toBe(false);
    expect(black.has(`${left + 3} ${top + 3}`)).toBe(true);
  }
  expect([...black].some((at) => at.split(' ').some((part) => Number(part) < 2))).toBe(false);
});

test('without a name it is decoration: what stands around it says what it is', () => {
  const { container } = render(<QrSvg text="x" size={64} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('another text is another code', () => {
  const { container } = render(
    <>
      <QrSvg text="one" size={64} />
      <QrSvg text="two" size={64} />
    </>,
  );
  const [one, two] = [...container.querySelectorAll('svg')].map(blackOf);
  expect(one).not.toEqual(two);
});
