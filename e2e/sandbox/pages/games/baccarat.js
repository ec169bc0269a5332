/** Baccarat: player and banker, two or three cards each. */
play({
  choice: 'player',
  idle() {
    const table = sides('闲', '庄');
    for (const x of [70, 130, 298, 358]) card(table, 0, x, 82, 52, true);
  },
  async show({ symbols: [count = 0, ...cards] }) {
    const table = sides('闲', '庄');
    const player = cards.slice(0, count);
    const banker = cards.slice(count);
    for (let at = 0; at < 3; at += 1) {
      const own = player[at];
      const other = banker[at];
      if (own !== undefined) {
        card(table, own, 50 + at * 56, 82, 52);
        await wait(260);
      }
      if (other !== undefined) {
        card(table, other, 280 + at * 56, 82, 52);
        await wait(260);
      }
    }
  },
});
