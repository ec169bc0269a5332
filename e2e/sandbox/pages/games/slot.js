/** Five reels of three rows. */
{
  const TONES = [
    '#c8102e',
    '#0f7a5a',
    '#b8860b',
    '#b5179e',
    '#0a6ebd',
    '#2f9e44',
    '#3a7d1e',
    '#a33ea1',
  ];
  const REELS = 5;
  const ROWS = 3;
  /**
   * Names of the symbols; the server writes them into the page.
   *
   * @type {readonly string[]}
   */
  const names = JSON.parse($('stage').dataset.names ?? '[]');
  /** @type {{ readonly box: SVGRectElement; readonly text: SVGTextElement }[]} */
  let cells = [];
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let spinning;

  /**
   * @param {number} at
   * @param {number | undefined} symbol
   * @param {boolean} isLit
   */
  const put = (at, symbol = 0, isLit = false) => {
    const cell = cells[at];
    if (cell === undefined) return;
    cell.text.textContent = names[symbol] ?? '';
    cell.text.setAttribute('fill', TONES[symbol] ?? '');
    cell.box.setAttribute('fill', isLit ? '#ffe08a' : '#f4f6ff');
    cell.box.setAttribute('stroke', isLit ? '#ff9d1a' : '#0003');
  };
  const blur = () => {
    cells.forEach(({ box }, at) => {
      const place = box.x.baseVal.value * 7 + box.y.baseVal.value;
      put(at, Math.floor(performance.now() / 37 + Math.abs(place)) % 8);
    });
  };

  play({
    idle() {
      const board = svg(500, 310);
      const frame = { fill: '#00000040', stroke: '#ffd16688', 'stroke-width': 4 };
      board.append(el('rect', { x: 4, y: 4, width: 492, height: 302, rx: 26, ...frame }));
      cells = Array.from({ length: REELS * ROWS }, (_cell, at) => {
        const x = 18 + (at % REELS) * 94;
        const y = 18 + Math.floor(at / REELS) * 94;
        const box = el('rect', { x, y, width: 86, height: 86, rx: 16, 'stroke-width': 4 });
        const look = { 'text-anchor': 'middle', 'font-size': 48, 'font-weight': 900 };
        const text = el('text', { x: x + 43, y: y + 60, ...look });
        board.append(box, text);
        return { box, text };
      });
      cells.forEach((_cell, at) => put(at, at % 8));
    },
    start() {
      clearInterval(spinning);
      spinning = setInterval(blur, 70);
    },
    stop() {
      clearInterval(spinning);
    },
    async show({ symbols, marks }) {
      await wait(500);
      clearInterval(spinning);
      for (let reel = 0; reel < REELS; reel += 1) {
        for (let row = 0; row < ROWS; row += 1)
          put(row * REELS + reel, symbols[row * REELS + reel]);
        await wait(120);
      }
      for (const at of marks) put(at, symbols[at], true);
    },
    label: ({ payout }) => (payout > 0 ? `+${money(payout)}` : '—'),
  });
}
