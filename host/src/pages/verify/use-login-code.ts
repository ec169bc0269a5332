/** One-time code after a login: once it is given it counts for this session. */
import type { OtpChannel } from '@site/domain/verification/login-otp';
import { KEYS, usePlatform } from '@site/platform/host';
import { useOneTimeCode } from '@site/remote-kit/forms';

/** The state and acts of the code page, per channel. */
export function useLoginCode(channel: OtpChannel) {
  const { storage, session } = usePlatform();
  const code = useOneTimeCode({ channel, action: 'LoginOTP' });
  /** The code counts for this session, and with it money is free. */
  const settle = (): void => {
    storage.write(KEYS.otpSkipped, '1');
    void session.reloadMember();
  };
  return {
    sent: code.sent,
    triesLeft: code.triesLeft,
    resendsLeft: code.resendsLeft,
    /** @returns what went wrong, or null. */
    sendCode: (sentTo: string): Promise<string | null> => code.send(sentTo),
    /** @returns what went wrong, or null once the code is given for this session. */
    check: async (verificationCode: string): Promise<string | null> => {
      const wrong = await code.check(verificationCode);
      if (wrong === null) settle();
      return wrong;
    },
    skip: settle,
  };
}
