/** Bull: five cards against five of the banker. */
play({
  choice: 'play',
  idle() {
    const table = sides('您', '庄家');
    for (let at = 0; at < 5; at += 1) {
      card(table, 0, 34 + at * 34, 86, 46, true);
      card(table, 0, 262 + at * 34, 86, 46, true);
    }
  },
  async show({ symbols }) {
    const table = sides('您', '庄家');
    for (const [at, own] of symbols.slice(0, 5).entries()) {
      card(table, own, 34 + at * 34, 86, 46);
      await wait(110);
    }
    for (const [at, other] of symbols.slice(5, 10).entries()) {
      card(table, other, 262 + at * 34, 86, 46);
      await wait(110);
    }
  },
});
