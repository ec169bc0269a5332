/** The chat of customer service: an assistant with prepared answers, and a person after it. */
'use strict';
{
  const list = /** @type {HTMLElement} */ (document.querySelector('main'));
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  /**
   * What was asked about, as words, and the answer; written into the page by the server.
   *
   * @type {readonly (readonly [string, string])[]}
   */
  const answers = JSON.parse(form.dataset.answers ?? '[]');
  let asked = 0;
  let isPerson = false;

  /**
   * @param {string} text
   * @param {'' | 'me' | 'note'} kind
   */
  const tell = (text, kind) => {
    const line = document.createElement('p');
    line.textContent = text;
    line.className = kind;
    list.append(line);
    list.scrollTop = list.scrollHeight;
  };
  const callPerson = () => {
    if (isPerson) return;
    isPerson = true;
    tell('正在为您转接人工客服，前面还有 2 位会员，预计等待 1 分钟。', 'note');
    setTimeout(() => tell('您好，我是客服小衡，已看到您的问题，请稍候，我来为您核对。', ''), 1_800);
  };
  /** @param {string} text */
  const answer = (text) => {
    if (/人工|客服|投诉/.test(text)) {
      callPerson();
      return;
    }
    const hit = answers.find(([words]) => words.split('|').some((word) => text.includes(word)));
    asked += 1;
    setTimeout(() => {
      tell(hit?.[1] ?? '抱歉，我没有完全理解您的问题。您可以换个说法，或点击「转人工」。', '');
      if (asked >= 2 && !isPerson) tell('如需进一步帮助，可随时点击「转人工」。', 'note');
    }, 500);
  };
  /** @param {string} text */
  const send = (text) => {
    tell(text, 'me');
    if (isPerson)
      setTimeout(() => tell('收到，我正在为您核实，处理结果会以站内信通知您。', ''), 900);
    else answer(text);
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') return;
    input.value = '';
    send(text);
  };
  for (const button of document.querySelectorAll('button'))
    if (button.closest('nav') !== null) button.onclick = () => send(button.textContent ?? '');
}
