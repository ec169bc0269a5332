/** A curve that rises until it does not. */
{
  const canvas = document.createElement('canvas');
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));

  const size = () => {
    const density = Math.min(2, devicePixelRatio || 1);
    const { width, height } = $('stage').getBoundingClientRect();
    canvas.width = Math.max(300, width) * density;
    canvas.height = Math.max(200, height) * density;
  };
  /**
   * @param {number} multiple
   * @param {'flying' | 'won' | 'lost'} state
   */
  const frame = (multiple, state) => {
    const { width: w, height: h } = canvas;
    const share = Math.min(1, Math.log(multiple) / Math.log(12));
    const x = w * (0.08 + 0.8 * share);
    const y = h * (0.9 - 0.72 * share * share);
    pen.clearRect(0, 0, w, h);
    grid(w, h);
    curve(x, y, state === 'lost');
    rocket(x, y, share);
    pen.fillStyle = { flying: '#fff', won: '#ffd166', lost: '#ff8d8d' }[state];
    pen.font = `800 ${Math.round(h * 0.19)}px sans-serif`;
    pen.textAlign = 'center';
    pen.fillText(`${multiple.toFixed(2)}×`, w / 2, h * 0.42);
  };
  /**
   * @param {number} w
   * @param {number} h
   */
  const grid = (w, h) => {
    pen.strokeStyle = '#ffffff1a';
    pen.lineWidth = 1;
    for (let line = 1; line < 6; line += 1) {
      pen.beginPath();
      pen.moveTo(0, (h * line) / 6);
      pen.lineTo(w, (h * line) / 6);
      pen.stroke();
    }
  };
  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} isLost
   */
  const curve = (x, y, isLost) => {
    const { width: w, height: h } = canvas;
    const glow = pen.createLinearGradient(0, y, 0, h);
    glow.addColorStop(0, isLost ? '#ff5d5d88' : '#ffd16699');
    glow.addColorStop(1, '#0000');
    pen.beginPath();
    pen.moveTo(w * 0.04, h * 0.92);
    pen.quadraticCurveTo(x * 0.62, h * 0.92, x, y);
    pen.strokeStyle = isLost ? '#ff6b6b' : '#ffd166';
    pen.lineWidth = h * 0.016;
    pen.stroke();
    pen.lineTo(x, h * 0.92);
    pen.closePath();
    pen.fillStyle = glow;
    pen.fill();
  };
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} share
   */
  const rocket = (x, y, share) => {
    const unit = canvas.height * 0.05;
    pen.save();
    pen.translate(x, y);
    pen.rotate(-0.5 - 0.3 * share);
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.moveTo(unit * 1.6, 0);
    pen.lineTo(-unit, -unit * 0.7);
    pen.lineTo(-unit * 0.5, 0);
    pen.lineTo(-unit, unit * 0.7);
    pen.closePath();
    pen.fill();
    pen.restore();
  };

  /** @type {Game} */
  const game = {
    choice: '2',
    hint: '请输入 1.01 - 100 的兑现倍数',
    ready: () =>
      /^\d{1,3}(\.\d{1,2})?$/.test(game.choice ?? '') &&
      Number(game.choice) >= 1.01 &&
      Number(game.choice) <= 100,
    idle() {
      $('stage').replaceChildren(canvas);
      size();
      frame(1, 'flying');
      $('target').oninput = () => {
        game.choice = $('target').value;
        press('choice', game.choice);
      };
    },
    start() {
      size();
      frame(1, 'flying');
    },
    async show({ symbols: [burst = 100, target = 100], payout }) {
      const end = burst / 100;
      const stop = payout > 0 ? Math.min(end, target / 100) : end;
      const ms = Math.min(5_200, 700 + 1_500 * Math.log(stop + 0.4));
      await tween(ms, (share) => frame(Math.exp(Math.log(stop) * share), 'flying'));
      frame(stop, payout > 0 ? 'won' : 'lost');
    },
    label: ({ symbols: [burst = 0] }) => `${(burst / 100).toFixed(2)}×`,
  };
  play(game);
}
