/** One-time code after a login: once it is given it counts for this session. */
import type { OtpChannel } from '@site/domain/verification/login-otp';
import { usePlatform } from '@site/platform';
import { useOneTimeCode } from '@site/remote-kit/forms';

/** The state and acts of the code page, per channel. */
export function useLoginCode(channel: OtpChannel) {
  const { account } = usePlatform();
  const code = useOneTimeCode({
    channel,
    action: 'LoginOTP',
    checkBy: (given) => account.giveLoginCode(channel, given),
  });
  return {
    sent: code.sent,
    triesLeft: code.triesLeft,
    resendsLeft: code.resendsLeft,
    /** @returns what went wrong, or null. */
    sendCode: (sentTo: string): Promise<string | null> => code.send(sentTo),
    /** @returns what went wrong, or null once the code is given for this session. */
    check: (verificationCode: string): Promise<string | null> => code.check(verificationCode),
    /** @returns whether the operator allows it. */
    skip: (): Promise<boolean> => account.skipLoginCode(),
  };
}
