import { readVaultMessage, vaultOrigin } from './vault-frame';

const vault = { name: 'vault' } as unknown as MessageEventSource;
const other = { name: 'other' } as unknown as MessageEventSource;
const ORIGIN = 'http://localhost:4300';
const speaker = { source: vault, origin: ORIGIN };
const say = (
  data: unknown,
  from: Partial<{ source: MessageEventSource | null; origin: string }> = {},
) => readVaultMessage({ source: vault, origin: ORIGIN, data, ...from }, speaker);
const token = { event: 'vaultToken', token: 'abc-DEF_123', last: '018' };

test('[R4.5-3] the vault says that it is ready, and gives a token with the last three digits', () => {
  expect(say({ event: 'vaultReady' })).toEqual({ event: 'vaultReady' });
  expect(say(token)).toEqual(token);
  expect(say({ ...token, token: 'x'.repeat(256) })).not.toBeNull();
});

test.each([
  ['another window', { source: other }],
  ['no window', { source: null }],
  ['another origin', { origin: 'http://127.0.0.1:4300' }],
  ['an origin that only starts alike', { origin: `${ORIGIN}.evil.example` }],
  ['another port', { origin: 'http://localhost:43000' }],
  ['another scheme', { origin: 'https://localhost:4300' }],
  ['an opaque origin', { origin: 'null' }],
])('%s is not heard', (_name, from) => {
  expect(say(token, from)).toBeNull();
  expect(say({ event: 'vaultReady' }, from)).toBeNull();
});

test('a frame that is gone is not heard', () => {
  expect(
    readVaultMessage(
      { source: null, origin: ORIGIN, data: token },
      { source: null, origin: ORIGIN },
    ),
  ).toBeNull();
});

test.each([
  ['nothing', null],
  ['a text', 'vaultToken'],
  ['JSON as text', JSON.stringify(token)],
  ['a list', [token]],
  ['an unknown event', { event: 'vaultNumber' }],
  ['a word of another frame', { event: 'closeIframe' }],
  ['ready with more', { event: 'vaultReady', token: 'x' }],
  ['a token with more', { ...token, number: '6222020000000000018' }],
  ['a token without its digits', { event: 'vaultToken', token: 'x' }],
  ['an empty token', { ...token, token: '' }],
  ['a token that is too long', { ...token, token: 'x'.repeat(257) }],
  ['a token with other characters', { ...token, token: 'a b' }],
  ['a token that is no text', { ...token, token: 5 }],
  ['four digits', { ...token, last: '0018' }],
  ['letters', { ...token, last: 'abc' }],
  ['digits that are no text', { ...token, last: 18 }],
  ['a whole number in place of the digits', { ...token, last: '6222020000000000018' }],
])('%s says nothing', (_name, data) => {
  expect(say(data)).toBeNull();
});

test('only another origin than our own is framed', () => {
  expect(vaultOrigin('http://localhost:4300/vault/card#t', 'http://127.0.0.1:4300')).toBe(ORIGIN);
  expect([
    vaultOrigin('http://127.0.0.1:4300/vault/card', 'http://127.0.0.1:4300'),
    vaultOrigin('javascript:alert(1)', ORIGIN),
    vaultOrigin('data:text/html,x', ORIGIN),
    vaultOrigin('/vault/card', ORIGIN),
    vaultOrigin('', ORIGIN),
  ]).toEqual([null, null, null, null, null]);
});
