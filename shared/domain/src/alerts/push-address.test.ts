import { isPushAddress, PUSH_ADDRESS_MAX } from './push-address';

const FCM = 'https://fcm.googleapis.com/fcm/send/abc:APA91b-_x';

test.each([
  [FCM],
  ['https://fcm.googleapis.com/wp/abc'],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAA=='],
  ['https://web.push.apple.com/QNx-1_2'],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b'],
])('%s is of a push service', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no address', 'fcm.googleapis.com'],
  ['plain http', FCM.replace('https', 'http')],
  ['this machine', 'https://127.0.0.1/x'],
  ['this machine by name', 'http://localhost:8080/x'],
  ['metadata of a cloud', 'http://169.254.169.254/latest'],
  ['a longer name', 'https://fcm.googleapis.com.evil.example/x'],
  ['a longer name before it', 'https://evilfcm.googleapis.com/x'],
  ['the end without its dot', 'https://evilpush.apple.com/x'],
  ['the bare end', 'https://push.apple.com/x'],
  ['an account', 'https://user:pass@fcm.googleapis.com/x'],
  ['an account that looks like a service', 'https://fcm.googleapis.com@evil.example/x'],
  ['a service in an account, by a backslash', 'https://evil.example\\@fcm.googleapis.com/x'],
  ['a port', 'https://fcm.googleapis.com:8443/x'],
  ['no path', 'https://fcm.googleapis.com'],
  ['a line more', `${FCM}\nhost: evil.example`],
  ['a space before', ` ${FCM}`],
  ['a script', 'javascript:alert(1)//fcm.googleapis.com/'],
  ['too long a one', FCM + 'x'.repeat(PUSH_ADDRESS_MAX)],
])('%s is refused', (_what, address) => {
  expect(isPushAddress(address)).toBe(false);
});

test('an origin of tests counts whole, not as the beginning of another one', () => {
  const more = ['http://127.0.0.1:4000'];
  expect(isPushAddress('http://127.0.0.1:4000/push/1', more)).toBe(true);
  expect(isPushAddress('http://127.0.0.1:40001/push/1', more)).toBe(false);
  expect(isPushAddress('http://127.0.0.1:4000@evil.example/push', more)).toBe(false);
  expect(isPushAddress('http://127.0.0.1:4000/push/1')).toBe(false);
  expect(isPushAddress(FCM, more)).toBe(true);
});
