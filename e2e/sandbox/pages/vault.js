/** The vault: a card's number becomes a token and its last digits; the number itself stays here. */
{
  const LONGEST = 19;
  const SHORTEST = 13;
  const field = $('number');
  const digits = () => field.value.replace(/\D/g, '');

  field.oninput = () => {
    field.value = digits()
      .slice(0, LONGEST)
      .replace(/(.{4})(?=.)/g, '$1 ');
    $('error').textContent = '';
    $('save').disabled = digits().length < SHORTEST || site === null;
  };
  $('form').onsubmit = async (event) => {
    event.preventDefault();
    $('save').disabled = true;
    try {
      const { token: card, last } = await call('/vault/api/tokenize', { number: digits() });
      field.value = '';
      say({ event: 'vaultToken', token: card, last });
      $('error').textContent = '';
      $('save').textContent = `卡号已确认 · 尾号${last}`;
      document.body.dataset.done = 'true';
    } catch (fault) {
      $('error').textContent = wordsOf(fault);
      $('save').disabled = false;
    }
  };
  call('/vault/api/open')
    .then((answer) => {
      site = answer.origin;
      document.body.dataset.ready = 'true';
      say({ event: 'vaultReady' });
    })
    .catch((fault) => {
      $('error').textContent = fault instanceof Error ? fault.message : '';
    });
}
