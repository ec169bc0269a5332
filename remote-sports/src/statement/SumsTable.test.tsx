/** Sums in rows, and what each row won or lost as a bar. */
import { render, screen } from '@testing-library/react';
import { NO_SUMS } from '@site/domain/betting/wager-sums';
import { fenOf } from '@site/domain/money';
import { SumsTable } from './SumsTable';

const show = (...nets: readonly bigint[]) =>
  render(
    <SumsTable
      label="按项目"
      head="项目"
      rows={nets.map((net, at) => ({
        name: `项目${at}`,
        sums: { ...NO_SUMS, count: 1, net: fenOf(net) },
      }))}
    />,
  );
const numberOf = (bar: Element, name: string): number => Number(bar.getAttribute(name));

test('a loss lies to the left of where a profit begins; the number stands in its row all the same', () => {
  show(30_000n, -10_000n);
  const [gain, loss] = screen.getAllByTestId('statement-bar');
  if (gain === undefined || loss === undefined) throw new Error('two rows have two bars');
  expect(numberOf(loss, 'x') + numberOf(loss, 'width')).toBe(numberOf(gain, 'x'));
  expect(numberOf(gain, 'width')).toBe(numberOf(loss, 'width') * 3);
  expect([gain, loss].map((bar) => bar.getAttribute('data-sign'))).toEqual(['gain', null]);
  const [first, second] = screen.getAllByTestId('statement-row');
  expect(first).toHaveTextContent(/\+300\.00$/);
  expect(second).toHaveTextContent(/-100\.00$/);
  // Who reads with a voice hears two rows, none without words.
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('one row has nothing to be compared with: no bar', () => {
  show(30_000n);
  expect(screen.queryByTestId('statement-bar')).toBeNull();
});
