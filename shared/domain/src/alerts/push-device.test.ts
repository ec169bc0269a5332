import fc from 'fast-check';
import { hasKey, toldDevice, type PushDevice } from './push-device';

const device = (
  key: Uint8Array | null,
  json: ReturnType<PushDevice['toJSON']> = {},
): PushDevice => ({
  options: { applicationServerKey: key === null ? null : Uint8Array.from(key).buffer },
  toJSON: () => json,
});

test('a device has the key that it was made with, as the server writes it, and no other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 65 }), (key) => {
      const text = Buffer.from(key).toString('base64url');
      expect(hasKey(device(key), text)).toBe(true);
      expect(hasKey(device(key), `${text}A`)).toBe(false);
    }),
  );
  expect(hasKey(device(null), '')).toBe(false);
});

test('what the server is told of a device; less than all of it is nothing', () => {
  const keys = { p256dh: 'p', auth: 'a' };
  expect(toldDevice(device(null, { endpoint: 'https://push.example/1', keys }))).toEqual({
    address: 'https://push.example/1',
    p256dh: 'p',
    auth: 'a',
  });
  expect(toldDevice(device(null, { endpoint: 'https://push.example/1' }))).toBeNull();
  expect(toldDevice(device(null, { keys }))).toBeNull();
});
