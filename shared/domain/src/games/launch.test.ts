import {
  checkFrameAddress,
  sessionLastsMs,
  toLaunchGameType,
  toLaunchProviderCode,
} from './launch';

test('[R5-12] RNG is sent as SLOT', () => {
  expect(toLaunchGameType('RNG')).toBe('SLOT');
  expect(toLaunchGameType('P2P')).toBe('P2P');
});

test.each([
  ['P2P', 'TGP', 'TGP_P2P'],
  ['P2P', 'JKR', 'JKR_P2P'],
  ['SLOT', 'TGP', 'TGP_SLOT'],
  ['SLOT', 'TG', 'TG_SLOT'],
  ['SLOT', 'JKR', 'JKR_SLOT'],
  ['LIVECASINO', 'TG', 'TG_LIVECASINO'],
  ['RNG', 'TG', 'TG_SLOT'],
  ['SLOT', 'PGS', 'PGS'],
  ['LIVECASINO', 'JKR', 'JKR'],
])('[R5-13] %s with %s is %s', (gameType, provider, code) => {
  expect(toLaunchProviderCode(gameType, provider)).toBe(code);
});

test.each([
  ['https://games.example/x', 'unlisted'],
  ['http://localhost:4300/games/1', null],
  ['http://localhost:4301/games/1', 'unlisted'],
  ['http://games.example/x', 'notEncrypted'],
  ['http://127.0.0.1:4300/games/1', 'ownOrigin'],
  ['javascript:alert(1)', 'notEncrypted'],
  ['ftp://localhost/games/1', 'notEncrypted'],
])('a frame of %s is %s', (address, refusal) => {
  expect(
    checkFrameAddress(new URL(address), {
      own: 'http://127.0.0.1:4300',
      games: 'http://localhost:4300',
      live: false,
    }),
  ).toBe(refusal);
});

test('on the live environment only the listed https host is framed; where none is listed, nothing is', () => {
  const check = (address: string, games: string | null) =>
    checkFrameAddress(new URL(address), { own: 'https://site.example', games, live: true });
  expect(check('https://games.example/x', 'https://games.example')).toBeNull();
  expect(check('https://games.example:8443/x', 'https://games.example')).toBe('unlisted');
  expect(check('https://games.example/x', null)).toBe('unlisted');
  expect(check('http://localhost:4300/x', 'http://localhost:4300')).toBe('notEncrypted');
});

test.each([
  [1_800, 1_800_000],
  [0, null],
  [-5, null],
  [Number.NaN, null],
  [2_592_000, null],
  [2_147_483, 2_147_483_000],
  [2_147_484, null],
])('a session of %p s ends after %p ms', (expiresIn, ms) => {
  expect(sessionLastsMs(expiresIn)).toBe(ms);
});

test('no address is refused', () => {
  expect(checkFrameAddress(null, { own: 'https://site.example', games: null, live: true })).toBe(
    'notAnAddress',
  );
});
