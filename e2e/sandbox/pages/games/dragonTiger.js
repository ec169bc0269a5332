/** Dragon and tiger: one card each. */
play({
  choice: 'dragon',
  idle() {
    const table = sides('龙', '虎');
    card(table, 0, 80, 66, 80, true);
    card(table, 0, 320, 66, 80, true);
  },
  async show({ symbols: [dragon = 0, tiger = 0] }) {
    const table = sides('龙', '虎');
    await wait(250);
    card(table, dragon, 80, 66, 80);
    await wait(450);
    card(table, tiger, 320, 66, 80);
  },
});
