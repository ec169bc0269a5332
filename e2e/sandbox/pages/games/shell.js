/**
 * What all game pages share: session, rounds, money, history, the messages of §2.6. The game's own
 * script follows and hands its game to `play`.
 */

/**
 * A round as the server answers it.
 *
 * @typedef {object} Round
 * @property {readonly number[]} symbols
 * @property {readonly number[]} marks
 * @property {number} payout
 * @property {number} balance
 * @property {string} text
 *
 * @typedef {object} Game
 * @property {string} [choice] what is chosen before a round
 * @property {string} [hint] said while nothing fit is chosen
 * @property {() => boolean} [ready]
 * @property {() => void} idle draws it before the first round
 * @property {() => void} [start] while the answer is on its way
 * @property {() => void} [stop] when there is none
 * @property {(round: Round) => Promise<void>} show
 * @property {(round: Round) => string} [label] its line in the history
 */

const OFFLINE = '网络异常，请重试';
const SHOWN_ROUNDS = 12;
const token = location.hash.slice(1);
/** @type {string | null} */
let site = null;

/** @param {number} amount */
const money = (amount) =>
  Number(amount).toLocaleString('zh-CN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** @param {string | undefined} message */
const say = (message) => {
  if (site === null) return;
  /** @type {Window | null} */
  const to = parent === window ? window.opener : parent;
  to?.postMessage(message, site);
};

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Response>}
 */
const send = (path, body) =>
  fetch(`/games/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => {
    $('lost').showModal();
    throw new Error(OFFLINE);
  });

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
const call = async (path, body) => {
  const answer = await (await send(path, body)).json();
  if (answer.isSuccess) return answer.result;
  const fault = answer.errors ? answer.errors[0] : {};
  if (fault.errorCode === 'GAM00401') $('over').showModal();
  throw new Error(fault.description || '系统繁忙，请稍候再试');
};

/**
 * @param {'bet' | 'choice'} group
 * @param {string | undefined} value
 */
const press = (group, value) => {
  for (const button of all(`[data-${group}]`))
    button.setAttribute('aria-pressed', String(button.dataset[group] === value));
};

const keyOf = () =>
  crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

/** @param {unknown} fault */
const wordsOf = (fault) => (fault instanceof Error ? fault.message : '');

/**
 * @param {Game} game
 * @param {Round} round
 */
const note = (game, round) => {
  const line = document.createElement('span');
  line.textContent = game.label === undefined ? round.text : game.label(round);
  if (round.payout > 0) line.className = 'up';
  const history = $('history');
  history.prepend(line);
  while (history.children.length > SHOWN_ROUNDS) history.lastChild?.remove();
};

/** @param {Round} round */
const tell = ({ balance, text, payout }) => {
  $('balance').textContent = money(balance);
  $('text').textContent = text + (payout > 0 ? `  +${money(payout)}` : '');
  if (payout > 0) $('text').className = 'text win';
};

/**
 * Puts a game on the page.
 *
 * @param {Game} game
 */
const play = (game) => {
  let bet = '10';
  let isBusy = false;
  /** @type {object | null} */
  let pending = null;

  const round = async () => {
    // A round whose answer was lost is asked for again with its key, never played twice.
    const ask = pending ?? { bet, choice: game.choice, key: keyOf() };
    pending = ask;
    try {
      game.start?.();
      const answer = await call('round', ask);
      pending = null;
      await game.show(answer);
      tell(answer);
      note(game, answer);
    } catch (fault) {
      if (wordsOf(fault) !== OFFLINE) pending = null;
      game.stop?.();
      $('text').textContent = wordsOf(fault);
    }
  };

  for (const button of all('[data-bet]'))
    button.onclick = () => {
      bet = button.dataset.bet ?? bet;
      press('bet', bet);
    };
  for (const button of all('[data-choice]'))
    button.onclick = () => {
      game.choice = button.dataset.choice ?? '';
      press('choice', game.choice);
    };
  for (const button of all('[data-say]')) button.onclick = () => say(button.dataset.say);
  for (const button of all('[data-close]'))
    button.onclick = () => button.closest('dialog')?.close();
  $('menu').onclick = () => $('sheet').showModal();
  $('go').onclick = async () => {
    if (isBusy) return;
    if (game.ready?.() === false) {
      $('text').textContent = game.hint ?? '';
      return;
    }
    isBusy = true;
    $('go').disabled = true;
    $('text').textContent = '';
    $('text').className = 'text';
    await round();
    isBusy = false;
    $('go').disabled = false;
  };

  press('bet', bet);
  if (game.choice) press('choice', game.choice);
  game.idle();
  call('open', {})
    .then((session) => {
      site = session.origin;
      document.title = session.name;
      $('name').textContent = session.name + (session.isDemo ? ' · 试玩' : '');
      $('balance').textContent = money(session.balance);
      $('go').disabled = false;
      document.body.dataset.ready = 'true';
    })
    .catch((fault) => {
      $('text').textContent = wordsOf(fault) || '无法打开游戏';
    });
};
