/** Five numbers out of forty; ten are drawn. */
{
  const NUMBERS = 40;
  const PICKS = 5;
  const DRAWN = 10;
  /** @type {Set<number>} */
  const picks = new Set();
  const buttons = () => all('#grid button');
  const paint = () => {
    for (const button of buttons())
      button.setAttribute('aria-pressed', String(picks.has(Number(button.textContent))));
  };
  const clean = () => {
    for (const button of buttons()) button.classList.remove('hit', 'out');
  };
  /** @param {number} number */
  const toggle = (number) => {
    if (picks.has(number)) picks.delete(number);
    else if (picks.size < PICKS) picks.add(number);
    game.choice = [...picks].join(',');
    clean();
    paint();
  };
  /** @param {number} at */
  const placeOf = (at) => ({ cx: 24 + at * 41, cy: 60, r: 18 });

  /** @type {Game} */
  const game = {
    choice: '',
    hint: '请选择 5 个号码',
    ready: () => picks.size === PICKS,
    idle() {
      const row = svg(420, 120);
      for (let at = 0; at < DRAWN; at += 1)
        row.append(el('circle', { ...placeOf(at), fill: '#ffffff1f' }));
      const grid = Array.from({ length: NUMBERS }, (_button, at) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = String(at + 1);
        button.onclick = () => toggle(at + 1);
        return button;
      });
      $('grid').replaceChildren(...grid);
      $('lucky').onclick = () => {
        picks.clear();
        for (const byte of crypto.getRandomValues(new Uint8Array(60)))
          if (picks.size < PICKS) picks.add((byte % NUMBERS) + 1);
        game.choice = [...picks].join(',');
        paint();
      };
      paint();
    },
    async show({ symbols, marks }) {
      const row = svg(420, 120);
      clean();
      const look = { 'text-anchor': 'middle', 'font-size': 16, 'font-weight': 800 };
      for (const [at, number] of symbols.entries()) {
        const isHit = marks.includes(number);
        const ball = el('g', { class: 'pop' });
        const { cx } = placeOf(at);
        ball.append(
          el('circle', { ...placeOf(at), fill: isHit ? '#2ecc8f' : '#f4f6ff' }),
          el('text', { x: cx, y: 66, ...look, fill: '#14204a' }, String(number)),
        );
        row.append(ball);
        buttons()[number - 1]?.classList.add(isHit ? 'hit' : 'out');
        await wait(180);
      }
    },
  };
  play(game);
}
