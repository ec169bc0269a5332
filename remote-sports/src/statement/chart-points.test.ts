import fc from 'fast-check';
import { fenOf } from '@site/domain/money';
import { drawBars, drawNet } from './chart-points';

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

const fens = (...nets: bigint[]) => nets.map((net) => fenOf(net));

test('profits lie to the right of zero, losses to its left, on one scale', () => {
  expect(drawBars(fens(100n, -300n, 0n), 100)).toEqual({
    zero: 75,
    bars: [
      { x: 75, width: 25 },
      { x: 0, width: 75 },
      { x: 75, width: 0 },
    ],
  });
  expect(drawBars(fens(50n, 100n), 100)).toEqual({
    zero: 0,
    bars: [
      { x: 0, width: 50 },
      { x: 0, width: 100 },
    ],
  });
  expect(drawBars(fens(0n), 100)).toEqual({ zero: 0, bars: [{ x: 0, width: 0 }] });
});

test('a bar is seen however small, stays in the box and on its side', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(-1_000_000_000_000n, 1_000_000_000_000n), { minLength: 1, maxLength: 93 }),
      (nets) => {
        const { zero, bars } = drawBars(fens(...nets), 320);
        for (const [at, { x, width }] of bars.entries()) {
          const net = nets[at] ?? 0n;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(320);
          expect(width > 0).toBe(net !== 0n);
          expect(net < 0n ? x + width : x).toBe(zero);
        }
      },
    ),
  );
});
