/** The identity check: what is missing, the comparison, and the way back. */
{
  /**
   * What the server says of a check.
   *
   * @typedef {object} Check
   * @property {string} origin
   * @property {boolean} isKyc
   * @property {boolean} canCheck
   */

  /** @param {Check} check */
  const show = ({ origin, isKyc, canCheck }) => {
    site = origin;
    $('status').textContent = isKyc
      ? '身份核验已通过'
      : canCheck
        ? '将核对您填写的真实姓名与身份证号码，通常几秒内完成。'
        : '核验前需要您的真实姓名与身份证号码。';
    $('check').hidden = isKyc || !canCheck;
    $('complete').hidden = isKyc || canCheck;
    $('continue').hidden = !isKyc;
    $('upload').hidden = isKyc;
    document.body.dataset.ready = 'true';
  };
  /** @param {string} path */
  const ask = (path) =>
    call(path)
      .then((check) => {
        $('error').textContent = '';
        show(check);
      })
      .catch((fault) => {
        $('error').textContent = wordsOf(fault);
      });

  $('check').onclick = () => void ask('/kyc/api/check');
  $('continue').onclick = () => say('verifyContinue');
  $('complete').onclick = () => say('goUserInfo');
  $('upload').onclick = () => say('goToKycPage');
  void ask('/kyc/api/open');
}
