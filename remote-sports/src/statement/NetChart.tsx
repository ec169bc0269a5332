/** What was won or lost over a period, as a line: the shape of a habit says more than its sum. */
import type { NetPoint } from '@site/domain/betting/wager-sums';
import { formatCny, type Fen } from '@site/domain/money';
import { Card, Money, Section, color, px, type, winLoss } from '@site/ui';
import styled from 'styled-components';
import { STATEMENT } from '../phrases/statement';
import { drawNet } from './chart-points';

const [WIDTH, HEIGHT] = [320, 96];

const StyledChart = styled(Card)`
  display: grid;
  gap: ${px(10)};
  svg {
    width: 100%;
    height: ${px(112)};
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke: ${winLoss.loss};
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  polyline[data-sign='gain'] {
    stroke: ${winLoss.gain};
  }
  line {
    stroke: ${color('line-field')};
    stroke-dasharray: 4 4;
    vector-effect: non-scaling-stroke;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${px(8)};
  }
  dt,
  p {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
`;
const day = (text: string): string => text.slice(5).replace('-', '/');

/** Draws nothing for a single day: that is a sum. */
export function NetChart({ points }: { readonly points: readonly NetPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const drawing = drawNet(points, WIDTH, HEIGHT);
  const facts: readonly (readonly [string, Fen])[] = [
    [STATEMENT.best, drawing.best],
    [STATEMENT.worst, drawing.worst],
    [STATEMENT.last, drawing.last],
  ];
  const [best = '', worst = '', end = ''] = facts.map(([, net]) => formatCny(net));
  return (
    <Section title={STATEMENT.running}>
      <StyledChart data-testid="statement-chart">
        <svg
          role="img"
          aria-label={STATEMENT.chart(points.length, best, worst, end)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <line x1="0" x2={WIDTH} y1={drawing.zero} y2={drawing.zero} />
          {/* It has the colour of the sum that it ends at. */}
          <polyline data-sign={drawing.last > 0n ? 'gain' : undefined} points={drawing.line} />
        </svg>
        <dl>
          {facts.map(([name, net]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money amount={net} signed />
              </dd>
            </div>
          ))}
        </dl>
        <p className="num">
          {STATEMENT.runningHint} {day(first.day)} – {day(last.day)}
        </p>
      </StyledChart>
    </Section>
  );
}
