import { POINTER_GRACE_MS, isExpired, isLongOver, sealedPart, writeSealed } from './pointer-text';

const SIGNATURES = [{ keyId: '2026a', alg: 'Ed25519', value: 'AAAA' }];
const POINTER = { schema: 'mf-channel/1', generation: 7, pollSeconds: 60, sigs: SIGNATURES };
const write = (): { text: string; signed: string } => {
  let signed = '';
  const text = writeSealed(POINTER, (part) => {
    signed = part;
    return SIGNATURES;
  });
  return { text, signed };
};

test('a sealed pointer is the JSON that older pages know, with the seal as its last member; the bytes before it are what was signed', () => {
  const { text, signed } = write();
  expect(JSON.parse(text)).toEqual({ ...POINTER, seal: SIGNATURES });
  expect(sealedPart(text)).toBe(signed);
  expect(text.startsWith(signed)).toBe(true);
});

test('a byte more, fewer or other, in front or between, is another text', () => {
  const { text, signed } = write();
  for (const changed of [
    ` ${text}`,
    `\uFEFF${text}`,
    text.replace('60', '61'),
    text.replace('\n', '\r\n'),
    text.replace('"generation": 7', '"generation": 7.0'),
  ]) {
    expect(sealedPart(changed)).not.toBe(signed);
  }
});

test.each([
  [
    'another member behind the seal',
    (text: string) => text.replace('\n}\n', ',\n "pollSeconds": 1\n}\n'),
  ],
  ['a list in the list', (text: string) => text.replace('[{"keyId"', '[[],{"keyId"')],
  ['letters after the end', (text: string) => `${text}{}`],
  ['no line end', (text: string) => text.trimEnd()],
  ['a seal that is no list', (text: string) => text.replace(/"seal": .*/, '"seal": {}')],
])('%s is no seal', (_what, change) => {
  expect(sealedPart(change(write().text))).toBeNull();
});

test('seven days after its end a pointer is over, not a moment earlier, and never without a time', () => {
  const end = '2026-11-01T00:00:00Z';
  const last = Date.parse(end) + POINTER_GRACE_MS;
  expect([
    isLongOver(end, last),
    isLongOver(end, last + 1),
    isLongOver(end, null),
    isLongOver(null, last + 1),
  ]).toEqual([false, true, false, false]);
});

test('a pointer is over in the moment that it names, and never where the time is not known', () => {
  const [expiresAt, end] = ['2027-01-15T00:00:00.000Z', Date.parse('2027-01-15T00:00:00.000Z')];
  expect([
    isExpired({ expiresAt }, end - 1),
    isExpired({ expiresAt }, end),
    isExpired({ expiresAt }, null),
    isExpired({ expiresAt: null }, end),
  ]).toEqual([false, true, false, false]);
});
