import fc from 'fast-check';
import { fenOf } from '@site/domain/money';
import { drawNet } from './chart-points';

const pointsOf = (nets: readonly bigint[]) =>
  nets.map((net, at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, net: fenOf(net) }));

test('the best day lies at the top, the worst at the bottom, zero between them', () => {
  expect(drawNet(pointsOf([0n, 100n, -100n]), 300, 100)).toEqual({
    line: '0,50 150,0 300,100',
    zero: 50,
    best: 100n,
    worst: -100n,
    last: -100n,
  });
});

test('a period that only lost begins at the line of zero, and one without a move is that line', () => {
  expect(drawNet(pointsOf([0n, -50n]), 300, 100)).toMatchObject({ line: '0,0 300,100', zero: 0 });
  expect(drawNet(pointsOf([0n, 0n]), 300, 100)).toMatchObject({ line: '0,0 300,0', zero: 0 });
});

test('whatever was won, nothing leaves the box', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(-1_000_000_000_000n, 1_000_000_000_000n), { minLength: 2, maxLength: 93 }),
      (nets) => {
        const { line, zero } = drawNet(pointsOf(nets), 320, 96);
        const places = line.split(' ').map((pair) => pair.split(',').map(Number));
        expect(places).toHaveLength(nets.length);
        for (const [x = -1, y = -1] of places) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(320);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(96);
        }
        expect(zero).toBeGreaterThanOrEqual(0);
        expect(zero).toBeLessThanOrEqual(96);
      },
    ),
  );
});
