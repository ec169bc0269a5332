/** The acts around an account as a remote has them: plain texts in, plain answers out. */
import { OTP_CHANNELS } from '@site/domain/verification/login-otp';
import type { Platform, SitePlatform } from '../platform';
import { RECOVERY_WAYS } from '../ports';
import { CapabilityError, type Holder } from './holder';

/** Makes it. What is handed in is read once and passed on as texts of the face's own. */
export function guardedAccount(
  { account }: SitePlatform,
  { name, own }: Holder,
): Platform['account'] {
  const text = (value: unknown): string => {
    if (typeof value !== 'string') throw new CapabilityError(name, 'fills a form with no text');
    return value;
  };
  const oneOf = <T extends string>(value: T, known: readonly T[]): T => {
    const found = known.find((each) => each === value);
    if (found === undefined) throw new CapabilityError(name, 'asks for a way that is not there');
    return found;
  };
  return Object.freeze<Platform['account']>({
    next: (requested) => own(account.next(requested === null ? null : text(requested))),
    register: async ({ userName, password, phoneNumber, email, dob, referralCode }) =>
      own(
        await account.register({
          userName: text(userName),
          password: text(password),
          phoneNumber: text(phoneNumber),
          email: text(email),
          dob: text(dob),
          referralCode: text(referralCode),
        }),
      ),
    sendName: async (email) => own(await account.sendName(text(email))),
    sendReset: async (way, { userName, phoneNumber, email }) =>
      own(
        await account.sendReset(oneOf(way, RECOVERY_WAYS), {
          userName: text(userName),
          phoneNumber: text(phoneNumber),
          email: text(email),
        }),
      ),
    setPassword: async (proof, newPassword) => {
      const { token, userName, passcode } = proof as Partial<Record<string, unknown>>;
      const given =
        token === undefined
          ? { userName: text(userName), passcode: text(passcode) }
          : { token: text(token) };
      return own(await account.setPassword(given, text(newPassword)));
    },
    redeemMail: async (token) => own(await account.redeemMail(text(token))),
    giveLoginCode: async (channel, code) =>
      own(await account.giveLoginCode(oneOf(channel, OTP_CHANNELS), text(code))),
    skipLoginCode: () => account.skipLoginCode(),
  });
}
