import { checkFrameAddress, toLaunchGameType, toLaunchProviderCode } from './launch';

test('[R5-12] RNG is sent as SLOT', () => {
  expect(toLaunchGameType('RNG')).toBe('SLOT');
  expect(toLaunchGameType('P2P')).toBe('P2P');
});

test.each([
  ['P2P', 'TGP', 'TGP_P2P'], ['P2P', 'JKR', 'JKR_P2P'], ['SLOT', 'TGP', 'TGP_SLOT'], ['SLOT', 'TG', 'TG_SLOT'], ['SLOT', 'JKR', 'JKR_SLOT'], ['LIVECASINO', 'TG', 'TG_LIVECASINO'],
  ['RNG', 'TG', 'TG_SLOT'], ['SLOT', 'PGS', 'PGS'], ['LIVECASINO', 'JKR', 'JKR'],
])('[R5-13] %s with %s is %s', (gameType, provider, code) => {
  expect(toLaunchProviderCode(gameType, provider)).toBe(code);
});

test.each([
  ['https://games.example/x', null], ['http://localhost:4300/games/1', null], ['http://games.example/x', 'notEncrypted'], ['http://127.0.0.1:4300/games/1', 'ownOrigin'], ['javascript:alert(1)', 'notEncrypted'], ['ftp://localhost/games/1', 'notEncrypted'],
])('a frame of %s is %s', (address, refusal) => {
  expect(checkFrameAddress(new URL(address), 'http://127.0.0.1:4300')).toBe(refusal);
});

test('no address is refused', () => {
  expect(checkFrameAddress(null, 'https://site.example')).toBe('notAnAddress');
});
