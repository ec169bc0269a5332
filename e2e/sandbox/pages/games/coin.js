/** Heads or tails. */
{
  /** @param {number | undefined} side 0 is heads */
  const face = (side) => {
    const coin = svg(220, 180);
    const edge = { fill: '#ffd166', stroke: '#b57900', 'stroke-width': 8 };
    const ring = { fill: 'none', stroke: '#b57900', 'stroke-width': 2 };
    const sign = { 'text-anchor': 'middle', 'font-size': 74, 'font-weight': 900 };
    coin.append(
      el('circle', { cx: 110, cy: 90, r: 80, ...edge }),
      el('circle', { cx: 110, cy: 90, r: 62, ...ring }),
      el('text', { x: 110, y: 116, ...sign, fill: '#7a4b00' }, side === 0 ? '正' : '反'),
    );
    return coin;
  };

  play({
    choice: 'heads',
    idle() {
      face(0);
    },
    async show({ symbols }) {
      const coin = face(0);
      await tween(900, (share) => {
        const width = Math.max(0.04, Math.abs(Math.cos(share * Math.PI * 6)));
        coin.setAttribute('transform', `scale(${width} 1)`);
      });
      face(symbols[0]);
    },
  });
}
