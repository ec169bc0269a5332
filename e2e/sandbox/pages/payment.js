/** The payment page: where to pay, "I have paid", and the way back. */
{
  /** @type {Readonly<Record<string, string>>} */
  const STATES = {
    Created: '等待付款',
    Processing: '正在确认您的付款',
    Approved: '存款已到账',
    Rejected: '未查到付款',
    Expired: '订单已失效',
    Cancelled: '订单已取消',
  };
  const AGAIN_MS = 3_000;
  /** Within it a tap is the second of two. */
  const SECOND_TAP_MS = 600;

  /**
   * What the server says of an order, as far as the page shows it.
   *
   * @typedef {object} Order
   * @property {string} origin
   * @property {string} amount as members read it
   * @property {string | null} code picture of the code to scan
   * @property {Application} application
   *
   * @typedef {object} Application
   * @property {string} methodName
   * @property {string} status
   * @property {string} transactionId
   * @property {PayTo | null} payTo
   *
   * @typedef {object} PayTo
   * @property {string} [bankName]
   * @property {string} [accountName]
   * @property {string} [accountNumber]
   * @property {string} [branch]
   * @property {string} [reference]
   * @property {Crypto} [crypto]
   *
   * @typedef {object} Crypto
   * @property {string} [network]
   * @property {string} [coinAmount]
   * @property {string} [address]
   * @property {string} [rate]
   * @property {number} [confirmations]
   * @property {number} [confirmationsNeeded]
   */

  /** @param {Order} order */
  const rowsOf = ({ amount, application: { payTo, transactionId } }) => {
    const to = payTo ?? {};
    const crypto = to.crypto ?? {};
    return /** @type {const} */ ([
      ['金额', amount],
      ['收款银行', to.bankName],
      ['收款人', to.accountName],
      ['收款账号', to.accountNumber],
      ['开户行', to.branch],
      ['网络', crypto.network],
      ['转账数量', crypto.coinAmount ? `${crypto.coinAmount} USDT` : null],
      ['收款地址', crypto.address],
      ['汇率', crypto.rate],
      ['确认数', crypto.network ? `${crypto.confirmations}/${crypto.confirmationsNeeded}` : null],
      ['附言', to.reference],
      ['订单号', transactionId],
    ]);
  };

  /** @param {Order} order */
  const show = (order) => {
    site = order.origin;
    const { application, code } = order;
    $('title').textContent = application.methodName;
    $('status').textContent = STATES[application.status] ?? application.status;
    const isPayable = application.status === 'Created';
    $('paid').disabled = !isPayable;
    // What is paid, or can be paid no longer, leaves the way back as the main one.
    $('paid').hidden = !isPayable;
    $('back').classList.toggle('plain', isPayable);
    $('code').hidden = !(code && isPayable);
    if (code) $('code').src = code;
    document.body.dataset.status = application.status;
    const rows = rowsOf(order).flatMap(([name, value]) => {
      if (!value) return [];
      const term = document.createElement('dt');
      const text = document.createElement('dd');
      term.textContent = name;
      text.textContent = value;
      return [term, text];
    });
    $('rows').replaceChildren(...rows);
  };
  const load = () =>
    call('/pay/api/open')
      .then((order) => {
        show(order);
        $('error').textContent = '';
        document.body.dataset.ready = 'true';
      })
      .catch((fault) => {
        $('error').textContent = wordsOf(fault);
      });

  $('paid').onclick = async () => {
    $('paid').disabled = true;
    try {
      show(await call('/pay/api/paid'));
      $('acts').dataset.held = 'true';
      setTimeout(() => delete $('acts').dataset.held, SECOND_TAP_MS);
    } catch (fault) {
      $('error').textContent = wordsOf(fault);
      $('paid').disabled = false;
    }
  };
  $('records').onclick = () => say('goToHistory');
  $('back').onclick = () => say(window.opener ? 'closePopup' : 'goBackToWallet');
  void load();
  setInterval(() => {
    if (document.body.dataset.status === 'Processing') void load();
  }, AGAIN_MS);
}
