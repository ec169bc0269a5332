/** Records of the site before this one, and the ways back into the wallet. */
{
  /**
   * @typedef {object} OldRecord
   * @property {string} day
   * @property {string} kind
   * @property {string} title
   * @property {string} amount
   */

  call('/old-site/api/open')
    .then(({ origin, records }) => {
      site = origin;
      $('status').textContent = '2024 年 7 月 1 日之前的记录，仅供查看。';
      $('rows').replaceChildren(
        .../** @type {readonly OldRecord[]} */ (records).flatMap(({ day, kind, title, amount }) => {
          const term = document.createElement('dt');
          const text = document.createElement('dd');
          term.textContent = `${day} ${kind}`;
          text.textContent = `${title} ${amount}`;
          return [term, text];
        }),
      );
      document.body.dataset.ready = 'true';
    })
    .catch((fault) => {
      $('error').textContent = wordsOf(fault);
    });

  $('all').onclick = () => say('goToHistory');
  $('withdrawals').onclick = () => say('goToHistoryW');
  $('others').onclick = () => say('goToHistoryOther');
  $('back').onclick = () => say('goBackToWallet');
  $('close').onclick = () => say('closePopup');
}
