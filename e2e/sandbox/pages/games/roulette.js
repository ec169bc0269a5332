/** A wheel with one zero. */
{
  const ORDER = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  const STEP = 360 / ORDER.length;
  const wheel = el('g', {});
  const ball = el('circle', { cx: 150, cy: 48, r: 7, fill: '#fff' });
  let turned = 0;

  /**
   * A point of the wheel.
   *
   * @param {number} degrees
   * @param {number} radius
   */
  const at = (degrees, radius) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return /** @type {const} */ ([150 + radius * Math.cos(angle), 150 + radius * Math.sin(angle)]);
  };
  /** @param {number} number */
  const toneOf = (number) => {
    if (number === 0) return '#12804f';
    return REDS.has(number) ? '#c21f2f' : '#15182a';
  };
  /**
   * @param {number} number
   * @param {number} place
   */
  const pocket = (number, place) => {
    const from = at(place * STEP - STEP / 2, 140);
    const to = at((place + 1) * STEP - STEP / 2, 140);
    const [x, y] = at(place * STEP, 124);
    const d = `M150 150L${from[0]} ${from[1]}A140 140 0 0 1 ${to[0]} ${to[1]}z`;
    const middle = { 'text-anchor': 'middle', 'dominant-baseline': 'middle' };
    const look = { 'font-size': 12, 'font-weight': 700, fill: '#fff' };
    const transform = `rotate(${place * STEP} ${x} ${y})`;
    wheel.append(
      el('path', { d, fill: toneOf(number), stroke: '#d9b25a' }),
      el('text', { x, y, ...middle, ...look, transform }, String(number)),
    );
  };

  play({
    choice: 'red',
    idle() {
      const table = svg(300, 300);
      ORDER.forEach(pocket);
      const rim = { fill: '#5a3413', stroke: '#d9b25a', 'stroke-width': 4 };
      wheel.append(
        el('circle', { cx: 150, cy: 150, r: 88, ...rim }),
        el('circle', { cx: 150, cy: 150, r: 26, fill: '#d9b25a' }),
      );
      table.append(
        el('circle', { cx: 150, cy: 150, r: 148, fill: '#3b2410' }),
        wheel,
        ball,
        el('path', { d: 'M150 2l-9 14h18z', fill: '#ffd166', transform: 'translate(0 0)' }),
      );
    },
    async show({ symbols: [number = 0] }) {
      const from = turned;
      const to = -ORDER.indexOf(number) * STEP - 1_440 - (turned - (turned % 360));
      await tween(2_400, (share) => {
        const eased = 1 - (1 - share) ** 3;
        wheel.setAttribute('transform', `rotate(${from + (to - from) * eased} 150 150)`);
        ball.setAttribute('transform', `rotate(${(1 - eased) * 1_080} 150 150)`);
      });
      turned = to;
    },
  });
}
