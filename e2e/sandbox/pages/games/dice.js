/** Three dice. */
{
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let rolling;
  /** @param {readonly number[]} numbers */
  const place = (numbers) => {
    const table = svg(360, 150);
    numbers.forEach((number, at) => die(table, number, 20 + at * 112, 28, 94));
  };

  play({
    choice: 'big',
    idle() {
      place([2, 4, 6]);
    },
    start() {
      rolling = setInterval(() => {
        const turn = Math.floor(performance.now() / 90);
        place([(turn % 6) + 1, ((turn * 5) % 6) + 1, ((turn * 7) % 6) + 1]);
      }, 90);
    },
    stop() {
      clearInterval(rolling);
    },
    async show({ symbols }) {
      await wait(700);
      clearInterval(rolling);
      place(symbols);
    },
  });
}
