import { CapabilityError } from './holder';
import { createFace } from './create-face';
import { site } from './face.fixture';

/** A site whose account writes down what reached it. */
function accountSite() {
  const reached: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      reached.push([name, ...given]);
      return Promise.resolve({ ok: true, value: null });
    };
  const account = {
    next: (requested: unknown) => (reached.push(['next', requested]), { kind: 'go', path: '/' }),
    ...Object.fromEntries(
      [
        'register',
        'sendName',
        'sendReset',
        'setPassword',
        'redeemMail',
        'giveLoginCode',
        'skipLoginCode',
      ].map((name) => [name, note(name)]),
    ),
  };
  return {
    reached,
    account: createFace(site({ account }), { name: 'keno', capabilities: ['account'] }).account,
  };
}
const FORM = {
  userName: 'anna0001',
  password: 'Passw0rd!',
  phoneNumber: '13712345678',
  email: '',
  dob: '1995-03-08',
  referralCode: '',
};
const WHO = { userName: 'anna0001', phoneNumber: '', email: '' };

test('what a form says comes through as plain texts, and nothing besides', async () => {
  const { account, reached } = accountSite();
  await account.register({ ...FORM, hostName: 'evil.example', affiliateCode: 'x' } as typeof FORM);
  await account.sendReset('sms', { ...WHO, token: 'x' } as typeof WHO);
  await account.setPassword({ token: 'abcdefgh', userName: 'anna' }, 'Newpass123');
  await account.setPassword({ userName: 'anna', passcode: '123456' }, 'Newpass123');
  await account.giveLoginCode('SMS', '123456');
  expect(account.next(null)).toEqual({ kind: 'go', path: '/' });
  expect(reached).toEqual([
    ['register', FORM],
    ['sendReset', 'sms', WHO],
    ['setPassword', { token: 'abcdefgh' }, 'Newpass123'],
    ['setPassword', { userName: 'anna', passcode: '123456' }, 'Newpass123'],
    ['giveLoginCode', 'SMS', '123456'],
    ['next', null],
  ]);
});

test('[C-05] what is no text, or a way that is not there, reaches nothing', async () => {
  const { account, reached } = accountSite();
  const shifty = { toString: () => 'anna0001' } as unknown as string;
  const tried = [
    account.register({ ...FORM, userName: shifty }),
    account.sendName(shifty),
    account.sendReset('constructor' as 'sms', WHO),
    account.sendReset('sms', { ...WHO, phoneNumber: shifty }),
    account.setPassword({ token: shifty }, 'Newpass123'),
    account.setPassword({ userName: 'anna', passcode: 'x' }, shifty),
    account.redeemMail(shifty),
    account.giveLoginCode('toString' as 'SMS', '123456'),
    account.giveLoginCode('SMS', shifty),
  ];
  for (const each of tried) await expect(each).rejects.toThrow(CapabilityError);
  expect(() => account.next(shifty)).toThrow(CapabilityError);
  expect(reached).toEqual([]);
});
